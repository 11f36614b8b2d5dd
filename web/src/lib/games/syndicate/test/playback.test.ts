import { describe, expect, it } from 'vitest'
import { framesOf } from '../playback.svelte'
import { reasonsIn } from '../speech'
import { SIGHTS, sightOf } from './scenes'

const moments = SIGHTS.filter(({ lines }) => lines.length)

describe('the journal leads from one view to the next', () => {
  it.each(moments.map(({ scene, seat }) => [scene, seat] as const))('%s as seat %s', (scene, seat) => {
    const one = sightOf(scene, seat)
    const frames = framesOf(one.before, one.lines, one.view)
    expect(frames).toHaveLength(one.lines.length + 1)
    expect(frames.at(-1)?.view).toBe(one.view)
    const told = frames.at(-2)?.view
    for (const part of ['fields', 'markers', 'wealth', 'hand', 'solo'] as const)
      expect(told?.[part]).toEqual(one.view[part])
    expect(told?.closed.toSorted((a, b) => a - b)).toEqual(one.view.closed)
    // Of two equal tokens in the row the journal does not say which one went.
    expect(told?.row.toSorted()).toEqual(one.view.row.toSorted())
  })
})

it('does not play what nobody could follow', () => {
  const [one] = moments
  if (!one) throw new Error('moments')
  const many = Array.from({ length: 50 }, () => one.lines[0] ?? []).flat()
  expect(framesOf(one.before, many, one.view)).toHaveLength(1)
})

it('has no reasons where no automaton played', () => {
  for (const { scene, lines } of SIGHTS) if (!scene.startsWith('solo')) expect(reasonsIn(lines)).toEqual([])
})
