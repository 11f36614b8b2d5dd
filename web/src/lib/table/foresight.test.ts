import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Foresight } from '$lib/wire'
import { words } from '$lib/words/index.svelte'
import Coming from './Coming.svelte'
import { Play } from './play.svelte'
import StatusLine from './StatusLine.svelte'
import { closeHouse, find, fixed, news, openHouse, show, socket, speak } from './test/house'

let play: Play

const CLIMB: Foresight['lines'][number] = {
  kind: 'climb',
  clause: 'G3.2',
  facts: { seat: 0, gang: 5, from: 0, to: 6 },
}
const SURE: Foresight = {
  lines: [CLIMB],
  standings: [{ seat: 0, before: 3, after: 5, whole: true }],
  changes: [],
  next: 'chance',
}

beforeEach(async () => {
  openHouse()
  await speak('en')
  play = new Play('table')
  socket().open()
  socket().tell(news(fixed('opening')))
})

afterEach(() => {
  play.close()
  closeHouse()
})

/** The questions that were asked. */
const questions = (): unknown[] => socket().sent.filter(({ kind }) => kind === 'foresee')

/** Proposes a choice and answers what it is sure to bring. */
async function foresee(sure: Foresight): Promise<HTMLElement> {
  const target = show(Coming, { play })
  play.propose(play.sight?.choices[0]?.action ?? null)
  flushSync()
  const asked = socket().sent.at(-1)
  socket().tell({ kind: 'foresight', id: asked && 'id' in asked ? Number(asked.id) : 0, foresight: sure })
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  flushSync()
  return target
}

test('what is proposed is asked about, with its moment', async () => {
  const target = await foresee(SURE)
  const { seat, moment, choices } = play.sight ?? { choices: [] }
  expect(questions()).toMatchObject([{ seat, moment, action: choices[0]?.action }])
  expect(target.textContent).toContain('the Rat Catchers climb')
  expect(target.textContent).toContain(': +2 points')
  expect(target.textContent).toContain('Then chance decides.')
  expect(find(show(StatusLine, { play }), 'button.primary').getAttribute('aria-describedby')).toBe('foresight')
})

test('nobody asks twice, and a new moment is asked about anew', async () => {
  const target = await foresee(SURE)
  const action = play.proposed
  play.propose(null)
  flushSync()
  expect(target.textContent).not.toContain('Rat Catchers')
  play.propose(action)
  flushSync()
  expect(target.textContent).toContain('the Rat Catchers climb')
  expect(questions()).toHaveLength(1)
  const table = fixed('opening')
  const sights = table.sights.map((sight) => ({ ...sight, moment: sight.moment + 1 }))
  socket().tell(news({ ...table, sights }))
  flushSync()
  expect(play.proposed).toBeNull()
  play.propose(action)
  flushSync()
  expect(target.textContent).not.toContain('Rat Catchers')
  expect(questions()).toHaveLength(2)
})

test('what nobody can know is told as unknown, in both languages', async () => {
  const line = { ...CLIMB, facts: { seat: 0, from: 0, to: 6 }, unknown: ['gang'] }
  const sure: Foresight = {
    lines: [line],
    standings: [{ seat: 0, before: 3, after: null, whole: true }],
    changes: [],
    next: 'unknown',
    more: true,
  }
  const target = await foresee(sure)
  for (const sign of ['something unknown', 'nobody can tell yet', 'what nobody can know yet', 'Who decides then'])
    expect(target.textContent).toContain(sign)
  await words.speak('pl')
  flushSync()
  expect(target.textContent).toContain('coś nieznanego')
  expect(target.textContent).not.toContain('{')
})

test('without an answer the move can be made all the same', async () => {
  const target = show(StatusLine, { play })
  show(Coming, { play })
  play.propose(play.sight?.choices[0]?.action ?? null)
  flushSync()
  socket().tell({ kind: 'problem', id: 1, problem: { code: 'too-many', reason: 'too-many', facts: {}, clause: '' } })
  await Promise.resolve()
  flushSync()
  expect(play.problem).toBeNull()
  expect(find(target, 'button', 'Confirm')).toBeTruthy()
})
