import { folded, wordsOf } from '$lib/rulebook/search'
import type { BoxGroup, BoxValue } from '$lib/wire'

export type Origin = BoxValue['origin']
export const ORIGINS: readonly Origin[] = ['printed', 'derived', 'reconstructed']

/** What tells an origin without colour. */
export const SIGNS: Record<Origin, string> = { printed: '●', derived: '◐', reconstructed: '○' }

/** The values of one thing of a group; of the group itself where the item has no name. */
export interface Thing {
  item: string
  name: string
  origin: Origin | null // of the name, where that is a value itself
  values: BoxValue[]
}

/** The values that are searched for: every word stands somewhere beside the value, and the origin is wanted. */
export function found(groups: readonly BoxGroup[], query: string, wanted: ReadonlySet<Origin>): BoxGroup[] {
  const words = wordsOf(query)
  return groups
    .map((group) => ({ ...group, values: group.values.filter((value) => fits(group, value, words, wanted)) }))
    .filter((group) => group.values.length)
}

function fits(group: BoxGroup, value: BoxValue, words: readonly string[], wanted: ReadonlySet<Origin>): boolean {
  if (!wanted.has(value.origin)) return false
  const text = folded([group.name, value.item, value.thing, value.name, value.text, value.note].join(' '))
  return words.every((word) => text.includes(word))
}

/** How many values are from where. */
export function counted(values: readonly BoxValue[]): Record<Origin, number> {
  const counts: Record<Origin, number> = { printed: 0, derived: 0, reconstructed: 0 }
  for (const { origin } of values) counts[origin]++
  return counts
}

/** The values of a group thing by thing; a name that says what the thing is called already is not told twice. */
export function things(values: readonly BoxValue[]): Thing[] {
  const found = new Map<string, Thing>()
  for (const value of values) {
    const { item, thing: name } = value
    const thing = found.get(item) ?? { item, name, origin: null, values: [] }
    found.set(item, thing)
    if (item && value.field === 'name' && value.text === name) thing.origin = value.origin
    else thing.values.push(value)
  }
  return [...found.values()]
}
