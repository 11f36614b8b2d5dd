import { describe, expect, test } from 'vitest'
import { dropCard, dropInfluence, litAlliances, litCards, litPlaces, NOTHING, openActions, shapeOf } from '../picking'
import { touchAlliance, touchCard, touchPass, touchPlace, type Pick, type Scene } from '../picking'
import { offersOf } from '../../test/sights'
import { sightOf } from './scenes'

function sceneOf(name: string, seat: number, pick: Partial<Pick> = {}, proposed: number | null = null): Scene {
  const sight = sightOf(name, seat)
  const view = sight.view
  return {
    shapes: sight.choices.map((choice) => shapeOf(choice, view.hole)),
    pyramid: view.pyramid,
    proposed,
    pick: { ...NOTHING, ...pick },
  }
}

const climbs = offersOf(sightOf('middle', 2), 'climb')
const blows = offersOf(sightOf('middle', 2), 'influence')
const fills = offersOf(sightOf('hole', 1), 'fill')
const reveals = offersOf(sightOf('reveal', 0), 'reveal')

describe('what is lit is what the server offers', () => {
  test('at first whoever can climb, and every card of influence', () => {
    const scene = sceneOf('middle', 2)
    expect(litPlaces(scene)).toEqual(new Set(climbs.map(({ move }) => move.from)))
    expect(litCards(scene)).toEqual(new Set(blows.map(({ move }) => move.card)))
    expect(litAlliances(scene).size).toBe(0)
  })

  test('then where the picked card can go', () => {
    const goals = climbs.filter(({ move }) => move.from === 13)
    expect(litPlaces(sceneOf('middle', 2, { from: 13 }))).toEqual(new Set(goals.map(({ move }) => move.to)))
  })

  test('with a card of influence whoever can act, then whom that one can drive out', () => {
    const offers = blows.filter(({ move }) => move.card === 2)
    expect(litPlaces(sceneOf('middle', 2, { card: 2 }))).toEqual(new Set(offers.map(({ move }) => move.agent)))
    const victims = offers.filter(({ move }) => move.agent === 8)
    expect(litPlaces(sceneOf('middle', 2, { card: 2, from: 8 }))).toEqual(
      new Set(victims.map(({ move }) => move.victim)),
    )
  })

  test('what can fill the hole, and which alliances can be shown', () => {
    expect(litPlaces(sceneOf('hole', 1))).toEqual(new Set(fills.map(({ move }) => move.from)))
    expect(litAlliances(sceneOf('reveal', 0))).toEqual(new Set(reveals.map(({ move }) => move.gang)))
  })

  test('nothing for somebody who is not asked', () => {
    const scene = sceneOf('middle', 3)
    expect([litPlaces(scene).size, litCards(scene).size, litAlliances(scene).size]).toEqual([0, 0, 0])
  })
})

describe('what is picked may still become', () => {
  const actions = (offers: { action: number }[]) => offers.map(({ action }) => action).toSorted((a, b) => a - b)
  const open = (pick: Partial<Pick>) => openActions(sceneOf('middle', 2, pick)).toSorted((a, b) => a - b)

  test('with a card of the pyramid its climbs, and what it can do for influence', () => {
    const own = [...climbs.filter(({ move }) => move.from === 8), ...blows.filter(({ move }) => move.agent === 8)]
    expect(open({ from: 8 })).toEqual(actions(own))
  })

  test('with an influence card, who acts and the victim: less and less', () => {
    expect(open({ card: 2 })).toEqual(actions(blows.filter(({ move }) => move.card === 2)))
    const ways = blows.filter(({ move }) => move.agent === 8 && move.victim === 2)
    expect(open({ from: 8, to: 2 })).toEqual(actions(ways))
    expect(open({ card: 2, from: 8, to: 2 })).toEqual(actions(ways.filter(({ move }) => move.card === 2)))
  })

  test('with an empty place whoever can climb there', () => {
    expect(open({ to: 17 })).toEqual(actions(climbs.filter(({ move }) => move.to === 17)))
  })
})

describe('climbing', () => {
  const climb = climbs.find(({ move }) => move.from === 13 && move.to === 17)

  test('the card, then the place; the place again confirms', () => {
    expect(touchPlace(sceneOf('middle', 2), 13)).toEqual({ kind: 'pick', pick: { ...NOTHING, from: 13 } })
    expect(touchPlace(sceneOf('middle', 2, { from: 13 }), 17)).toEqual({ kind: 'propose', action: climb?.action })
    expect(touchPlace(sceneOf('middle', 2, { from: 13 }, climb?.action), 17)).toEqual({ kind: 'confirm' })
  })

  test('the place first asks who goes there, or proposes the only one who can', () => {
    const climbers = climbs.filter(({ move }) => move.to === 17)
    expect(climbers).toHaveLength(2)
    expect(touchPlace(sceneOf('middle', 2), 17)).toEqual({ kind: 'pick', pick: { ...NOTHING, to: 17 } })
    expect(touchPlace(sceneOf('middle', 2, { to: 17 }), 13)).toEqual({ kind: 'propose', action: climb?.action })
    expect(touchPlace(sceneOf('middle', 2), 20)).toEqual({ kind: 'nothing' })
  })

  test('the same card again is put back, another card is taken instead', () => {
    expect(touchPlace(sceneOf('middle', 2, { from: 13 }), 13)).toEqual({ kind: 'pick', pick: NOTHING })
    expect(touchPlace(sceneOf('middle', 2, { from: 13 }), 6)).toEqual({ kind: 'pick', pick: { ...NOTHING, from: 6 } })
  })

  test('where it cannot go the server is asked why', () => {
    const move = { move: 'climb', from: 13, to: 20 }
    expect(touchPlace(sceneOf('middle', 2, { from: 13 }), 20)).toEqual({ kind: 'attempt', move })
    expect(dropCard(sceneOf('middle', 2), 13, 20)).toEqual({ kind: 'attempt', move })
  })

  test('a drop is the whole move', () => {
    expect(dropCard(sceneOf('middle', 2), 13, 17)).toEqual({ kind: 'play', action: climb?.action })
    expect(dropCard(sceneOf('middle', 2), 13, 13)).toEqual({ kind: 'nothing' })
    expect(dropCard(sceneOf('middle', 2), 13, null)).toEqual({ kind: 'nothing' })
  })
})

describe('influence', () => {
  const drive = blows.find(({ move }) => move.card === 2 && move.agent === 8 && move.victim === 2)

  test('the card, who acts, whom it hits', () => {
    expect(touchCard(sceneOf('middle', 2), 2)).toEqual({ kind: 'pick', pick: { ...NOTHING, card: 2 } })
    expect(touchPlace(sceneOf('middle', 2, { card: 2 }), 8)).toEqual({
      kind: 'pick',
      pick: { card: 2, from: 8, to: null },
    })
    expect(touchPlace(sceneOf('middle', 2, { card: 2, from: 8 }), 2)).toEqual({
      kind: 'propose',
      action: drive?.action,
    })
    expect(touchPlace(sceneOf('middle', 2, { card: 2, from: 8 }, drive?.action), 2)).toEqual({ kind: 'confirm' })
  })

  test('who acts dragged onto the victim, then the card', () => {
    const both = { kind: 'pick', pick: { card: null, from: 8, to: 2 } }
    expect(dropCard(sceneOf('middle', 2), 8, 2)).toEqual(both)
    expect(touchCard(sceneOf('middle', 2, { from: 8, to: 2 }), 2)).toEqual({ kind: 'propose', action: drive?.action })
  })

  test('a card dropped on who shall act', () => {
    expect(dropInfluence(sceneOf('middle', 2), 2, 8)).toEqual({ kind: 'pick', pick: { card: 2, from: 8, to: null } })
    expect(dropInfluence(sceneOf('middle', 2), 2, 20)).toEqual({ kind: 'nothing' })
  })

  test('with a card that does not do the server is asked why', () => {
    const gang = sightOf('middle', 2).view.pyramid[16]
    const wrong = [1, 2, 4].find((card) => card !== gang) ?? 1
    const move = { move: 'influence', card: wrong, agent: 13, victim: 16 }
    expect(dropCard(sceneOf('middle', 2, { card: wrong }), 13, 16)).toEqual({ kind: 'attempt', move })
  })

  test('the same card again is put back', () => {
    expect(touchCard(sceneOf('middle', 2, { card: 2 }), 2)).toEqual({ kind: 'pick', pick: NOTHING })
  })
})

describe('the other decisions', () => {
  test('one touch proposes who fills the hole, the next confirms', () => {
    const [fill] = fills
    const from = Number(fill?.move.from)
    expect(touchPlace(sceneOf('hole', 1), from)).toEqual({ kind: 'propose', action: fill?.action })
    expect(touchPlace(sceneOf('hole', 1, {}, fill?.action), from)).toEqual({ kind: 'confirm' })
    expect(touchPlace(sceneOf('hole', 1), 5)).toEqual({ kind: 'attempt', move: { move: 'fill', from: 5 } })
  })

  test('an alliance is shown', () => {
    const [reveal] = reveals
    const gang = Number(reveal?.move.gang)
    expect(touchAlliance(sceneOf('reveal', 0), gang)).toEqual({ kind: 'propose', action: reveal?.action })
    expect(touchAlliance(sceneOf('reveal', 0, {}, reveal?.action), gang)).toEqual({ kind: 'confirm' })
    expect(touchAlliance(sceneOf('middle', 2), gang)).toEqual({ kind: 'attempt', move: { move: 'reveal', gang } })
  })

  test('a pass, where it is offered', () => {
    expect(touchPass(sceneOf('crowned', 0))).toEqual({ kind: 'propose', action: 44 })
    expect(touchPass(sceneOf('crowned', 0, {}, 44))).toEqual({ kind: 'confirm' })
    expect(touchPass(sceneOf('early', 0))).toEqual({ kind: 'attempt', move: { move: 'pass' } })
  })
})
