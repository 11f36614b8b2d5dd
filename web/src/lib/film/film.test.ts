import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Script } from '$lib/games/board'
import type { Line } from '$lib/wire'
import { Film, shotsOf, type Pace, type Reel } from './film.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const line = (number: number, by: number, event = 'climb'): Line => ({ number, event, clause: '', facts: {}, by })
const scene = (count: number) => ({ view: { count }, standing: [] })
const reel = (from: number, lines: Line[]): Reel => ({ before: scene(from), lines, after: scene(from + lines.length) })
const counting: Script = { step: (view) => ({ count: Number(view.count) + 1 }) }

function film(pace: Pace = 'usual', halts?: (line: Line) => boolean): Film {
  const made = new Film(() => pace, halts)
  made.script = counting
  return made
}

test('each line leads from the view before to the one after, the last to what is', () => {
  const shots = shotsOf(reel(3, [line(0, 1), line(1, 1)]), counting, 'usual', null)
  expect(shots.map(({ before, scene }) => [before.count, scene.view.count])).toEqual([
    [3, 4],
    [4, 5],
  ])
})

test('without a script every line is shown with what it leads to', () => {
  const shots = shotsOf(reel(0, [line(0, 1), line(1, 1)]), {}, 'usual', null)
  expect(shots.map(({ scene }) => scene.view.count)).toEqual([2, 2])
})

test('there is a pause where somebody else acts', () => {
  const [, same, other] = shotsOf(reel(0, [line(0, 1), line(1, 1), line(2, 2)]), counting, 'usual', null)
  expect((other?.duration ?? 0) - (same?.duration ?? 0)).toBe(400)
})

test('forty moves that come at once are all shown, in order', () => {
  const one = film()
  const seen: number[] = []
  for (let move = 0; move < 40; move += 1) one.show(reel(move, [line(move, move % 4)]))
  while (one.frame) {
    seen.push(one.frame.line.number)
    vi.advanceTimersToNextTimer()
  }
  expect(seen).toEqual(Array.from({ length: 40 }, (_, move) => move))
})

test('what comes meanwhile waits, and a skip ends it all', () => {
  const one = film()
  one.show(reel(0, [line(0, 1)]))
  one.show(reel(1, [line(1, 2)]))
  expect(one.frame?.line.number).toBe(0)
  one.skip()
  expect(one.isRunning).toBe(false)
  vi.runAllTimers()
  expect(one.isRunning).toBe(false)
})

test('again, until it is told to forget', () => {
  const one = film()
  one.show(reel(0, [line(0, 1)]))
  vi.runAllTimers()
  expect(one.canShowAgain).toBe(true)
  one.again()
  expect(one.frame?.line.number).toBe(0)
  one.skip()
  one.forget()
  expect(one.canShowAgain).toBe(false)
})

test('at once means nothing is shown, but it can be looked at', () => {
  const one = film('instant')
  one.show(reel(0, [line(0, 1)]))
  expect(one.isRunning).toBe(false)
  one.again()
  expect(one.isRunning).toBe(true)
})

test('an automaton waits before each of its lines, or runs to the end of its turn', () => {
  const one = film('usual', ({ by }) => by === 7)
  one.show(reel(0, [line(0, 7), line(1, 7), line(2, 7), line(3, 1)]))
  vi.runAllTimers()
  expect([one.frame?.line.number, one.isHalted]).toEqual([0, true])
  one.next()
  expect([one.frame?.line.number, one.isHalted]).toEqual([1, true])
  one.run()
  expect([one.frame?.line.number, one.isHalted]).toEqual([2, false])
  vi.runAllTimers()
  expect(one.isRunning).toBe(false)
})
