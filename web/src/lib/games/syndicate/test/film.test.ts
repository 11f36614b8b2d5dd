import { describe, expect, it } from 'vitest'
import type { Shown } from '../../board'
import { script } from '../film'
import { reasonsAfter } from '../speech'
import type { Line, Shapes } from '../shapes'
import { SIGHTS, sightOf } from './scenes'

const moments = SIGHTS.filter(({ lines }) => lines.length)
const step = script.step ?? ((view) => view)
const time = (line: Line): number => script.time?.(line) ?? NaN
const told = (before: Shown<Shapes>, lines: readonly Line[]): Shown<Shapes> => lines.reduce(step, before)

describe('the journal leads from one view to the next', () => {
  it.each(moments.map(({ scene, seat }) => [scene, seat] as const))('%s as seat %s', (scene, seat) => {
    const one = sightOf(scene, seat)
    const last = told(one.before, one.lines)
    for (const part of ['fields', 'markers', 'wealth', 'hand', 'solo', 'hand_sizes', 'bag_sizes', 'last_turn'] as const)
      expect(last[part], part).toEqual(one.view[part])
    expect(last.closed.toSorted((a, b) => a - b)).toEqual(one.view.closed)
    // Of two equal tokens in the row the journal does not say which one went.
    expect(last.row.toSorted()).toEqual(one.view.row.toSorted())
  })
})

it('changes nothing in the view that it began with', () => {
  for (const { before, lines } of moments) {
    const written = JSON.stringify(before)
    told(before, lines)
    expect(JSON.stringify(before)).toBe(written)
  }
})

describe('the time of a line', () => {
  const lines = moments.flatMap((one) => one.lines)
  const times = (...events: Line['event'][]): number[] =>
    [...new Set(lines.filter(({ event }) => events.includes(event)).map(time))].sort((a, b) => a - b)

  it('is long for placements, longer for the reasons of the automaton, short for what the rival draws', () => {
    expect(times('placed', 'placed-as')).toEqual([800])
    expect(times('cup', 'steamroll', 'chose-district', 'chose-field', 'chose-token', 'rolled')).toEqual([900])
    expect(times('drawn-unseen')).toEqual([300])
  })

  it('is long enough for whatever is shown to be seen', () => {
    for (const line of lines) expect(time(line) === 0 || time(line) >= 300, line.event).toBe(true)
  })
})

describe('the reasons of the automaton', () => {
  const tell = (lines: readonly Line[]) => lines.reduce(reasonsAfter, [])

  it('are told one by one, each once, and anew in each turn', () => {
    const { lines } = sightOf('solo-middle', 1)
    const reasons = tell(lines)
    expect(reasons.map(({ event }) => event)).toEqual(['chose-district', 'chose-field', 'rolled', 'chose-token'])
    expect(tell([...lines, ...reasons])).toEqual(reasons)
    const cup = lines.find(({ event }) => event === 'cup') as Line
    expect(tell([...lines, { ...cup, number: cup.number + 100 }])).toEqual([])
  })

  it('are none where no automaton played', () => {
    for (const { scene, lines } of SIGHTS) if (!scene.startsWith('solo')) expect(tell(lines)).toEqual([])
  })
})
