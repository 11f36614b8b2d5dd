import { flushSync } from 'svelte'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { centre, TALL } from '../geometry'
import { offersOf, type Sight } from '../../test/sights'
import type { Shapes } from '../shapes'
import { SIGHTS, sightOf, wordsOf } from './scenes'
import { all, clear, click, find, lit, named, place, press, say, show } from './showing.svelte'

vi.setConfig({ testTimeout: 60_000 }) // a board has many parts, and the machine may be busy

describe('every fixed view', () => {
  afterAll(clear)
  let props: ReturnType<typeof show>['props']
  beforeAll(() => {
    props = show(sightOf('early', 0)).props
  })

  test.each(SIGHTS.map((sight) => [sight.scene, sight.seat, sight] as const))('%s as seat %s', (...[, , sight]) => {
    Object.assign(props, { view: sight.view, seat: sight.seat, choices: sight.choices })
    flushSync()
    const { view } = sight
    const cells = new Map(all('[role=gridcell]').map((cell) => [Number(cell.getAttribute('data-place')), named(cell)]))
    expect(cells.size).toBe(21)
    view.pyramid.forEach((gang, number) => {
      const who = gang === null ? (number === view.hole ? 'a hole to fill' : 'empty') : say(`gang-${gang}`)
      expect(cells.get(number)).toContain(say(`place-${number}`))
      expect(cells.get(number)).toContain(who)
    })
    expect(all('[data-influence]')).toHaveLength(sight.seat === null ? 0 : view.influence.length)
    expect(all('[data-alliance]')).toHaveLength(sight.seat === null ? 0 : 3)
    expect(all('[data-seat]')).toHaveLength(sight.seat === null ? view.players : view.players - 1)
    expect(document.body.textContent).not.toMatch(/board-|label-|undefined|NaN/)
  })
})

describe('what is told of it', () => {
  afterEach(clear)

  test('rows are named, from the top', () => {
    show(sightOf('early', 0))
    expect(all('[role=row]').map(named)).toEqual([
      'the Kingpin, 3 points',
      "No Man's Land, 2 points",
      'the Heart, 1 point',
      'row 3',
      'row 2',
      'row 1',
    ])
  })

  test('of the others only what lies open', () => {
    const sight = sightOf('passed', 3)
    show(sight)
    const { view } = sight
    const passed = find(`[data-seat='${view.passed[0]}']`)
    expect(passed.textContent).toContain('passed')
    expect(passed.textContent).toContain(`×${view.hands[view.passed[0] ?? 0]}`)
    expect(named(find("[data-seat='0'] [role=img]"))).toBe('Alliances: Broadway Dragons, two hidden')
  })

  test('points so far, where the page has them', () => {
    const standing = [1, 2, 3, 4].map((points) => ({ points, whole: points === 3 }))
    show(sightOf('middle', 2), { standing })
    expect(find("[data-seat='1']").textContent).toContain('2 points known')
    expect(find('section').textContent).toContain('3 points')
  })

  test('everything, for whoever looks back', () => {
    const { view } = sightOf('end', null)
    const position = {
      alliances: [
        [0, 1, 2],
        [3, 4, 5],
        [6, 7, 0],
      ],
      influence: [[1], [2, 3], []],
    }
    show(sightOf('end', null), { view: { ...view, position } })
    expect(named(find("[data-seat='1'] .open"))).toBe('Influence: Underworld Dandies, Uptown Dames')
    expect(all("[data-seat='2'] .open")).toHaveLength(0)
  })

  test('who is who, until Escape', () => {
    show(sightOf('middle', 2))
    const details = find('details') as HTMLDetailsElement
    details.open = true
    details.dispatchEvent(new Event('toggle'))
    flushSync()
    expect(all('tbody tr')).toHaveLength(8)
    press(find('summary'), 'Escape')
    expect(details.open).toBe(false)
  })

  test('in Polish too', () => {
    show(sightOf('middle', 2), wordsOf('pl'))
    expect(named(find('[role=grid]'))).toBe('Piramida')
    expect(named(place(15))).toBe('Orange Street, Serce dzielnicy, 1 punkt: pusto.')
  })

  test('hints, with rank and chance', () => {
    const action = sightOf('middle', 2).choices[0]?.action ?? 0
    show(sightOf('middle', 2), { marks: [{ action, rank: 1, chance: 0.617 }] })
    expect(find('.hints').textContent).toBe('162%')
  })
})

describe('hints that meet', () => {
  afterEach(clear)
  const signs = () => all('.hints .sign').map((sign) => sign.getAttribute('transform'))
  const marked = (choices: Sight<Shapes>['choices']) =>
    choices.map(({ action }, index) => ({ action, rank: index + 1, chance: 0.5 }))

  test('in one place from two sides stand where they begin', () => {
    const sight = sightOf('middle', 2)
    const climbs = offersOf(sight, 'climb')
    const goal = climbs.find(({ move }) => climbs.filter((other) => other.move.to === move.to).length > 1)?.move.to
    const meeting = climbs.filter(({ move }) => move.to === goal).slice(0, 2)
    show(sight, { marks: marked(meeting) })
    const places = meeting.map(({ move }) => centre(move.from, TALL))
    expect(signs()).toEqual(places.map(({ x, y }) => `translate(${x} ${y + 44})`))
  })

  test('on one way with two cards of influence stand one above the other, and each card has its own', () => {
    const sight = sightOf('middle', 2)
    const blows = offersOf(sight, 'influence')
    const twin = (one: (typeof blows)[number]) =>
      blows.find(
        ({ move }) => move.agent === one.move.agent && move.victim === one.move.victim && move.card !== one.move.card,
      )
    const first = blows.find(twin)
    const second = first && twin(first)
    if (!second) throw new Error('no blow with two cards')
    const pair = [first, second]
    show(sight, { marks: marked(pair) })
    expect(new Set(signs()).size).toBe(2)
    for (const [index, { move }] of pair.entries()) {
      const card = find(`[data-influence='${move.card}']`).parentElement
      expect(card?.querySelector('.badge b')?.textContent).toBe(String(index + 1))
    }
  })
})

describe('choosing', () => {
  afterEach(clear)

  test('what can be chosen is lit, and a climb is proposed in two touches', () => {
    const sight = sightOf('middle', 2)
    const { onpropose, onselect, props } = show(sight)
    const climb = offersOf(sight, 'climb').find(({ move }) => move.from === 13 && move.to === 17)
    expect(lit()).toContain(13)
    click(place(13))
    expect(lit()).toEqual([17])
    const open = sight.choices.filter(({ move }) => ('from' in move ? move.from : 'agent' in move && move.agent) === 13)
    expect(onselect).toHaveBeenLastCalledWith({
      actions: open.map(({ action }) => action),
      prompt: 'Cow Bay: where to? Choose a lit place.',
    })
    click(place(17))
    expect(onpropose).toHaveBeenLastCalledWith(climb?.action)
    props.proposed = climb?.action ?? null
    flushSync()
    expect(all('.ghost')).toHaveLength(1)
    expect(named(place(17))).toContain('choose it again to confirm')
    expect(onselect).toHaveBeenLastCalledWith(expect.objectContaining({ prompt: '' }))
  })

  test('keys alone: arrows, Enter, Enter', () => {
    const sight = sightOf('middle', 2)
    const { onpropose, onconfirm, props } = show(sight)
    place(14).focus()
    press(place(14), 'ArrowLeft')
    expect(document.activeElement).toBe(place(13))
    press(place(13), 'Enter')
    expect(all('.ghost')).toHaveLength(0)
    press(place(13), 'ArrowUp')
    expect(document.activeElement).toBe(place(17))
    expect(all('.ghost')).toHaveLength(1)
    press(place(17), ' ')
    const action = onpropose.mock.lastCall?.[0] as number
    expect(sight.choices.find((choice) => choice.action === action)?.move).toEqual({ move: 'climb', from: 13, to: 17 })
    props.proposed = action
    flushSync()
    press(place(17), 'Enter')
    expect(onconfirm).toHaveBeenCalledOnce()
  })

  test('one place is in the order of tabs', () => {
    show(sightOf('middle', 2))
    expect(all("[role=gridcell][tabindex='0']")).toHaveLength(1)
  })

  test('Escape puts everything back', () => {
    const { onpropose, onselect, props } = show(sightOf('middle', 2))
    expect(onselect).not.toHaveBeenCalled()
    const before = lit()
    click(find("[data-influence='2']"))
    click(place(8))
    expect(lit()).not.toEqual(before)
    press(place(8), 'Escape')
    expect(lit()).toEqual(before)
    expect(onselect).toHaveBeenLastCalledWith(null)
    props.proposed = 13
    flushSync()
    press(place(8), 'Escape')
    expect(onpropose).toHaveBeenLastCalledWith(null)
  })

  test('an impossible try is told to the page', () => {
    const { ontry } = show(sightOf('early', 0))
    click(place(0))
    click(place(20))
    expect(ontry).toHaveBeenLastCalledWith({ move: 'climb', from: 0, to: 20 })
    click(find('[data-pass]'))
    expect(ontry).toHaveBeenLastCalledWith({ move: 'pass' })
  })

  test('influence: card, who acts, victim', () => {
    const sight = sightOf('crowned', 0)
    const { onpropose, props } = show(sight)
    click(find("[data-influence='4']"))
    click(place(16))
    click(place(12))
    const drive = offersOf(sight, 'influence').find(({ move }) => move.agent === 16 && move.victim === 12)
    expect(onpropose).toHaveBeenLastCalledWith(drive?.action)
    props.proposed = drive?.action ?? null
    flushSync()
    expect(all('.place .cross')).toHaveLength(1)
    expect(all("[data-influence][aria-pressed='true']")).toHaveLength(1)
  })

  test('an empty place first: those who can climb there are lit', () => {
    const { onselect } = show(sightOf('middle', 2))
    click(place(17))
    expect(lit()).toEqual([13, 14])
    expect(onselect).toHaveBeenLastCalledWith(expect.objectContaining({ prompt: 'Who climbs to Anthony Street?' }))
    expect(all('.place .cross')).toHaveLength(0)
  })

  test('who is not asked touches in vain', () => {
    const { onpropose, ontry } = show(sightOf('middle', 3))
    expect(lit()).toEqual([])
    click(place(0))
    click(place(20))
    expect(onpropose).not.toHaveBeenCalled()
    expect(ontry).not.toHaveBeenCalled()
  })

  test('what the page puts back is put back here', () => {
    const { props } = show(sightOf('middle', 2))
    const before = lit()
    click(place(13))
    props.proposed = 27
    flushSync()
    props.proposed = null
    flushSync()
    expect(lit()).toEqual(before)
  })
})
