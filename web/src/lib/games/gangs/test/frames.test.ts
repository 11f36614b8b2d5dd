import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Film } from '../film.svelte'
import { framesOf, leads } from '../frames'
import type { Events, Line } from '../shapes'
import { SIGHTS, sightOf } from './scenes'

const line = <Kind extends keyof Events>(event: Kind, facts: Events[Kind]) =>
  ({ number: 0, event, clause: 'G3.2', facts }) as Line

test('the film of every fixed view ends where the view begins', () => {
  for (const { before, view, lines } of SIGHTS) {
    const frames = framesOf(before, lines)
    expect(leads(before, frames, view)).toBe(true)
  }
})

test('a step back has no film', () => {
  const { before, view, lines } = sightOf('middle', null)
  expect(leads(view, framesOf(view, lines), before)).toBe(false)
  expect(leads(view, [], before)).toBe(false)
})

test('a chain of fills: each card leaves before the next one moves', () => {
  const { before, lines } = sightOf('middle', null)
  expect(lines.map(({ event }) => event)).toEqual(['fill', 'take-top', 'turned'])
  const [fill, come, turned] = framesOf(before, lines)
  const [filled, taken, shown] = lines.map(({ facts }) => facts as Record<string, number>)
  expect(fill?.flight?.from).toBe(filled?.from)
  expect(fill?.pyramid[Number(filled?.from)]).toBeNull()
  expect(come?.flight).toMatchObject({ from: 'deck', to: taken?.to })
  expect(come?.top).toBeNull()
  expect(turned?.top).toBe(shown?.gang)
})

test('influence: a blow, then the victim leaves', () => {
  const before = sightOf('crowned', null).view
  const gang = Number(before.pyramid[12])
  const [blow, leaving, ...rest] = framesOf(before, [
    line('influence', { seat: 0, card: 4, agent: 16, gang: 3, victim: 12, 'victim-gang': gang }),
  ])
  expect(blow).toMatchObject({ strike: { from: 16, to: 12 }, flight: { gang: 4, to: 'discard' } })
  expect(blow?.pyramid[12]).toBe(gang)
  expect(leaving).toMatchObject({ flight: { gang, from: 12, to: 'out' } })
  expect(leaving?.pyramid[12]).toBeNull()
  expect(rest).toEqual([])
})

test('a long story is told faster', () => {
  const before = sightOf('early', 0).view
  const long = Array.from({ length: 40 }, () => line('turned', { gang: 1 }))
  const time = (lines: typeof long) => framesOf(before, lines).reduce((sum, { duration }) => sum + duration, 0)
  expect(time(long)).toBeLessThan(4300)
  expect(time(long.slice(0, 2))).toBeGreaterThan(time(long) / 20)
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a film that is far behind leaps to what is new', () => {
  const film = new Film()
  const frames = framesOf(sightOf('middle', null).before, sightOf('middle', null).lines)
  const fresh = frames.map((frame) => ({ ...frame }))
  for (let times = 0; times < 4; times++) film.play(frames)
  film.play(fresh)
  vi.advanceTimersByTime(frames[0]?.duration ?? 0)
  expect(film.frame).toBe(fresh[0])
})

test('a film shows its frames one after the other, and can be skipped', () => {
  const film = new Film()
  const frames = framesOf(sightOf('middle', null).before, sightOf('middle', null).lines)
  film.play(frames)
  expect(film.frame).toBe(frames[0])
  vi.advanceTimersByTime(frames[0]?.duration ?? 0)
  expect(film.frame).toBe(frames[1])
  film.play(frames)
  expect(film.frame).toBe(frames[1])
  film.skip()
  expect(film.isRunning).toBe(false)
  vi.runAllTimers()
  expect(film.frame).toBeNull()
})
