import type { SeatShown } from '$lib/wire'
import type { Say, Shot, Shown, Trace } from '../board'
import type { FamiliesBox } from './box'
import type { Shapes, Sums } from './shapes'

/**
 * What every part of the board gets: it draws its share of the view and reports touches. Things are named as the facts of
 * moves name them, noun and value: `space:P1`, `space:M02`, `territory:3`, `job:R01`, `ally:mayor`, `card:$2`, `seat:1`,
 * `figure:thug`, `case:0` (the viewer's suitcase), `act:pass` and other answers of their own as `answer:…`.
 */
export interface Part {
  view: Shown<Shapes>
  sums: Sums | null
  box: FamiliesBox
  /** Who looks; null: a spectator. */
  seat: number | null
  seats: SeatShown[]
  say: Say
  trace: (id: string) => Trace | undefined
  /** Things that can be touched now: an outline and a small arrow, nothing else fades. */
  lit: ReadonlySet<string>
  /** Things that are selected or that the proposed move is about. */
  picked: ReadonlySet<string>
  /** What the film shows. */
  shot: Shot<Shapes> | null
  motion: boolean
  /** Whether whoever looks is asked something. */
  isAsked: boolean
  touch: (id: string) => void
}
