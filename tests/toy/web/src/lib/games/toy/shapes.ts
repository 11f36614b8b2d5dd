// Written by `make types` from src/omerta/games/toy/shapes. Do not edit.

export type Mover = number | 'chance' | null

/** The table as one seat sees it. */
export type View = {
  game: 'toy'
  seat: number | null
  to_move: Mover
  leader: number | null
  led: number | null
  hand: number[]
  out: number[]
  hands: number[]
  points: number[]
}

/** The position of the rules file. */
export type Position = {
  game: 'toy'
  to_move: Mover
  leader: number
  led: number | null
  hands: number[][]
  out: number[]
  points: number[]
}

export type WithCard = { move: 'play' | 'deal'; card: number }

export type Begin = { move: 'begin'; seat: number }

export type Move = WithCard | Begin

export type NoFacts = Record<string, never>

export type SeatFacts = { seat: number }

export type SeatCardFacts = { seat: number; card: number }

export type Events = {
  begins: SeatFacts
  dealt: SeatCardFacts
  'dealt-unseen': SeatFacts
  over: NoFacts
  played: SeatCardFacts
  taken: SeatFacts
}

/** A line of the journal as somebody reads it. */
export type Line = {
  [Kind in keyof Events]: { number: number; event: Kind; clause: string; facts: Events[Kind]; by: number | null }
}[keyof Events]

/** All of them, for the board's props. */
export interface Shapes {
  view: View
  position: Position
  move: Move
  line: Line
  sums: null
}
