import type { Block, Chapter, Clause, Rulebook, Span } from '$lib/wire'

/** Plain words, or the wording of the rules file. */
export type Wording = 'plain' | 'exact'

/** A stretch of text, and whether it was searched for. */
export interface Piece {
  text: string
  hit: boolean
}

const SPECIAL: Record<string, string> = { ł: 'l', ß: 's', ø: 'o' }

/** Letters without case and marks, each still one letter, so that places in both texts agree. */
export function folded(text: string): string {
  return Array.from(text, fold).join('')
}

function fold(letter: string): string {
  const low = letter.toLowerCase()
  const base = SPECIAL[low] ?? low.normalize('NFD').charAt(0)
  return base.length === letter.length ? base : letter
}

/** The words of a search; one letter alone is none, unless nothing else was typed. */
export function wordsOf(query: string): string[] {
  const all = folded(query).split(/\s+/).filter(Boolean)
  const long = all.filter((word) => word.length > 1)
  return long.length ? long : all
}

/** A text cut where a word of the search begins or ends. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const found = hits(folded(text), words)
  const cut: Piece[] = []
  for (let from = 0, to = 1; to <= text.length; to++) {
    if (to === text.length || found[to] !== found[from]) {
      cut.push({ text: text.slice(from, to), hit: found[from] === true })
      from = to
    }
  }
  return cut
}

function hits(text: string, words: readonly string[]): boolean[] {
  const found = new Array<boolean>(text.length).fill(false)
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) found.fill(true, at, at + word.length)
  }
  return found
}

/** The part of the book in which every word of the search stands; all of it where nothing is searched for. */
export function search(book: Rulebook, words: readonly string[], wording: Wording): Chapter[] {
  if (!words.length) return book.chapters
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      opening: matches(textOf(chapter.opening), words) ? chapter.opening : [],
      clauses: chapter.clauses.filter((clause) => matches(`${clause.id} ${clauseText(clause, wording)}`, words)),
    }))
    .filter((chapter) => chapter.clauses.length || chapter.opening.length)
}

function matches(text: string, words: readonly string[]): boolean {
  const plain = folded(text)
  return words.every((word) => plain.includes(word))
}

/** All that a clause shows. */
export function clauseText(clause: Clause, wording: Wording): string {
  if (wording === 'exact') return textOf(clause.exact)
  return [joined(clause.plain), joined(clause.ruling), textOf(tables(clause))].join(' ')
}

/** Tables say more than words: they stand in both wordings. */
export function tables(clause: Clause): Block[] {
  return clause.exact.filter((block) => block.kind === 'table')
}

function textOf(blocks: readonly Block[]): string {
  return blocks.map((block) => [joined(block.spans), ...block.rows.flat().map(joined)].join(' ')).join(' ')
}

function joined(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join('')
}

/** What an address calls a chapter; the one without an id holds the examples. */
export function anchor(chapter: Chapter): string {
  return chapter.id || 'examples'
}

/** Blocks as they are set: items that follow one another are one list. */
export function grouped(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.kind === 'item' && last?.[0]?.kind === 'item') last.push(block)
    else groups.push([block])
  }
  return groups
}
