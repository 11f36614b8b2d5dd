import type { SeatShown } from '$lib/wire'
import { Texts } from '$lib/words/texts'
import english from '../../../../../../src/omerta/games/gangs/words/en.ftl?raw'
import polish from '../../../../../../src/omerta/games/gangs/words/pl.ftl?raw'
import type { Choice, Line } from '../view'
import boardEnglish from '../words/en.ftl?raw'
import boardPolish from '../words/pl.ftl?raw'
import views from './views.jsonl?raw'

/** A moment as one seat sees it, with the moment before and the lines between. */
export interface Sight {
  scene: string
  seat: number | null
  before: Record<string, unknown>
  view: Record<string, unknown>
  lines: Line[]
  choices: Choice[]
}

const PLAYERS = ['Ala', 'Bruno', 'Celina', 'Dominik']
const NOUNS = {
  gang: 'gang',
  card: 'gang',
  'victim-gang': 'gang',
  place: 'place',
  from: 'place',
  to: 'place',
  agent: 'place',
  victim: 'place',
}

export const SIGHTS: readonly Sight[] = views
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sight)

/** A fixed view by the name of its scene and the seat that looks (null: nobody's). */
export function sightOf(scene: string, seat: number | null): Sight {
  const sight = SIGHTS.find((one) => one.scene === scene && one.seat === seat)
  if (!sight) throw new Error(`no scene ${scene} for ${seat}`)
  return sight
}

export function seatsOf(count: number): SeatShown[] {
  return PLAYERS.slice(0, count).map((name, seat) => ({
    seat,
    kind: 'human',
    name,
    level: '',
    away: false,
    contributed: true,
    yours: false,
    left: null,
  }))
}

/** The real words of the game and of its board. */
export function wordsOf(language: 'en' | 'pl') {
  const sources = language === 'pl' ? [polish, boardPolish] : [english, boardEnglish]
  const texts = new Texts(language, sources, NOUNS)
  return {
    say: (key: string, facts: Record<string, string | number> = {}) => texts.text(key, facts, PLAYERS),
    tell: (choice: Choice) => texts.move(choice.facts, PLAYERS),
  }
}
