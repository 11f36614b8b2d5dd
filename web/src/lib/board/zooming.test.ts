import { expect, test } from 'vitest'
import { about, WHOLE, within } from './zooming'

test('what is under the fingers stays there', () => {
  const zoom = about(WHOLE, 2, { x: 100, y: 50 })
  expect(zoom).toEqual({ scale: 2, x: -100, y: -50 })
  const point = { x: 100, y: 50 } // of the drawing
  expect([zoom.x + zoom.scale * point.x, zoom.y + zoom.scale * point.y]).toEqual([100, 50])
})

test('there is no smaller than whole, and no larger than five times', () => {
  expect(about(WHOLE, 0.5, { x: 3, y: 3 })).toEqual(WHOLE)
  expect(about(WHOLE, 50, { x: 0, y: 0 }).scale).toBe(5)
})

test('no edge of the frame is empty', () => {
  expect(within({ scale: 2, x: 40, y: -900 }, 300, 200)).toEqual({ scale: 2, x: 0, y: -200 })
  expect(within({ scale: 1, x: -40, y: 10 }, 300, 200)).toEqual(WHOLE)
})
