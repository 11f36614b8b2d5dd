import { expect, test } from 'vitest'
import { BOARD, CARD, centre, PLACES, placeAt, placeTowards, READING } from '../geometry'

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']

test('21 places, each somewhere else and wholly on the board', () => {
  const spots = PLACES.map(centre)
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(21)
  for (const { x, y } of spots) {
    expect(x).toBeGreaterThan(CARD.width / 2)
    expect(x).toBeLessThan(BOARD.width - CARD.width / 2)
    expect(y).toBeGreaterThan(CARD.height / 2)
    expect(y).toBeLessThan(BOARD.height - CARD.height / 2)
  }
})

test('a place lies half a card beside the two below it', () => {
  expect(centre(6).x).toBe((centre(0).x + centre(1).x) / 2)
  expect(centre(20).x).toBe(BOARD.width / 2)
  expect(centre(20).y).toBeLessThan(centre(18).y)
})

test('the place under a point is the one drawn there', () => {
  for (const place of PLACES) expect(placeAt(centre(place))).toBe(place)
  expect(placeAt({ x: 5, y: 5 })).toBeNull()
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
