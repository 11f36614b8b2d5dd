import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '$lib/api'
import { VERSION, type Problem } from '$lib/wire'
import { Link, type Connection } from './link'
import { closeHouse, fixed, news, openHouse, socket, sockets } from './test/house'

const STALE: Problem = { code: 'stale', reason: 'stale-moment', facts: {}, clause: '' }
let states: Connection[]
let problems: Problem[]
let link: Link

beforeEach(() => {
  openHouse()
  vi.useFakeTimers()
  states = []
  problems = []
  link = new Link('ws://table', {
    onconnection: (state) => states.push(state),
    ontable: () => undefined,
    onchat: () => undefined,
    onproblem: (problem) => problems.push(problem),
  })
  socket().open()
})

afterEach(() => {
  link.close()
  closeHouse()
})

const move = { kind: 'move', seat: 0, moment: 3, action: 7 } as const

test('greets with its version first', () => {
  expect(socket().sent).toEqual([{ kind: 'hello', version: VERSION }])
})

test('a ping is answered', () => {
  socket().tell({ kind: 'ping' })
  expect(socket().sent.at(-1)).toEqual({ kind: 'pong' })
})

test('a move is done when the server says so, and refused with its reason', async () => {
  const done = link.ask(move)
  socket().tell({ kind: 'done', id: 1 })
  await expect(done).resolves.toBeUndefined()
  const refused = link.ask(move)
  socket().tell({ kind: 'problem', id: 2, problem: STALE })
  await expect(refused).rejects.toMatchObject({ problem: STALE })
})

test('a problem that answers nothing is told to whoever listens', () => {
  socket().tell({ kind: 'problem', id: null, problem: STALE })
  expect(problems).toEqual([STALE])
})

test('a lost connection comes back, and sends the unanswered move again', async () => {
  const moved = link.ask(move)
  socket().drop(1006)
  expect(states).toEqual(['lost'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets).toHaveLength(2)
  socket().open()
  expect(socket().sent).toEqual([
    { kind: 'hello', version: VERSION },
    { ...move, id: 1 },
  ])
  socket().tell(news(fixed('gathering')))
  expect(states.at(-1)).toBe('open')
  socket().tell({ kind: 'done', id: 1 })
  await expect(moved).resolves.toBeUndefined()
})

test('what is no move is given up when the connection breaks, for it might be done twice', async () => {
  const said = link.ask({ kind: 'say', text: 'hello' })
  socket().drop(1006)
  await expect(said).rejects.toBeInstanceOf(Refusal)
})

test('the waits between attempts grow', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  for (const wait of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
    const before = sockets.length
    socket().drop(1006)
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(sockets).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(sockets).toHaveLength(before + 1)
  }
})

test('a page that is out of date, and a table that is unknown, are not tried again', async () => {
  socket().drop(4400)
  expect(states).toEqual(['outdated'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
})

test('a line that says nothing is given up and opened anew', async () => {
  await vi.advanceTimersByTimeAsync(51_000)
  expect(states).toEqual(['lost'])
  expect(sockets).toHaveLength(2)
})

test('closed is closed', async () => {
  link.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
  expect(states).toEqual([])
})
