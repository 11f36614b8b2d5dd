import english from '../../../../../../src/omerta/games/families/words/en.ftl?raw'
import polish from '../../../../../../src/omerta/games/families/words/pl.ftl?raw'
import { findSight, readSights, seatsOf, wordsIn } from '../../test/sights'
import { boxOf } from '../box'
import type { Part } from '../part'
import type { Shapes } from '../shapes'
import boardEnglish from '../words/en.ftl?raw'
import boardPolish from '../words/pl.ftl?raw'
import game from './game.json'
import views from './views.jsonl?raw'

export const SIGHTS = readSights<Shapes>(views)

export const wordsOf = (language: 'en' | 'pl') =>
  wordsIn(game, language, language === 'pl' ? [polish, boardPolish] : [english, boardEnglish])

/** What a part of the board gets in a scene; nothing is lit. */
export function partOf(scene: string, seat: number | null, language: 'en' | 'pl' = 'en'): Part {
  const { view, sums, choices } = findSight(SIGHTS, scene, seat)
  return {
    view,
    sums,
    box: boxOf(null),
    seat,
    seats: seatsOf(view.families, seat),
    say: wordsOf(language).say,
    trace: () => undefined,
    lit: new Set(),
    picked: new Set(),
    shot: null,
    motion: false,
    isAsked: choices.length > 0,
    touch: () => undefined,
  }
}
