import type { Text } from '$lib/wire'
import type { Facts, Texts } from '$lib/words/index.svelte'

/** Tells the texts of a sheet in a language. */
export interface Reader {
  /** A text as it is meant. */
  read: (text: Text) => string
  /** The same where there is room: in place of a short form the whole. */
  whole: (text: Text) => string
}

export function reader(texts: Texts, players: readonly string[]): Reader {
  function read({ key, facts = {}, part }: Text): string {
    if (!key) return texts.seat(Number(facts.seat), players)
    if (part) return texts.part(key, part)
    return tied(texts.text(key, told(facts), players))
  }

  /** The facts, those that are texts themselves in words. */
  function told(facts: NonNullable<Text['facts']>): Facts {
    const entries = Object.entries(facts)
    return Object.fromEntries(entries.map(([name, fact]) => [name, typeof fact === 'object' ? read(fact) : fact]))
  }

  function whole(text: Text): string {
    if (!text.part || !text.key) return read(text)
    const value = texts.text(text.key, told(text.facts ?? {}), players)
    return value === text.key ? read(text) : tied(value)
  }

  return { read, whole }
}

/** A sum keeps its dollar. */
const tied = (text: string): string => text.replace(/(\d) (?=\$)/g, '$1\u00a0')
