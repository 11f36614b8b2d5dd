import { untrack } from 'svelte'
import { ask } from '$lib/api'
import { notify } from '$lib/notices'
import { route, to } from '$lib/route.svelte'
import { settings } from '$lib/settings.svelte'
import type { TableSummary } from '$lib/wire'
import { say } from '$lib/words/index.svelte'

const EVERY = 30_000

/** The tables where this browser sits; looked at now and then, so that a game of days is not forgotten. */
class Mine {
  tables = $state.raw<TableSummary[] | null>(null)
  #timer: ReturnType<typeof setInterval> | undefined

  /** At how many tables somebody waits for us; the one we are looking at tells by itself. */
  waiting = $derived.by(() => (this.tables ?? []).filter((table) => table.your_turn && !isShown(table)).length)

  /** Those that are not over: where it is our turn first, then the newest. */
  live = $derived.by(() =>
    (this.tables ?? [])
      .filter(isLive)
      .sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.changed - a.changed),
  )

  begin(): void {
    void this.refresh()
    this.#timer ??= setInterval(() => void this.refresh(), EVERY)
  }

  /** What it looks at is not what a page waits for that asks for it: it would ask for ever. */
  async refresh(): Promise<void> {
    const [name, before] = untrack(() => [settings.name, this.tables] as const)
    if (!name) return // nobody has sat down in this browser yet
    try {
      this.tables = await ask<TableSummary[]>('GET', 'me/tables')
    } catch {
      return // the server is away: the page that needs it says so
    }
    for (const table of before ? this.tables : []) {
      const was = before?.find((one) => one.id === table.id)
      if (table.your_turn && !was?.your_turn && !isShown(table)) {
        notify(say('notice-your-turn'), say('notice-table', { id: table.id }), to('table', table.id))
      }
    }
  }
}

/** Whether a table is still to be played. */
export const isLive = ({ phase }: TableSummary): boolean => phase !== 'finished' && phase !== 'abandoned'

function isShown(table: TableSummary): boolean {
  return route.path[0] === 'table' && route.path[1] === table.id
}

export const mine = new Mine()
