import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clauses } from '$lib/table/clauses.svelte'
import { closeHouse, find, show, speak } from '$lib/table/test/house'
import type { Cell, Section, Sheet, Text, Thing } from '$lib/wire'
import { words } from '$lib/words/index.svelte'
import { indexOf, meant } from './pointing'
import { reader } from './reading'
import { Reports } from './reports.svelte'
import SheetView from './Sheet.svelte'

const NAMES = ['Ala', 'Bo']
const text = (key: string, facts: Text['facts'] = {}, part = ''): Text => ({ key, facts, part })
const seat = (number: number): Text => text('', { seat: number })
const say = (key: string): Cell => ({ kind: 'say', text: text(key) })
const card = (gang: number, more: Partial<Thing> = {}): Thing => ({
  kind: 'thing',
  id: `gang:${gang}`,
  text: text(`gang-${gang}`, {}, 'short'),
  ...more,
})
const place = (number: number, ...holds: Cell[]): Cell => ({
  kind: 'place',
  id: `place:${number}`,
  text: text(`place-${number}`),
  holds,
})
const section = (id: string, title: Text, cells: Cell[], more: Partial<Section> = {}): Section => ({
  id,
  title,
  role: more.owner === undefined ? 'board' : 'seat',
  rows: cells.length ? [{ cells }] : [],
  ...more,
})
const SHEET: Sheet = {
  sections: [
    section('pyramid', text('label-pyramid'), [place(0, card(3)), place(1, card(4)), place(2)]),
    section('seat:0', seat(0), [{ kind: 'items', label: text('label-influence'), items: [card(3)] }], { owner: 0 }),
    section('seat:1', seat(1), [{ kind: 'items', label: text('label-alliances'), items: [card(3)] }], { owner: 1 }),
  ],
  mover: 1,
}

beforeEach(() => speak('en'))
afterEach(() => {
  closeHouse()
  vi.unstubAllGlobals()
})

const shown = (sheet: Sheet | null, more: Record<string, unknown> = {}): HTMLElement =>
  show(SheetView, { game: 'gangs', sheet, seat: 0, names: NAMES, ...more } as never)
const headings = (target: Element): string[] => [...target.querySelectorAll('h2')].map((one) => one.textContent.trim())
const lit = (target: Element): string[] =>
  [...target.querySelectorAll('.cell.lit')].map((one) => one.textContent.replace(/\s+/g, ' ').trim())

test('a sheet is told in words, under headings, one’s own things first', () => {
  const target = shown(SHEET, { seat: 1 })
  expect(headings(target).map((one) => one.split(' ')[0])).toEqual(['Bo', 'Pyramid', 'Ala'])
  expect(find(target, 'h2').textContent).toContain(words.say('seat-to-move'))
  expect(target.textContent).toContain(words.of('gangs').text('gang-4'))
  expect(headings(shown(SHEET, { seat: null }))[0]).toBe('Pyramid')
  expect(find(shown(null), '[aria-busy]')).toBeTruthy()
})

test('whose something is comes from its typed owner: its look and its title say nothing', () => {
  const odd: Sheet = {
    sections: [
      section('x', text('label-deck'), [card(3, { owner: 1, hue: 'blue' }), card(4, { hue: 'red' })]),
      section('y', text('label-out'), [say('label-passed')], { owner: 1 }),
    ],
  }
  const target = shown(odd, { seat: 1 })
  expect(headings(target)).toEqual([words.of('gangs').text('label-out'), words.of('gangs').text('label-deck')])
  expect(find(target, 'section.own').querySelectorAll('svg.seat-1')).toHaveLength(1)
  const [own, free] = [...target.querySelectorAll('.thing')]
  expect(own?.querySelector('svg')?.getAttribute('class')).toContain('seat-1')
  expect(own?.textContent).toContain('Bo')
  expect(free?.querySelector('svg')).toBeNull()
})

test('texts within the facts of others are told first, and a short form is said whole where there is room', () => {
  const { read, whole } = reader(words.of('gangs'), NAMES)
  expect(read(text('table-turn-of', { name: seat(1) }))).toContain('Bo')
  expect(read(text('gang-3', {}, 'short'))).toBe('Uptown')
  expect(whole(text('gang-3', {}, 'short'))).toBe('Uptown Dames')
  expect(whole(seat(0))).toBe('Ala')
})

test('what is meant are places, things in them and things in one’s hand, not every card that looks alike', () => {
  const index = indexOf(SHEET)
  const named = (ids: string[], who: number | null) =>
    meant(index, ids, who).map((one) => ('kind' in one ? one.kind : one.id))
  expect(named(['gang:3', 'place:1'], 0)).toEqual(['thing', 'place'])
  expect(meant(index, ['gang:3', 'place:2'], 0)[0]).toBe(
    (SHEET.sections[1]?.rows[0]?.cells[0] as { items: Cell[] }).items[0],
  )
  expect(named(['gang:3', 'place:0'], 0)).toEqual(['thing', 'thing', 'place'])
  expect(named(['gang:3', 'seat:1'], 0)).toEqual(['thing', 'thing', 'seat:1'])
  expect(named(['gang:4'], 0)).toEqual(['thing'])
  expect(named(['gang:7'], 0)).toEqual([])
})

test('a thing that is told of another is not meant where it lies by itself', () => {
  const told = card(5, { about: [card(3)] })
  const own = card(3)
  const index = indexOf({ sections: [section('x', text('label-deck'), [told, own])] })
  expect(meant(index, ['gang:3'], 0)).toEqual([own])
  expect(meant(index, ['gang:3', 'gang:5'], 0)).toHaveLength(3)
})

test('a choice or a line lights what it is about, and brings it into sight', () => {
  const seen: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.textContent.trim())
  }
  const target = shown(SHEET, { pointed: ['gang:3', 'place:2'], follows: true })
  expect(lit(target)).toEqual(['Uptown Dames', 'Bayard Street'])
  expect(seen).toEqual(['Uptown Dames'])
  expect(lit(shown(SHEET, { pointed: ['gang:3'], follows: false }))).toEqual(['Uptown Dames'])
  expect(seen).toHaveLength(1)
  expect(shown(SHEET, { hinted: ['place:1'] }).querySelectorAll('.hinted')).toHaveLength(1)
})

test('what a choice is about can be touched, with the keyboard too; nothing else can', () => {
  const touched: unknown[] = []
  const target = shown(SHEET, {
    choices: [['place:0', 'place:2'], ['gang:3']],
    listed: [['place:0', 'place:2']],
    picked: ['place:0'],
    ontouch: (ids: string[]) => touched.push(ids),
  })
  const buttons = [...target.querySelectorAll<HTMLButtonElement>('button')]
  expect(buttons.map((one) => one.textContent.trim())).toEqual(['Uptown Dames', 'Pell Street', 'Bayard Street'])
  expect(buttons.map((one) => one.tabIndex)).toEqual([0, -1, -1])
  expect(buttons.map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false'])
  expect(target.querySelectorAll('.open')).toHaveLength(2)
  buttons[0]?.focus()
  buttons[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  expect(document.activeElement).toBe(buttons[1])
  expect(buttons.map((one) => one.tabIndex)).toEqual([-1, 0, -1])
  buttons[1]?.click()
  expect(touched).toEqual([['place:0']])
  expect(shown(SHEET).querySelectorAll('button')).toHaveLength(0)
})

test('a table has headers, a list its items, and a count does not say its column again', () => {
  const label = text('label-deck')
  const one = section('t', label, [], {
    layout: 'table',
    columns: [text('label-top'), label],
    rows: [{ cells: [say('gang-4'), { kind: 'count', label, count: 4, most: 9 }] }],
  })
  const target = shown({ sections: [one] })
  expect([...target.querySelectorAll('thead th')].map((th) => th.textContent.trim())).toEqual(['Top card', 'Deck'])
  expect(find(target, 'th[scope=row]').textContent.trim()).toBe('Five Points Toughs')
  expect(find(target, 'td').textContent.trim()).toBe('4 / 9')
  const listed = shown(SHEET)
  expect(find(listed, '[role=list] [role=listitem]').textContent.trim()).toBe('Uptown Dames')
})

test('a value of our own making wears a mark that says so, with its clause', () => {
  const target = shown({
    sections: [section('x', text('label-deck'), [card(3, { origin: 'reconstructed', clause: 'G1.1' })])],
  })
  const mark = find(target, 'button[aria-expanded]')
  expect(mark.getAttribute('aria-label')).toBe(words.say('sheet-reconstructed', { name: 'Uptown Dames' }))
  mark.click()
  flushSync()
  expect(mark.getAttribute('aria-expanded')).toBe('true')
  find(target, '[role=note] a').click()
  expect(clauses.clause).toBe('G1.1')
  clauses.close()
  expect(
    shown({ sections: [section('x', text('label-deck'), [card(3, { origin: 'printed' })])] }).querySelector('button'),
  ).toBeNull()
})

test('a track is heard as where its marker is', () => {
  const stops = [{ at: 3, sign: '^', text: text('label-out') }]
  const target = shown({
    sections: [
      section('x', text('label-deck'), [
        { kind: 'track', label: text('label-top'), least: -3, most: 3, at: 3, stops, ends: [1, 0] },
      ]),
    ],
  })
  expect(find(target, '.track .spoken').textContent).toBe('Top card: +3, from -3 to 3 – Driven out')
  expect(target.querySelectorAll('.spaces > span')).toHaveLength(7)
})

test('a table is asked for once at a time, and again when it has changed meanwhile', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(new Response(JSON.stringify(SHEET)))
  })
  const reports = new Reports('abc')
  await Promise.all([reports.refresh(null), reports.refresh(1), reports.refresh(1)])
  expect(asked.map((address) => address.split('/').at(-1))).toEqual(['sheet', 'sheet?seat=1'])
  expect(reports.of(1)).toEqual(SHEET)
  expect(reports.of(0)).toBeNull()
})

test('a server that is gone leaves what is here', async () => {
  const reports = new Reports('abc')
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(SHEET))))
  await reports.refresh(0)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
  await reports.refresh(0)
  expect(reports.of(0)).toEqual(SHEET)
})

test('the keyboard keeps its place when what can be chosen changes', () => {
  const props = $state({ game: 'gangs', sheet: SHEET, seat: 0, names: NAMES, choices: [['place:0'], ['place:2']] })
  const target = show(SheetView, props as never)
  target.querySelectorAll('button')[1]?.focus()
  props.choices = []
  flushSync()
  expect(document.activeElement).toBe(find(target, '.sheet'))
  props.choices = [['place:1']]
  flushSync()
  expect(document.activeElement?.textContent).toContain('Pearl Street')
})
