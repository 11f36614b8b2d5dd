import { announcer } from '$lib/announce.svelte'
import { ask, problemOf } from '$lib/api'
import { Film, type Scene } from '$lib/film/film.svelte'
import type { Mark, Selection, Trace } from '$lib/games/board'
import { names } from '$lib/players'
import { settings } from '$lib/settings.svelte'
import { Reports } from '$lib/sheet/reports.svelte'
import { play as sound } from '$lib/sound'
import type {
  AskWish,
  ChatLine,
  ChatNews,
  Choice,
  Doubt,
  Hint,
  Line,
  Problem,
  Sight,
  TableNews,
  TableShown,
} from '$lib/wire'
import { say, words, type Facts, type Texts } from '$lib/words/index.svelte'
import { Foresights } from './foresight.svelte'
import { Link, type Ask, type Connection, type Question } from './link'
import { lastMove, since, thingsOf } from './story'
import { noteServerTime } from './time'

const LIVE: readonly string[] = ['playing', 'paused']
const MOST_SPOKEN = 8 // lines that are announced at once

/** A table as this browser plays it: what the server tells, what the player is about to do. */
export class Play {
  table = $state.raw<TableShown | null>(null)
  chat = $state.raw<ChatLine[]>([])
  connection = $state<Connection>('connecting')
  problem = $state.raw<Problem | null>(null)
  proposed = $state<number | null>(null)
  hint = $state.raw<Hint | null>(null)
  isAsking = $state(false) // an answer of the server is awaited
  isThinking = $state(false) // the adviser is
  isHelping = $state(false) // a touch explains and never plays
  /** What the pointer is on, on the board: the list shows which moves are about it. */
  hovered = $state.raw<readonly string[]>([])
  /** The seat whose eyes this screen shows, of those that sit here; null: none has looked yet. */
  eyes = $state<number | null>(null)
  /** What has happened, as it is shown line by line. */
  readonly film = new Film(
    () => settings.filmPace,
    (line) => settings.waits && this.table?.seats[line.by ?? -1]?.kind === 'automaton',
    () => this.#ring(),
  )
  /** What is selected on the board of a move that is not complete. */
  selection = $state.raw<Selection | null>(null)
  /** The table in words; fetched only where it is read so. */
  readonly reports: Reports
  /** What choices are sure to bring. */
  readonly foresights = new Foresights((question) => this.#link.foresee(question))
  /** What was touched in it, each by its ids: only choices about all of them are listed. */
  picked = $state.raw<readonly (readonly string[])[]>([])
  /** Whether what is pointed at is brought into sight. */
  follows = $state(false)
  #looked = $state.raw<Facts | null>(null)
  /** What each seat here has been shown last. */
  #seen: Record<string, Sight> = {}
  #link: Link

  constructor(readonly id: string) {
    this.reports = new Reports(id)
    this.#link = this.#connect()
  }

  #connect(): Link {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return new Link(`${scheme}://${location.host}/api/v1/tables/${encodeURIComponent(this.id)}/socket`, {
      onconnection: (connection) => (this.connection = connection),
      ontable: (news) => this.#take(news),
      onchat: (news) => this.#overhear(news),
      onproblem: (problem) => this.#refuse(problem),
    })
  }

  /** A socket belongs to whoever opened it: somebody who has just become known needs a new one. */
  reconnect(): void {
    this.#link.close()
    this.eyes = null
    this.#link = this.#connect()
  }

  close(): void {
    this.film.skip()
    this.#link.close()
  }

  // What there is.

  /** What the one who looks sees. */
  sight = $derived.by<Sight | null>(() => this.table?.sights.find((one) => one.seat === this.eyes) ?? null)
  /** The table as it is shown: as far as the film is. */
  scene = $derived.by<Scene | null>(() => this.film.frame?.scene ?? (this.sight && sceneOf(this.sight)))
  /** The choices that are on offer: none while a film runs. */
  choices = $derived.by<Choice[]>(() => (this.film.isRunning ? [] : (this.sight?.choices ?? [])))
  /** The seat that is to decide, if one is. */
  mover = $derived.by<number | null>(() => {
    const seat = this.table?.sights[0]?.view?.to_move
    return this.table?.phase === 'playing' && typeof seat === 'number' ? seat : null
  })
  /** Who acts in what is shown: in the film, and then whoever is to decide. */
  actor = $derived.by<number | null>(() => (this.film.frame ? this.film.frame.line.by : this.mover))
  /** Several people share this screen. */
  isShared = $derived((this.table?.sights.length ?? 0) > 1)
  /** The seat for which the screen must change hands first; its secrets are not for the others. */
  curtain = $derived.by<number | null>(() => {
    const isShowing = this.eyes !== null && this.film.isRunning // whoever moved sees the move
    return this.isShared && this.table && !isShowing ? awaited(this.table, this.eyes) : null
  })
  isMyTurn = $derived(this.choices.length > 0 && this.curtain === null)
  /** Whether somebody who sits here is to decide. */
  isOurTurn = $derived(this.table?.sights.some((one) => one.choices.length > 0) ?? false)
  isSpectator = $derived(this.table?.sights.every((one) => one.seat === null) ?? true)
  names = $derived.by<string[]>(() => (this.table ? names(this.table.seats, this.table.game) : []))
  words = $derived.by<Texts>(() => words.of(this.table?.game ?? ''))
  marks = $derived.by<Mark[]>(() =>
    (this.hint?.suggestions ?? []).map(({ action, chance }, index) => ({ action, rank: index + 1, chance })),
  )
  choice = $derived.by<Choice | null>(() => this.choices.find((one) => one.action === this.proposed) ?? null)

  // What choices and lines are about.

  /** What each choice is about. */
  abouts = $derived.by<string[][]>(() => this.#abouts(this.choices))
  pointed = $derived.by<string[]>(() => {
    const facts = this.#looked ?? this.choice?.facts
    return facts ? this.words.pointed(facts) : []
  })
  hinted = $derived.by<string[]>(() => this.words.pointed(this.hint?.suggestions[0]?.facts ?? {}))
  /** The choices that are listed: all, or those that fit what is selected or touched. */
  listed = $derived.by<Choice[]>(() => {
    const selected = this.selection?.actions
    return this.#choicesAbout(this.picked).filter(({ action }) => !selected || selected.includes(action))
  })
  listedAbouts = $derived.by<string[][]>(() => this.#abouts(this.listed))

  /** The lines that are told so far: the film tells the others. */
  told = $derived.by<Line[]>(() => {
    const lines = this.sight?.lines ?? []
    const shown = this.film.frame?.line.number
    return shown === undefined || this.film.isAgain ? lines : lines.filter(({ number }) => number <= shown)
  })
  /** What came after the viewer's last decision. */
  since = $derived.by<readonly Line[]>(() => since(this.told, this.sight?.seat ?? null))
  #now = $derived.by<Set<string>>(() => thingsOf(this.film.frame ? [this.film.frame.line] : [], this.words))
  #last = $derived.by<Set<string>>(() => thingsOf(lastMove(this.told), this.words))
  #since = $derived.by<Set<string>>(() => thingsOf(this.since, this.words))

  /** How something is marked. */
  trace = (id: string): Trace | undefined => {
    if (this.#now.has(id)) return 'now'
    if (this.#looked && this.pointed.includes(id)) return 'pointed'
    if (this.film.isRunning || this.proposed !== null) return undefined
    return this.#last.has(id) ? 'last' : this.#since.has(id) ? 'since' : undefined
  }

  #abouts(choices: readonly Choice[]): string[][] {
    return choices.map(({ facts }) => this.words.pointed(facts))
  }

  #choicesAbout(things: readonly (readonly string[])[]): Choice[] {
    const isAbout = ({ facts }: Choice): boolean => {
      const about = this.words.pointed(facts)
      return things.every((ids) => ids.some((id) => about.includes(id)))
    }
    return this.choices.filter(isAbout)
  }

  /** Somebody looks at a choice or a line, or (null) no longer: the table shows what it is about. */
  look = (facts: Facts | null, follows = true): void => {
    this.#looked = facts
    this.follows = facts !== null && follows
  }

  /** Something in the table is touched: the choices about it are listed; a lone one is proposed, and then confirmed. */
  touch = (ids: readonly string[]): void => {
    const same = this.picked.filter((one) => !one.some((id) => ids.includes(id)))
    const [only] = this.listed
    if (same.length < this.picked.length && this.listed.length === 1 && only?.action === this.proposed) {
      void this.confirm()
      return
    }
    const more = same.length < this.picked.length ? same : [...same, ids]
    this.pick(this.#choicesAbout(more).length ? more : [ids])
  }

  pick(things: readonly (readonly string[])[]): void {
    this.picked = things
    const [only, another] = this.listed
    this.propose(things.length && only && !another ? only.action : null)
    if (things.length && !this.choice) announcer.say(say('choices-title', { count: this.listed.length }))
  }

  tell = (choice: Choice): string => this.words.move(choice.facts, this.names)
  lineText = (line: Line): string => this.words.event(line.event, line.facts, this.names)

  // What comes from the server.

  #take(news: TableNews): void {
    const before = this.table
    const wasOurTurn = this.isOurTurn
    noteServerTime(news.now)
    this.table = merged(before, news)
    this.eyes = this.#eyesAfter(before, this.table)
    for (const sight of this.table.sights) this.#seen[String(sight.seat)] ??= sight
    this.#forgetStale(before)
    this.#turned ||= this.isOurTurn && !wasOurTurn && before !== null
    this.#look(before !== null)
    if (!this.film.isRunning) this.#ring()
    if (before && isOver(this.table) && !isOver(before)) sound('end')
  }

  #eyesAfter(before: TableShown | null, { sights, result }: TableShown): number | null {
    const first = sights[0]?.seat ?? null
    if (sights.length < 2) return first
    if (before?.sights.length === 1) return null // somebody has just sat down beside us
    return result ? (this.eyes ?? first) : this.eyes
  }

  #turned = false // somebody here is to decide, and was not told yet

  /** Whose turn it is rings when it can be played; what was said to one is not for the next at this screen. */
  #ring(): void {
    if (this.curtain !== null) announcer.hush()
    if (!this.#turned) return
    this.#turned = false
    sound('turn')
  }

  /** A pick or a hint for a moment that has passed means nothing now. */
  #forgetStale(before: TableShown | null): void {
    const old = before?.sights.find((one) => one.seat === this.eyes)
    if (old?.moment === this.sight?.moment && this.sight?.choices.length) return
    this.#forget()
    this.#looked = null
  }

  #forget(): void {
    this.proposed = null
    this.hint = null
    this.picked = []
    this.selection = null
    this.foresights.forget()
  }

  /** Turns to the newest lines of the seat that looks: shows them, and says them. */
  #look(isAnnounced: boolean): void {
    if (!this.sight) return announcer.hush()
    const { lines, seat, choices } = this.sight
    const before = this.#seen[String(seat)] ?? this.sight
    this.#seen[String(seat)] = this.sight
    const fresh = this.#filmed(before, this.sight)
    if (this.curtain !== null) return announcer.hush()
    if (!isAnnounced) return
    if (fresh.length) sound('move')
    const turn = choices.length ? say('table-your-turn') : ''
    if (fresh.length || turn)
      announcer.say(...lines.slice(-Math.min(fresh.length, MOST_SPOKEN)).map(this.lineText), turn)
  }

  /** The lines that are new, and now on the screen; where something was taken back there is no film. */
  #filmed(before: Sight, after: Sight): Line[] {
    const kept = before.lines.at(-1)
    const isLonger = before.lines.length <= after.lines.length && same(kept, after.lines[before.lines.length - 1])
    if (!isLonger) {
      this.film.skip()
      this.film.forget()
      return []
    }
    const fresh = after.lines.slice(before.lines.length)
    this.film.show({ before: sceneOf(before), lines: fresh, after: sceneOf(after) })
    return fresh
  }

  #overhear(news: ChatNews): void {
    const last = this.chat.at(-1)?.number ?? 0
    const lines = news.lines.filter((line) => line.number > last)
    if (this.chat.length && lines.length) {
      sound('chat')
      announcer.say(...lines.map((line) => `${line.name}: ${line.text}`))
    }
    this.chat = [...this.chat, ...lines]
  }

  #refuse(problem: Problem): void {
    this.problem = problem
    sound('refuse')
    if (problem.code === 'stale') this.#link.sync()
  }

  // What the player does.

  /** The screen has changed hands. */
  lift = (): void => {
    if (this.curtain !== null) this.eyes = this.curtain
    this.film.forget()
    this.#forget()
    this.problem = null
    this.#look(true)
  }

  /** Something was selected on the board, or (null) put back. */
  select = (selection: Selection | null): void => {
    this.selection = selection
    if (selection?.prompt) announcer.say(selection.prompt)
  }

  propose = (action: number | null): void => {
    const isLegal = this.choices.some((one) => one.action === action)
    this.proposed = isLegal && !this.isAsking ? action : null
    this.problem = null
    if (this.choice && settings.isSure) void this.confirm()
    else if (this.choice) announcer.say(say('table-proposed', { move: this.tell(this.choice) }))
  }

  confirm = async (): Promise<void> => {
    const action = this.proposed
    if (action === null || this.isAsking || !this.sight || this.sight.seat === null) return
    const { seat, moment } = this.sight
    this.film.forget()
    await this.#asked({ kind: 'move', seat, moment, action })
  }

  /** Asks what a choice is sure to bring. */
  foresee = (action: number): void => {
    if (!this.sight || this.sight.seat === null) return
    void this.foresights.want({ seat: this.sight.seat, moment: this.sight.moment, action })
  }

  /** Asks an adviser whether a choice gives chances away. */
  doubt = (question: Question): Promise<Doubt> => this.#link.doubt(question)

  /** Why a move that cannot be made cannot: the server tells, with the clause. */
  attempt = async (move: Record<string, unknown>): Promise<void> => {
    if (!this.sight || this.sight.seat === null) return
    const { seat, moment } = this.sight
    this.proposed = null
    await this.#asked({ kind: 'try', seat, moment, move })
  }

  /** Takes back so many own decisions; none: all that may be. */
  undo = (steps = 0): Promise<void> => this.#atSeat((seat, moment) => ({ kind: 'undo', seat, moment, steps }))
  askUndo = (): Promise<void> => this.#atSeat((seat, moment) => ({ kind: 'ask-undo', seat, moment }))
  /** Agrees to the question that was shown, and to no other. */
  consent = (seat: number, question: number): Promise<void> => this.#asked({ kind: 'consent-undo', seat, question })
  decline = (seat: number, question: number): Promise<void> => this.#asked({ kind: 'decline-undo', seat, question })
  wish = (name: AskWish['name'], value: string): Promise<void> =>
    this.#atSeat((seat) => ({ kind: 'wish', seat, name, value }))
  speak = (text: string): Promise<void> => this.#asked({ kind: 'say', text })

  /** Something that is asked of the table itself, outside the game: pause, leave … */
  request = async (path: string, body: unknown = {}): Promise<void> => {
    await this.#guarded(async () => {
      await ask('POST', `tables/${encodeURIComponent(this.id)}/${path}`, body)
    })
  }

  advise = async (): Promise<void> => {
    if (!this.sight || this.isThinking) return
    const { seat, moment } = this.sight
    this.isThinking = true
    try {
      const hint = await ask<Hint>('POST', `tables/${encodeURIComponent(this.id)}/hint`, { seat })
      if (this.sight.moment === moment) this.#heed(hint)
    } catch (error) {
      this.#refuse(problemOf(error))
    } finally {
      this.isThinking = false
    }
  }

  #heed(hint: Hint): void {
    this.hint = hint
    const percent = (chance: number): number => Math.round(chance * 100)
    const told = hint.suggestions.map(
      ({ facts, chance }) =>
        `${this.words.move(facts, this.names)}: ${say('hint-chances', { percent: percent(chance) })}.`,
    )
    announcer.say(...told)
  }

  async #atSeat(message: (seat: number, moment: number) => Ask): Promise<void> {
    if (this.sight && this.sight.seat !== null) await this.#asked(message(this.sight.seat, this.sight.moment))
  }

  async #asked(message: Ask): Promise<void> {
    await this.#guarded(() => this.#link.ask(message))
  }

  async #guarded(doing: () => Promise<void>): Promise<void> {
    this.problem = null
    this.isAsking = true
    try {
      await doing()
    } catch (error) {
      this.#refuse(problemOf(error))
    } finally {
      this.isAsking = false
    }
  }
}

const sceneOf = ({ view, standing, sums }: Sight): Scene => ({ view: view ?? {}, standing, sums })

const same = (one?: Line, other?: Line): boolean => JSON.stringify(one) === JSON.stringify(other)

const isOver = ({ phase }: TableShown): boolean => phase === 'finished'

/** At a shared screen, the seat that must look next, if another one looked last. */
function awaited({ phase, sights }: TableShown, eyes: number | null): number | null {
  if (!LIVE.includes(phase)) return null
  const turn = sights.find((one) => one.choices.length > 0)?.seat ?? null
  if (turn !== null && turn !== eyes) return turn
  return eyes === null ? (sights[0]?.seat ?? null) : null
}

/** The whole table: of each sight the lines that were kept, and the new ones. */
export function merged(before: TableShown | null, news: TableNews): TableShown {
  const sights = news.table.sights.map((sight, index) => {
    const kept = before?.sights.find((one) => one.seat === sight.seat)?.lines ?? []
    return { ...sight, lines: [...kept.slice(0, news.lines_from[index] ?? 0), ...sight.lines] }
  })
  return { ...news.table, sights }
}
