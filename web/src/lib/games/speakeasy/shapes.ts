// Written by `make types` from src/omerta/games/speakeasy/shapes. Do not edit.

export type Mover = number | 'chance' | null

export type Pair = [number, number]

export type Deck = 'vip' | 'party' | 'stills' | 'fleet'

export type Track = 'vip' | 'party' | 'stills' | 'fleet' | 'strength' | 'any'

export type Kind = 'stills' | 'speakeasy' | 'nightclub' | 'casino'

export type Zone = 'downtown' | 'midtown' | 'uptown'

export type Location =
  'docks' | 'city_hall' | 'restaurant' | 'commission' | 'contractor' | 'planning' | 'garage' | 'park'

export type Goal =
  | 'docks_1'
  | 'docks_2'
  | 'docks_3'
  | 'city_hall_3'
  | 'city_hall_5'
  | 'city_hall_7'
  | 'infamy_10'
  | 'infamy_15'
  | 'infamy_22'
  | 'downtown'
  | 'midtown'
  | 'uptown'
  | 'cp_1'
  | 'cp_2'
  | 'cp_3'
  | 'cp_4'
  | 'cp_5'

export type Mode = 'no' | 'paid' | 'free'

export type Difficulty = 'easy' | 'normal' | 'hard' | 'very_hard'

export type Phase = 'setup' | 'docks' | '1920' | 'turns' | 'war' | 'over'

export type Why = 'level' | 'casino' | 'order'

export type Pile =
  | 'first'
  | 'block'
  | 'site'
  | 'mobster'
  | 'cop'
  | 'tile'
  | 'goal'
  | 'card'
  | 'helper'
  | 'crate'
  | 'port'
  | 'jo_level'
  | 'jo'
  | 'jo_district'

export type JoSymbol = 'jo_member' | 'jo_helper'

export type ScorePart = 'pocket' | 'safe' | 'buildings' | 'bottles' | 'tiles' | 'total'

export type StepName =
  | 'take_card'
  | 'goon_free'
  | 'family_member'
  | 'waiting_member'
  | 'leverage_token'
  | 'book'
  | 'city_tile'
  | 'helper_card'
  | 'level_up'
  | 'discard_for_level'
  | 'truck_range'
  | 'cash'
  | 'copy_helper'
  | 'play_card'
  | 'hire_goons'
  | 'produce'
  | 'sell'
  | 'deliver'
  | 'protect'
  | 'ambush'
  | 'get_associate'
  | 'build_small'
  | 'build_big'
  | 'build_speakeasy'
  | 'build_nightclub'
  | 'build_casino'
  | 'upgrade'
  | 'take_over_any'
  | 'change_turn_order'
  | 'play_city_tiles'
  | 'cook_books'
  | 'exchange_capos'
  | 'choose'
  | 'jo_place'
  | 'jo_level'
  | 'jo_lowest_level'
  | 'jo_protect'
  | 'jo_produce'
  | 'jo_deliver'
  | 'jo_sell'
  | 'jo_ambush'
  | 'jo_helper'
  | 'jo_member'
  | 'jo_turn_order'
  | 'jo_books'
  | 'call'
  | 'capo'
  | 'row'
  | 'shift'
  | 'bonus'
  | 'discard'
  | 'play_1920'
  | 'raid'
  | 'barrel'
  | 'recall'
  | 'open_1920'
  | 'place'
  | 'force'
  | 'column'
  | 'give_back'
  | 'defend'
  | 'deal'
  | 'rise'
  | 'erect'
  | 'sail'
  | 'war_end'
  | 'cops'
  | 'payout'
  | 'jo_turn'

export type DockPlace = [number | string, number | string]

/** An effect as the box writes it (E10). */
export type Effect = {
  do: StepName
  n?: number
  times?: number
  max?: number
  range?: number
  type?: Track
  track?: Track
  kind?: Kind
  zone?: Zone
  of?: Effect[]
  different?: boolean
  mandatory?: boolean
}

/** What is to be done. */
export type Step = {
  left?: number | Effect[] | number[]
  n?: number
  stop?: boolean
  type?: Track
  track?: Track
  range?: number | null
  only?: 'docks' | 'vip' | null
  times?: number
  spent?: number
  bonus?: number
  used?: Pair
  kind?: Kind
  open?: JoSymbol[]
  zone?: Zone
  row?: number
  pile?: Pile
  district?: number
  slot?: number | string
  space?: number
  place?: number
  ship?: string
  hired?: number[]
  by?: StepName
  moved?: DockPlace[]
  why?: Why
  step: StepName
  seat: number | null
}

export type Settings = {
  first: number | null
  rebuild_stills: boolean
  open_safes: boolean
  difficulty: Difficulty | null
}

export type Visit = { location: Location; person: number | null }

export type Space = {
  tile: string | null
  owner: number | null
  kind: Kind | null
  member: boolean
  barrel: boolean
  mob: boolean
}

export type Ship = { port: number | null; barrels: number; crate: number | null }

export type Associate = { mobster: string; district: number; free: boolean }

export type Truck = { district: number | null; load: number }

/** All that a seat has. */
export type Seat = {
  pocket: number
  safe: number | null
  levels: Record<string, number>
  goons: number
  capos: number
  own_members: number
  vip: number
  lost_members: number
  books: number
  leverage: number
  hand: string[] | null
  dealt: Record<Deck, string | null> | null
  slots: Record<Deck, string | null> | null
  board: string[]
  tiles: string[]
  played: string[]
  helpers: number[]
  used: number[]
  crates: number[]
  associate: Associate | null
  trucks: Truck[] | null
  stills: number
}

/** What the viewer knows of a seat. */
export type SeenSeat = {
  pocket: number
  safe: number | null
  levels: Record<string, number>
  goons: number
  capos: number
  own_members: number
  vip: number
  lost_members: number
  books: number
  leverage: number
  hand: string[] | null
  dealt: Record<Deck, string | boolean | null> | null
  slots: Record<Deck, string | null> | null
  board: string[]
  tiles: string[]
  played: string[]
  helpers: number[]
  used: number[]
  crates: number[]
  associate: Associate | null
  trucks: Truck[] | null
  stills: number
}

export type Cards = { top: string | null; unseen: Record<string, number>; under: string[] }

export type SeenCards = { top: string | null; not_seen: Record<string, number>; under: string[] }

/** E23.6: Jo's decks. */
export type Solo = {
  slots: Record<string, number>
  unseen: Record<string, string[]>
  loose: string[]
  under: string[][]
  aside: string[]
  card: string | null
  district_deck: number[]
}

/** The table as one seat sees it. */
export type View = {
  game: 'speakeasy'
  data: string
  digest: string
  players: number
  settings: Settings
  act: number
  round: number
  phase: Phase
  to_move: Mover
  active: number | null
  order: (number | null)[]
  lower: (number | null)[]
  visit: Visit | null
  todo: Step[]
  blocked: number[]
  spaces: Record<string, Space>
  mobs_waiting: number[]
  district_tiles: number[]
  mobsters: Record<string, string>
  strength: Record<string, number | null>
  mobster_decks: Record<string, string[]>
  cops: number[]
  cops_waiting: number[]
  docks: Record<Zone, (number | null)[]>
  ships: Record<string, Ship>
  crate_top: number | null
  crates_left: number[]
  display: (string | string[] | null)[]
  tiles_left: Record<string, number>
  helpers: (number | null)[]
  helpers_left: number[]
  goals: Record<string, string | null>
  books: Record<string, number[]>
  capos: Record<Location, (number | null)[]>
  decks: Record<Deck, SeenCards>
  seats: SeenSeat[]
  solo: Solo | null
  scores: Record<ScorePart, number>[] | null
  viewer: number | null
}

/** The position of the rules file. */
export type Position = {
  game: 'speakeasy'
  data: string
  digest: string
  players: number
  settings: Settings
  act: number
  round: number
  phase: Phase
  to_move: Mover
  active: number | null
  order: (number | null)[]
  lower: (number | null)[]
  visit: Visit | null
  todo: Step[]
  blocked: number[]
  spaces: Record<string, Space>
  mobs_waiting: number[]
  district_tiles: number[]
  mobsters: Record<string, string>
  strength: Record<string, number | null>
  mobster_decks: Record<string, string[]>
  cops: number[]
  cops_waiting: number[]
  docks: Record<Zone, (number | null)[]>
  ships: Record<string, Ship>
  crate_top: number | null
  crates_left: number[]
  display: (string | string[] | null)[]
  tiles_left: Record<string, number>
  helpers: (number | null)[]
  helpers_left: number[]
  goals: Record<string, string | null>
  books: Record<string, number[]>
  capos: Record<Location, (number | null)[]>
  decks: Record<Deck, Cards>
  seats: Seat[]
  solo: Solo | null
  scores: Record<ScorePart, number>[] | null
}

export type Plain = { move: 'hire' | 'strike' | 'done' }

export type WithHelper = { move: 'call' | 'recruit' | 'copy'; helper: number }

export type Restaurant = { move: 'capo'; location: 'restaurant' }

export type Capo = { move: 'capo'; location: Location; person: number }

export type ParkFrom = { move: 'capo'; location: 'park'; from: Location; person: number }

export type ParkFromRestaurant = { move: 'capo'; location: 'park'; from: 'restaurant'; seat: number }

export type Do = { move: 'do'; effect: StepName }

export type Take = { move: 'take'; deck: Deck }

export type TakeTile = { move: 'tile'; slot: number }

export type ToVip = { move: 'member'; to: 'vip' }

export type ToDocks = { move: 'member'; to: 'docks'; zone: Zone; row: number }

export type Shift = { move: 'shift'; zone: Zone; row: number; to_zone: Zone; to_row: number }

export type Recall = { move: 'recall'; zone: Zone; row: number }

export type Bonus = { move: 'bonus'; row: number }

export type Level = { move: 'level'; track: Track }

export type WithCard = { move: 'discard' | 'play'; card: string }

export type WithSpace = { move: 'protect' | 'sell' | 'barrel' | 'at' | 'yield'; space: number }

export type Drive = { move: 'enter' | 'drive'; truck: number; district: number }

export type Load = { move: 'load'; truck: number }

export type Buy = { move: 'buy'; truck: number; barrels: number }

export type Unload = { move: 'unload'; truck: number; space: number }

export type Ambush = { move: 'ambush'; ship: string }

export type Rival = { move: 'rival'; seat: number }

export type TakeAssociate = { move: 'associate'; mobster: string }

export type Build = { move: 'build'; slot: string }

export type Force = { move: 'force'; mode: Mode }

export type Order = { move: 'order'; column: number }

export type PlayTile = { move: 'city'; tile: string }

export type Cook = { move: 'cook'; goal: Goal }

export type GiveBack = { move: 'return'; tile: string; slot: number }

export type Defend = { move: 'defend'; space: number; mode: Mode }

export type DealFirst = { move: 'deal'; first: number }

export type DealBlock = { move: 'deal'; block: number }

export type DealSite = { move: 'deal'; site: number }

export type DealMobster = { move: 'deal'; mobster: string }

export type DealCop = { move: 'deal'; cop: number }

export type DealTile = { move: 'deal'; tile: string }

export type DealGoal = { move: 'deal'; goal: string }

export type DealCard = { move: 'deal'; card: string }

export type DealHelper = { move: 'deal'; helper: number }

export type DealCrate = { move: 'deal'; crate: number }

export type DealPort = { move: 'deal'; port: number }

export type DealJoLevel = { move: 'deal'; jo_level: string }

export type DealJo = { move: 'deal'; jo: string }

export type DealJoDistrict = { move: 'deal'; jo_district: number }

export type Move =
  | Plain
  | WithHelper
  | Restaurant
  | Capo
  | ParkFrom
  | ParkFromRestaurant
  | Do
  | Take
  | TakeTile
  | ToVip
  | ToDocks
  | Shift
  | Recall
  | Bonus
  | Level
  | WithCard
  | WithSpace
  | Drive
  | Load
  | Buy
  | Unload
  | Ambush
  | Rival
  | TakeAssociate
  | Build
  | Force
  | Order
  | PlayTile
  | Cook
  | GiveBack
  | Defend
  | DealFirst
  | DealBlock
  | DealSite
  | DealMobster
  | DealCop
  | DealTile
  | DealGoal
  | DealCard
  | DealHelper
  | DealCrate
  | DealPort
  | DealJoLevel
  | DealJo
  | DealJoDistrict

export type ActFacts = { act: number }

export type AmbushesFacts = { seat: number; ship: string; strength: number }

export type AssociateHelpsFacts = { seat: number; mobster: string; price: number }

export type MobsterFacts = { seat: number; mobster: string }

export type BlockFacts = { block: number }

export type CountFacts = { seat: number; count: number }

export type BoughtFacts = { seat: number; truck: number; ship: string; count: number; price: number }

export type HelperFacts = { seat: number; helper: number }

export type SumFacts = { seat: number; sum: number }

export type EffectFacts = { seat: number; effect: StepName }

export type SlotFacts = { seat: number; slot: string }

export type TrackFacts = { seat: number; track: Track }

export type CookedFacts = { seat: number; goal: Goal; sum: number }

export type CopFacts = { cop: number }

export type DistrictFacts = { district: number }

export type OpenCrateFacts = { crate: number }

export type CratePaysFacts = { seat: number; crate: number; sum: number }

export type CrateFacts = { seat: number; crate: number }

export type CardFacts = { seat: number; card: string }

export type DeckFacts = { seat: number; deck: Deck }

export type DeckShowsFacts = { card: string; deck: Deck }

export type SpaceFacts = { seat: number; space: number }

export type DiscardedFacts = { seat: number; card: string; why: Why }

export type DroveFacts = { seat: number; truck: number; district: number }

export type FirstFacts = { seat: number; first: number }

export type GaveBackFacts = { seat: number; tile: string; at: number }

export type GoalFacts = { goal: string; place: Goal }

export type SeatFacts = { seat: number }

export type OpenHelperFacts = { helper: number }

export type PriceFacts = { seat: number; price: number }

export type OtherFacts = { seat: number; other: number }

export type JoAmbushesFacts = { seat: number; ship: string; sum: number; count: number }

export type JoLevelFacts = { jo_level: string }

export type JoBuildsFacts = { seat: number; space: number; kind: Kind }

export type JoDistrictFacts = { jo_district: number }

export type JoFacts = { jo: string }

export type LaunderedFacts = { seat: number; price: number; laundered: number }

export type LevelFacts = { seat: number; track: Track; level: number; infamy: number }

export type TruckFacts = { seat: number; truck: number }

export type MemberShiftedFacts = { seat: number; zone: Zone; row: number; to_zone: Zone; to_row: number }

export type MemberToDocksFacts = { seat: number; zone: Zone; row: number }

export type MobsterComesFacts = { mobster: string; district: number; strength: number }

export type NewOrderFacts = { count: number; one: number; two: number; three?: number; four?: number }

export type OpensFacts = { seat: number; slot: string; space: number }

export type ColumnFacts = { seat: number; column: number }

export type TileFacts = { seat: number; tile: string }

export type PortFacts = { port: number; ship: string; district: number }

export type OpenShipFacts = { ship: string }

export type ProtectedFacts = { seat: number; space: number; tokens: number }

export type RowBonusFacts = { seat: number; row: number; benefit: number }

export type SailedFacts = { ship: string; district: number }

export type SentByParkFacts = { seat: number; other: number; location: Location }

export type LocationFacts = { seat: number; location: Location }

export type SiteFacts = { site: number }

export type SoldFacts = { seat: number; space: number; price: number }

export type SoloRankFacts = { seat: number; rank: string; sum: number }

export type ShipFacts = { seat: number; ship: string }

export type TileOnSpaceFacts = { tile: string; space: number }

export type OpenTileFacts = { tile: string }

export type TurnBeginsFacts = { seat: number; act: number; round: number }

export type UnloadedFacts = { seat: number; truck: number; space: number }

export type ZonePaysFacts = { seat: number; zone: Zone; sum: number; count: number }

export type Events = {
  'act-begins': ActFacts
  ambushes: AmbushesFacts
  'associate-helps': AssociateHelpsFacts
  associated: MobsterFacts
  blocked: BlockFacts
  books: CountFacts
  bought: BoughtFacts
  called: HelperFacts
  cash: SumFacts
  'casino-income': SumFacts
  'chose-effect': EffectFacts
  'chose-slot': SlotFacts
  'chose-track': TrackFacts
  cooked: CookedFacts
  cop: CopFacts
  'cop-comes': DistrictFacts
  'cop-waits': CopFacts
  copied: HelperFacts
  crate: OpenCrateFacts
  'crate-pays': CratePaysFacts
  'crate-taken': CrateFacts
  'dealt-card': CardFacts
  'dealt-hidden': DeckFacts
  'deck-shows': DeckShowsFacts
  defended: SpaceFacts
  discarded: DiscardedFacts
  done: EffectFacts
  drove: DroveFacts
  entered: DroveFacts
  first: FirstFacts
  'gave-back': GaveBackFacts
  goal: GoalFacts
  goon: SeatFacts
  'goons-returned': CountFacts
  held: SpaceFacts
  'helper-shown': OpenHelperFacts
  'hired-goon': PriceFacts
  'hired-member': OtherFacts
  'jo-ambushes': JoAmbushesFacts
  'jo-begins': JoLevelFacts
  'jo-builds': JoBuildsFacts
  'jo-cooks': CookedFacts
  'jo-delivers': SpaceFacts
  'jo-district': JoDistrictFacts
  'jo-flips': JoFacts
  'jo-rests': SeatFacts
  laundered: LaunderedFacts
  level: LevelFacts
  'leverage-tokens': CountFacts
  loaded: TruckFacts
  lost: JoBuildsFacts
  'member-shifted': MemberShiftedFacts
  'member-to-docks': MemberToDocksFacts
  'member-to-supply': SeatFacts
  'member-to-vip': SeatFacts
  'mobster-comes': MobsterComesFacts
  'mobster-leaves': DistrictFacts
  'new-order': NewOrderFacts
  opens: OpensFacts
  'order-column': ColumnFacts
  paid: LaunderedFacts
  'park-cash': SumFacts
  'played-card': CardFacts
  'played-tile': TileFacts
  port: PortFacts
  prey: SpaceFacts
  'prey-lost': OpenShipFacts
  produced: CountFacts
  protected: ProtectedFacts
  recalled: MemberToDocksFacts
  recruited: HelperFacts
  'row-bonus': RowBonusFacts
  sailed: SailedFacts
  scored: SumFacts
  'sent-by-park': SentByParkFacts
  'sent-capo': LocationFacts
  site: SiteFacts
  'site-waits': SiteFacts
  sold: SoldFacts
  'solo-rank': SoloRankFacts
  strikes: ShipFacts
  'takes-over': OpensFacts
  'tile-of-space': TileFacts
  'tile-on-space': TileOnSpaceFacts
  'tile-shown': OpenTileFacts
  'took-card': CardFacts
  'took-tile': TileFacts
  'turn-begins': TurnBeginsFacts
  unloaded: UnloadedFacts
  upgrades: OpensFacts
  'zone-pays': ZonePaysFacts
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
