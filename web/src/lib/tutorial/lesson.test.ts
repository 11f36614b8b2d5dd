import { beforeEach, expect, it } from 'vitest'
import type { Frame, Played } from '$lib/wire'
import { Lesson, loadContents, progressOf, type Stop } from './lesson.svelte'

const played = (seat: number, action: number): Played => ({
  seat,
  action,
  facts: { move: 'climb' },
  move: { move: 'climb' },
})
const frame = (ply: number, by: Played | null): Frame => ({
  ply,
  turn: 1,
  to_move: 0,
  view: {},
  standing: [],
  sums: null,
  lines: [{ number: ply, event: 'climb', clause: 'G3.2', facts: {}, by: null }],
  played: by,
  sheet: null,
})
const STOPS: Stop[] = [
  { ply: 5, text: 'hello' },
  { ply: 5, text: 'climb', task: 'climb-task' },
  { ply: 6, text: 'well' },
  { ply: 9, text: 'end' },
]

function opened(name = '', stops = STOPS): Lesson {
  const lesson = new Lesson('gangs', stops, '', name)
  lesson.film.replay = {
    game: 'gangs',
    version: 1,
    options: {},
    names: ['You', 'Sal'],
    players: ['human', 'soldier'],
    automata: ['', ''],
    viewpoint: 0,
    frames: [frame(5, null), frame(6, played(0, 42)), frame(7, played(1, 43)), frame(9, played(1, 44))],
    result: null,
    tally: [],
    box: null,
    words: {},
    data: null,
    resignations: [],
  }
  lesson.resume()
  return lesson
}

beforeEach(() => localStorage.clear())

it('asks for the move that the record goes on with, and accepts no other', () => {
  const lesson = opened()
  expect(lesson.asked).toBeNull()
  lesson.go(1)
  expect(lesson.asked?.action).toBe(42)
  lesson.propose(7)
  lesson.confirm()
  expect([lesson.step, lesson.proposed]).toEqual([1, null])
  lesson.propose(42)
  lesson.confirm()
  expect([lesson.step, lesson.proposed]).toEqual([2, null])
})

it('shows on the board what one decision did, and tells what several did', () => {
  const lesson = opened()
  lesson.go(1)
  expect(lesson.meanwhile).toEqual([])
  lesson.go(2)
  expect(lesson.isShown).toBe(true)
  lesson.go(3)
  expect(lesson.isShown).toBe(false)
  expect(lesson.meanwhile.map((line) => line.number)).toEqual([7, 9])
})

it('is resumed where it was left, and begins anew when it was finished', () => {
  opened().go(2)
  expect(opened().step).toBe(2)
  opened().go(3)
  expect(opened().step).toBe(0)
})

it('does not trust what the browser kept', () => {
  localStorage.setItem('omerta.tutorial.gangs', JSON.stringify({ step: 99 }))
  expect(opened().step).toBe(3)
  localStorage.setItem('omerta.tutorial.gangs', '"nonsense"')
  expect(opened().step).toBe(0)
})

it('remembers each lesson of a game for itself, and that it was finished once', () => {
  opened('first').go(3)
  opened('second').go(2)
  expect(progressOf('gangs', 'first')).toEqual({ step: 3, isDone: true })
  expect(progressOf('gangs', 'second')).toEqual({ step: 2, isDone: false })
  expect(progressOf('gangs', '')).toEqual({ step: 0, isDone: false })
  opened('first').go(1)
  expect(progressOf('gangs', 'first')).toEqual({ step: 1, isDone: true })
  expect(opened('first').step).toBe(1)
})

it('may begin in the middle of a game, and does not tell what was before', () => {
  const late = opened('late', STOPS.slice(2))
  expect(late.film.at).toBe(1)
  expect(late.meanwhile).toEqual([])
})

it('is one of several where a game has contents', async () => {
  expect(await loadContents('gangs')).toEqual([])
  const lessons = await loadContents('families')
  expect(lessons.length).toBeGreaterThanOrEqual(4)
  expect(new Set(lessons.map(({ name }) => name)).size).toBe(lessons.length)
})
