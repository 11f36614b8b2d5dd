import { expect, it } from 'vitest'
import { percent, swings } from './swings'

const points = [
  [0.5, 0.5],
  [0.52, 0.48],
  [0.2, 0.8],
  [0.2, 0.8],
  [0.65, 0.35],
  [0.75, 0.25],
].map((chances, ply) => ({ ply, chances }))

it('finds the largest changes, in the order of the game, each for who gained by it', () => {
  expect(swings(points, 2)).toEqual([
    { at: 2, seat: 1, from: 0.48, to: 0.8 },
    { at: 4, seat: 0, from: 0.2, to: 0.65 },
  ])
})

it('does not call a small change a swing', () => {
  expect(swings(points).map((swing) => swing.at)).toEqual([2, 4, 5])
  expect(swings(points.slice(0, 2))).toEqual([])
  expect(swings([])).toEqual([])
})

it('names the seat that lost most where nobody gained as much', () => {
  const three = [
    [0.6, 0.2, 0.2],
    [0.2, 0.4, 0.4],
  ].map((chances, ply) => ({ ply, chances }))
  expect(swings(three)[0]).toMatchObject({ seat: 0, from: 0.6, to: 0.2 })
})

it('tells chances in whole percents', () => {
  expect(percent(0.345)).toBe(35)
})
