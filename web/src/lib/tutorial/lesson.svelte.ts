import { keep, keptParts } from '$lib/keeping'
import { Film } from '$lib/replay/film.svelte'
import { Texts, type Language } from '$lib/words/index.svelte'
import type { Choice, Line } from '$lib/wire'

/** A moment of the record: what is said there, what is asked (the record's own move), its clause, what is pointed at. */
export interface Stop {
  ply: number
  text: string
  task?: string
  clause?: string
  /** Things as the facts of moves name them: `space:P1`. */
  points?: readonly string[]
}

/** A lesson among several: the folder that it lies in, and the texts that name it. */
export interface Entry {
  name: string
  minutes: number
  title: string
  about: string
}

/** How far a reader has come in a lesson. */
export interface Progress {
  step: number
  /** It was finished at least once. */
  isDone: boolean
}

const contents = import.meta.glob<Entry[]>('../games/*/tutorial/contents.ts', { import: 'default' })
const lessons = import.meta.glob<Stop[]>('../games/*/tutorial/**/lesson.ts', { import: 'default' })
const records = import.meta.glob<string>('../games/*/tutorial/**/record.jsonl', { import: 'default', query: '?raw' })
const texts = import.meta.glob<string>('../games/*/tutorial/**/*.ftl', { import: 'default', query: '?raw' })

/** Where a lesson lies: a game's only one in its tutorial itself. */
const folder = (game: string, name: string): string => `../games/${game}/tutorial${name && `/${name}`}`

/** The lessons of a game; none where it has a single one. */
export async function loadContents(game: string): Promise<Entry[]> {
  return (await contents[`${folder(game, '')}/contents.ts`]?.()) ?? []
}

/** The words of a game's tutorial, or of one of its lessons. */
export async function loadWords(game: string, name: string, language: Language): Promise<Texts> {
  const source = await texts[`${folder(game, name)}/${language}.ftl`]?.()
  return new Texts(language, source ? [source] : [])
}

/** Lessons of one game may share a record: theirs is then the tutorial's. */
export async function openLesson(game: string, name: string): Promise<Lesson> {
  const at = folder(game, name)
  const load = records[`${at}/record.jsonl`] ?? records[`${folder(game, '')}/record.jsonl`]
  const [stops, record] = await Promise.all([lessons[`${at}/lesson.ts`]?.(), load?.()])
  const lesson = new Lesson(game, stops ?? [], record ?? '', name)
  await lesson.film.look(0)
  lesson.resume()
  return lesson
}

const keyOf = (game: string, name: string): string => ['tutorial', game, name].filter(Boolean).join('.')

export function progressOf(game: string, name: string): Progress {
  const { step, done } = keptParts(keyOf(game, name))
  return { step: typeof step === 'number' ? step : 0, isDone: done === true }
}

/** A lesson, at one of its stops; the browser remembers which. */
export class Lesson {
  readonly film: Film
  step = $state(0)
  proposed = $state<number | null>(null)
  /** Whether the last step went on: then the board may show how. */
  isOnward = $state(false)

  constructor(
    readonly game: string,
    readonly stops: Stop[],
    readonly record: string,
    /** Empty: the game's only one. */
    readonly name = '',
  ) {
    this.film = new Film({ record, name: 'record.jsonl' })
  }

  get stop(): Stop | null {
    return this.stops[this.step] ?? null
  }
  get last(): number {
    return this.stops.length - 1
  }
  get isOver(): boolean {
    return this.step === this.last
  }

  /** The move that is asked for: the one that the record goes on with. */
  get asked(): Choice | null {
    const played = this.film.frames[this.film.at + 1]?.played
    if (!this.stop?.task || played?.seat !== 0) return null
    return { action: played.action, facts: played.facts, move: played.move }
  }

  /** What happened since the stop before; nothing before the first, wherever in the game a lesson begins. */
  get meanwhile(): Line[] {
    const before = this.#moment(Math.max(0, this.step - 1))
    return this.film.frames.slice(before + 1, this.film.at + 1).flatMap((frame) => frame.lines)
  }

  /** Whether the board can show how it came to this: only what one decision did. */
  get isShown(): boolean {
    return this.isOnward && this.film.at === this.#moment(this.step - 1) + 1
  }

  #moment(step: number): number {
    const ply = this.stops[step]?.ply ?? 0
    return Math.max(
      0,
      this.film.frames.findLastIndex((frame) => frame.ply <= ply),
    )
  }

  /** Where the reader left off; a lesson that was left at its end begins anew. */
  resume(): void {
    const { step, isDone } = progressOf(this.game, this.name)
    this.go(isDone && step >= this.last ? 0 : step)
  }

  go(to: number): void {
    const step = Math.max(0, Math.min(this.last, Math.floor(to)))
    this.isOnward = step === this.step + 1
    this.step = step
    this.proposed = null
    this.film.wind(this.#moment(step))
    const { isDone } = progressOf(this.game, this.name)
    keep(keyOf(this.game, this.name), { step, done: isDone || step === this.last })
  }

  propose(action: number | null): void {
    this.proposed = action === this.asked?.action ? action : null
  }

  /** The move is made; nothing else can be. */
  confirm(): void {
    if (this.proposed !== null) this.go(this.step + 1)
  }
}
