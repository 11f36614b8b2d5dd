import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Frame, Replay } from '$lib/wire'
import { Film } from './film.svelte'

const frame = (ply: number, turn: number): Frame => ({
  ply,
  turn,
  to_move: 0,
  view: {},
  standing: [],
  sums: null,
  lines: [],
  played: null,
  sheet: null,
})

const replay: Replay = {
  game: 'gangs',
  version: 1,
  options: {},
  names: ['Ala', 'soldier', 'Bo'],
  players: ['human', 'soldier', 'automaton'],
  automata: ['', '', 'bot-automaton'],
  viewpoint: null,
  frames: [frame(20, 0), frame(22, 0), frame(23, 1), frame(27, 1), frame(30, 3)],
  result: null,
  tally: [],
  box: null,
  words: {},
  data: null,
  resignations: [],
}
const asked: string[] = []

/** The server's answers, from a fixed game. */
function answer(address: string): Promise<Response> {
  asked.push(address)
  const seat = /seat=(\d)/.exec(address)
  const shown = seat ? { ...replay, viewpoint: Number(seat[1]) } : replay
  return Promise.resolve(new Response(JSON.stringify(shown)))
}

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', answer)
})
afterEach(() => vi.unstubAllGlobals())

async function opened(): Promise<Film> {
  const film = new Film({ table: 'abc' })
  await film.look(null)
  return film
}

it('winds within the game, and knows a step on from a jump', async () => {
  const film = await opened()
  film.wind(1)
  expect([film.at, film.isStep]).toEqual([1, true])
  film.wind(3)
  expect([film.at, film.isStep]).toEqual([3, false])
  film.wind(99)
  expect(film.at).toBe(4)
  film.wind(-1)
  expect(film.at).toBe(0)
})

it('finds the moment of a ply and the beginnings of turns', async () => {
  const film = await opened()
  film.windToPly(25)
  expect(film.frame?.ply).toBe(23)
  film.turn(1)
  expect(film.frame?.ply).toBe(30)
  film.turn(-1)
  expect(film.frame?.ply).toBe(23)
  film.turn(-1)
  expect(film.frame?.ply).toBe(20)
  expect(film.turns.map(({ turn }) => turn)).toEqual([1, 2, 3])
})

it('plays to the end, then from the beginning', async () => {
  const film = await opened()
  film.wind(3)
  film.play()
  expect(film.isPlaying).toBe(true)
  film.wind(4)
  expect(film.isPlaying).toBe(false)
  film.play()
  expect([film.at, film.isPlaying]).toEqual([0, true])
})

it('looks from a seat at the same moment, and asks the server once for each viewpoint', async () => {
  const film = await opened()
  film.wind(2)
  await film.look(1)
  expect([film.viewpoint, film.at]).toEqual([1, 2])
  await film.look(null)
  await film.look(1)
  expect(asked).toEqual(['/api/v1/tables/abc/replay', '/api/v1/tables/abc/replay?seat=1'])
})

it('says who sat where; a bot that was given no name has that of its level', async () => {
  const film = await opened()
  expect(film.seats.map(({ kind, name, level }) => [kind, name, level])).toEqual([
    ['human', 'Ala', ''],
    ['bot', '', 'soldier'],
    ['automaton', 'Bo', 'bot-automaton'],
  ])
})

it('calls a record by the name of its file when something is wrong with it', async () => {
  const problem = { code: 'bad-request', reason: 'not-a-record', facts: { file: 'record' }, clause: '' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(problem), { status: 400 })))
  const film = new Film({ record: 'x', name: 'my.jsonl' })
  await film.look(null)
  expect(film.problem?.facts).toEqual({ file: 'my.jsonl' })
})

it('says why a game cannot be shown', async () => {
  const problem = { code: 'forbidden', reason: 'not-finished', facts: {}, clause: '' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(problem), { status: 403 })))
  const film = await opened()
  expect(film.problem?.reason).toBe('not-finished')
  expect(film.replay).toBeNull()
})

it('asks for words where a game has no board', async () => {
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(new Response(JSON.stringify({ ...replay, game: 'boardless' })))
  })
  const film = await opened()
  await film.look(1)
  expect(asked.map((address) => address.split('/').at(-1))).toEqual([
    'replay',
    'replay?sheets=true',
    'replay?seat=1&sheets=true',
  ])
})

it('asks again for the graph where others are served first, and not where there is none', async () => {
  vi.useFakeTimers()
  const done = { points: [], expected: 0, done: true }
  const problem = (code: string) => ({ code, reason: code, facts: {}, clause: '' })
  const answers = [
    new Response(JSON.stringify(problem('too-many')), { status: 429 }),
    new Response(JSON.stringify(done)),
  ]
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
  const film = new Film({ table: 't' })
  const watching = film.watchChances()
  await vi.runAllTimersAsync()
  await watching
  expect(film.chances?.done).toBe(true)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(problem('forbidden')), { status: 403 })))
  const without = new Film({ table: 't' })
  await without.watchChances()
  expect(without.chances).toBeNull()
  vi.useRealTimers()
})
