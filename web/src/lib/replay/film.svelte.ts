import { ask, problemOf, Refusal } from '$lib/api'
import type { Pace } from '$lib/film/film.svelte'
import { hasBoard } from '$lib/games'
import { names as namesOf } from '$lib/players'
import type { Facts } from '$lib/words/index.svelte'
import type { Chances, Frame, Problem, Replay, SeatShown } from '$lib/wire'

/** Where a game comes from: a table of this server, or the text of a record file. */
export type Source = { table: string } | { record: string; name: string }

/** By speed: milliseconds that a moment stays, and how fast what led to it is shown. */
export const PACES: Record<string, { rest: number; film: Pace }> = {
  slow: { rest: 1200, film: 'usual' },
  normal: { rest: 600, film: 'quick' },
  fast: { rest: 600, film: 'instant' },
}
const ASK_AGAIN = 2500

/** A finished game, wound to one of its moments. */
export class Film {
  replay = $state.raw<Replay | null>(null)
  chances = $state.raw<Chances | null>(null)
  problem = $state.raw<Problem | null>(null)
  at = $state(0)
  /** Whether the moment before was shown last: then the board may show how it came to this one. */
  isStep = $state(false)
  isPlaying = $state(false)
  /** Whether what led to this moment is still being shown. */
  isShowing = $state(false)
  pace = $state('normal')
  /** The facts of the line or move that somebody looks at. */
  looked = $state.raw<Facts | null>(null)
  #shown: Record<string, Replay> = {}
  #hasSheets = false // a game without a board is shown in words, others where that is wanted
  #isClosed = false

  constructor(readonly source: Source) {}

  get frames(): Frame[] {
    return this.replay?.frames ?? []
  }
  get frame(): Frame | null {
    return this.frames[this.at] ?? null
  }
  get last(): number {
    return Math.max(0, this.frames.length - 1)
  }
  get viewpoint(): number | null {
    return this.replay?.viewpoint ?? null
  }
  get seats(): SeatShown[] {
    const { names = [], players = [], automata = [] } = this.replay ?? {}
    return names.map((name, seat) => sitter(name, players[seat] ?? '', automata[seat] ?? '', seat))
  }
  get names(): string[] {
    return namesOf(this.seats, this.replay?.game ?? '')
  }
  /** The first moment of each turn; turns are counted from 1. */
  get turns(): { turn: number; at: number }[] {
    const begins = this.frames.flatMap(({ turn }, at) => (this.frames[at - 1]?.turn === turn ? [] : [at]))
    return begins.map((at, index) => ({ turn: index + 1, at }))
  }
  /** The turn that is shown. */
  get turnNow(): { turn: number; at: number } {
    return this.turns.findLast(({ at }) => at <= this.at) ?? { turn: 1, at: 0 }
  }

  /** Shows the game from a seat's viewpoint, or (null) with everything open; the moment stays. */
  async look(viewpoint: number | null): Promise<void> {
    try {
      this.replay = this.#shown[String(viewpoint)] ??= await this.#read(viewpoint)
      this.problem = null
      this.isStep = false
    } catch (error) {
      this.problem = naming(problemOf(error), 'record' in this.source ? this.source.name : '')
    }
  }

  /** From now on every moment comes in words too; what is here is fetched anew. */
  async needSheets(): Promise<void> {
    if (this.#hasSheets) return
    this.#hasSheets = true
    this.#shown = {}
    if (this.replay) await this.look(this.viewpoint)
  }

  /** Which game it is, and so whether it must be in words, only the first answer says. */
  async #read(viewpoint: number | null): Promise<Replay> {
    const hadSheets = this.#hasSheets
    const replay = await this.#fetch(viewpoint)
    if (hadSheets || (!this.#hasSheets && hasBoard(replay.game))) return replay
    this.#hasSheets = true
    return this.#fetch(viewpoint)
  }

  #fetch(viewpoint: number | null): Promise<Replay> {
    const sheets = this.#hasSheets
    if ('record' in this.source) return ask('POST', 'replay', { record: this.source.record, seat: viewpoint, sheets })
    const wishes = [viewpoint !== null && `seat=${viewpoint}`, sheets && 'sheets=true'].filter(Boolean)
    const query = wishes.length ? `?${wishes.join('&')}` : ''
    return ask('GET', `tables/${encodeURIComponent(this.source.table)}/replay${query}`)
  }

  /** Asks for the graph until it is whole. */
  async watchChances(): Promise<void> {
    while (!this.#isClosed && !this.chances?.done) {
      try {
        this.chances = await this.#ask()
      } catch (error) {
        if (!isTooMuchNow(error)) return // the game can be watched without
      }
      if (!this.chances?.done) await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN))
    }
  }

  #ask(): Promise<Chances> {
    if ('record' in this.source) return ask('POST', 'chances', { record: this.source.record })
    return ask('GET', `tables/${encodeURIComponent(this.source.table)}/chances`)
  }

  close(): void {
    this.#isClosed = true
    this.isPlaying = false
  }

  /** Winds to a moment. */
  wind(to: number): void {
    const at = Math.max(0, Math.min(this.last, to))
    this.isStep = at === this.at + 1
    this.at = at
    if (at === this.last) this.isPlaying = false
  }

  /** Winds to the last moment at or before a ply of the record. */
  windToPly(ply: number): void {
    this.wind(this.frames.findLastIndex((frame) => frame.ply <= ply))
  }

  /** To the first moment of the next turn (1) or of this or the turn before (−1). */
  turn(step: 1 | -1): void {
    const found = step === 1 ? this.turns.find(({ at }) => at > this.at) : this.turns.findLast(({ at }) => at < this.at)
    this.wind(found?.at ?? (step === 1 ? this.last : 0))
  }

  play(): void {
    this.isPlaying = !this.isPlaying
    if (this.isPlaying && this.at === this.last) this.wind(0)
    this.isPlaying &&= this.last > 0
  }
}

/** A problem of a record that was handed in, with the name that its file has for people. */
export function naming(problem: Problem, file: string): Problem {
  return 'file' in problem.facts && file ? { ...problem, facts: { ...problem.facts, file } } : problem
}

function sitter(name: string, player: string, automaton: string, seat: number): SeatShown {
  const kind = player === 'human' ? 'human' : player === 'automaton' ? 'automaton' : 'bot'
  const level = kind === 'bot' ? player : automaton
  const called = name === level ? '' : name // the bots' levels have names in both languages
  const nobody = {
    away: false,
    contributed: false,
    yours: false,
    left: null,
    resigned: false,
    here: false,
    thinks: null,
  }
  return { seat, kind, name: called, level, ...nobody }
}

/** Whether others are served first, so that it helps to ask again. */
function isTooMuchNow(error: unknown): boolean {
  return error instanceof Refusal && error.problem.code === 'too-many'
}
