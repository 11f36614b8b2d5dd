import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Doubt, Foresight } from '$lib/wire'
import { Play } from './play.svelte'
import { closeHouse, find, fixed, news, openHouse, show, socket, speak } from './test/house'
import { silenced } from './warnings.svelte'
import Warnings from './Warnings.svelte'

let play: Play

const SURE: Foresight = {
  lines: [],
  standings: [],
  changes: [],
  next: 'chance',
  warnings: [{ kind: 'loses-points', clause: 'G7.1', facts: { count: 2 } }],
}

beforeEach(async () => {
  localStorage.clear()
  silenced.recall()
  openHouse()
  await speak('en')
  vi.useFakeTimers()
  play = new Play('table')
  socket().open()
  socket().tell(news(fixed('opening')))
})

afterEach(() => {
  play.close()
  vi.useRealTimers()
  closeHouse()
})

const asked = (kind: string) => socket().sent.filter((message) => message.kind === kind)

async function answered(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await Promise.resolve()
  flushSync()
}

/** Proposes a choice of the moment. */
function propose(number = 0): number {
  const action = play.sight?.choices[number]?.action ?? -1
  play.propose(action)
  flushSync()
  return action
}

/** What foresight warns of is answered. */
async function foreseen(action: number, sure: Foresight = SURE): Promise<void> {
  play.foresee(action)
  const question = asked('foresee').at(-1)
  socket().tell({ kind: 'foresight', id: question && 'id' in question ? Number(question.id) : 0, foresight: sure })
  await answered()
}

/** A moment passes, and the adviser answers. */
async function doubted(doubt: Doubt): Promise<void> {
  vi.advanceTimersByTime(1000)
  const question = asked('doubt').at(-1)
  socket().tell({ kind: 'doubt', id: question && 'id' in question ? Number(question.id) : 0, doubt })
  await answered()
}

test('a warning of the rules is told with its clause, and never again once that is wished', async () => {
  const target = show(Warnings, { play })
  await foreseen(propose())
  expect(target.textContent).toContain('This costs you 2 points')
  expect(find(target, 'a.clause').textContent).toBe('G7.1')
  find(target, 'button.never').click()
  flushSync()
  expect(target.textContent).not.toContain('costs you')
  expect(localStorage.getItem('omerta.silenced')).toContain('gangs.loses-points')
  silenced.recall()
  propose(1)
  await foreseen(propose(1))
  expect(target.textContent).not.toContain('costs you')
})

test('the adviser is asked a moment after a proposal, once, and its better move can be proposed', async () => {
  const target = show(Warnings, { play })
  const action = propose()
  expect(asked('doubt')).toHaveLength(0)
  const better = play.sight?.choices[1]?.action ?? -1
  await doubted({ loses: 0.234, better })
  expect(asked('doubt')).toMatchObject([{ seat: play.sight?.seat, moment: play.sight?.moment, action }])
  expect(target.textContent).toContain('give away 23 % of your chances')
  find(target, 'button', 'Propose that one').click()
  flushSync()
  expect(play.proposed).toBe(better)
  expect(target.textContent).not.toContain('give away')
  propose()
  vi.advanceTimersByTime(1000)
  expect(asked('doubt')).toHaveLength(1)
  expect(target.textContent).toContain('give away')
})

test('whoever confirms or changes their mind at once asks nothing', () => {
  show(Warnings, { play })
  propose()
  vi.advanceTimersByTime(300)
  play.propose(null)
  flushSync()
  vi.advanceTimersByTime(1000)
  expect(asked('doubt')).toHaveLength(0)
})

test('what was doubted is forgotten with the moment', async () => {
  const target = show(Warnings, { play })
  propose()
  await doubted({ loses: 0.5, better: play.sight?.choices[1]?.action ?? -1 })
  const table = fixed('opening')
  socket().tell(news({ ...table, sights: table.sights.map((sight) => ({ ...sight, moment: sight.moment + 1 })) }))
  flushSync()
  propose()
  expect(target.textContent).not.toContain('give away')
  vi.advanceTimersByTime(1000)
  expect(asked('doubt')).toHaveLength(2)
})

test('no doubt, no words', async () => {
  const target = show(Warnings, { play })
  propose()
  await doubted({ loses: 0, better: null })
  expect(target.textContent.trim()).toBe('')
})

test('among people who agreed on no advice nobody is asked or warned', async () => {
  const table = fixed('opening')
  const seats = table.seats.map((seat) => ({ ...seat, kind: 'human' as const }))
  socket().tell(news({ ...table, seats, hints: false }))
  flushSync()
  const target = show(Warnings, { play })
  await foreseen(propose())
  vi.advanceTimersByTime(1000)
  expect(asked('doubt')).toHaveLength(0)
  expect(target.textContent.trim()).toBe('')
})

test('silenced doubts are not even asked for', async () => {
  const target = show(Warnings, { play })
  propose()
  await doubted({ loses: 0.5, better: play.sight?.choices[1]?.action ?? -1 })
  find(target, 'button.never').click()
  flushSync()
  propose(2)
  vi.advanceTimersByTime(1000)
  expect(asked('doubt')).toHaveLength(1)
  expect(target.textContent.trim()).toBe('')
})
