import { describe, expect, test } from 'vitest'
import { shotsOf } from '$lib/film/film.svelte'
import type { Shown } from '../../board'
import { script } from '../film'
import type { Events, Line, Shapes } from '../shapes'
import { SIGHTS, sightOf } from './scenes'

type Seen = Shown<Shapes>
const line = <Kind extends keyof Events>(event: Kind, facts: Events[Kind]) =>
  ({ number: 0, event, clause: 'F1.1', facts, by: 0 }) as Line
const step = (view: Seen, one: Line): Seen => script.step?.(view, one) ?? view
const time = (one: Line): number => script.time?.(one) ?? 0

/** What lines tell of a view; what is to be done next they do not. */
const told = ({
  figures,
  hudson,
  tiles,
  markers,
  supply,
  row,
  open_jobs,
  job_deck_count,
  horse,
  act,
  ...rest
}: Seen) => ({
  figures,
  hudson,
  tiles,
  markers,
  supply,
  row,
  open_jobs,
  job_deck_count,
  horse,
  act,
  phase: rest.phase,
  scores: rest.scores,
})
/** Who joins in a new act is in no line. */
const cards = ({ seats }: Seen) => seats.map((seat) => ({ ...seat, members: 0 }))

describe('what lines change', () => {
  test.each(SIGHTS.map((sight) => [sight.scene, sight.seat, sight] as const))(
    '%s as seat %s: all lines together lead to the view after them',
    (...[, , { before, view, lines }]) => {
      const kept = JSON.stringify(before)
      const after = lines.reduce(step, before)
      expect(told(after)).toEqual(told(view))
      expect(cards(after)).toEqual(cards(view))
      expect(JSON.stringify(before)).toBe(kept)
    },
  )

  test('a robbed suitcase is the poorer', () => {
    const { view } = sightOf('steal', null)
    const robbed = [line('robs-case', { seat: 1, rival: 2 }), line('stolen-unseen', { seat: 1, rival: 2 })]
    const after = robbed.reduce(step, view)
    expect(after.seats[2]).toMatchObject({ case_count: (view.seats[2] as { case_count: number }).case_count - 1 })
    expect(after.seats[1]).toMatchObject({ hand_count: (view.seats[1] as { hand_count: number }).hand_count + 1 })
  })

  test('a figure that moves leaves its space', () => {
    const { view } = sightOf('kill', 1)
    const [source, figure] = Object.entries(view.figures)[0] ?? []
    if (!source || !figure) throw new Error('nobody there')
    const facts = { seat: 1, rival: figure.seat, figure: figure.kind, source, space: 'M08' }
    const { figures } = step(view, line('moved', facts))
    expect(figures[source]).toBeUndefined()
    expect(figures.M08).toEqual(figure)
  })

  test('of a marker that moves the lowest goes', () => {
    const view = { ...sightOf('turn', 0).view, markers: [[1, 0, 1], [2], [], [], [], [], []] }
    expect(step(view, line('marker-moved', { seat: 1, from: 1, territory: 2 })).markers.slice(0, 2)).toEqual([
      [0, 1],
      [2, 1],
    ])
  })

  test('bids of others stay closed', () => {
    const { view } = sightOf('bid', 0)
    const own = [line('bid', { seat: 0, card: '$3' }), line('bid-closed', { seat: 0 })].reduce(step, view)
    expect(own.bids[0]).toMatchObject({ $3: 1 })
    expect(step(view, line('bid-closed', { seat: 1 })).bids[1]).toBe('hidden')
  })

  test('lines of another make change nothing', () => {
    const { view } = sightOf('turn', 0)
    const strange = { ...line('passed', { seat: 0 }), event: 'snow' } as never
    expect(step(view, strange)).toEqual(view)
    expect(time(strange)).toBeGreaterThan(0)
  })
})

test('every moment is a film of as many shots as there are lines worth a look', () => {
  for (const { before, view, lines, sums } of SIGHTS) {
    const scene = (seen: Seen) => ({ view: seen as Record<string, unknown>, standing: [], sums })
    const shots = shotsOf({ before: scene(before), lines, after: scene(view) }, script as never, 'usual', null)
    expect(shots).toHaveLength(lines.filter(time).length)
    expect(shots.every(({ duration }) => duration > 0)).toBe(true)
  }
})
