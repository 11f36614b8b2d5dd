import { keep, kept } from '$lib/keeping'
import type { Doubt, TableShown } from '$lib/wire'
import type { Question } from './link'

const PAUSE = 600 // milliseconds: nobody is asked about what is confirmed at once

/** The kind under which doubts of the adviser are silenced, in every game. */
export const DOUBT = 'doubt'

/** Kinds of warnings that this browser's owner does not want to see again. */
class Silenced {
  #kinds = $state.raw<readonly string[]>(read())

  has(kind: string): boolean {
    return this.#kinds.includes(kind)
  }

  add(kind: string): void {
    this.#kinds = [...this.#kinds, kind]
    keep('silenced', this.#kinds)
  }

  /** Reads anew what the browser remembers. */
  recall(): void {
    this.#kinds = read()
  }
}

function read(): readonly string[] {
  const found = kept('silenced')
  return Array.isArray(found) ? found.filter((kind) => typeof kind === 'string') : []
}

export const silenced = new Silenced()

/** Warnings are advice: where that is not allowed they come only to whoever plays against programs alone. */
export function mayWarn(table: TableShown | null): boolean {
  return table !== null && (table.hints || table.seats.filter(({ kind }) => kind === 'human').length === 1)
}

/** What an adviser has against choices. Asked for a moment after a proposal, forgotten with the moment of the table. */
export class Doubts {
  #known = $state.raw<Readonly<Record<number, Doubt>>>({}) // by action
  #moment = $state('')
  #asked: number[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly ask: (question: Question) => Promise<Doubt>) {}

  /** Of a choice; nothing while it is not known. */
  of(question: Question | null): Doubt | null {
    return question && this.#moment === moment(question) ? (this.#known[question.action] ?? null) : null
  }

  /** Asks soon, unless something else (null: nothing) is proposed meanwhile. */
  want(question: Question | null): void {
    clearTimeout(this.#timer)
    if (question) this.#timer = setTimeout(() => void this.#inquire(question), PAUSE)
  }

  /** A choice can be made without the answer, so nobody is told if none comes. */
  async #inquire(question: Question): Promise<void> {
    const now = moment(question)
    if (this.#moment !== now) this.#begin(now)
    if (this.#asked.includes(question.action)) return
    this.#asked.push(question.action)
    try {
      const doubt = await this.ask(question)
      if (this.#moment === now) this.#known = { ...this.#known, [question.action]: doubt }
    } catch {
      if (this.#moment === now) this.#asked = this.#asked.filter((action) => action !== question.action)
    }
  }

  #begin(now: string): void {
    this.#moment = now
    this.#asked = []
    this.#known = {}
  }
}

const moment = ({ seat, moment: at }: Question): string => `${seat} ${at}`
