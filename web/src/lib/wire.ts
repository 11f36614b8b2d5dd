// Written by `make types` from the structs of src/omerta/web, table and core. Do not edit.

/** Of the socket's messages. */
export const VERSION = 2

/** Ask the rivals whether to go back further. */
export interface AskConsent {
  kind: "ask-undo"
  id: number
  seat: number
  moment: number
}

/** A browser's part of the shuffle, for those of its seats that have given none yet. */
export interface AskContribute {
  kind: "contribute"
  id: number
  contribution: string
}

/** Whether a choice gives chances away, at the moment it was shown; where advice is allowed. */
export interface AskDoubt {
  kind: "doubt"
  id: number
  seat: number
  moment: number
  action: number
}

/** What a choice is sure to bring, at the moment it was shown. */
export interface AskForesight {
  kind: "foresee"
  id: number
  seat: number
  moment: number
  action: number
}

/** A decision of a seat, at the moment it was shown. */
export interface AskMove {
  kind: "move"
  id: number
  seat: number
  moment: number
  action: number
}

/** A line for the chat. */
export interface AskSay {
  kind: "say"
  id: number
  text: string
}

/** Whether a move, in its canonical form, could be made: done, or a problem with its clause. Nothing changes. */
export interface AskTry {
  kind: "try"
  id: number
  seat: number
  moment: number
  move: Record<string, unknown>
}

/** Take back what nobody has learnt from: so many decisions, or (0) all of them in this turn. */
export interface AskUndo {
  kind: "undo"
  id: number
  seat: number
  moment: number
  steps?: number
}

/** What a seat wants or keeps beside the game. */
export interface AskWish {
  kind: "wish"
  id: number
  seat: number
  name: "auto" | "notes" | "premove"
  value: string
}

/** Something that one seat asks for. */
export interface AtSeat {
  seat: number
}

/** A paragraph or an item of a list (spans), or a table (rows of cells, the heading first). */
export interface Block {
  kind: "item" | "paragraph" | "table"
  spans: Span[]
  rows: Span[][][]
}

/** Who shall sit there. */
export interface BotChoice {
  level: string
}

/** A value that differs from the box that comes with the game, in words; none where there is no such value. */
export interface BoxChange {
  group: string
  thing: string
  name: string
  before: string | null
  after: string | null
  origin_before: "derived" | "printed" | "reconstructed" | null
  origin_after: "derived" | "printed" | "reconstructed" | null
}

/** What became of a file: all that is wrong with it, or what it is and how it differs. */
export interface BoxChecked {
  box: BoxSummary | null
  faults: BoxFault[]
  changes: BoxChange[]
  more: number
}

/** One thing that is wrong with a file: where, why, and by which clause. */
export interface BoxFault {
  place: string
  where: string
  reason: string
  facts: Record<string, number | string>
  clause: string
}

/** A box of a game, as it stands in its file. */
export interface BoxFile {
  game: string
  box: string
  language?: "en" | "pl"
}

/** Values that belong together, and what an owner of the printed game can look at to settle them. */
export interface BoxGroup {
  id: string
  name: string
  values: BoxValue[]
  note: string
  guide: string
}

/** A box value by value, in one language. */
export interface BoxShown {
  box: BoxSummary
  language: string
  groups: BoxGroup[]
}

/** A box in a list: what it is called, and where its values are from. */
export interface BoxSummary {
  game: string
  id: string
  digest: string
  title: Record<string, string>
  note: Record<string, string>
  printed: number
  derived: number
  reconstructed: number
  shipped: boolean
  keeper: string
  kept: number
  yours: boolean
}

/** A box that an owner has kept: what it is called, and who keeps it. */
export interface BoxTitle {
  id: string
  digest: string
  title: Record<string, string>
  keeper: string
}

/** One value in words, and where it is from; item and field as they stand in the file. */
export interface BoxValue {
  item: string
  thing: string
  field: string
  name: string
  text: string
  origin: "derived" | "printed" | "reconstructed"
  note: string
}

/** What a move does, in a few lines; only what is known of them in full. */
export interface Brought {
  lines?: ForeseenLine[]
  standings?: ForeseenStanding[]
}

/** How likely each seat was to win at a ply, all cards open. */
export interface ChancePoint {
  ply: number
  chances: number[]
}

/** As much of the graph as has been found out; ask again for the rest. A point for every frame of a replay. */
export interface Chances {
  points: ChancePoint[]
  expected: number
  done: boolean
}

/** One thing that differs. Unknown: something does in that spot, and nobody can tell what. */
export interface Change {
  kind: "appears" | "count" | "marks" | "owner" | "text" | "unknown" | "vanishes"
  spot: Spot
  id?: string
  text?: Text | null
  owner?: number | null
  before?: number | null
  after?: number | null
  marks?: Text[]
  was?: Text | null
}

/** A chapter: what stands before its first clause, then the clauses. Without an id: examples. */
export interface Chapter {
  id: string
  title: string
  opening: Block[]
  clauses: Clause[]
}

/** A line of the chat. */
export interface ChatLine {
  number: number
  seat: number | null
  name: string
  text: string
  at: number
}

/** New lines of the chat. */
export interface ChatNews {
  kind: "chat"
  lines: ChatLine[]
}

/** One thing that was checked of a record, and what is wrong with it, or leaves a doubt. */
export interface Check {
  name: "chance" | "commitment" | "ending" | "proof" | "record" | "rules"
  passed: boolean
  facts: Record<string, number | string>
  problem: Problem | null
  doubts: Problem[]
}

/** A legal action, what its words need, and its canonical form for whoever draws it on a board. */
export interface Choice {
  action: number
  facts: Record<string, number | string>
  move: Record<string, unknown>
}

/** A seat's link, opened in this browser. */
export interface Claim {
  token: string
}

/** Where a seat's link leads. */
export interface Claimed {
  table: string
  seat: number
}

/** A clause in plain words, with our ruling where there is one, and as the rules file has it. */
export interface Clause {
  id: string
  plain: Span[]
  ruling: Span[]
  exact: Block[]
}

/** How time is counted: none, so much for every move, or so much for the game and more after each move. */
export interface ClockChoice {
  kind: "move" | "none" | "player"
  seconds: number
  increment: number
  on_timeout: "bot-moves" | "seat-to-bot"
}

/** A browser's part of the shuffle, for those of its seats that have given none yet. */
export interface Contribute {
  contribution: string
}

/** How many of something, of at most so many. */
export interface Count {
  kind: "count"
  label: Text
  count: number
  most?: number | null
}

/** A new table, and the ways back to the seats this browser holds; told once. */
export interface Created {
  table: TableShown
  links: SeatLink[]
}

/** Do not agree that a rival goes back. */
export interface DeclineConsent {
  kind: "decline-undo"
  id: number
  seat: number
  question: number
}

/** It is done, and will be after a crash too. */
export interface Done {
  done: true
}

/** What a message asked for is done and kept. */
export interface DoneNews {
  kind: "done"
  id: number
}

/** What share of the chances a choice gives away, compared with a better one; none is worth a word: none is told. */
export interface Doubt {
  loses: number
  better: number | null
}

/** What share of the chances a choice gives away, if that is worth a word. */
export interface DoubtNews {
  kind: "doubt"
  id: number
  doubt: Doubt
}

/** What the journal will say; of the facts in unknown nobody can tell more than that they will be told. */
export interface ForeseenLine {
  kind: string
  clause: string
  facts: Record<string, number | string>
  unknown?: string[]
}

/** What a seat has scored, and will have; not whole: some of it is hidden from the seat that asks. */
export interface ForeseenStanding {
  seat: number
  before: number
  after: number | null
  whole: boolean
}

/** What an action is sure to bring. */
export interface Foresight {
  lines: ForeseenLine[]
  standings: ForeseenStanding[]
  changes: Change[]
  next: "chance" | "over" | "seat" | "unknown" | "you"
  mover?: number | null
  ask?: Text | null
  more?: boolean
  warnings?: Warned[]
}

/** What a choice is sure to bring, as far as the seat that asked can know. */
export interface ForesightNews {
  kind: "foresight"
  id: number
  foresight: Foresight
}

/** A moment of a finished game: after a seat's decision (the first: after the deal) and all that chance did then. For whoever sees everything the view is a spectator's, with the whole truth in its key "position". */
export interface Frame {
  ply: number
  turn: number
  to_move: number | null
  view: Record<string, unknown>
  standing: Standing[]
  lines: Line[]
  played: Played | null
  sheet: Sheet | null
  sums: Record<string, unknown> | null
}

/** A game that can be played here. */
export interface GameShown {
  name: string
  version: number
  title: Record<string, string>
  subtitle: Record<string, string>
  fewest_seats: number
  most_seats: number
  options: OptionShown[]
  setups: SetupShown[]
  levels: string[]
  minutes: number
  weight: "heavy" | "light" | "medium"
  has_box: boolean
  owners_boxes: boolean
  problem: Problem | null
}

/** Agree that a rival goes back, this once. */
export interface GiveConsent {
  kind: "consent-undo"
  id: number
  seat: number
  question: number
}

/** Which server this is, and how it is. Degraded: it serves, but not everything; failing: nothing can be written. */
export interface Health {
  version: string
  speed: string
  state: "degraded" | "failing" | "healthy"
  healthy: boolean
  troubles: Trouble[]
}

/** The first message. */
export interface Hello {
  kind: "hello"
  version: number
}

/** The best moves of a moment first; solved: the chances are exact. */
export interface Hint {
  moment: number
  suggestions: Suggestion[]
  iterations: number
  solved: boolean
}

/** A list, with what it is a list of; nothing in it is told too. */
export interface Items {
  kind: "items"
  items: (Say | Count | Person | Thing | Place | Items | Trade | Track)[]
  label?: Text | null
  tone?: "" | "soft" | "strong"
}

/** A wish for a seat (none named: any that is open). */
export interface Join {
  contribution: string
  seat?: number | null
  name?: string
}

/** Who gets up, and who plays meanwhile. */
export interface Leave {
  seat: number
  level?: string
}

/** A line of the journal, numbered as this seat reads it. */
export interface Line {
  number: number
  event: string
  clause: string
  facts: Record<string, number | string>
  by: number | null
}

/** What happened beside the game: a bot decided since a seat's time was up, or a seat resigned. */
export interface Mark {
  kind: "resigned" | "timeout"
  seat: number
  after: number
}

/** Who this browser is. */
export interface Me {
  name: string
}

/** A decision of a seat, at the moment it was shown. */
export interface Move {
  seat: number
  moment: number
  action: number
}

/** Somebody who wants to be known by a name. */
export interface NewGuest {
  name: string
}

/** A table as it is asked for. */
export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, unknown>
  language?: string
  visibility?: "listed" | "private"
  casual?: boolean
  chat?: boolean
  hints?: boolean
  clock?: ClockChoice
  pace?: "at-ease" | "quick"
}

/** A choice made when a table is set up; some values ask for a seating of their own. It matters only where every condition of shown_when holds: another option has one of these values, or for "automata" whether the rulebook itself plays a seat. */
export interface OptionShown {
  name: string
  kind: "box" | "choice" | "flag" | "seat"
  default: unknown
  values: unknown[]
  group: string
  shown_when: Record<string, unknown[]>
  seatings: Record<string, SeatingShown>
  parts: Record<string, string>
}

/** How a game ended, in short: by seat its place (several may share one) and its score. */
export interface Outcome {
  places: number[]
  scores: number[]
}

/** Something that a seat scored for. */
export interface Part {
  seat: number
  kind: string
  clause: string
  facts: Record<string, number | string>
  points: number
}

/** A seat, told by its sign and its name. */
export interface Person {
  kind: "seat"
  seat: number
}

/** Are you there? A pong is awaited. */
export interface Ping {
  kind: "ping"
}

/** Where things lie or may lie; whether it is free shows by what it holds. */
export interface Place {
  kind: "place"
  id: string
  text: Text
  holds?: (Say | Count | Person | Thing | Place | Items | Trade | Track)[]
  owner?: number | null
  about?: (Say | Count | Person | Thing | Place | Items | Trade | Track)[]
  marks?: Text[]
  origin?: "derived" | "printed" | "reconstructed" | null
  clause?: string
  also?: string[]
}

/** The decision of a seat that led to a frame. */
export interface Played {
  seat: number
  action: number
  facts: Record<string, number | string>
  move: Record<string, unknown>
}

/** The browser is still there. */
export interface Pong {
  kind: "pong"
}

/** Why something was not done: a code for programs, a reason and its facts for the words, a clause of the rules. */
export interface Problem {
  code: "bad-request" | "conflict" | "failed" | "forbidden" | "refused" | "stale" | "too-large" | "too-many" | "unavailable" | "unknown" | "wrong-version"
  reason: string
  facts: Record<string, number | string>
  clause: string
}

/** What a message asked for is not done; nothing has changed. */
export interface ProblemNews {
  kind: "problem"
  id: number | null
  problem: Problem
}

/** With which everybody can check the shuffle once the game is over. */
export interface Proof {
  secret: string
  contributions: string[]
}

/** A record as it stands in its file. */
export interface RecordFile {
  record: string
}

/** A record, and whose viewpoint is wanted (none: of whoever sees everything). */
export interface RecordFrom {
  record: string
  seat?: number | null
  sheets?: boolean
}

/** The same people once more: there is nothing to choose. */
export interface Rematch {
}

/** A finished game from one viewpoint: a seat's, or (none) of whoever sees everything. */
export interface Replay {
  game: string
  version: number
  options: Record<string, unknown>
  names: string[]
  players: string[]
  automata: string[]
  viewpoint: number | null
  frames: Frame[]
  result: Record<string, unknown> | null
  tally: Part[]
  box: BoxTitle | null
  words: Record<string, string>
  data: Record<string, unknown> | null
  resignations: Resignation[]
}

/** Who gives up, and who plays on there if the game does. */
export interface Resign {
  seat: number
  level?: string
}

/** A seat gave up before the decision of this ply, and whether the game was over by that. */
export interface Resignation {
  seat: number
  ply: number
  ends: boolean
}

/** Cells that belong together; a deeper row belongs to the one above. */
export interface Row {
  cells: (Say | Count | Person | Thing | Place | Items | Trade | Track)[]
  depth?: number
}

/** All rules of a game in one language. */
export interface Rulebook {
  game: string
  language: string
  title: string
  chapters: Chapter[]
}

/** Something that is only read. */
export interface Say {
  kind: "say"
  text: Text
  tone?: "" | "soft" | "strong"
}

/** The way back to a seat from any browser; told once. */
export interface SeatLink {
  table: string
  seat: number
  token: string
}

/** A seat as everybody sees it. */
export interface SeatShown {
  seat: number
  kind: "automaton" | "bot" | "human" | "open"
  name: string
  level: string
  away: boolean
  contributed: boolean
  yours: boolean
  left: number | null
  resigned: boolean
  here: boolean
  thinks: number | null
}

/** Who shall sit on a seat of a new table. */
export interface SeatWish {
  kind: "bot" | "me" | "open"
  name?: string
  level?: string
}

/** How many seats a table may have, and which of them the rulebook itself plays. */
export interface SeatingShown {
  counts: number[]
  automata: number[]
}

/** A part of the table: what is everybody's, or what belongs to the owner. */
export interface Section {
  id: string
  title: Text
  role: "board" | "display" | "goals" | "seat" | "status"
  rows: Row[]
  owner?: number | null
  lead?: (Say | Count | Person | Thing | Place | Items | Trade | Track)[]
  columns?: Text[]
  layout?: "centred" | "rows" | "table"
}

/** A usual way to set a game up. */
export interface SetupShown {
  name: string
  seats: number
  options: Record<string, unknown>
  automata: number[]
  reconstructed: boolean
}

/** The table as one seat sees it, or with everything open. */
export interface Sheet {
  sections: Section[]
  mover?: number | null
  ask?: Text | null
  clauses?: string[]
}

/** What one seat (None: a spectator) sees. */
export interface Sight {
  seat: number | null
  view: Record<string, unknown> | null
  choices: Choice[]
  moment: number
  standing: Standing[]
  can_undo: boolean
  undo_steps: number
  ask: Text | null
  clauses: string[]
  way: (Record<string, number | string>)[]
  notes: string
  premove: number | null
  auto: boolean
  marks: Mark[]
  declined: number | null
  sums: Record<string, unknown> | null
  lines: Line[]
}

/** A stretch of text; a clause's text is the id it leads to, a ruling's the mark of one. */
export interface Span {
  kind: "clause" | "code" | "em" | "ruling" | "strong" | "text"
  text: string
}

/** A line for the chat. */
export interface Speech {
  text: string
}

/** Where on a sheet something stands: in a section, at a place of it, in a list of it. */
export interface Spot {
  section: string
  place?: string
  label?: Text | null
}

/** What a seat has scored so far, for what the viewer knows; not whole: some of it is hidden from the viewer. */
export interface Standing {
  points: number
  whole: boolean
}

/** A decision that may follow. */
export interface Step {
  seat: number
  facts: Record<string, number | string>
}

/** A space of a track that means something. */
export interface Stop {
  at: number
  sign: string
  text: Text
}

/** A move, how likely it wins, how it may go on, and what it does. */
export interface Suggestion {
  action: number
  facts: Record<string, number | string>
  move: Record<string, unknown>
  chance: number
  visits: number
  line: Step[]
  brings: Brought
}

/** Send everything anew. */
export interface Sync {
  kind: "sync"
  id?: number | null
}

/** The table as it is now; of each sight's lines only those from a number on. Later lines it replaces. */
export interface TableNews {
  kind: "table"
  table: TableShown
  lines_from: number[]
  now: number
}

/** A whole table as one browser may see it. */
export interface TableShown {
  id: string
  game: string
  version: number
  options: Record<string, unknown>
  language: string
  visibility: "listed" | "private"
  casual: boolean
  has_chat: boolean
  hints: boolean
  clock: ClockChoice
  phase: "abandoned" | "finished" | "gathering" | "paused" | "playing"
  commitment: string
  is_host: boolean
  seats: SeatShown[]
  deadline: number | null
  result: Record<string, unknown> | null
  tally: Part[]
  proof: Proof | null
  undo_asked: UndoAsked | null
  previous: string
  following: string
  box: BoxTitle | null
  pace: "at-ease" | "quick"
  watching: number
  sights: Sight[]
}

/** A table in a list. */
export interface TableSummary {
  id: string
  game: string
  options: Record<string, unknown>
  phase: "abandoned" | "finished" | "gathering" | "paused" | "playing"
  language: string
  clock: ClockChoice
  casual: boolean
  hints: boolean
  seats: SeatShown[]
  created: number
  changed: number
  following: string
  outcome: Outcome | null
  your_turn: boolean
  unread: number
  box: BoxTitle | null
  problem: Problem | null
}

/** A text by its key; a fact whose name is no noun may be a text itself. No key: the name of the seat in facts. */
export interface Text {
  key: string
  facts?: Record<string, number | string | Text>
  part?: string
}

/** Something of the box: a card, a figure, a tile. */
export interface Thing {
  kind: "thing"
  id: string
  text: Text
  count?: number
  owner?: number | null
  hue?: "" | "black" | "blue" | "gold" | "green" | "grey" | "lime" | "magenta" | "orange" | "red"
  about?: (Say | Count | Person | Thing | Place | Items | Trade | Track)[]
  marks?: Text[]
  origin?: "derived" | "printed" | "reconstructed" | null
  clause?: string
  also?: string[]
}

/** A marker on a row of spaces. */
export interface Track {
  kind: "track"
  label: Text
  least: number
  most: number
  at: number
  stops?: Stop[]
  ends?: number[]
}

/** What is given, and what is got for it. */
export interface Trade {
  kind: "trade"
  gives: (Say | Count | Person | Thing | Place | Items | Trade | Track)[]
  gets: (Say | Count | Person | Thing | Place | Items | Trade | Track)[]
}

/** Something that is not as it should be: with what, why, and how often. */
export interface Trouble {
  part: "bots" | "boxes" | "store" | "tables"
  reason: string
  count: number
}

/** The wish to take back what nobody has learnt from: so many decisions, or (0) all of them in this turn. */
export interface Undo {
  seat: number
  moment: number
  steps?: number
}

/** What a seat says to a question whether something may be taken back. */
export interface UndoAnswer {
  seat: number
  question: number
}

/** A wish to go back that needs the rivals' consent. */
export interface UndoAsked {
  seat: number
  consented: number[]
  question: number
}

/** What a check of a record has found; all checks passed, without doubts: the shuffle is as it was promised. */
export interface Verified {
  passed: boolean
  game: string
  names: string[]
  checks: Check[]
}

/** Something that would be wasted: warning-<kind> in words, with its facts; the clause that makes it so. */
export interface Warned {
  kind: string
  clause: string
  facts?: Record<string, number | string>
}

/** What a seat wants or keeps; nothing takes it away. */
export interface WishValue {
  value: string
}

/** Texts in Project Fluent's format, and what each fact of moves and events stands for. */
export interface WordsShown {
  program: string
  game: string
  nouns: Record<string, string>
  headings: string[]
}

export type FromBrowser = Hello | AskContribute | AskMove | AskTry | AskForesight | AskDoubt | AskUndo | AskConsent | GiveConsent | DeclineConsent | AskWish | AskSay | Sync | Pong

export type ToBrowser = TableNews | ChatNews | DoneNews | ForesightNews | DoubtNews | ProblemNews | Ping

export type Cell = Say | Count | Person | Thing | Place | Items | Trade | Track
