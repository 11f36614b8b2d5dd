import english from '../../../../../../src/omerta/games/families/words/en.ftl?raw'
import polish from '../../../../../../src/omerta/games/families/words/pl.ftl?raw'
import { findSight, readSights, wordsIn } from '../../test/sights'
import type { Shapes } from '../shapes'
import boardEnglish from '../words/en.ftl?raw'
import boardPolish from '../words/pl.ftl?raw'
import game from './game.json'
import views from './views.jsonl?raw'

export const SIGHTS = readSights<Shapes>(views)

export const sightOf = (scene: string, seat: number | null) => findSight(SIGHTS, scene, seat)

/** A moment as whoever is asked sees it. */
export function asked(scene: string) {
  const sight = SIGHTS.find((one) => one.scene === scene && one.choices.length)
  if (!sight) throw new Error(`nobody is asked in ${scene}`)
  return sight
}

export const wordsOf = (language: 'en' | 'pl') =>
  wordsIn(game, language, language === 'pl' ? [polish, boardPolish] : [english, boardEnglish])
