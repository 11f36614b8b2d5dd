import { flushSync } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Trace } from '../../board'
import { script } from '../film'
import { sightOf, wordsOf } from './scenes'
import { all, clear, find, lit, named, place, say, show } from './showing.svelte'

vi.setConfig({ testTimeout: 60_000 }) // a board has many parts, and the machine may be busy

describe('a shot of the film', () => {
  afterEach(clear)

  const sight = sightOf('middle', 2)
  const [fill] = sight.lines
  if (fill?.event !== 'fill') throw new Error('no fill')
  const after = script.step?.(sight.before, fill) ?? sight.before
  const shot = { line: fill, before: sight.before, duration: 700 }
  const blow = {
    number: 0,
    event: 'influence' as const,
    clause: 'G4.3',
    facts: { seat: 1, card: 4, agent: 8, gang: 4, victim: 2, 'victim-gang': 5 },
    by: 1,
  }

  test('a card flies, and has not landed yet', () => {
    show(sight, { view: after, choices: [], shot, motion: true })
    expect(all('.flying')).toHaveLength(1)
    expect(all('.arrow.moved')).toHaveLength(1)
    expect(named(place(fill.facts.to))).toContain('empty')
    expect(lit()).toEqual([])
  })

  test('without motion it stands there at once, and the arrow says from where', () => {
    show(sight, { view: after, choices: [], shot })
    expect(all('.flying')).toHaveLength(0)
    expect(all('.arrow.moved')).toHaveLength(1)
    expect(named(place(fill.facts.to))).toContain(say(`gang-${fill.facts.gang}`))
  })

  test('a blow: the card is played, the victim leaves, the piles are those before', () => {
    const { before } = sight
    const view = script.step?.(before, blow) ?? before
    show(sight, { view, choices: [], shot: { line: blow, before, duration: 1100 }, motion: true })
    expect(all('.flying')).toHaveLength(2)
    expect(all('.arrow.strike')).toHaveLength(1)
    expect(named(find("[data-thing='pile:out']"))).toContain(`(${before.out.length})`)
    expect(all("[data-trace='now']").map((one) => one.getAttribute('data-thing'))).toEqual(['pile:discard', 'pile:out'])
  })

  test('the crown comes with its line, and stays', () => {
    const crowned = sightOf('crowned', 0)
    const line = { ...blow, event: 'crowned' as const, facts: { seat: 0, gang: 1 } }
    const { props } = show(crowned, { choices: [], shot: { line, before: crowned.before, duration: 1200 } })
    expect(all('.crowning')).toHaveLength(1)
    props.shot = null
    flushSync()
    expect([all('.crowning').length, all('.crown').length]).toEqual([0, 1])
  })

  test('whoever acts in it is marked as on turn, not whose turn it will be', () => {
    const { props } = show(sight, { view: after, choices: [], shot: { ...shot, line: { ...fill, by: 1 } } })
    expect(all('.moving').map((one) => one.getAttribute('data-thing'))).toEqual(['seat:1'])
    Object.assign(props, { shot: null, view: sight.view })
    flushSync()
    expect(all('.moving').map((one) => one.getAttribute('data-thing'))).toEqual(['seat:2'])
  })

  test('the way of the last move stays as long as it is marked', () => {
    const { props } = show(sight, { view: after, choices: [], shot })
    const { from, to } = fill.facts
    let last: string[] = [`place:${from}`, `place:${to}`]
    Object.assign(props, { shot: null, trace: (id: string) => (last.includes(id) ? 'last' : undefined) })
    flushSync()
    expect(all('.arrow.trail')).toHaveLength(1)
    last = []
    props.trace = () => undefined
    flushSync()
    expect(all('.arrow.trail')).toHaveLength(0)
  })
})

describe('traces', () => {
  afterEach(clear)
  const traced = (traces: Record<string, Trace>) => ({ trace: (id: string) => traces[id] })

  test('places and seats wear what the page says of them, each in a shape of its own', () => {
    const traces = { 'place:13': 'now', 'place:17': 'pointed', 'place:8': 'last', 'place:7': 'since' } as const
    show(sightOf('middle', 2), traced({ ...traces, 'seat:1': 'last', 'seat:2': 'since' }))
    for (const [id, trace] of Object.entries(traces))
      expect(find(`[data-thing='${id}']`).getAttribute('data-trace')).toBe(trace)
    expect(all('.trace').map((mark) => mark.classList[1])).toEqual(
      expect.arrayContaining(['now', 'pointed', 'last', 'since']),
    )
    expect(find("li[data-thing='seat:1']").getAttribute('data-trace')).toBe('last')
    expect(find("section[data-thing='seat:2']").getAttribute('data-trace')).toBe('since')
  })

  test('everything has its id', () => {
    show(sightOf('middle', 2))
    const ids = new Set(all('[data-thing]').map((one) => one.getAttribute('data-thing')))
    for (let number = 0; number < 21; number++) expect(ids).toContain(`place:${number}`)
    for (const id of ['seat:0', 'seat:1', 'seat:2', 'seat:3', 'pile:deck', 'pile:discard', 'pile:out', 'row:4'])
      expect(ids).toContain(id)
    for (const gang of sightOf('middle', 2).view.influence) expect(ids).toContain(`gang:${gang}`)
  })

  test('an influence card that a move needs is pointed at, one of a gang that only climbs is not', () => {
    const { view } = sightOf('middle', 2)
    const [card = 0] = view.influence
    const mark = () => find(`[data-influence='${card}']`).parentElement?.dataset.trace
    const { props } = show(sightOf('middle', 2), traced({ [`gang:${card}`]: 'pointed' }))
    expect(mark()).toBe('pointed')
    const stands = view.pyramid.indexOf(card)
    props.trace = traced({ [`gang:${card}`]: 'pointed', [`place:${stands}`]: 'pointed' }).trace
    flushSync()
    expect(mark()).toBeUndefined()
    props.trace = traced({ [`gang:${card}`]: 'last' }).trace
    flushSync()
    expect(mark()).toBeUndefined()
  })

  test('an alliance that came to light is marked, a secret one is not', () => {
    const { view } = sightOf('middle', 2)
    const marks = () => all('[data-alliance]').map((one) => one.parentElement?.dataset.trace)
    const traces = Object.fromEntries((view.alliances[2] ?? []).map((gang) => [`gang:${gang}`, 'last' as const]))
    show(sightOf('middle', 2), traced(traces))
    const shown = (view.alliances[2] ?? []).map((gang) => (view.revealed[2]?.includes(gang) ? 'last' : undefined))
    expect(marks()).toEqual(shown)
    expect(shown).toContain('last')
  })
})

test('what the rows are worth stands beside them, and says why', () => {
  show(sightOf('early', 0))
  expect(all('.worth text').map((one) => one.textContent)).toEqual(['3', '2', '1'])
  expect(named(find("[data-thing='row:5']"))).toBe('2 points a card at the end, for everybody allied with its gang.')
  clear()
  show(sightOf('early', 0), wordsOf('pl'))
  expect(named(find("[data-thing='row:4']"))).toBe(
    '1 punkt za kartę na koniec gry, dla każdego, kto ma sojusz z jej gangiem.',
  )
  clear()
})
