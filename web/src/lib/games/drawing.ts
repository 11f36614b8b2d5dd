import type { Drawing, Told } from '$lib/wire'
import type { Texts } from '$lib/words/index.svelte'

/** Each stands for one of a drawing's texts. */
const MARKS = /[\ue000-\uf8ff]/g
const FIRST = 0xe000

/** Tells the phrases of a drawing in the language of the texts. */
export function teller(drawing: Drawing, texts: Texts, players: readonly string[]) {
  const said: string[] = []
  const fill = (text: string): string => text.replace(MARKS, (mark) => said[mark.charCodeAt(0) - FIRST] ?? '')

  function tell({ key, facts, part }: Told): string {
    if (!key) return texts.seat(Number(facts.seat), players)
    if (part) return texts.part(key, part)
    const filled = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? fill(fact) : fact])
    return texts.text(key, Object.fromEntries(filled) as Told['facts'], players)
  }

  for (const told of drawing.texts) said.push(tell(told)) // a text in another's facts comes before it
  return { fill, tell }
}
