import { expect, test } from 'vitest'
import { centre, FLAT, layoutFor, PLACES, placeAt, placeTowards, READING, TALL, WORTH } from '../geometry'

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']

const LAYOUTS = [TALL, FLAT].map((layout) => [layout.name, layout] as const)

test.each(LAYOUTS)('%s: 21 places, each somewhere else and wholly on the board', (_, layout) => {
  const { board, card } = layout
  const spots = PLACES.map((place) => centre(place, layout))
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(21)
  for (const { x, y } of spots) {
    expect(x).toBeGreaterThan(card.width / 2)
    expect(x).toBeLessThan(board.width - card.width / 2)
    expect(y).toBeGreaterThan(card.height / 2)
    expect(y).toBeLessThan(board.height - card.height / 2)
  }
})

test.each(LAYOUTS)('%s: a place lies half a card beside the two below it', (_, layout) => {
  const at = (place: number) => centre(place, layout)
  expect(at(6).x).toBe((at(0).x + at(1).x) / 2)
  expect(at(20).x).toBe(layout.board.width / 2)
  expect(at(20).y).toBeLessThan(at(18).y)
})

test.each(LAYOUTS)('%s: the place under a point is the one drawn there', (_, layout) => {
  for (const place of PLACES) expect(placeAt(centre(place, layout), layout)).toBe(place)
  expect(placeAt({ x: 5, y: 5 }, layout)).toBeNull()
})

test('a low room has the flat pyramid, any other the tall one', () => {
  expect(layoutFor(380, 250)).toBe(FLAT)
  for (const [width, height] of [
    [336, 400],
    [620, 600],
    [0, 0],
  ] as const)
    expect(layoutFor(width, height)).toBe(TALL)
})

test('a row is worth more the higher it lies', () => {
  expect(WORTH.map(({ row, count }) => [row, count])).toEqual([
    [6, 3],
    [5, 2],
    [4, 1],
  ])
})

test('rows are read from the top, left to right', () => {
  expect(READING.map(({ row }) => row)).toEqual([6, 5, 4, 3, 2, 1])
  expect(READING.flatMap(({ places }) => places)).toHaveLength(21)
  expect(READING[5]?.places).toEqual([0, 1, 2, 3, 4, 5])
})

test('arrow keys lead from anywhere to everywhere, and stop at the edges', () => {
  const reached = new Set([0])
  for (let size = 0; size < reached.size;) {
    size = reached.size
    for (const place of [...reached]) for (const key of KEYS.slice(0, 4)) reached.add(placeTowards(place, key))
  }
  expect(reached.size).toBe(21)
  expect(placeTowards(0, 'ArrowLeft')).toBe(0)
  expect(placeTowards(5, 'ArrowUp')).toBe(10)
  expect(placeTowards(20, 'ArrowUp')).toBe(20)
  expect(placeTowards(7, 'x')).toBe(7)
})
