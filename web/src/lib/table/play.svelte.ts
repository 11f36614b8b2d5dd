import { announcer } from '$lib/announce.svelte'
import { ask, problemOf } from '$lib/api'
import type { Mark } from '$lib/games/board'
import { names } from '$lib/players'
import { Reports } from '$lib/sheet/reports.svelte'
import { play as sound } from '$lib/sound'
import type { AskWish, ChatLine, ChatNews, Choice, Hint, Line, Problem, Sight, TableNews, TableShown } from '$lib/wire'
import { say, words, type Facts, type Texts } from '$lib/words/index.svelte'
import { Foresights } from './foresight.svelte'
import { Link, type Ask, type Connection } from './link'
import { noteServerTime } from './time'

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
  /** The seat whose eyes this screen shows, of those that sit here; null: none has looked yet. */
  eyes = $state<number | null>(null)
  /** The lines that led to the view that is shown. */
  fresh = $state.raw<Line[]>([])
  /** The table in words; fetched only where it is read so. */
  readonly reports: Reports
  /** What choices are sure to bring. */
  readonly foresights = new Foresights((question) => this.#link.foresee(question))
  /** What was touched in it, each by its ids: only choices about all of them are listed. */
  picked = $state.raw<readonly (readonly string[])[]>([])
  /** Whether what is pointed at is brought into sight. */
  follows = $state(false)
  #looked = $state.raw<Facts | null>(null)
  /** How many lines each seat here has been shown. */
  #read: Record<string, number> = {}
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
    this.#link.close()
  }

  // What there is.

  /** What the one who looks sees. */
  sight = $derived.by<Sight | null>(() => this.table?.sights.find((one) => one.seat === this.eyes) ?? null)
  /** The seat that is to decide, if one is. */
  mover = $derived.by<number | null>(() => {
    const seat = this.table?.sights[0]?.view?.to_move
    return this.table?.phase === 'playing' && typeof seat === 'number' ? seat : null
  })
  /** Several people share this screen. */
  isShared = $derived((this.table?.sights.length ?? 0) > 1)
  /** The seat for which the screen must change hands first; its secrets are not for the others. */
  curtain = $derived.by<number | null>(() => {
    if (!this.isShared || !this.table || !['playing', 'paused'].includes(this.table.phase)) return null
    const turn = this.table.sights.find((one) => one.choices.length > 0)?.seat ?? null
    if (turn !== null && turn !== this.eyes) return turn
    return this.eyes === null ? (this.table.sights[0]?.seat ?? null) : null
  })
  isMyTurn = $derived((this.sight?.choices.length ?? 0) > 0 && this.curtain === null)
  /** Whether somebody who sits here is to decide. */
  isOurTurn = $derived(this.table?.sights.some((one) => one.choices.length > 0) ?? false)
  isSpectator = $derived(this.table?.sights.every((one) => one.seat === null) ?? true)
  names = $derived.by<string[]>(() => (this.table ? names(this.table.seats, this.table.game) : []))
  words = $derived.by<Texts>(() => words.of(this.table?.game ?? ''))
  marks = $derived.by<Mark[]>(() =>
    (this.hint?.suggestions ?? []).map(({ action, chance }, index) => ({ action, rank: index + 1, chance })),
  )
  choice = $derived.by<Choice | null>(() => this.sight?.choices.find((one) => one.action === this.proposed) ?? null)

  // What choices and lines are about.

  /** What each choice is about. */
  abouts = $derived.by<string[][]>(() => this.#abouts(this.sight?.choices ?? []))
  pointed = $derived.by<string[]>(() => {
    const facts = this.#looked ?? this.choice?.facts
    return facts ? this.words.pointed(facts) : []
  })
  hinted = $derived.by<string[]>(() => this.words.pointed(this.hint?.suggestions[0]?.facts ?? {}))
  /** The choices that are listed: all, or those about what was touched. */
  listed = $derived.by<Choice[]>(() => this.#choicesAbout(this.picked))
  listedAbouts = $derived.by<string[][]>(() => this.#abouts(this.listed))

  #abouts(choices: readonly Choice[]): string[][] {
    return choices.map(({ facts }) => this.words.pointed(facts))
  }

  #choicesAbout(things: readonly (readonly string[])[]): Choice[] {
    const isAbout = ({ facts }: Choice): boolean => {
      const about = this.words.pointed(facts)
      return things.every((ids) => ids.some((id) => about.includes(id)))
    }
    return (this.sight?.choices ?? []).filter(isAbout)
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
    const first = this.table.sights[0]?.seat ?? null
    if (!this.isShared) this.eyes = first
    else if (before?.sights.length === 1)
      this.eyes = null // somebody has just sat down beside us
    else if (this.table.result) this.eyes ??= first
    this.#forgetStale(before)
    this.#look(before !== null)
    if (before) this.#sound(before, wasOurTurn)
  }

  #sound(before: TableShown, wasOurTurn: boolean): void {
    if (this.isOurTurn && !wasOurTurn) sound('turn')
    if (this.table?.phase === 'finished' && before.phase !== 'finished') sound('end')
  }

  /** A pick or a hint for a moment that has passed means nothing now. */
  #forgetStale(before: TableShown | null): void {
    const old = before?.sights.find((one) => one.seat === this.eyes)
    if (old?.moment === this.sight?.moment && this.sight?.choices.length) return
    this.proposed = null
    this.hint = null
    this.picked = []
    this.foresights.forget()
    this.#looked = null
  }

  /** Turns to the newest lines of the seat that looks, and says them. */
  #look(isAnnounced: boolean): void {
    if (this.curtain !== null) announcer.hush()
    if (!this.sight || this.curtain !== null) return
    const { lines, seat } = this.sight
    const read = this.#read[String(seat)]
    this.#read[String(seat)] = lines.length
    this.fresh = read === undefined ? [] : lines.slice(read)
    if (!isAnnounced) return
    if (this.fresh.length) sound('move')
    const turn = this.isMyTurn ? say('table-your-turn') : ''
    if (this.fresh.length || turn) announcer.say(...this.fresh.slice(-MOST_SPOKEN).map(this.lineText), turn)
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
    this.proposed = null
    this.hint = null
    this.picked = []
    this.foresights.forget()
    this.problem = null
    this.#look(true)
  }

  propose = (action: number | null): void => {
    const isLegal = this.sight?.choices.some((one) => one.action === action) ?? false
    this.proposed = isLegal && !this.isAsking ? action : null
    this.problem = null
    if (this.choice) announcer.say(say('table-proposed', { move: this.tell(this.choice) }))
  }

  confirm = async (): Promise<void> => {
    const action = this.proposed
    if (action === null || this.isAsking || !this.sight || this.sight.seat === null) return
    const { seat, moment } = this.sight
    await this.#asked({ kind: 'move', seat, moment, action })
  }

  /** Asks what a choice is sure to bring. */
  foresee = (action: number): void => {
    if (!this.sight || this.sight.seat === null) return
    void this.foresights.want({ seat: this.sight.seat, moment: this.sight.moment, action })
  }

  /** Why a move that cannot be made cannot: the server tells, with the clause. */
  attempt = async (move: Record<string, unknown>): Promise<void> => {
    if (!this.sight || this.sight.seat === null) return
    const { seat, moment } = this.sight
    this.proposed = null
    await this.#asked({ kind: 'try', seat, moment, move })
  }

  undo = (): Promise<void> => this.#atSeat((seat, moment) => ({ kind: 'undo', seat, moment }))
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

/** The whole table: of each sight the lines that were kept, and the new ones. */
export function merged(before: TableShown | null, news: TableNews): TableShown {
  const sights = news.table.sights.map((sight, index) => {
    const kept = before?.sights.find((one) => one.seat === sight.seat)?.lines ?? []
    return { ...sight, lines: [...kept.slice(0, news.lines_from[index] ?? 0), ...sight.lines] }
  })
  return { ...news.table, sights }
}
