import english from '../../../../../../src/omerta/games/families/words/en.ftl?raw'
import polish from '../../../../../../src/omerta/games/families/words/pl.ftl?raw'
import type { SeatShown } from '$lib/wire'
import { findSight, readSights, seatsOf, wordsIn } from '../../test/sights'
import type { Shapes, View } from '../shapes'
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

/** Those who sit at a table: people, and dons where a rulebook plays. */
export function seatsIn(view: View, own: number | null): SeatShown[] {
  const [person] = seatsOf(1, own)
  if (!person) throw new Error('nobody sits there')
  const names = ['Ala', 'Bruno', 'Celina', 'Dominik', 'Ewa']
  return view.dons.map((don, seat) => ({
    ...person,
    seat,
    kind: don ? 'automaton' : 'human',
    name: don ?? names[seat] ?? '',
    yours: seat === own,
  }))
}
