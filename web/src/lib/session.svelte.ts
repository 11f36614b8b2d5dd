import { ask, Refusal } from '$lib/api'
import { keep, keptParts } from '$lib/keeping'
import { settings } from '$lib/settings.svelte'
import type { Claimed, Created, GameShown, Me, NewTable, SeatLink } from '$lib/wire'
import { say } from '$lib/words/index.svelte'

/** Who this browser is at the server: a name and a cookie. */
class Session {
  name = $state('')
  games = $state.raw<GameShown[] | null>(null) // that can be played now
  away = $state.raw<GameShown[]>([]) // whose box is broken
  #library: Promise<GameShown[]> | null = null

  /** Somebody with a name: the one known already, or the one from the settings, or a guest. */
  async begin(): Promise<void> {
    if (this.name) return
    try {
      if (settings.name) this.name = (await ask<Me>('GET', 'me')).name
      else await this.rename(say('session-guest'))
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem.reason !== 'no-guest') throw error
      await this.rename(settings.name)
    }
  }

  /** Who this browser is, if the server knows it already. */
  async recall(): Promise<void> {
    if (!settings.name) return
    try {
      this.name = (await ask<Me>('GET', 'me')).name
    } catch {
      // nobody yet
    }
  }

  async rename(name: string): Promise<void> {
    this.name = (await ask<Me>('POST', 'guests', { name })).name
    settings.name = this.name
    settings.keep()
  }

  /** The games that this server plays. */
  async library(): Promise<GameShown[]> {
    this.#library ??= ask<GameShown[]>('GET', 'games')
    try {
      const all = await this.#library
      this.games ??= all.filter((game) => !game.problem)
      this.away = all.filter((game) => game.problem)
    } catch (error) {
      this.#library = null
      throw error
    }
    return this.games
  }

  async create(wish: NewTable): Promise<Created> {
    await this.begin()
    const contribution = drawn()
    const created = await ask<Created>('POST', 'tables', { ...wish, contribution })
    remember(created.links, contribution)
    return created
  }

  async join(table: string, seat: number | null): Promise<void> {
    await this.begin()
    const contribution = drawn()
    remember([await ask<SeatLink>('POST', `tables/${table}/join`, { seat, contribution })], contribution)
  }

  async rematch(table: string): Promise<string> {
    const contribution = drawn()
    const created = await ask<Created>('POST', `tables/${table}/rematch`, { contribution })
    remember(created.links, contribution)
    return created.table.id
  }

  /** Opens a seat's link in this browser. */
  async claim(token: string): Promise<Claimed> {
    await this.begin()
    const claimed = await ask<Claimed>('POST', 'seats/claim', { token })
    remember([{ ...claimed, token }], '')
    return claimed
  }
}

/** This browser's part of the shuffle: 32 random bytes in hexadecimal. */
function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Links are told once: this browser keeps its own, and what it gave to the shuffle. */
function remember(links: SeatLink[], contribution: string): void {
  const known = keptParts('seats')
  for (const { table, seat, token } of links) known[`${table}/${seat}`] = { token, contribution }
  keep('seats', Object.fromEntries(Object.entries(known).slice(-200)))
}

/** The link token of a seat that this browser took, and its part of the shuffle; empty where unknown. */
export function remembered(table: string, seat: number): { token: string; contribution: string } {
  const known = keptParts('seats')[`${table}/${seat}`]
  const { token = '', contribution = '' } = (known ?? {}) as { token?: string; contribution?: string }
  return { token, contribution }
}

export const session = new Session()
