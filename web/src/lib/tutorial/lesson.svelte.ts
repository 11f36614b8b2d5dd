import { keep, keptParts } from '$lib/keeping'
import { Film } from '$lib/replay/film.svelte'
import { Texts, type Language } from '$lib/words/index.svelte'
import type { Choice, Line } from '$lib/wire'

/** A moment of the tutorial's record: what is said there, what is asked (the record's own move), and its clause. */
export interface Stop {
  ply: number
  text: string
  task?: string
  clause?: string
}

const lessons = import.meta.glob<Stop[]>('../games/*/tutorial/lesson.ts', { import: 'default' })
const records = import.meta.glob<string>('../games/*/tutorial/record.jsonl', { import: 'default', query: '?raw' })
const texts = import.meta.glob<string>('../games/*/tutorial/*.ftl', { import: 'default', query: '?raw' })

/** The words of a game's tutorial. */
export async function loadWords(game: string, language: Language): Promise<Texts> {
  const source = await texts[`../games/${game}/tutorial/${language}.ftl`]?.()
  return new Texts(language, source ? [source] : [])
}

export async function openLesson(game: string): Promise<Lesson> {
  const at = `../games/${game}/tutorial`
  const [stops, record] = await Promise.all([lessons[`${at}/lesson.ts`]?.(), records[`${at}/record.jsonl`]?.()])
  const lesson = new Lesson(game, stops ?? [], record ?? '')
  await lesson.film.look(0)
  lesson.resume()
  return lesson
}

/** A tutorial, at one of its stops; the browser remembers which. */
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

  /** What happened since the stop before. */
  get meanwhile(): Line[] {
    const before = this.#moment(this.step - 1)
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

  /** Where the reader left off; a tutorial that was finished begins anew. */
  resume(): void {
    const { step, done } = keptParts(`tutorial.${this.game}`)
    this.go(typeof step === 'number' && done !== true ? step : 0)
  }

  go(to: number): void {
    const step = Math.max(0, Math.min(this.last, Math.floor(to)))
    this.isOnward = step === this.step + 1
    this.step = step
    this.proposed = null
    this.film.wind(this.#moment(step))
    keep(`tutorial.${this.game}`, { step, done: step === this.last })
  }

  propose(action: number | null): void {
    this.proposed = action === this.asked?.action ? action : null
  }

  /** The move is made; nothing else can be. */
  confirm(): void {
    if (this.proposed !== null) this.go(this.step + 1)
  }
}
