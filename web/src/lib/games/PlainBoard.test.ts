import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeHouse, find, show, speak } from '$lib/table/test/house'
import { Sketch } from '$lib/table/sketch.svelte'
import type { Drawing, Phrase, Told } from '$lib/wire'
import { words } from '$lib/words/index.svelte'
import { cells, columns, listed, teller } from './drawing'
import PlainBoard from './PlainBoard.svelte'

const told = (key: string, facts: Told['facts'] = {}, part = ''): Told => ({ key, facts, part })
const phrase = (text: string, more: Partial<Phrase> = {}): Phrase => ({ text, tone: '', seat: null, gap: 0, ...more })
const DRAWING: Drawing = {
  texts: [
    told('label-deck'),
    told('', { seat: 0 }),
    told('', { seat: 1 }),
    told('move-pass'),
    told('gang-3', {}, 'short'),
  ],
  sections: [
    { title: [phrase('\ue000', { tone: 'strong' }), phrase('12', { gap: 2 })], rows: [] },
    {
      title: [phrase('\ue001', { seat: 0 })],
      rows: [{ indent: 3, phrases: [phrase('\ue004'), phrase('\ue003!', { gap: 1 })] }],
    },
    { title: [phrase('\ue002', { seat: 1 })], rows: [] },
  ],
  ask: told('ask-turn'),
  clauses: ['G3.1'],
}

beforeEach(() => speak('en'))
afterEach(() => {
  closeHouse()
  vi.unstubAllGlobals()
})

const headings = (target: Element) => [...target.querySelectorAll('h2')].map((one) => one.textContent.trim())

test('a drawing is told in words, under headings, one’s own things first', () => {
  const target = show(PlainBoard, { game: 'gangs', drawing: DRAWING, seat: 1, names: ['Ala', 'Bo'] })
  const deck = words.of('gangs').text('label-deck')
  expect(headings(target)).toEqual(['Bo', deck, 'Ala'])
  expect(target.textContent).not.toMatch(/[\ue000-\uf8ff]/)
  const row = find(target, 'section:last-of-type p').textContent
  expect(row).toContain(words.of('gangs').part('gang-3', 'short'))
})

test('a spectator has nothing of their own, and whoever waits for the server sees that', () => {
  const target = show(PlainBoard, { game: 'gangs', drawing: DRAWING, seat: null, names: ['Ala', 'Bo'] })
  expect(headings(target).slice(1)).toEqual(['Ala', 'Bo'])
  const waiting = show(PlainBoard, { game: 'gangs', drawing: null, seat: null, names: [] })
  expect(find(waiting, '[aria-busy]')).toBeTruthy()
})

test('texts within the facts of others are told first', () => {
  const texts = [told('', { seat: 1 }), told('table-turn-of', { name: 'x \ue000' })]
  const { fill } = teller({ ...DRAWING, texts }, words.of('gangs'), ['Ala', 'Bo'])
  expect(fill('\ue001')).toContain('x Bo')
})

test('a table is asked for once at a time, and again when it has changed meanwhile', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(new Response(JSON.stringify(DRAWING)))
  })
  const sketch = new Sketch('abc')
  await Promise.all([sketch.refresh(null), sketch.refresh(1), sketch.refresh(1)])
  expect(asked.map((address) => address.split('/').at(-1))).toEqual(['drawing', 'drawing?seat=1'])
  expect(sketch.of(1)).toEqual(DRAWING)
  expect(sketch.of(0)).toBeNull()
})

test('a server that is gone leaves what is here', async () => {
  const sketch = new Sketch('abc')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(DRAWING))))
  await sketch.refresh(0)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
  await sketch.refresh(0)
  expect(sketch.of(0)).toEqual(DRAWING)
})

test('a phrase gives its label and what it lists, rows give their columns', () => {
  expect(listed('\ue000: 1× \ue001, 2× \ue002')).toEqual({ label: '\ue000', items: ['1× \ue001', '2× \ue002'] })
  const held = listed('\ue000: 1× $1, 1× $2; \ue001 (\ue002 1, \ue003 1)')
  expect(held.items).toEqual(['1× $1', '1× $2', '\ue001 (\ue002 1, \ue003 1)'])
  expect(listed('\ue000: \ue001, \ue002').items).toHaveLength(1)
  expect(listed('\ue000 [\ue001] \ue002, \ue003, \ue004 → $3. \ue005').items).toHaveLength(1)
  const three = [phrase('\ue000'), phrase('–', { gap: 2 }), phrase('\ue001', { gap: 2 }), phrase('/', { gap: 1 })]
  expect(cells(three).map((cell) => cell.length)).toEqual([1, 1, 2])
  const rows = [three, three, three.slice(0, 2)].map((phrases) => ({ indent: 3, phrases }))
  expect(columns(rows)).toBe(3)
  expect(columns(rows.reverse())).toBe(0)
})
