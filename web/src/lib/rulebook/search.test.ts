import { describe, expect, it } from 'vitest'
import type { Block, Rulebook, Span } from '$lib/wire'
import { folded, grouped, pieces, search, wordsOf } from './search'

const text = (words: string): Span[] => [{ kind: 'text', text: words }]
const paragraph = (words: string): Block => ({ kind: 'paragraph', spans: text(words), rows: [] })
const book: Rulebook = {
  game: 'gangs',
  language: 'pl',
  title: 'Gangi',
  chapters: [
    {
      id: 'G3',
      title: 'Wspinaczka',
      opening: [],
      clauses: [
        { id: 'G3.1', plain: text('Łobuzy śpią.'), ruling: [], exact: [paragraph('Gang śpi.')] },
        { id: 'G3.2', plain: text('Karta idzie.'), ruling: text('na ukos'), exact: [paragraph('Na ukos.')] },
      ],
    },
  ],
}
const found = (query: string, wording: 'plain' | 'exact') =>
  search(book, wordsOf(query), wording).flatMap((chapter) => chapter.clauses.map((clause) => clause.id))

describe('searching the rules', () => {
  it('minds neither case nor marks, and keeps every letter in its place', () => {
    expect(folded('Łobuzy Świętego')).toBe('lobuzy swietego')
    expect(folded('Łobuzy İ½')).toHaveLength('Łobuzy İ½'.length)
  })

  it('finds the clauses that have every word, in the wording that is read', () => {
    expect(found('lobuzy', 'plain')).toEqual(['G3.1'])
    expect(found('lobuzy', 'exact')).toEqual([])
    expect(found('karta ukos', 'plain')).toEqual(['G3.2'])
    expect(found('karta lobuzy', 'plain')).toEqual([])
    expect(found('g3.2', 'exact')).toEqual(['G3.2'])
    expect(found('   ', 'plain')).toEqual(['G3.1', 'G3.2'])
  })

  it('cuts a text where hits begin and end', () => {
    expect(pieces('Karta, karta', ['karta'])).toEqual([
      { text: 'Karta', hit: true },
      { text: ', ', hit: false },
      { text: 'karta', hit: true },
    ])
    expect(pieces('Wpływy', ['wpl', 'ply'])).toEqual([
      { text: 'Wpływ'.slice(0, 4), hit: true },
      { text: 'wy', hit: false },
    ])
    expect(pieces('', ['a'])).toEqual([])
  })

  it('sets items that follow one another as one list', () => {
    const item: Block = { kind: 'item', spans: [], rows: [] }
    expect(grouped([paragraph('a'), item, item, paragraph('b')]).map((group) => group.length)).toEqual([1, 2, 1])
  })
})
