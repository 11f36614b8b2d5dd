import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Sight } from '../../test/sights'
import type { BoardProps, Choice } from '../../board'
import { cardThing, thingsOf } from '../picking'
import type { Move, Own, Shapes, Step, View } from '../shapes'
import { asked, sightOf, SIGHTS } from './scenes'
import { follow, lay, press, show, type Table } from './table.svelte'

let table: Table | undefined
afterEach(() => {
  table?.close()
  table = undefined
  vi.useRealTimers()
})

function at(sight: Sight<Shapes>, given: Partial<BoardProps<Shapes>> = {}): Table {
  table = lay(sight, given)
  return table
}

const actionFor = ({ choices }: Sight<Shapes>, fits: (move: Move) => boolean): number => {
  const found = choices.find(({ move }) => fits(move))
  if (!found) throw new Error('no such choice')
  return found.action
}
const text = ({ root }: Table): string => root.textContent.replace(/\s+/g, ' ')
/** What is touched for something: its thing, or its answer where it is none. */
const spot = (id: string): string => {
  const [noun, value] = id.split(/:(.*)/)
  if (noun === 'answer') return `[data-answer="${value}"]`
  const things = [...(table?.root.querySelectorAll(`[data-thing~="${id}"]:is(button, [role="button"])`) ?? [])]
  const isMeant = things.findIndex((one) => one.matches('.lit, .picked'))
  return `[data-thing~="${id}"]:is(button, [role="button"])${isMeant < 0 ? '' : ':is(.lit, .picked)'}`
}

describe('every moment', () => {
  // Each as one of those who look sees it: it is the same board.
  const looks = SIGHTS.filter((_, index) => index % 3 === Math.floor(index / 3) % 3)
  test.each(looks.map((sight) => [sight.scene, sight.seat, sight] as const))(
    '%s as seat %s is drawn',
    (...[, , sight]) => {
      const { root } = at(sight)
      expect(root.querySelectorAll('[data-thing^="territory:"]').length).toBeGreaterThanOrEqual(7)
      for (const space of Object.keys(sight.view.figures)) {
        expect(root.querySelector(`[data-thing~="space:${space}"]`)).not.toBeNull()
      }
    },
  )

  test.each(['take', 'over-solo'])(
    '%s is told line by line',
    (scene) => {
      const sight = sightOf(scene, 0)
      const there = at({ ...sight, view: sight.before, choices: [] })
      for (const index of sight.lines.keys()) show(there, sight, index)
      follow(there, { view: sight.view, choices: sight.choices, since: sight.lines })
      expect(there.root.querySelector('.families')).not.toBeNull()
    },
    20_000,
  )

  /** What is touched for a choice, in order. */
  function spots({ choices, view }: Sight<Shapes>, { action, move }: Choice<Shapes>): string[] {
    const left = view.todo[0]?.left ?? 1
    if (move.move === 'bid') return [...(move.card === null ? [] : [`card:${move.card}`]), 'answer:seal']
    if (['pay', 'good', 'rescue'].includes(move.move)) return [`answer:${move.move}-${action}`]
    if (move.move !== 'discard') return thingsOf(move)
    const others = choices.filter((one) => one.action !== action).slice(0, left - 1)
    return [move, ...others.map((one) => one.move)].flatMap(thingsOf)
  }

  const offered = SIGHTS.filter(({ choices }) => choices.length)
  test.each(offered.map((sight) => [sight.scene, sight] as const))(
    '%s: every choice can be made on the board alone',
    (_, sight) => {
      const there = at(sight)
      // Of each kind the first and the last: it is the same board.
      const ends = sight.choices.filter(({ move }, index, all) =>
        [all[index - 1], all[index + 1]].some((one) => one?.move.move !== move.move),
      )
      for (const choice of ends) {
        for (const id of spots(sight, choice)) if (there.props.proposed === null) press(there, spot(id))
        expect(there.props.proposed, JSON.stringify(choice.move)).toBe(choice.action)
        follow(there, {})
      }
    },
  )
})

describe('a turn', () => {
  test('a figure first: the list and the question follow it', () => {
    const sight = asked('turn')
    const there = at(sight)
    press(there, spot('figure:member'))
    const members = sight.choices.filter(({ move }) => move.move === 'member').map(({ action }) => action)
    expect(there.selected.at(-1)).toMatchObject({ actions: members })
    expect(there.selected.at(-1)?.prompt).not.toBe('')
    press(there, spot('figure:member'))
    expect(there.selected.at(-1)).toBeNull()
  })

  test('a second touch confirms', () => {
    const sight = asked('turn')
    const there = at(sight)
    press(there, spot('space:M02'))
    press(there, spot('space:M02'))
    expect(there.confirmed).toEqual([actionFor(sight, (move) => move.move === 'member' && move.space === 'M02')])
  })

  test('what is proposed shows what it brings', () => {
    const there = at(asked('turn'))
    press(there, spot('space:M02'))
    expect(there.root.querySelector('.gains .bringing')).not.toBeNull()
  })

  test('what cannot be is tried', () => {
    const sight = asked('turn')
    const there = at(sight)
    const dear = sight.view.open_jobs.find((job) => !sight.sums?.own?.jobs[job]?.payable)
    press(there, spot(`job:${dear}`))
    expect(there.tried).toEqual([{ move: 'job', job: dear }])
  })

  test('while a film runs nothing is touched', () => {
    const sight = asked('turn')
    const there = at(sight)
    show(there, sight, 0)
    press(there, spot('space:M02'))
    expect(there.props.proposed).toBeNull()
    expect(there.tried).toEqual([])
  })
})

/** Somebody's tribute with so many cards still to go, after so many were discarded. */
function tribute(gone: string[]): Partial<BoardProps<Shapes>> {
  const sight = asked('tribute')
  const [step, ...others] = sight.view.todo
  const own = sight.view.seats[sight.seat ?? 0] as Own
  const hand = { ...own.hand }
  for (const card of gone) if (card in hand) hand[card as keyof typeof hand] -= 1
  const hand_jobs = own.hand_jobs.filter((job) => !gone.includes(job))
  const seats = sight.view.seats.map((seat, index) => (index === sight.seat ? { ...own, hand, hand_jobs } : seat))
  const left = (step?.left ?? 0) - gone.length
  const todo = (left > 0 ? [{ ...step, left } as Step, ...others] : others) satisfies Step[]
  const view: View = { ...sight.view, seats, todo }
  const isHeld = (card: string) => hand_jobs.includes(card) || (hand[card as keyof typeof hand] ?? 0) > 0
  const choices = sight.choices.filter(({ move }) => move.move === 'discard' && isHeld(move.card))
  return { view, choices: left > 0 ? choices : [] }
}

describe('several cards with one confirmation', () => {
  test('discards go one after another, and stop at anything unexpected', () => {
    vi.useFakeTimers()
    const sight = asked('tribute')
    const left = sight.view.todo[0]?.left ?? 0
    expect(left).toBeGreaterThan(1)
    const cards = sight.choices.slice(0, left).map(({ move }) => (move as { card: string }).card)
    const there = at(sight)
    cards.forEach((card, index) => {
      expect(there.props.proposed).toBeNull()
      press(there, spot(cardThing(card)))
      if (index + 1 < left) expect(there.selected.at(-1)?.prompt).not.toBe('')
    })
    const actions = sight.choices.slice(0, left).map(({ action }) => action)
    expect(there.props.proposed).toBe(actions[0])
    there.props.onconfirm()
    follow(there, tribute(cards.slice(0, 1)))
    expect(there.confirmed).toEqual(actions.slice(0, 2))
    const { view, choices, sums, seat } = asked('turn')
    follow(there, { view, choices, sums, seat })
    vi.runAllTimers()
    expect(there.confirmed).toEqual(actions.slice(0, 2))
    expect(there.root.querySelector('[data-busy]')).toBeNull()
  })

  test('put back on the page, the plan is put back here', () => {
    const sight = asked('tribute')
    const there = at(sight)
    const left = sight.view.todo[0]?.left ?? 0
    for (const { move } of sight.choices.slice(0, left)) press(there, spot(thingsOf(move)[0] ?? ''))
    expect(there.props.proposed).not.toBeNull()
    follow(there, {})
    expect(there.root.querySelectorAll('.desk .plan .cards svg, .desk .plan .job')).toHaveLength(0)
  })

  test('a bid is gathered, sealed and closed', () => {
    vi.useFakeTimers()
    const sight = asked('bid')
    const there = at(sight)
    const [least, most] = [sight.choices[0], sight.choices.at(-2)].map((one) => (one?.move as { card: '$1' }).card)
    press(there, spot(`card:${least}`))
    press(there, spot(`card:${most}`))
    press(there, spot('answer:seal'))
    const actions = [most, least, null].map((card) =>
      actionFor(sight, (move) => move.move === 'bid' && move.card === card),
    )
    expect(there.props.proposed).toBe(actions[0])
    there.props.onconfirm()
    const bids = (...cards: string[]): View => ({
      ...sight.view,
      bids: sight.view.bids.map((bid, seat) =>
        seat === sight.seat
          ? { $1: 0, $2: 0, $3: 0, $5: 0, job: 0, ...Object.fromEntries(cards.map((card) => [card, 1])) }
          : bid,
      ),
    })
    follow(there, { view: bids(most as string) })
    expect(there.confirmed).toEqual(actions.slice(0, 2))
    follow(there, { view: bids(most as string, least as string) })
    expect(there.confirmed).toEqual(actions)
  })
})

describe('stages', () => {
  test('a Turf War fills territory by territory and can be looked at again', () => {
    const sight = sightOf('bid', 0)
    const there = at({ ...sight, view: sight.before, choices: [] }, { since: [] })
    const tied = sight.lines.findIndex(({ event }) => event === 'turf-tied')
    show(there, sight, tied)
    expect(there.root.querySelectorAll('.war .told')).toHaveLength(3)
    follow(there, { view: sight.view, choices: sight.choices, since: sight.lines })
    expect(there.root.querySelector('.war')).toBeNull()
    press(there, '.again .head')
    expect(there.root.querySelectorAll('.war .told')).toHaveLength(7)
  })

  test('envelopes stay closed until the last is in', () => {
    const sealed = at(sightOf('bid', 0))
    expect(sealed.root.querySelectorAll('.envelopes .wax')).toHaveLength(2)
    sealed.close()
    const open = at(sightOf('take', 1))
    expect(open.root.querySelectorAll('.envelopes .wax')).toHaveLength(0)
    expect(open.root.querySelector('.envelopes li .rank')?.textContent).toBe('1.')
  })

  test("a don's reasons appear one by one", () => {
    const sight = sightOf('solo-three', 0)
    const there = at({ ...sight, view: sight.before, choices: [] }, { since: [] })
    const chose = sight.lines.findIndex(({ event }) => event === 'don-chose')
    show(there, sight, chose)
    expect(there.root.querySelectorAll('.don li')).toHaveLength(2)
    show(there, sight, chose + 2)
    expect(there.root.querySelectorAll('.don li')).toHaveLength(3)
  })

  test('at the end all suitcases are open', () => {
    expect(text(at(sightOf('over', null)))).toContain('$27')
  })
})

test('what was counted of others is never shown', () => {
  const sight = sightOf('turn', null)
  const bare = (there: Table): string =>
    text(there) +
    [...there.root.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join(' ')
  const told = bare(at(sight))
  table?.close()
  const memory = { counted: null, since: null, past: [] }
  expect(bare(at({ ...sight, view: { ...sight.view, memory } }))).toBe(told)
})
