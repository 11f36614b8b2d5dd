import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { closeHouse, GAMES, speak } from '$lib/table/test/house'
import type { Block, Rulebook, Span } from '$lib/wire'
import { distance } from './likeness'
import { clauseText, folded, grouped, NO_MARKS, pieces, placeIn, search, wordsOf } from './search'
import { stemmer } from './stems'
import { bookOf } from './test/books'

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

/** The clauses that a search finds, in the order in which they are shown. */
const found = (query: string, wording: 'plain' | 'exact' = 'plain', within = book): string[] =>
  search(within, query, wording).chapters.flatMap((chapter) => chapter.clauses.map((clause) => clause.id))

const marked = (told: string, query: string, within = book): string[] =>
  pieces(told, search(within, query, 'plain').marks)
    .filter(({ hit }) => hit)
    .map((piece) => piece.text)

describe('searching the rules', () => {
  it('minds neither case nor marks, and keeps every letter in its place', () => {
    expect(folded('Łobuzy Świętego')).toBe('lobuzy swietego')
    expect(folded('Łobuzy İ½')).toHaveLength('Łobuzy İ½'.length)
  })

  it('finds the clauses that have every word, in the wording that is read', () => {
    expect(found('lobuzy')).toEqual(['G3.1'])
    expect(found('lobuzy', 'exact')).toEqual([])
    expect(found('karta ukos')).toEqual(['G3.2'])
    expect(found('karta lobuzy')).toEqual([])
    expect(found('g3.2', 'exact')).toEqual(['G3.2'])
    expect(found('   ')).toEqual(['G3.1', 'G3.2'])
  })

  it('finds by the heading, alone or with a word of the text', () => {
    expect(found('wspinaczka')).toEqual(['G3.1', 'G3.2'])
    expect(found('wspinaczki karty')).toEqual(['G3.2'])
  })

  it('forgives typing errors only where the word as typed is nowhere', () => {
    expect(found('lobuyz')).toEqual(['G3.1'])
    expect(found('krata')).toEqual(['G3.2'])
    expect(found('xyz')).toEqual([])
  })

  it('takes one letter for a word only where nothing else was typed', () => {
    expect(wordsOf('w Dokach, i')).toEqual(['dokach'])
    expect(wordsOf('w')).toEqual(['w'])
  })

  it('marks the letters that fit: of a word that goes on its beginning, of another form all of it', () => {
    const forms = structuredClone(book)
    forms.chapters[0]?.clauses[0]?.plain.push(...text('Karta, karty, kart'))
    expect(marked('Karta, karty, kart', 'karta', forms)).toEqual(['Karta', 'karty', 'kart'])
    expect(marked('Łobuzy', 'łob')).toEqual(['Łob'])
    expect(pieces('Karta, karta', NO_MARKS)).toEqual([{ text: 'Karta, karta', hit: false }])
    expect(pieces('', NO_MARKS)).toEqual([])
  })

  it('sets items that follow one another as one list', () => {
    const item: Block = { kind: 'item', spans: [], rows: [] }
    expect(grouped([paragraph('a'), item, item, paragraph('b')]).map((group) => group.length)).toEqual([1, 2, 1])
  })
})

test.each([
  ['wojna', 'wojny wojnie wojnę wojen wojnami wojnach'],
  ['łapówka', 'łapówki łapówek łapówce łapówką łapówkom'],
  ['karta', 'karty kart karcie kartą kartami kartach'],
  ['gang', 'gangu gangów gangom gangiem gangach'],
  ['gracz', 'gracza graczy gracze graczowi graczem'],
  ['rodzina', 'rodziny rodzin rodzinie rodzinom'],
  ['księga', 'księgi księdze księgom'],
  ['sojusznik', 'sojusznicy sojuszników sojusznika'],
  ['pierwszy', 'pierwszego pierwsza pierwszej pierwszym'],
  ['koronacja', 'koronacji koronację'],
])('Polish: %s is one word with %s', (word, forms) => {
  const stem = stemmer('pl')
  for (const form of forms.split(' ')) expect(stem(folded(form)), form).toBe(stem(folded(word)))
})

test.each([
  ['bribe', 'bribes'],
  ['ally', 'allies'],
  ['city', 'cities'],
  ['place', 'places placed placing'],
  ['ambush', 'ambushes'],
])('English: %s is one word with %s', (word, forms) => {
  const stem = stemmer('en')
  for (const form of forms.split(' ')) expect(stem(form), form).toBe(stem(word))
})

test.each([
  ['turf', 'turf', 0],
  ['tutf', 'turf', 1],
  ['trurf', 'turf', 1],
  ['tuf', 'turf', 1],
  ['tufr', 'turf', 1],
  ['luciano', 'luchano', 1],
  ['luciano', 'gangster', Infinity],
])('from %s to %s there are %s errors', (one, other, errors) => {
  expect(distance(one, other, 2)).toBe(errors)
})

describe.each(['en', 'pl'] as const)('the real rulebooks in %s', (language) => {
  beforeEach(() => speak(language))
  afterEach(closeHouse)

  it('have words for every clause', () => {
    for (const { name } of GAMES) {
      const clauses = bookOf(name).chapters.flatMap((chapter) => chapter.clauses)
      expect(clauses.length, name).toBeGreaterThan(20)
      for (const clause of clauses) expect(clauseText(clause, 'plain'), clause.id).not.toBe('  ')
    }
  })

  it('are found chapter by chapter, all clauses of it and that chapter first', () => {
    for (const { name } of GAMES) {
      const real = bookOf(name)
      for (const chapter of real.chapters.filter(({ id, clauses }) => id && clauses.length)) {
        const first = search(real, chapter.title, 'plain').chapters[0]
        expect(first?.id, chapter.title).toBe(chapter.id)
        expect(first?.clauses, chapter.title).toEqual(chapter.clauses)
      }
    }
  })

  it('find every clause by its number', () => {
    for (const { name } of GAMES) {
      const real = bookOf(name)
      for (const clause of real.chapters.flatMap(({ clauses }) => clauses)) {
        expect(found(clause.id.toLowerCase(), 'plain', real)[0]).toBe(clause.id)
        expect(placeIn(real, clause.id.toLowerCase())).toBe(clause.id)
      }
      expect(placeIn(real, 'E99.9')).toBeUndefined()
    }
  })
})

/** A search, and the chapter whose clauses it must show before anything else. */
const SOUGHT: Record<'en' | 'pl', [game: string, query: string, chapter: string][]> = {
  en: [
    ['families', 'turf war', 'F10'],
    ['families', 'turf wars', 'F10'],
    ['families', 'trurf war', 'F10'],
    ['families', 'bribe', 'F11'],
    ['families', 'bribes', 'F11'],
    ['families', 'bribry', 'F11'],
    ['families', 'ally', 'F9'],
    ['speakeasy', 'luciano', 'E20'],
    ['speakeasy', 'lucianno', 'E20'],
    ['speakeasy', 'associate', 'E14'],
    ['speakeasy', 'barrel', 'E11'],
    ['gangs', 'coronation', 'G6'],
    ['gangs', 'cornation', 'G6'],
    ['gangs', 'no mans land', 'G5'],
    ['syndicate', 'los angelos', 'S8'],
  ],
  pl: [
    ['families', 'wojna terytorialna', 'F10'],
    ['families', 'wojen terytorialnych', 'F10'],
    ['families', 'łapówka', 'F11'],
    ['families', 'lapowek', 'F11'],
    ['families', 'łapówce', 'F11'],
    ['families', 'łapuwki', 'F11'],
    ['families', 'sojusznika', 'F9'],
    ['speakeasy', 'luciano', 'E20'],
    ['speakeasy', 'beczek', 'E11'],
    ['speakeasy', 'współpracownik', 'E14'],
    ['speakeasy', 'wspolpracownika', 'E14'],
    ['speakeasy', 'księga', 'E18'],
    ['gangs', 'koronacji', 'G6'],
    ['gangs', 'koronacaj', 'G6'],
    ['gangs', 'wspinaczkę', 'G3'],
    ['syndicate', 'siły żetonów specjalnych', 'S6'],
  ],
}

test.each(Object.entries(SOUGHT).flatMap(([language, all]) => all.map((one) => [language, ...one] as const)))(
  '%s, %s: “%s” shows all of %s first',
  async (language, game, query, id) => {
    await speak(language as 'en' | 'pl')
    const real = bookOf(game)
    const whole = real.chapters.find((chapter) => chapter.id === id)
    const [first] = search(real, query, 'plain').chapters
    expect(first?.id).toBe(id)
    expect(first?.clauses.map((clause) => clause.id)).toEqual(whole?.clauses.map((clause) => clause.id))
    closeHouse()
  },
)

test('a form of a word finds and marks the others, with and without marks', async () => {
  await speak('pl')
  const real = bookOf('speakeasy')
  const every = (query: string) => [...found(query, 'plain', real)].sort()
  expect(every('wojna gangów').length).toBeGreaterThan(0)
  expect(every('wojny gangów')).toEqual(every('wojna gangów'))
  expect(every('wojna gangow')).toEqual(every('wojna gangów'))
  expect(marked('wojny gangów', 'wojna gangow', real)).toEqual(['wojny', 'gangów'])
  closeHouse()
})

test('a search takes no longer than a stroke of a key', async () => {
  await speak('pl')
  const real = bookOf('speakeasy')
  search(real, 'a', 'exact')
  const begun = performance.now()
  for (const query of ['wojna', 'wspolpracownikk', 'kontrola dzielnicy', 'xqzwvk']) search(real, query, 'exact')
  expect((performance.now() - begun) / 4).toBeLessThan(100)
  closeHouse()
})
