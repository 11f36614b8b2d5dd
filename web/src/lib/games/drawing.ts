import type { Drawing, Phrase, Row, Told } from '$lib/wire'
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

const LABEL = /^([\ue000-\uf8ff]+): (.+)$/
const BETWEEN = /; | · |, (?![^(]*\))/ // what is in brackets belongs together
const COUNTED = /^\d+× /
const FEW = 3

/**
 * What a phrase is about, and the things that it lists. Its texts are still marks: what stands between them is the
 * server's own order, in no language.
 */
export function listed(text: string): { label: string; items: string[] } {
  const [, label = '', rest = text] = LABEL.exec(text) ?? []
  const parts = rest.split(BETWEEN)
  const isList = parts.length >= FEW || parts.every((part) => COUNTED.test(part)) || /; | · /.test(rest)
  return { label, items: isList && !rest.includes('→') ? parts : [rest] }
}

/** The columns of a row, each with the phrases that stand in it. */
export function cells(phrases: readonly Phrase[]): Phrase[][] {
  const found: Phrase[][] = []
  for (const one of phrases) {
    const last = found.at(-1)
    if (last && one.gap < 2) last.push(one)
    else found.push([one])
  }
  return found
}

/** How many columns all rows have, where they can stand below each other; the last row may be shorter. */
export function columns(rows: readonly Row[]): number {
  const counts = rows.map((row) => cells(row.phrases).length)
  const [most = 0] = counts
  return most > 2 && counts.every((count, at) => count === most || (at === counts.length - 1 && count < most))
    ? most
    : 0
}
