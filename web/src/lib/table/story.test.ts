import { expect, test } from 'vitest'
import type { Line } from '$lib/wire'
import { Texts } from '$lib/words/texts'
import { chaptersOf, lastMove, since, thingsOf } from './story'

const line = (number: number, event: string, by: number | null, facts: Line['facts'] = {}): Line => ({
  number,
  event,
  clause: '',
  facts,
  by,
})

const LINES = [
  line(0, 'dealt', null),
  line(1, 'begins', null),
  line(2, 'climb', 0, { seat: 0, from: 1, to: 6 }),
  line(3, 'fill', 0),
  line(4, 'climb', 1, { seat: 1, from: 2, to: 7 }),
  line(5, 'war', 1),
  line(6, 'won', 1),
  line(7, 'lost', 1),
  line(8, 'climb', 0),
]

test('the log is told by chapters and turns', () => {
  const told = chaptersOf(LINES, ['begins', 'war']).map(({ heading, turns }) => [
    heading?.number ?? null,
    turns.map(({ by, lines }) => [by, lines.map(({ number }) => number)]),
  ])
  expect(told).toEqual([
    [null, [[null, [0]]]],
    [
      1,
      [
        [0, [2, 3]],
        [1, [4]],
      ],
    ],
    [
      5,
      [
        [null, [6, 7]],
        [0, [8]],
      ],
    ],
  ])
})

test('what came after one’s own last decision', () => {
  expect(since(LINES.slice(0, 5), 0).map(({ number }) => number)).toEqual([4])
  expect(since(LINES, 1).map(({ number }) => number)).toEqual([8])
  expect(since(LINES.slice(0, 2), 1)).toHaveLength(2)
  expect(since(LINES, null).map(({ number }) => number)).toEqual([8])
})

test('the last move is what the last one to act has done', () => {
  expect(lastMove(LINES.slice(0, 4)).map(({ number }) => number)).toEqual([2, 3])
  expect(lastMove([])).toEqual([])
})

test('things by their ids, without seats', () => {
  const words = new Texts('en', [], { from: 'place', to: 'place' })
  expect([...thingsOf(LINES.slice(2, 5), words)]).toEqual(['place:1', 'place:6', 'place:2', 'place:7'])
})
