// Written by `make types` from src/omerta/games/families/shapes. Do not edit.

export type Mover = number | 'chance' | null

export type Money = '$1' | '$2' | '$3' | '$5'

export type Good = 'gun' | 'booze' | 'blood' | 'narcotics'

export type Card = '$1' | '$2' | '$3' | '$5' | 'gun' | 'booze' | 'blood' | 'narcotics'

export type FigureKind = 'thug' | 'member' | 'union_boss' | 'mayor' | 'police_chief'

export type Form = 'square' | 'round'

export type Side = 'front' | 'back'

export type Zone = 'hand' | 'case'

export type Why = 'tribute' | 'cost' | 'job'

export type Stake = '$1' | '$2' | '$3' | '$5' | 'job'

export type CountedCard = '$1' | '$2' | '$3' | '$5' | 'gun' | 'booze' | 'blood' | 'narcotics' | 'jobs'

export type StepName =
  | 'place_tile'
  | 'turn'
  | 'pay'
  | 'cost'
  | 'discard'
  | 'stash'
  | 'effect'
  | 'hit'
  | 'to'
  | 'show'
  | 'marker'
  | 'bid'
  | 'take'
  | 'horse'
  | 'tile'
  | 'draw'
  | 'ai_draw'
  | 'refill_jobs'
  | 'refill_allies'
  | 'steal'
  | 'ai_lose'
  | 'ai_show'
  | 'ai_bid'
  | 'ai_take'
  | 'ai_space'
  | 'benefit'
  | 'gain'
  | 'control'
  | 'offer_end'
  | 'ai_turn'
  | 'ai_yield'
  | 'ai_gain'
  | 'ai_control'
  | 'turf'
  | 'award'

export type Face = [string, string]

export type Showing = [number | string, number | string]

/** F2.5. */
export type Settings = {
  control_pays: Side
  ai_control_card: 'faq' | 'job'
  ai_control_members: boolean
  ai_yield: 'one' | 'all'
  ally_figures: 'neutral' | 'owner'
  solo_thugs: 'base' | 'three'
  ai_prefer_three: boolean
  ai_sum_tie: boolean
  ai_avoid_extra: boolean
  ai_deck_out: 'one' | 'by_dons'
  first: number | null
}

export type Tiles = { blue: string[]; red: string[] }

export type Figure = { seat: number; kind: FigureKind }

export type Ally = { ally: string; played: boolean }

/** A seat as it sees itself. */
export type Own = {
  hand: Record<Card, number>
  hand_jobs: string[]
  case: Record<Money, number>
  case_jobs: string[]
  thugs: number
  members: number
  markers: number
  allies: Ally[]
}

/** A seat as the others see it. */
export type Other = {
  thugs: number
  members: number
  markers: number
  allies: Ally[]
  hand_count: number
  case_count: number
}

export type Score = { money: number; territories: number[]; colours: string[]; total: number }

/** What is to be done; which fields there are goes with the step. */
export type Step = {
  from?: number | string | null
  for?: number
  step: StepName
  seat?: number
  left?: number
  faces?: Face[]
  icons?: string[]
  why?: Why
  access?: Good[]
  tile?: string
  job?: string
  business?: string
  side?: Side
  code?: string
  territory?: number
  shape?: Form
  what?: string
  zone?: Zone
  figure?: FigureKind
  spaces?: string[]
  space?: string
  by?: number
}

export type Case = { $1: number; $2: number; $3: number; $5: number; jobs: string[] }

/** What a careful witness has counted of a seat. */
export type Counted = { hand: Record<CountedCard, number>; case: Case }

/** What was counted: now, or before the first theft between others, and what has happened since. */
export type Memory = {
  counted: Counted[] | null
  since: number[] | null
  past: (number | string)[][]
}

/** The table as one seat sees it. */
export type View = {
  game: 'families'
  data: string
  digest: string
  families: number
  dons: (string | null)[]
  settings: Settings
  act: number
  phase: number
  horse: number
  active: number | null
  to_move: Mover
  passed: number[]
  supply: Record<Card, number>
  job_discard: string[]
  open_jobs: string[]
  tiles_left: Tiles
  tiles: string[][]
  row: string[]
  figures: Record<string, Figure>
  hudson: Figure[]
  markers: number[][]
  scores: Score[] | null
  winners: number[] | null
  seat: number | null
  job_deck_count: number
  seats: (Own | Other)[]
  bids: (Record<Stake, number> | 'hidden' | null)[]
  shown: Showing[]
  todo: Step[]
  memory: Memory
}

/** The position of the rules file. */
export type Position = {
  game: 'families'
  data: string
  digest: string
  families: number
  dons: (string | null)[]
  settings: Settings
  act: number
  phase: number
  horse: number
  active: number | null
  to_move: Mover
  passed: number[]
  supply: Record<Card, number>
  job_discard: string[]
  open_jobs: string[]
  tiles_left: Tiles
  tiles: string[][]
  row: string[]
  figures: Record<string, Figure>
  hudson: Figure[]
  markers: number[][]
  scores: Score[] | null
  winners: number[] | null
  job_deck: string[]
  seats: Own[]
  bids: (Record<Stake, number> | null)[]
  shown: Showing[]
  todo: Step[]
}

/** A Turf War as it would go now, and who has what the stack of markers says. */
export type TerritorySums = {
  tally: number[]
  neutral: number
  strongest: number | null
  controller: number | null
  bonus: number | null
}

/** A side of a business that asks for discards first. */
export type FaceSums = { business: string; discard: number; icons: Record<string, number> }

/** What a space shows to whoever stands there: icons, and sides with a cost. */
export type SpaceSums = { icons: Record<string, number>; costly: FaceSums[] }

/** What a don would use now, and where; among several places chance decides. */
export type DonSums = { figure: FigureKind | null; ally: string | null; spaces: string[] }

/** Whether a Job can be paid; what is missing, and how much of that Narcotics in hand replace. */
export type JobSums = { payable: boolean; missing: Record<string, number>; replaced: number }

/** One's own Jobs of a colour. */
export type ColourSums = { colour: string; count: number }

/** Of the family that looks. */
export type OwnSums = {
  hand_size: number
  excess: number
  money: number
  for_territories: number
  for_colours: number
  total: number
  is_final: boolean
  colours: ColourSums[]
  jobs: Record<string, JobSums>
}

/** What a player would add up in the head. */
export type Sums = {
  order: number[]
  hand_limit: number
  territories: TerritorySums[]
  spaces: Record<string, SpaceSums>
  open_scores: number[]
  dons: (DonSums | null)[]
  own: OwnSums | null
}

export type Pass = { move: 'pass' }

export type Open = { move: 'open'; territory: number }

export type Thug = { move: 'thug'; business: string }

export type WithSpace = { move: 'member' | 'to' | 'random_space'; space: string }

export type PerhapsSpace = { move: 'kill' | 'figure'; space: string | null }

export type WithJob = { move: 'job' | 'draw'; job: string }

export type WithAlly = { move: 'ally' | 'take' | 'ally_up' | 'random_ally'; ally: string }

export type Pay = { move: 'pay'; goods: Good[] }

export type Cost = { move: 'cost'; pay: boolean }

export type WithCard = { move: 'discard' | 'random'; card: string }

export type PerhapsMoney = { move: 'stash' | 'exchange' | 'bid'; card: Money | null }

export type Show = { move: 'show'; card: Money }

export type PerhapsTerritory = { move: 'territory'; territory: number | null }

export type Rival = { move: 'rival'; seat: number | null }

export type OfGood = { move: 'good'; good: Good }

export type Rescue = { move: 'rescue'; kind: 'thug' | 'member' }

export type Marker = { move: 'marker'; from: number | null }

export type Horse = { move: 'horse'; seat: number }

export type Tile = { move: 'tile'; tile: string }

export type Move =
  | Pass
  | Open
  | Thug
  | WithSpace
  | PerhapsSpace
  | WithJob
  | WithAlly
  | Pay
  | Cost
  | WithCard
  | PerhapsMoney
  | Show
  | PerhapsTerritory
  | Rival
  | OfGood
  | Rescue
  | Marker
  | Horse
  | Tile

export type ActFacts = { act: number }

export type PhaseFacts = { phase: number; act: number }

export type SeatFacts = { seat: number }

export type CardFacts = { seat: number; card: string }

export type JobUpFacts = { job: string }

export type JobFacts = { seat: number; job: string }

export type AllyUpFacts = { ally: string }

export type AllyFacts = { seat: number; ally: string }

export type SpaceFacts = { seat: number; space: string }

export type TerritoryFacts = { seat: number; territory: number }

export type TiedFacts = { territory: number }

export type FigureFacts = { seat: number; figure: FigureKind }

export type PlacedFacts = { seat: number; figure: FigureKind; space: string }

export type KilledFacts = { seat: number; rival: number; figure: FigureKind; space: string }

export type MovedFacts = {
  seat: number
  rival: number
  figure: FigureKind
  source: string
  space: string
}

export type RivalFacts = { seat: number; rival: number }

export type RivalCardFacts = { seat: number; rival: number; card: string }

export type BidFacts = { seat: number; count: number; value: number }

export type ColourFacts = { seat: number; colour: string }

export type ScoreFacts = { seat: number; money: number; total: number }

export type TileFacts = { tile: string }

export type OpenedFacts = { seat: number; tile: string; territory: number }

export type ChoseFacts = { seat: number; space: string; test: string }

export type YieldFacts = { seat: number; space: string; case: 'a' | 'b' | 'c' | 'd' | 'e' | 'few' }

export type ExchangedFacts = { seat: number; card: string; for: string }

export type MarkerFacts = { seat: number; from: number; territory: number }

export type Events = {
  'act-begins': ActFacts
  'ally-up': AllyUpFacts
  bid: CardFacts
  'bid-closed': SeatFacts
  'bid-revealed': BidFacts
  bribed: CardFacts
  'car-bomb': TerritoryFacts
  'colour-bonus': ColourFacts
  completed: JobFacts
  controller: SpaceFacts
  'deck-is-empty': SeatFacts
  declined: SeatFacts
  'digs-in': TerritoryFacts
  discarded: CardFacts
  'don-bid': CardFacts
  'don-chose': ChoseFacts
  'don-completed': JobFacts
  'don-controls': SeatFacts
  'don-gained': CardFacts
  'don-job-instead': SeatFacts
  'don-lost': CardFacts
  'don-no-access': JobFacts
  'don-no-target': SeatFacts
  'don-shows': CardFacts
  'don-stashed': JobFacts
  'don-uses': FigureFacts
  'don-uses-ally': AllyFacts
  'don-yield': YieldFacts
  drew: JobFacts
  'drew-unseen': SeatFacts
  'drives-by': TerritoryFacts
  exchanged: ExchangedFacts
  gained: CardFacts
  horse: SeatFacts
  'job-up': JobUpFacts
  'keeps-cards': SpaceFacts
  'keeps-markers': TerritoryFacts
  killed: KilledFacts
  marked: TerritoryFacts
  'marker-moved': MarkerFacts
  moved: MovedFacts
  'moves-figure': SpaceFacts
  'nothing-to-steal': SeatFacts
  'offer-returned': RivalCardFacts
  'offer-taken': RivalCardFacts
  opened: OpenedFacts
  paid: CardFacts
  passed: SeatFacts
  'pays-cost': SpaceFacts
  'phase-begins': PhaseFacts
  placed: PlacedFacts
  'plays-ally': AllyFacts
  recalled: FigureFacts
  rescued: FigureFacts
  'robs-case': RivalFacts
  'robs-hand': RivalFacts
  score: ScoreFacts
  shows: CardFacts
  'shows-nothing': SeatFacts
  'shows-unseen': SeatFacts
  stashed: CardFacts
  stolen: RivalCardFacts
  'stolen-unseen': RivalFacts
  'stops-stashing': SeatFacts
  'supply-lacks': CardFacts
  'takes-job': JobFacts
  'territory-bonus': TerritoryFacts
  'tile-drawn': TileFacts
  'took-ally': AllyFacts
  'turf-tied': TiedFacts
  'turf-won': TerritoryFacts
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
  sums: Sums
}
