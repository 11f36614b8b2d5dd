import { describe, expect, test } from 'vitest'
import { boxOf, type FamiliesBox } from '../box'
import { formFor, nearest, planOf, type Box, type Form, type Plan, type Point } from '../geometry'
import { lettersOf } from '../letters'
import { linesOf } from '../town/lines'
import { distance } from '../town/outline'
import { bodyAt, footOf, markerAt } from '../town/places'
import { seatsOf, sightOf } from './townscenes'

const SHIPPED = boxOf(null)

/** A box as an owner might have it: other places, more slots, other round spaces. */
const OWNERS: FamiliesBox = {
  ...SHIPPED,
  territories: SHIPPED.territories.map((territory, index) => ({
    ...territory,
    at: [(index * 37) % 100, (index * 61 + 20) % 100],
    slots: 1 + (index % 3),
  })),
  spaces: [
    ...SHIPPED.spaces.slice(2),
    { id: 'X1', touches: [1, 7], min_families: 2 },
    { id: 'X2', touches: [2, 5, 6], min_families: 4 },
    { id: 'X3', touches: [2, 5, 6], min_families: 2 },
    { id: 'X4', touches: [2, 5, 6], min_families: 2 },
  ],
}

/** All in one place: they make room for each other. */
const HEAPED: FamiliesBox = {
  ...SHIPPED,
  territories: SHIPPED.territories.map((territory) => ({ ...territory, at: [50, 50] })),
}

const BOXES = { shipped: SHIPPED, owners: OWNERS, heaped: HEAPED }
const FORMS: Form[] = ['wide', 'even', 'tall']
const CASES = Object.entries(BOXES).flatMap(([name, box]) => FORMS.map((form) => ({ name, box, form })))

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
const overlaps = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
const isInside = ({ x, y, w, h }: Box, plan: Plan): boolean =>
  x >= 0 && y >= 0 && x + w <= plan.w + 0.01 && y + h <= plan.h + 0.01
const discOf = ({ x, y }: Point, r: number): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r })

describe.each(CASES)('the map of the $name box, $form', ({ box, form }) => {
  const plan = planOf(box, form)
  const { round } = plan.metrics
  const shops = plan.territories.flatMap((territory) => territory.shops)

  test('has everything that is printed', () => {
    expect(plan.territories.map(({ id }) => id)).toEqual(box.territories.map(({ id }) => id))
    expect(plan.rounds.map(({ id }) => id)).toEqual(box.spaces.map(({ id }) => id))
    for (const [index, territory] of box.territories.entries())
      expect(plan.territories[index]?.shops).toHaveLength(1 + territory.slots)
    for (const [index, space] of box.spaces.entries())
      expect(plan.rounds[index]?.legs.map(({ territory }) => territory)).toEqual(space.touches)
  })

  test('no two spaces overlap', () => {
    shops.forEach((one, index) => {
      for (const other of shops.slice(index + 1)) expect(overlaps(one, other)).toBe(false)
    })
    plan.rounds.forEach(({ at }, index) => {
      for (const other of plan.rounds.slice(index + 1)) expect(apart(at, other.at)).toBeGreaterThanOrEqual(2 * round)
      for (const { block } of plan.territories) expect(distance(at.x, at.y, block)).toBeGreaterThanOrEqual(round)
    })
    plan.territories.forEach(({ block }, index) => {
      for (const other of plan.territories.slice(index + 1)) expect(overlaps(block, other.block)).toBe(false)
    })
  })

  test('everything lies on the map, beside the river', () => {
    for (const { block, shops: own, plate, stack, tally } of plan.territories)
      for (const part of [block, ...own, plate, stack, tally]) {
        expect(isInside(part, plan)).toBe(true)
        expect(overlaps(part, plan.river)).toBe(false)
      }
    for (const { at } of plan.rounds) {
      expect(isInside(discOf(at, round), plan)).toBe(true)
      expect(overlaps(discOf(at, round), plan.river)).toBe(false)
    }
  })

  test('every territory has ground, and legs end at it', () => {
    for (const { ground } of plan.territories) expect(ground).toMatch(/^M.*Z$/)
    for (const { at, legs } of plan.rounds)
      for (const { territory, foot, pip } of legs) {
        const block = plan.territories.find(({ id }) => id === territory)?.block as Box
        expect(Math.abs(distance(foot.x, foot.y, block))).toBeLessThan(1)
        expect(Math.abs(apart(at, pip) - round)).toBeLessThan(2)
      }
  })
})

test('round spaces of the shipped box lie near what they touch', () => {
  for (const form of FORMS) {
    const plan = planOf(SHIPPED, form)
    for (const { at, legs } of plan.rounds)
      for (const { foot } of legs) expect(apart(at, foot)).toBeLessThan(plan.metrics.round * 7)
  }
})

test('a plan is worked out once, and always the same', () => {
  expect(planOf(SHIPPED, 'wide')).toBe(planOf(SHIPPED, 'wide'))
  expect(planOf({ ...SHIPPED }, 'tall')).toEqual(planOf(SHIPPED, 'tall'))
})

test('arrow keys lead to every space, from wherever one is', () => {
  for (const form of FORMS) {
    const plan = planOf(SHIPPED, form)
    const stops = [
      ...plan.rounds.map(({ at }) => ({ at })),
      ...plan.territories.flatMap(({ plate, shops }) =>
        [plate, ...shops].map((box) => ({ at: { x: box.x + box.w / 2, y: box.y + box.h / 2 } })),
      ),
    ]
    const reached = new Set([stops[0]])
    for (const stop of reached)
      for (const way of ['up', 'down', 'left', 'right'] as const) {
        const next = stop && nearest(stop.at, way, stops)
        if (next) reached.add(next)
      }
    expect(reached.size).toBe(stops.length)
  }
})

test('pieces have a place, the dead as many as they are', () => {
  const { view } = sightOf('over', 0)
  for (const form of FORMS) {
    const plan = planOf(SHIPPED, form)
    for (const space of Object.keys(view.figures)) expect(footOf(plan, view, space)).not.toBeNull()
    for (const { id } of SHIPPED.territories) expect(markerAt(plan, view, id)).not.toBeNull()
    for (let index = 0; index < 30; index++) {
      const at = bodyAt(plan, index, 30)
      expect(overlaps(discOf(at, 1), plan.river)).toBe(true)
    }
    expect(footOf(plan, view, 'nowhere')).toBeNull()
  }
})

test('the form follows the room', () => {
  expect(formFor(320, 600)).toBe('tall')
  expect(formFor(740, 900)).toBe('even')
  expect(formFor(740, 500)).toBe('wide')
  expect(formFor(1200, 700)).toBe('wide')
  expect(formFor(0, 0)).toBe('wide')
})

test('letters tell families apart', () => {
  expect(lettersOf(seatsOf(4))).toEqual(['A', 'B', 'C', 'D'])
  const alike = seatsOf(3).map((seat) => ({ ...seat, name: seat.seat === 2 ? 'Adam' : seat.name }))
  expect(lettersOf(alike)).toEqual(['1', 'B', '3'])
})

test('long names break where they can', () => {
  expect(linesOf('Bank', 12)).toEqual(['Bank'])
  expect(linesOf('Warsztat samochodowy', 12)).toEqual(['Warsztat', 'samochodowy'])
  expect(linesOf('Slaughterhouse', 12)).toEqual(['Slaughterhouse'])
})
