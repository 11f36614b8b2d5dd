import type { Foresight } from '$lib/wire'
import type { Question } from './link'

/** What choices are sure to bring, as the server tells: each is asked for once, all are forgotten with their moment. */
export class Foresights {
  #known = $state.raw<Readonly<Record<number, Foresight>>>({})
  #asked: number[] = [] // actions of this moment

  constructor(private readonly ask: (question: Question) => Promise<Foresight>) {}

  /** Of an action; nothing while it is not known. */
  of(action: number): Foresight | null {
    return this.#known[action] ?? null
  }

  /** Asks, unless that was done already. A choice can be made without the answer, so nobody is told if none comes. */
  async want(question: Question): Promise<void> {
    const asked = this.#asked
    if (asked.includes(question.action)) return
    asked.push(question.action)
    try {
      const foresight = await this.ask(question)
      if (asked === this.#asked) this.#known = { ...this.#known, [question.action]: foresight }
    } catch {
      asked.splice(asked.indexOf(question.action), 1)
    }
  }

  /** The moment has passed. */
  forget(): void {
    this.#asked = []
    this.#known = {}
  }
}
