import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { boxOf } from '../box'
import type { Part } from '../part'
import type { Line } from '../shapes'
import Town, { type Preview } from '../town/Town.svelte'
import { motionOf } from '../town/flights'
import { planOf } from '../geometry'
import { seatsOf, sightOf, wordsOf } from './townscenes'

vi.setConfig({ testTimeout: 30_000 }) // a whole map is drawn each time

const box = boxOf(null)
let shown: ReturnType<typeof mount> | null = null

afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.innerHTML = ''
})

type Given = Partial<Part> & { plan?: string[]; preview?: Preview | null }

function show(scene: string, seat: number | null, given: Given = {}, language: 'en' | 'pl' = 'en') {
  const { view, sums } = sightOf(scene, seat)
  const touch = vi.fn()
  shown = mount(Town, {
    target: document.body,
    props: {
      view,
      sums,
      box,
      seat,
      seats: seatsOf(view.families),
      say: wordsOf(language).say,
      trace: () => undefined,
      lit: new Set<string>(),
      picked: new Set<string>(),
      shot: null,
      motion: true,
      isAsked: true,
      plan: [],
      preview: null,
      touch,
      ...given,
    },
  })
  flushSync()
  const find = (thing: string) => document.querySelector<SVGGElement>(`[data-thing~="${thing}"]`) as SVGGElement
  return { touch, find, labelOf: (thing: string) => find(thing).getAttribute('aria-label') ?? '' }
}

test('every space and territory says what it is', () => {
  const { labelOf } = show('solo-three', 0, { plan: ['M02', 'P7', 'L1'], lit: new Set(['space:P1']) })
  expect(labelOf('space:P4')).toBe('Labour Exchange in Queens. Front: Job, $2. Back: Job. Here: Thug (Dominik).')
  expect(labelOf('space:P1')).toContain('Free. Can be chosen.')
  expect(labelOf('space:M02')).toBe(
    'Bronx–Harlem–Queens corner. Free. Brings: 2 × Gun, $1, Job. Bruno is going here next.',
  )
  expect(labelOf('territory:4')).toContain('Queens (4). Turf War: Ala 0, Bruno 0, Celina 0, Dominik 1, neutral 0.')
  expect(labelOf('territory:4')).toContain('Strongest: Dominik. Controlled by Dominik. Markers from below: Dominik.')
})

test('closed spaces say from how many families, and are no buttons', () => {
  const { labelOf, find } = show('first-turn', 0)
  expect(labelOf('space:M13')).toContain('closed, opens with 4 families')
  expect(find('space:M13').getAttribute('role')).toBe('img')
  expect(find('space:M01').getAttribute('role')).toBe('button')
})

test.each([
  { scene: 'five', seat: null, language: 'en' },
  { scene: 'over', seat: 0, language: 'pl' },
  { scene: 'solo-three', seat: 0, language: 'pl' },
] as const)('nothing is left untold: $scene, $language', ({ scene, seat, language }) => {
  show(scene, seat, { plan: ['M02', 'P7'], picked: new Set(['space:P1', 'territory:2']) }, language)
  const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '')
  expect(labels.length).toBeGreaterThan(20)
  for (const text of [...labels, document.body.textContent ?? '']) expect(text).not.toMatch(/board-|\{|undefined/)
})

test('what is touched is told; a shop stands for its territory where that is asked for', () => {
  const { touch, find } = show('tile', 0, { lit: new Set(['territory:2']) })
  find('territory:2').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  find('space:P2').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  find('space:P3').dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(touch.mock.calls).toEqual([['territory:2'], ['territory:2'], ['space:P3']])
})

test('one stop of the Tab key; arrows walk, Enter and Space touch', () => {
  const { touch, find } = show('first-turn', 0, { lit: new Set(['space:P3']) })
  const stops = () => [...document.querySelectorAll('[tabindex="0"]')]
  expect(stops()).toEqual([find('space:P3')])
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  find('space:P3').focus()
  flushSync()
  press('Enter')
  press('ArrowUp')
  flushSync()
  const next = document.activeElement?.getAttribute('data-stop') ?? ''
  expect(next).not.toBe('space:P3')
  press(' ')
  expect(touch.mock.calls).toEqual([['space:P3'], [next]])
  expect(stops()).toHaveLength(1)
})

test('who watches has pictures, no buttons', () => {
  show('first-turn', null)
  expect(document.querySelectorAll('[role="button"], [tabindex]')).toHaveLength(0)
})

test('a dead figure can be brought back where that is asked', () => {
  const sight = sightOf('over', 0)
  const dead = sight.view.hudson[0]
  const view = { ...sight.view, todo: [{ step: 'effect' as const, code: 'RESCUE' }] }
  const { touch } = show('over', 0, { view, seat: dead?.seat ?? 0, lit: new Set([`figure:${dead?.kind}`]) })
  const found = document.querySelector('[data-stop^="hudson"]')
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(touch.mock.calls).toEqual([[`figure:${dead?.kind}`]])
})

test('every kind of line that moves something has its way', () => {
  const { view } = sightOf('over', 0)
  const plan = planOf(box, 'wide')
  const [space = '', figure] = Object.entries(view.figures)[0] ?? []
  const seat = figure?.seat ?? 0
  const kind = figure?.kind ?? 'thug'
  const tile = view.tiles.flat()[0] ?? ''
  const home = view.tiles.findIndex((tiles) => tiles.includes(tile)) + 1
  const without = Object.fromEntries(Object.entries(view.figures).filter(([id]) => id !== space))
  const flights = (line: Pick<Line, 'event' | 'facts'>, after = view) =>
    motionOf({ line: { number: 1, clause: '', by: 0, ...line } as Line, before: view, duration: 500 }, after, plan, 0)
  expect(flights({ event: 'placed', facts: { seat, figure: kind, space } }).flights).toHaveLength(1)
  expect(flights({ event: 'killed', facts: { seat, rival: seat, figure: kind, space } }).flights).toHaveLength(1)
  expect(
    flights({ event: 'moved', facts: { seat, rival: seat, figure: kind, source: space, space: 'M01' } }).flights,
  ).toHaveLength(1)
  expect(flights({ event: 'opened', facts: { seat, tile, territory: home } }).flights).toHaveLength(1)
  expect(flights({ event: 'marked', facts: { seat, territory: 1 } }).flights).toHaveLength(1)
  expect(flights({ event: 'marker-moved', facts: { seat, from: 2, territory: 1 } }).flights).toHaveLength(1)
  expect(
    flights({ event: 'recalled', facts: { seat, figure: kind } }, { ...view, figures: without }).flights,
  ).toHaveLength(1)
  expect(flights({ event: 'car-bomb', facts: { seat, territory: 1 } }).blast).not.toBeNull()
  expect(flights({ event: 'passed', facts: { seat } })).toEqual({ flights: [], blast: null })
})

test('what flies is not drawn where it will stand, and nothing flies without motion', () => {
  const sight = sightOf('cost', 2)
  const line = sight.lines.find(({ event }) => event === 'placed') as Line
  const shot = { line, before: sight.before, duration: 500 }
  show('cost', 2, { shot })
  const count = document.querySelectorAll('.figure').length
  expect(document.querySelectorAll('.flights .figure')).toHaveLength(1)
  if (shown) void unmount(shown)
  show('cost', 2, { shot, motion: false })
  expect(document.querySelectorAll('.flights .figure')).toHaveLength(0)
  expect(document.querySelectorAll('.figure')).toHaveLength(count)
})
