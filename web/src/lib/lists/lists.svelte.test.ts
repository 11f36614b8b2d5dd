import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mine } from '$lib/mine.svelte'
import { session } from '$lib/session.svelte'
import { settings } from '$lib/settings.svelte'
import { closeHouse, find, GAMES, show, speak } from '$lib/table/test/house'
import type { SeatShown, TableSummary } from '$lib/wire'
import EndedTable from './EndedTable.svelte'
import { outcomeTold } from './outcome'
import { EVERY, HIDDEN, polling } from './polling'
import TableCard from './TableCard.svelte'
import { dated, when } from './when'

const NOW = Date.UTC(2026, 10, 18, 12)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const seat = (number: number, name: string, yours = false): SeatShown => ({
  seat: number,
  kind: 'human',
  name,
  level: '',
  away: false,
  contributed: true,
  yours,
  left: null,
  resigned: false,
  here: false,
  thinks: null,
})
const table: TableSummary = {
  id: 't1',
  game: 'gangs',
  options: { first: null },
  phase: 'finished',
  language: 'en',
  clock: { kind: 'none', seconds: 0, increment: 0, on_timeout: 'bot-moves' },
  casual: false,
  hints: true,
  seats: [seat(0, 'Ala', true), seat(1, 'Bo')],
  created: NOW - DAY,
  changed: NOW - DAY,
  following: '',
  outcome: { places: [1, 2], scores: [9, 4] },
  your_turn: false,
  unread: 0,
  box: null,
  problem: null,
}

beforeEach(async () => {
  await speak('en')
  session.games = [...GAMES]
})
afterEach(closeHouse)

describe('times', () => {
  test.each([
    [0, 'just now', 'przed chwilą'],
    [5 * MINUTE, '5 minutes ago', '5 minut temu'],
    [3 * 60 * MINUTE, '3 hours ago', '3 godziny temu'],
    [DAY, 'yesterday', 'wczoraj'],
    [3 * DAY, '3 days ago', '3 dni temu'],
  ])('%s milliseconds are told', async (past, english, polish) => {
    expect(when(NOW - past, NOW)).toBe(english)
    await speak('pl')
    expect(when(NOW - past, NOW)).toBe(polish)
  })

  test('from a week on it is a date', async () => {
    expect(when(NOW - 8 * DAY, NOW)).toBe('10 Nov 2026')
    expect(dated(NOW, true)).toContain('18 Nov 2026')
    await speak('pl')
    expect(when(NOW - 8 * DAY, NOW)).toBe('10 lis 2026')
  })
})

describe('how a game ended', () => {
  const four = [seat(0, 'Ala', true), seat(1, 'Bo'), seat(2, 'Cy'), seat(3, 'Di')]
  test.each<[string, Partial<TableSummary>]>([
    ['You won', {}],
    ['You lost', { outcome: { places: [2, 1], scores: [4, 9] } }],
    ['You share the win', { outcome: { places: [1, 1], scores: [4, 4] } }],
    ['Place 3 of 4', { seats: four, outcome: { places: [3, 1, 2, 4], scores: [3, 9, 4, 1] } }],
    ['Won by Bo', { seats: [seat(0, 'Ala', true), seat(1, 'Bo', true)], outcome: { places: [2, 1], scores: [1, 2] } }],
    ['Won by Ala', { seats: [seat(0, 'Ala'), seat(1, 'Bo')] }],
    ['', { outcome: null }],
  ])('%s', (told, changes) => {
    expect(outcomeTold({ ...table, ...changes })).toBe(told)
  })

  test('is listed with date, rivals, replay and rematch', () => {
    const target = show(EndedTable, { table })
    for (const told of ['New York Gangs', '17 Nov 2026', 'You won', 'Bo (4)'])
      expect(target.textContent).toContain(told)
    expect(find(target, 'a', 'Replay').getAttribute('href')).toBe('#/replay/t1')
    expect(find(target, 'button', 'Rematch')).toBeTruthy()
  })

  test('where there is a rematch it leads there; what was given up can be neither seen nor played again', () => {
    const again = show(EndedTable, { table: { ...table, following: 't2' } })
    expect(find(again, 'a', 'To the rematch').getAttribute('href')).toBe('#/table/t2')
    expect(again.querySelector('button')).toBeNull()
    const left = show(EndedTable, { table: { ...table, phase: 'abandoned', outcome: null } })
    expect(left.textContent).toContain('called off')
    expect([...left.querySelectorAll('.row *')]).toEqual([])
  })
})

test('a table that waits says who, since when, by which clock and rules', () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  const waiting: TableSummary = {
    ...table,
    game: 'families',
    phase: 'gathering',
    outcome: null,
    hints: false,
    created: NOW - 5 * MINUTE,
    seats: [seat(0, 'Ala'), { ...seat(1, ''), kind: 'open' }, { ...seat(2, ''), kind: 'open' }],
    clock: { kind: 'player', seconds: 1200, increment: 10, on_timeout: 'bot-moves' },
    options: { dons: 'none', control_pays: 'back', first: 1, ai_yield: 'one' },
  }
  const target = show(TableCard, { table: waiting })
  const told = [
    'set up 5 minutes ago',
    'waiting: Ala · 2 seats open',
    '20 minutes for the whole game',
    '10 seconds added',
  ]
  for (const text of [...told, 'no hints', 'Who begins: seat 2', 'Sit down']) expect(target.textContent).toContain(text)
  expect(target.querySelectorAll('.terms li')).toHaveLength(5)
})

describe('a list that is looked at', () => {
  let looks: number
  let isFailing: boolean
  const look = () => {
    looks++
    return isFailing ? Promise.reject(new Error('away')) : Promise.resolve()
  }
  const seen = (state: 'visible' | 'hidden') => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }

  beforeEach(() => {
    vi.useFakeTimers()
    ;[looks, isFailing] = [0, false]
  })
  afterEach(() => seen('visible'))

  test('looks again and again, seldom while hidden, and at once when it is seen again', async () => {
    const end = polling(look)
    await vi.advanceTimersByTimeAsync(3 * EVERY)
    expect(looks).toBe(4)
    seen('hidden')
    await vi.advanceTimersByTimeAsync(EVERY)
    expect(looks).toBe(5)
    await vi.advanceTimersByTimeAsync(HIDDEN - 1)
    expect(looks).toBe(5)
    seen('visible')
    expect(looks).toBe(6)
    end()
    await vi.advanceTimersByTimeAsync(10 * HIDDEN)
    expect(looks).toBe(6)
  })

  test('asks ever more seldom where nobody answers', async () => {
    isFailing = true
    const end = polling(look)
    await vi.advanceTimersByTimeAsync(EVERY)
    expect(looks).toBe(1)
    await vi.advanceTimersByTimeAsync(EVERY)
    expect(looks).toBe(2)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(looks).toBeLessThan(16)
    isFailing = false
    await vi.advanceTimersByTimeAsync(60_000 + EVERY)
    const before = looks
    await vi.advanceTimersByTimeAsync(2 * EVERY)
    expect(looks).toBe(before + 2)
    end()
  })
})

test('our tables are asked for once by a page that shows them, those where we are to move first', async () => {
  let asked = 0
  const listed = [
    { ...table, id: 'old', phase: 'playing', changed: 1 },
    { ...table, id: 'new', phase: 'playing', changed: 2 },
    { ...table, id: 'ours', phase: 'playing', changed: 0, your_turn: true },
    table,
  ]
  vi.stubGlobal('fetch', () => {
    asked++
    return Promise.resolve(new Response(JSON.stringify(listed)))
  })
  settings.name = 'Ala'
  const stop = $effect.root(() => {
    $effect(() => void mine.refresh())
  })
  flushSync()
  await vi.waitFor(() => expect(mine.tables).toHaveLength(4))
  flushSync()
  await Promise.resolve()
  expect(asked).toBe(1)
  expect(mine.live.map(({ id }) => id)).toEqual(['ours', 'new', 'old'])
  stop()
})
