// Written by `make types` from src/omerta/games/gangs/shapes. Do not edit.

export type Mover = number | 'chance' | null

/** The table as one seat sees it. */
export type View = {
  game: 'gangs'
  players: number
  to_move: Mover
  active: number | null
  pyramid: (number | null)[]
  top: number | null
  bosses: number[]
  discard: number[]
  out: number[]
  alliances: number[][]
  revealed: number[][]
  passed: number[]
  hole: number | null
  revealing: number[]
  heart_opened: boolean
  no_mans_land_opened: boolean
  crowned: boolean
  seat: number | null
  deck: number
  deck_members: number[] | null
  hidden: number[]
  hands: number[]
  influence: number[]
}

/** The position of the rules file. */
export type Position = {
  game: 'gangs'
  players: number
  to_move: Mover
  active: number | null
  pyramid: (number | null)[]
  top: number | null
  bosses: number[]
  discard: number[]
  out: number[]
  alliances: number[][]
  revealed: number[][]
  passed: number[]
  hole: number | null
  revealing: number[]
  heart_opened: boolean
  no_mans_land_opened: boolean
  crowned: boolean
  members: number[]
  influence: number[][]
}

export type Climb = { move: 'climb'; from: number; to: number }

export type Fill = { move: 'fill'; from: number }

export type Pass = { move: 'pass' }

export type Influence = { move: 'influence'; card: number; agent: number; victim: number }

export type WithGang = { move: 'reveal' | 'deal'; gang: number }

export type Begin = { move: 'begin'; seat: number }

export type Move = Climb | Fill | Pass | Influence | WithGang | Begin

export type NoFacts = Record<string, never>

export type SeatFacts = { seat: number }

export type GangFacts = { gang: number }

export type SeatGangFacts = { seat: number; gang: number }

export type LaidFacts = { gang: number; place: number }

export type TopFacts = { gang: number; to: number }

export type CountFacts = { count: number }

export type ClimbFacts = { seat: number; gang: number; from: number; to: number }

export type InfluenceFacts = {
  seat: number
  card: number
  agent: number
  gang: number
  victim: number
  'victim-gang': number
}

export type Events = {
  alliance: SeatGangFacts
  'alliance-unseen': SeatFacts
  begins: SeatFacts
  climb: ClimbFacts
  crowned: SeatGangFacts
  fill: ClimbFacts
  'heart-opened': SeatFacts
  influence: InfluenceFacts
  'influence-card': SeatGangFacts
  'influence-card-unseen': SeatFacts
  laid: LaidFacts
  'no-mans-land-opened': SeatFacts
  over: NoFacts
  pass: SeatFacts
  'pass-unasked': SeatFacts
  reshuffled: CountFacts
  reveal: SeatGangFacts
  'take-top': TopFacts
  turned: GangFacts
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
