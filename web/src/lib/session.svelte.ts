import { ask, Refusal } from '$lib/api'
import { given, promise } from '$lib/fairness/promises'
import { keep, keptParts } from '$lib/keeping'
import { isNameless, naming } from '$lib/naming.svelte'
import { settings } from '$lib/settings.svelte'
import type { Claimed, Created, GameShown, Me, NewTable, Problem, SeatLink, SeatWish, TableShown } from '$lib/wire'
import { say } from '$lib/words/index.svelte'

const NAME_WANTED: Problem = { code: 'refused', reason: 'name-wanted', facts: {}, clause: '' }

type Committed = Pick<TableShown, 'id' | 'commitment'>

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

  /** Somebody with a name of their own, who sits down with people; it is asked for where there is none yet. */
  async introduce(): Promise<void> {
    if (isNameless(this.name)) await this.recall(true)
    if (!isNameless(this.name)) return
    const name = await naming.ask()
    if (!name) throw new Refusal(NAME_WANTED)
    await this.rename(name)
  }

  /** Who this browser is, if the server knows it already; one that has never sat down it cannot know. */
  async recall(anyway = false): Promise<void> {
    if (!settings.name && !anyway) return
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
    await (wish.seats.some(isOfPeople) ? this.introduce() : this.begin())
    return this.#opened(await ask<Created>('POST', 'tables', wish))
  }

  async rematch(table: string): Promise<Created> {
    return this.#opened(await ask<Created>('POST', `tables/${table}/rematch`, {}))
  }

  /** The commitment is known now: what this browser adds to the shuffle follows at once. */
  async #opened(created: Created): Promise<Created> {
    remember(created.links)
    await this.contribute(created.table).catch(() => null) // the table's page tries again
    return created
  }

  /** Adds this browser's part to the shuffle of a table where it sits; the same one if it is asked again. */
  async contribute({ id, commitment }: Committed): Promise<void> {
    const { contribution } = promise(id, commitment)
    await ask('POST', `tables/${id}/contribute`, { contribution })
    given(id)
  }

  async join({ id, commitment }: Committed, seat: number | null): Promise<void> {
    await this.introduce()
    const { contribution } = promise(id, commitment)
    remember([await ask<SeatLink>('POST', `tables/${id}/join`, { seat, contribution })])
    given(id)
  }

  /** Opens a seat's link in this browser. */
  async claim(token: string): Promise<Claimed> {
    await this.begin()
    const claimed = await ask<Claimed>('POST', 'seats/claim', { token })
    remember([{ ...claimed, token }])
    return claimed
  }
}

const isOfPeople = ({ kind, name }: SeatWish): boolean => kind === 'open' || Boolean(name)

/** Links are told once: this browser keeps its own. */
function remember(links: SeatLink[]): void {
  const known = keptParts('seats')
  for (const { table, seat, token } of links) known[`${table}/${seat}`] = { token }
  keep('seats', Object.fromEntries(Object.entries(known).slice(-200)))
}

/** The link token of a seat that this browser took; empty where unknown. */
export function remembered(table: string, seat: number): string {
  const known = keptParts('seats')[`${table}/${seat}`]
  return ((known ?? {}) as { token?: string }).token ?? ''
}

export const session = new Session()
