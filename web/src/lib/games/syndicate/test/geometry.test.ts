import { describe, expect, it, test } from 'vitest'
import shipped from '../../../../../../src/omerta/games/syndicate/data/syndicate.json'
import { cityOf } from '../cities'
import { arrowPath, cellsOf, nearest, placeOnTrack, planOf, type Box, type Direction } from '../geometry'

const TARGET = 44
const PHONE = 336 // what a page of 360 leaves for the board

const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y
const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w + 0.01 &&
  inner.y + inner.h <= outer.y + outer.h + 0.01

test('a city is drawn as large as width and height allow: two columns where it is tall, the whole width otherwise', () => {
  const city = cityOf('new_york')
  const sizes = [
    [336, 400],
    [744, 728],
    [856, 504],
    [940, 472],
    [720, 154],
  ] as const
  expect(sizes.map(([w, h]) => planOf(city, w, h).size)).toEqual(['narrow', 'middle', 'wide', 'wide', 'wide'])
})

describe.each(['new_york', 'los_angeles'])('%s', (mode) => {
  const city = cityOf(mode)

  describe.each([
    [PHONE, 420],
    [430, 600],
    [700, 150],
    [720, 740],
    [856, 504],
    [960, 470],
    [1400, 800],
  ])('%i pixels wide, %i high', (width, height) => {
    const plan = planOf(city, width, height)
    const cells = city.districts.flatMap((district) => {
      const box = plan.districts[district.number] as Box
      return [...cellsOf(district, box, plan.metrics)].map(([number, cell]) => ({ id: number, box: cell, outer: box }))
    })

    it('has every district on the map, none on another', () => {
      expect(Object.keys(plan.districts)).toHaveLength(city.districts.length)
      const boxes = [...plan.districts, ...(plan.cartouche ? [plan.cartouche] : [])]
      boxes.forEach((box, i) => {
        expect(within(box, { x: 0, y: 0, w: plan.w, h: plan.h })).toBe(true)
        for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true)
      })
    })

    it('has every field in its district, none on another', () => {
      expect(cells).toHaveLength(city.fields.length)
      cells.forEach(({ box, outer }, i) => {
        expect(within(box, outer)).toBe(true)
        for (const other of cells.slice(i + 1)) expect(apart(box, other.box)).toBe(true)
      })
    })

    it('has fields that a finger can hit', () => {
      const scale = width / plan.w
      if (width > 600) return
      for (const { box } of cells) expect(Math.min(box.w, box.h) * scale).toBeGreaterThanOrEqual(TARGET)
    })

    it('keeps its tracks in order, inside their districts', () => {
      for (const district of city.districts) {
        const box = plan.districts[district.number] as Box
        const places = Array.from({ length: 2 * district.end + 1 }, (_, i) => district.end - i)
        const xs = places.map((place) => placeOnTrack(box, plan.metrics, district.end, place).x)
        expect(xs).toEqual(xs.toSorted((a, b) => a - b))
        expect(Math.min(...xs)).toBeGreaterThan(box.x)
        expect(Math.max(...xs)).toBeLessThan(box.x + box.w)
      }
    })

    it('lets the arrow keys reach every field', () => {
      const seen = new Set<number>([0])
      const open = [0]
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        const here = cells.find(({ id }) => id === at)
        for (const way of ['up', 'down', 'left', 'right'] satisfies Direction[]) {
          const next = here && nearest(here.box, way, cells)
          if (next && !seen.has(next.id)) {
            seen.add(next.id)
            open.push(next.id)
          }
        }
      }
      expect(seen.size).toBe(cells.length)
    })
  })
})

it('draws every arrow from the edge of one district to the edge of another', () => {
  const city = cityOf('los_angeles')
  const plan = planOf(city, 960, 500)
  for (const district of city.districts)
    for (const goal of district.arrows) {
      const path = arrowPath(plan.districts[district.number] as Box, plan.districts[goal] as Box)
      expect(path).not.toMatch(/NaN/)
      const inner = { ...(plan.districts[goal] as Box) }
      const [x, y] = path
        .split(/[MLC ]/)
        .filter(Boolean)
        .map(Number)
        .slice(-2) as [number, number]
      expect(apart({ x, y, w: 0, h: 0 }, inner)).toBe(true)
      expect(
        Math.min(
          Math.abs(y - inner.y),
          Math.abs(y - inner.y - inner.h),
          Math.abs(x - inner.x),
          Math.abs(x - inner.x - inner.w),
        ),
      ).toBeLessThan(9)
    }
})

test("a city is drawn from the owner's box where the table plays by one", () => {
  const box = structuredClone(shipped)
  const field = box.los_angeles.items[0]?.rows[0]?.fields[0]
  if (!field) throw new Error('no field')
  field[1] = 'x3'
  expect(cityOf('los_angeles', box).fields[0]).toMatchObject({ effect: 'x', count: 3 })
  expect(cityOf('los_angeles', box)).toBe(cityOf('los_angeles', box))
  expect(cityOf('los_angeles').fields[0]).not.toMatchObject({ effect: 'x', count: 3 })
  expect(cityOf('solo', box).name).toBe('new_york')
})
