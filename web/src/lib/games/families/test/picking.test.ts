import { describe, expect, test } from 'vitest'
import { boxOf } from '../box'
import * as picking from '../picking'
import { NONE, offerOf, PASS, touched, type Offer, type Scene } from '../picking'
import type { Good, Move } from '../shapes'
import { asked, SIGHTS } from './scenes'

const box = boxOf(null)

function scene(name: string, picked: string[] = [], proposed: number | null = null): Scene {
  const sight = asked(name)
  return { offers: sight.choices.map(offerOf), picked, proposed, home: picking.homes(sight.view, box) }
}

const of = (moves: Move[], picked: string[] = [], proposed: number | null = null): Scene => ({
  offers: moves.map((move, action) => offerOf({ action, move, facts: {} } as never)),
  picked,
  proposed,
  home: (business) => (business.startsWith('M') ? null : Number(business.slice(1))),
})

const lead = ({ things }: Offer): string => things.at(-1) ?? ''

describe('every choice of every moment', () => {
  test.each(SIGHTS.filter(({ choices }) => choices.length).map((sight) => [sight.scene, sight] as const))(
    '%s: is found by touching its things, and confirmed by touching where it leads',
    (_, { choices, view }) => {
      const offers = choices.map(offerOf)
      const home = picking.homes(view, box)
      for (const offer of offers) {
        let picked: readonly string[] = []
        let proposed: number | null = null
        for (const thing of offer.things) {
          if (proposed !== null) break
          expect(picking.litThings({ offers, picked })).toContain(thing)
          const outcome = touched({ offers, picked, proposed, home }, thing)
          if (outcome.kind === 'propose') proposed = outcome.action
          if (outcome.kind === 'pick' || outcome.kind === 'propose') picked = outcome.things
        }
        expect(proposed).toBe(offer.action)
        expect(touched({ offers, picked, proposed, home }, lead(offer))).toEqual({ kind: 'confirm' })
      }
    },
  )
})

describe('a turn', () => {
  test('a figure first lights only its spaces; touched again it is put back', () => {
    const outcome = touched(scene('turn'), 'figure:member')
    expect(outcome).toEqual({ kind: 'pick', things: ['figure:member'] })
    const lit = picking.litThings(scene('turn', ['figure:member']))
    expect([...lit].every((id) => id.startsWith('space:M'))).toBe(true)
    expect(touched(scene('turn', ['figure:member']), 'figure:member')).toEqual({ kind: 'pick', things: [] })
  })

  test('a space at once is enough', () => {
    const outcome = touched(scene('turn'), 'space:M02')
    expect(outcome).toMatchObject({ kind: 'propose', things: ['space:M02'] })
  })

  test('a space for the other figure takes that one instead', () => {
    expect(touched(scene('turn', ['figure:thug']), 'space:M02')).toMatchObject({ kind: 'propose' })
  })

  test('another space is proposed instead of the one before', () => {
    const [one] = scene('turn').offers.filter(({ move }) => move.move === 'thug')
    const before = scene('turn', [...(one?.things ?? [])], one?.action)
    expect(touched(before, 'space:M02')).toMatchObject({ kind: 'propose', things: ['space:M02'] })
  })

  test('what cannot be is tried, so that the page says why', () => {
    const { view } = asked('turn')
    const closed = box.spaces.find(({ min_families: least }) => least > view.families)?.id
    expect(touched(scene('turn'), `space:${closed}`)).toEqual({
      kind: 'attempt',
      move: { move: 'member', space: closed },
    })
    expect(touched(scene('turn'), 'job:XX')).toEqual({ kind: 'attempt', move: { move: 'job', job: 'XX' } })
    expect(touched(scene('turn'), 'ally:nobody')).toMatchObject({ kind: 'attempt' })
    expect(touched(scene('turn'), 'territory:2')).toEqual({ kind: 'nothing' })
    expect(touched(scene('turn'), PASS)).toMatchObject({ kind: 'propose' })
  })
})

describe('other questions', () => {
  test('where a territory is asked for, whatever lies in it stands for it', () => {
    const outcome = touched(scene('tile'), 'space:P3')
    expect(outcome).toMatchObject({ kind: 'propose', things: ['territory:3'] })
  })

  test('a payment is told apart by goods that only one has', () => {
    const pay = (...goods: Good[]): Move => ({ move: 'pay', goods })
    const ways = [
      pay('gun', 'blood', 'narcotics'),
      pay('gun', 'narcotics', 'narcotics'),
      pay('blood', 'narcotics', 'narcotics'),
    ]
    expect(touched(of(ways), 'card:gun')).toEqual({ kind: 'pick', things: ['card:gun'] })
    expect(touched(of(ways, ['card:gun']), 'card:blood')).toMatchObject({ kind: 'propose', action: 0 })
    expect(touched(of(ways, ['card:gun']), 'card:gun')).toEqual({ kind: 'pick', things: [] })
    expect(touched(of(ways, ['card:narcotics']), 'card:narcotics')).toMatchObject({ kind: 'pick' })
  })

  test('to decline is an answer', () => {
    const kill: Move[] = [
      { move: 'kill', space: 'P1' },
      { move: 'kill', space: null },
    ]
    expect(touched(of(kill), NONE)).toMatchObject({ kind: 'propose', action: 1 })
    expect(touched(of(kill), 'space:P2')).toEqual({ kind: 'attempt', move: { move: 'kill', space: 'P2' } })
  })

  test('Money is confirmed on the suitcase as well', () => {
    const stash: Move[] = [
      { move: 'stash', card: '$1' },
      { move: 'stash', card: null },
    ]
    expect(touched(of(stash, ['card:$1'], 0), 'case:0')).toEqual({ kind: 'confirm' })
  })

  test.each<[Move, string, Move]>([
    [{ move: 'rival', seat: 1 }, 'seat:2', { move: 'rival', seat: 2 }],
    [{ move: 'take', ally: 'mayor' }, 'ally:judge', { move: 'take', ally: 'judge' }],
    [{ move: 'marker', from: 1 }, 'territory:4', { move: 'marker', from: 4 }],
    [{ move: 'good', good: 'gun' }, 'card:narcotics', { move: 'good', good: 'narcotics' }],
    [{ move: 'show', card: '$1' }, 'card:$5', { move: 'show', card: '$5' }],
    [{ move: 'discard', card: 'R01' }, 'card:gun', { move: 'discard', card: 'gun' }],
    [{ move: 'figure', space: 'P1' }, 'space:M02', { move: 'figure', space: 'M02' }],
    [{ move: 'to', space: 'P1' }, 'space:P2', { move: 'to', space: 'P2' }],
  ])('%o is offered, %s is touched', (offered, thing, move) => {
    expect(touched(of([offered]), thing)).toEqual({ kind: 'attempt', move })
  })

  test('who is saved from the river is touched by kind, a horse by its rider', () => {
    const rescue: Move[] = [
      { move: 'rescue', kind: 'thug' },
      { move: 'rescue', kind: 'member' },
    ]
    expect(touched(of(rescue), 'figure:member')).toMatchObject({ kind: 'propose', action: 1 })
    expect(
      touched(
        of([
          { move: 'horse', seat: 0 },
          { move: 'horse', seat: 1 },
        ]),
        'seat:1',
      ),
    ).toMatchObject({ action: 1 })
  })
})

describe('several cards at once', () => {
  test('cards are gathered, a card of which all are taken is put back, and no more than asked for', () => {
    expect(picking.planned([], '$1', 2, 3)).toEqual(['$1'])
    expect(picking.planned(['$1'], '$1', 2, 3)).toEqual(['$1', '$1'])
    expect(picking.planned(['$1', 'gun', '$1'], '$1', 2, 3)).toEqual(['gun'])
    expect(picking.planned(['$1', 'gun'], 'R01', 1, 2)).toEqual(['gun', 'R01'])
  })

  test('a bid falls and is closed', () => {
    expect(picking.movesOf('bid', ['$1', '$5', '$3'])).toEqual([
      { move: 'bid', card: '$5' },
      { move: 'bid', card: '$3' },
      { move: 'bid', card: '$1' },
      { move: 'bid', card: null },
    ])
    expect(picking.movesOf('discard', ['$1', 'R01'])).toHaveLength(2)
  })

  test('only the very next decision of the same kind goes on', () => {
    const step = { step: 'discard', seat: 1, left: 3, why: 'tribute' } as const
    expect(picking.goesOn(step, { ...step, left: 2 })).toBe(true)
    expect(picking.goesOn(step, { ...step, left: 3 })).toBe(false)
    expect(picking.goesOn(step, { ...step, left: 2, why: 'cost' })).toBe(false)
    expect(picking.goesOn({ step: 'bid', seat: 0 }, { step: 'bid', seat: 0 })).toBe(true)
    expect(picking.goesOn({ step: 'bid', seat: 0 }, { step: 'take', seat: 0 })).toBe(false)
  })
})
