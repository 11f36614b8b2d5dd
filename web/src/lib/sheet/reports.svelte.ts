import { ask } from '$lib/api'
import type { Sheet } from '$lib/wire'

/** The sheets of a table, as they are fetched from the server. */
export class Reports {
  #sheet = $state.raw<Sheet | null>(null)
  #seat = $state<number | null>(null)
  #wanted: { seat: number | null } | null = null
  #isBusy = false

  constructor(readonly table: string) {}

  /** What one seat (null: a spectator) sees; nothing while only another's is here. */
  of(seat: number | null): Sheet | null {
    return this.#seat === seat ? this.#sheet : null
  }

  /** One request at a time, and another when something has changed meanwhile. */
  async refresh(seat: number | null): Promise<void> {
    this.#wanted = { seat }
    if (this.#isBusy) return
    this.#isBusy = true
    while (this.#wanted) await this.#fetch(this.#wanted.seat)
    this.#isBusy = false
  }

  async #fetch(seat: number | null): Promise<void> {
    this.#wanted = null
    const query = seat === null ? '' : `?seat=${seat}`
    try {
      this.#sheet = await ask('GET', `tables/${encodeURIComponent(this.table)}/sheet${query}`)
      this.#seat = seat
    } catch {
      // what is here serves until the server is back, and tells the table anew
    }
  }
}
