// Written by `make types` from src/omerta/games/syndicate/shapes. Do not edit.

export type Mover = number | 'chance' | null

export type Pair = [number, number]

export type Mode = 'new_york' | 'los_angeles' | 'solo'

export type Difficulty = 'easy' | 'medium' | 'hard'

export type Stage = '' | 'place' | 'effects' | 'closing' | 'open' | 'support' | 'draw' | 'cup' | 'roll' | 'over'

export type Options = { show_hand_size: boolean; difficulty?: Difficulty }

export type Turn = { token: number; as: number; field: number; strength: number }

/** S10: the token outside the cup, and the one that acts. */
export type Solo = { outside: number; acting: number | null }

/** The table as one seat sees it. */
export type View = {
  game: 'syndicate'
  mode: Mode
  options: Options
  stage: Stage
  to_move: Mover
  active: number
  fields: (Pair | null)[]
  markers: (number | null)[]
  closed: number[]
  wealth: number[]
  last: (number | null)[]
  last_turn: boolean
  turn: Turn | null
  todo: string[]
  free: number[]
  winner: number | null
  solo: Solo | null
  seat: number | null
  hand: number[] | null
  bag: number[] | null
  row: number[]
  hand_sizes: number[]
  bag_sizes: number[]
  reinforcements: number[]
  unseen_gang: number[][]
  unseen_reinforcements: number[]
  memory: number[][]
}

/** The position of the rules file. */
export type Position = {
  game: 'syndicate'
  mode: Mode
  options: Options
  stage: Stage
  to_move: Mover
  active: number
  fields: (Pair | null)[]
  markers: (number | null)[]
  closed: number[]
  wealth: number[]
  last: (number | null)[]
  last_turn: boolean
  turn: Turn | null
  todo: string[]
  free: number[]
  winner: number | null
  solo: Solo | null
  data: string
  digest: string
  hands: number[][]
  bags: number[][]
  pile: number[]
}

export type Place = { move: 'place'; token: number; field: number }

export type Decline = { move: 'decline' }

export type Effect = { move: 'effect'; field: number }

export type WithDistrict = { move: 'smuggle' | 'open' | 'advance'; district: number }

export type WithToken = { move: 'shoot' | 'draw' | 'reinforce' | 'hit'; token: number }

export type Roll = { move: 'roll'; die: number }

export type Cup = { move: 'cup'; solo: number }

export type Move = Place | Decline | Effect | WithDistrict | WithToken | Roll | Cup

export type SeatFacts = { seat: number }

export type TokenFacts = { seat: number; token: number }

export type PlacedFacts = { seat: number; token: number; field: string }

export type PlacedAsFacts = { seat: number; token: number; field: string; as: number }

export type MarkerFacts = { seat: number; district: string; count: number; marker: number }

export type AdvancedFacts = { district: string; count: number; marker: number }

export type OpenedFacts = { seat: number; district: string; marker: number }

export type PointsFacts = { seat: number; district: string; count: number }

export type WealthFacts = { seat: number; count: number; total: number }

export type FieldFacts = { field: string }

export type SeatFieldFacts = { seat: number; field: string }

export type ChoseDistrictFacts = { district: string; criterion: string }

export type ChoseFieldFacts = { field: string; criterion: string }

export type ChoseTokenFacts = { token: number; criterion: string }

export type CupFacts = { solo: number }

export type SteamrollFacts = { solo: number; acting: number }

export type RolledFacts = { die: number }

export type Events = {
  advanced: AdvancedFacts
  begins: SeatFacts
  bombed: MarkerFacts
  called: TokenFacts
  'called-unseen': SeatFacts
  'chose-district': ChoseDistrictFacts
  'chose-field': ChoseFieldFacts
  'chose-token': ChoseTokenFacts
  cup: CupFacts
  dealt: TokenFacts
  'dealt-unseen': SeatFacts
  'district-closed': PointsFacts
  'district-full': PointsFacts
  'district-opened': OpenedFacts
  drawn: TokenFacts
  'drawn-unseen': SeatFacts
  'free-field': SeatFieldFacts
  joined: TokenFacts
  'joined-unseen': SeatFacts
  'last-turn': SeatFacts
  'no-effect': FieldFacts
  'no-placement': SeatFacts
  over: SeatFacts
  placed: PlacedFacts
  'placed-as': PlacedAsFacts
  rolled: RolledFacts
  'row-shared': PointsFacts
  'row-won': PointsFacts
  shot: TokenFacts
  'shot-row': TokenFacts
  'shot-unseen': SeatFacts
  smuggled: MarkerFacts
  steamroll: SteamrollFacts
  strength: MarkerFacts
  support: SeatFacts
  'support-declined': SeatFacts
  wealth: WealthFacts
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
