/** What the tests of boards look at: moments of real games, as `make fixtures` wrote them. */
import type { Choice as AnyChoice, SeatShown } from '$lib/wire'
import { Texts } from '$lib/words/texts'
import programEnglish from '../../../../../src/omerta/words/en.ftl?raw'
import programPolish from '../../../../../src/omerta/words/pl.ftl?raw'
import type { AnyShapes, BoardProps, Choice, Shown } from '../board'

/** A moment as one seat sees it, with the moment before and the lines between. */
export interface Sight<Shapes extends AnyShapes> {
  scene: string
  seat: number | null
  before: Shown<Shapes>
  view: Shown<Shapes>
  lines: Shapes['line'][]
  choices: Choice<Shapes>[]
  sums: Shapes['sums'] | null
}

export function readSights<Shapes extends AnyShapes>(text: string): readonly Sight<Shapes>[] {
  const lines = text.trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Sight<Shapes>)
}

/** A moment by the name of its scene and the seat that looks (null: nobody's). */
export function findSight<One extends { scene: string; seat: number | null }>(
  sights: readonly One[],
  scene: string,
  seat: number | null,
): One {
  const sight = sights.find((one) => one.scene === scene && one.seat === seat)
  if (!sight) throw new Error(`no scene ${scene} for ${seat}`)
  return sight
}

/** The moves of one kind. */
type MoveOf<Move extends { move: string }, Kind> = Move extends { move: infer Kinds }
  ? Kind extends Kinds
    ? Move
    : never
  : never

/** What is on offer of one kind. */
export function offersOf<Move extends { move: string }, Kind extends Move['move']>(
  { choices }: { choices: readonly (Omit<AnyChoice, 'move'> & { move: Move })[] },
  kind: Kind,
): (AnyChoice & { move: MoveOf<Move, Kind> })[] {
  return choices.filter((choice): choice is AnyChoice & { move: MoveOf<Move, Kind> } => choice.move.move === kind)
}

export const PLAYERS = ['Ala', 'Bruno', 'Celina', 'Dominik']

export function seatsOf(count: number, own: number | null = null): SeatShown[] {
  return PLAYERS.slice(0, count).map((name, seat) => ({
    seat,
    kind: 'human',
    name,
    level: '',
    away: false,
    contributed: true,
    yours: seat === own,
    left: null,
    resigned: false,
    here: false,
    thinks: null,
  }))
}

/** The real words of a game and its board, from its own texts. */
export function wordsIn(
  game: { nouns: Record<string, string>; names: { en: string; pl: string } },
  language: 'en' | 'pl',
  texts: string[],
): Pick<BoardProps, 'say' | 'tell'> & { has: (key: string) => boolean } {
  const sources = [language === 'pl' ? programPolish : programEnglish, game.names[language], ...texts]
  const words = new Texts(language, sources, game.nouns)
  return {
    say: (key, facts = {}) => words.text(key, facts, PLAYERS),
    tell: (choice) => words.move(choice.facts, PLAYERS),
    has: (key) => words.has(key),
  }
}
