import { describe, expect, test } from 'vitest'
import { shotsOf } from '$lib/film/film.svelte'
import { loadScript } from '../..'
import { actOf, script } from '../film'
import type { GangsView } from '../known'
import type { Events, Line } from '../shapes'
import { SIGHTS, sightOf } from './scenes'

const line = <Kind extends keyof Events>(event: Kind, facts: Events[Kind]) =>
  ({ number: 0, event, clause: 'G3.2', facts, by: 0 }) as Line
const step = (view: GangsView, one: Line): GangsView => script.step?.(view, one) ?? view
const time = (one: Line): number => script.time?.(one) ?? 0

/** What lines tell of a view; whose turn it is they do not, nor whom the Heart asks. */
const told = ({ pyramid, top, hole, bosses, deck, hidden, discard, out, hands, influence, ...rest }: GangsView) => ({
  table: { pyramid, top, hole, bosses, deck, discard, out, hands, influence },
  hidden: rest.to_move === null ? null : hidden,
  seats: { revealed: rest.revealed, passed: rest.passed },
  flags: [rest.heart_opened, rest.no_mans_land_opened, rest.crowned],
})

describe('what lines change', () => {
  test.each(SIGHTS.map((sight) => [sight.scene, sight.seat, sight] as const))(
    '%s as seat %s: all lines together lead to the view after them',
    (...[, , { before, view, lines }]) => {
      const kept = JSON.stringify(before)
      expect(told(lines.reduce(step, before))).toEqual(told(view))
      expect(JSON.stringify(before)).toBe(kept)
    },
  )

  test('every kind of line leads to a view, whatever the view before', () => {
    const { view } = sightOf('crowned', 0)
    for (const event of Object.keys(TIMED) as (keyof Events)[]) {
      const after = step(view, line(event, TIMED[event] as never))
      expect(after.pyramid).toHaveLength(21)
      expect(Object.keys(after)).toEqual(Object.keys(view))
    }
  })

  const blow = { card: 4, agent: 16, gang: 3, victim: 12, 'victim-gang': 1 }

  test('an own influence card leaves the hand', () => {
    const { view } = sightOf('crowned', 0)
    const after = step(view, line('influence', { ...blow, seat: 0 }))
    expect(after.influence).toEqual(view.influence.filter((gang, at) => at !== view.influence.indexOf(4) || gang !== 4))
    expect(after.hands[0]).toBe((view.hands[0] ?? 0) - 1)
    expect(after.hidden).toEqual(view.hidden)
    expect(after).toMatchObject({ hole: 12, discard: [...view.discard, 4], out: [...view.out, 1] })
    expect(after.pyramid[12]).toBeNull()
  })

  test("a rival's comes from those that were hidden", () => {
    const { view } = sightOf('crowned', 0)
    const after = step(view, line('influence', { ...blow, seat: 1 }))
    expect(after.influence).toEqual(view.influence)
    expect(after.hidden[4]).toBe((view.hidden[4] ?? 0) - 1)
  })

  test('who looks back sees it leave an open hand', () => {
    const { view } = sightOf('end', null)
    const position = { ...view, members: [], influence: [[1], [4, 4], []] }
    const after = step({ ...view, position }, line('influence', { ...blow, seat: 1 }))
    expect(after.position?.influence).toEqual([[1], [4], []])
  })

  test('an alliance that comes to light is known, once', () => {
    const { view } = sightOf('reveal', 1)
    const shown = line('reveal', { seat: 0, gang: 3 })
    const after = step(step(view, shown), shown)
    expect(after.revealed[0]).toEqual([3])
    expect(after.revealing).not.toContain(0)
  })

  test('a new shuffle: the discarded cards are the deck, and known', () => {
    const view = { ...sightOf('crowned', 0).view, discard: [1, 1, 5], deck: 0, bosses: [0, 0, 0, 0, 0, 0, 0, 0] }
    const shuffled = step(view, line('reshuffled', { count: 3 }))
    expect(shuffled).toMatchObject({ deck: 3, discard: [], deck_members: [0, 2, 0, 0, 0, 1, 0, 0] })
    const turned = step(shuffled, line('turned', { gang: 1 }))
    expect(turned).toMatchObject({ top: 1, deck: 2, deck_members: [0, 1, 0, 0, 0, 1, 0, 0], hidden: view.hidden })
  })
})

const TIMED: { [Kind in keyof Events]: Events[Kind] } = {
  alliance: { seat: 0, gang: 1 },
  'alliance-unseen': { seat: 0 },
  begins: { seat: 0 },
  climb: { seat: 0, gang: 1, from: 0, to: 6 },
  crowned: { seat: 0, gang: 1 },
  fill: { seat: 0, gang: 1, from: 0, to: 6 },
  'heart-opened': { seat: 0 },
  influence: { seat: 0, card: 1, agent: 0, gang: 1, victim: 1, 'victim-gang': 2 },
  'influence-card': { seat: 0, gang: 1 },
  'influence-card-unseen': { seat: 0 },
  laid: { gang: 1, place: 0 },
  'no-mans-land-opened': { seat: 0 },
  over: {},
  pass: { seat: 0 },
  'pass-unasked': { seat: 0 },
  reshuffled: { count: 2 },
  reveal: { seat: 0, gang: 1 },
  'take-top': { gang: 1, to: 0 },
  turned: { gang: 1 },
}

describe('how lines are shown', () => {
  test('the deal is not worth a look, a crowning more than a climb', () => {
    for (const dealt of ['alliance', 'alliance-unseen', 'influence-card', 'influence-card-unseen'] as const)
      expect(time(line(dealt, TIMED[dealt]))).toBe(0)
    expect(time(line('crowned', TIMED.crowned))).toBeGreaterThan(time(line('climb', TIMED.climb)))
    expect(time(line('laid', TIMED.laid))).toBeLessThan(300)
  })

  test('a chain of fills: each shot begins where the one before ended', async () => {
    const { before, view, lines } = sightOf('middle', null)
    const scenes = { before: { view: before, standing: [] }, after: { view, standing: [] } }
    const shots = shotsOf({ ...scenes, lines }, await loadScript('gangs'), 'usual', null)
    expect(shots.map((shot) => shot.line.event)).toEqual(['fill', 'take-top', 'turned'])
    expect(shots[1]?.before).toBe(shots[0]?.scene.view)
    expect(shots.at(-1)?.scene.view).toBe(view)
  })

  test('a card flies from where it stood to where it goes', () => {
    expect(actOf(line('fill', TIMED.fill), null).flights).toMatchObject([{ gang: 1, from: 0, to: 6 }])
    expect(actOf(line('take-top', TIMED['take-top']), null).flights).toMatchObject([{ from: 'deck', to: 0 }])
    expect(actOf(line('pass', TIMED.pass), null).flights).toEqual([])
  })

  test('influence: the card is played, then the victim leaves', () => {
    const { flights, arrow } = actOf(line('influence', TIMED.influence), 0)
    expect(flights).toMatchObject([
      { gang: 1, from: 'hand', to: 'discard' },
      { gang: 2, from: 1, to: 'out' },
    ])
    expect(flights[1]?.begins).toBeGreaterThanOrEqual(flights[0]?.ends ?? 1)
    expect(arrow).toEqual({ from: 0, to: 1, kind: 'strike' })
    expect(actOf(line('influence', TIMED.influence), 1).flights[0]?.from).toBe('rivals')
  })
})
