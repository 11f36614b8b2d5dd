import type { Block, Chapter, Clause, Rulebook, Span } from '$lib/wire'
import { fitting, type Hit } from './likeness'
import { stemmer } from './stems'

/** Plain words, or the wording of the rules file. */
export type Wording = 'plain' | 'exact'

/** A stretch of text, and whether it was searched for. */
export interface Piece {
  text: string
  hit: boolean
}

/** The words of a book that fit a search, folded, and which of their letters do. */
export type Marks = ReadonlyMap<string, Pick<Hit, 'from' | 'to'>>
export const NO_MARKS: Marks = new Map()

/** The part of a book that fits a search, the best first, and what to mark in it. */
export interface Found {
  chapters: Chapter[]
  marks: Marks
}

const SPECIAL: Record<string, string> = { ł: 'l', ß: 's', ø: 'o' }
const WORD = /\p{L}\d+(?:\.\d+)*|[\p{L}\p{N}]+/gu

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
  const all = folded(query).match(WORD) ?? []
  const long = all.filter((word) => word.length > 1)
  return [...new Set(long.length ? long : all)]
}

/** A text cut where what was searched for begins or ends. */
export function pieces(text: string, marks: Marks): Piece[] {
  const cut: Piece[] = []
  let end = 0
  const add = (until: number, hit: boolean) => {
    if (until > end) cut.push({ text: text.slice(end, until), hit })
    end = Math.max(end, until)
  }
  for (const { 0: word, index } of marks.size ? text.matchAll(WORD) : []) {
    const mark = marks.get(folded(word))
    if (!mark) continue
    add(index + mark.from, false)
    add(index + mark.to, true)
  }
  add(text.length, false)
  return cut
}

const HEADING = 3 // times as much as a word of the text

type Grades = readonly number[] // how well each word that was typed fits

/** A part of a book, and how well it fits. */
interface Graded<T> {
  part: T
  grades: Grades
}

/** What fits every word of a search, in its own text or in the heading above it; the whole book where none is typed. */
export function search(book: Rulebook, query: string, wording: Wording): Found {
  const typed = wordsOf(query)
  if (!typed.length) return { chapters: book.chapters, marks: NO_MARKS }
  const read = readingOf(book, wording)
  const stem = stemmer(book.language)
  const hits = typed.map((word) => fitting(word, read.vocabulary, stem))
  const found = book.chapters
    .map((chapter) => within(chapter, read, hits))
    .filter(({ part }) => part.clauses.length || part.opening.length)
  const chapters = found.sort(byFit).map(({ part }) => part)
  return { chapters, marks: new Map(hits.flatMap((fits) => [...fits])) }
}

/** What of a chapter fits, the best first; where its heading fits it is read from the beginning. */
function within(chapter: Chapter, read: Reading, hits: readonly Fits[]): Graded<Chapter> {
  const heading = grades(read.headings.get(chapter), hits)
  const clauses = chapter.clauses
    .map((part) => ({
      part,
      grades: sums(heading, grades([folded(part.id)], hits), grades(read.clauses.get(part), hits)),
    }))
    .filter(isFound)
  const opening = { part: chapter.opening, grades: sums(heading, [], grades(read.openings.get(chapter), hits)) }
  const isOpened = chapter.opening.length > 0 && isFound(opening)
  if (!heading.every(Boolean)) clauses.sort(byFit)
  const [best] = [...clauses, ...(isOpened ? [opening] : [])].sort(byFit)
  const part = { ...chapter, opening: isOpened ? chapter.opening : [], clauses: clauses.map((one) => one.part) }
  return { part, grades: best?.grades ?? [] }
}

type Fits = ReadonlyMap<string, Hit>

function grades(words: Iterable<string> = [], hits: readonly Fits[]): number[] {
  const all = [...words]
  return hits.map((fits) => Math.max(0, ...all.map((word) => fits.get(word)?.grade ?? 0)))
}

function sums(heading: Grades, name: Grades, text: Grades): number[] {
  return text.map((grade, index) => grade + HEADING * ((heading[index] ?? 0) + (name[index] ?? 0)))
}

const isFound = ({ grades }: Graded<unknown>): boolean => grades.every(Boolean)
const total = ({ grades }: Graded<unknown>): number => grades.reduce((sum, one) => sum + one, 0)
const byFit = (one: Graded<unknown>, other: Graded<unknown>): number => total(other) - total(one)

/** The words of a book, place by place. */
interface Reading {
  vocabulary: Set<string>
  headings: Map<Chapter, Set<string>>
  openings: Map<Chapter, Set<string>>
  clauses: Map<Clause, Set<string>>
}

const readings: Record<Wording, WeakMap<Rulebook, Reading>> = { plain: new WeakMap(), exact: new WeakMap() }

function readingOf(book: Rulebook, wording: Wording): Reading {
  const known = readings[wording].get(book)
  if (known) return known
  const read: Reading = { vocabulary: new Set(), headings: new Map(), openings: new Map(), clauses: new Map() }
  const take = (text: string): Set<string> => {
    const words = new Set(folded(text).match(WORD) ?? [])
    for (const word of words) read.vocabulary.add(word)
    return words
  }
  for (const chapter of book.chapters) {
    read.headings.set(chapter, take(`${chapter.id} ${chapter.title}`))
    read.openings.set(chapter, take(textOf(chapter.opening)))
    for (const one of chapter.clauses) read.clauses.set(one, take(`${one.id} ${clauseText(one, wording)}`))
  }
  readings[wording].set(book, read)
  return read
}

/** The clause or chapter that an address names, however it spells it. */
export function placeIn(book: Rulebook, id: string): string | undefined {
  const places = book.chapters.flatMap((chapter) => [anchor(chapter), ...chapter.clauses.map((one) => one.id)])
  return places.find((place) => place.toLowerCase() === id.toLowerCase())
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
