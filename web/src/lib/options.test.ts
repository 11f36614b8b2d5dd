import { beforeAll, expect, test } from 'vitest'
import { Draft, LOT } from '$lib/newtable/draft.svelte'
import { optionName, seatingOf, setupName, usualOptions, valueName } from '$lib/options'
import { closeHouse, speak } from '$lib/table/test/house'
import type { GameShown } from '$lib/wire'

const common = { version: 1, title: {}, subtitle: {}, levels: ['pawn', 'soldier'] }
const setup = { options: {}, automata: [], reconstructed: false }
const syndicate: GameShown = {
  ...common,
  name: 'syndicate',
  fewest_seats: 2,
  most_seats: 2,
  options: [
    {
      name: 'mode',
      default: 'new_york',
      values: ['new_york', 'los_angeles', 'solo'],
      seatings: { solo: { counts: [2], automata: [0] } },
    },
    { name: 'difficulty', default: 'medium', values: ['easy', 'medium', 'hard'], seatings: {} },
  ],
  setups: [
    { ...setup, name: 'new_york', seats: 2 },
    { ...setup, name: 'solo-hard', seats: 2, options: { mode: 'solo', difficulty: 'hard' }, automata: [0] },
  ],
}
const gangs: GameShown = {
  ...common,
  name: 'gangs',
  fewest_seats: 2,
  most_seats: 4,
  options: [{ name: 'first', default: 0, values: [0, 1, 2, 3], seatings: {} }],
  setups: [{ ...setup, name: '2', seats: 2 }],
}
const families: GameShown = {
  ...common,
  name: 'families',
  fewest_seats: 2,
  most_seats: 5,
  options: [
    {
      name: 'dons',
      default: 'none',
      values: ['none', 'siegel', 'siegel-capone'],
      seatings: {
        siegel: { counts: [2], automata: [1] },
        'siegel-capone': { counts: [3], automata: [1, 2] },
      },
    },
    { name: 'first', default: -1, values: [-1, 0, 1, 2, 3, 4], seatings: {} },
    { name: 'ai_sum_tie', default: true, values: [true, false], seatings: {} },
  ],
  setups: [{ ...setup, name: '2', seats: 2 }],
}

beforeAll(async () => {
  await speak('en')
  return closeHouse
})

test('set-ups are told by their options', () => {
  expect(syndicate.setups.map((one) => setupName(syndicate, one))).toEqual(['New York · 2 players', 'Solo · hard'])
  expect(gangs.setups.map((one) => setupName(gangs, one))).toEqual(['2 players'])
})

test('the options tell which seats are automata', () => {
  expect(seatingOf(syndicate, usualOptions(syndicate))).toEqual({ counts: [2], automata: [] })
  expect(seatingOf(syndicate, { mode: 'solo', difficulty: 'hard' }).automata).toEqual([0])
  expect(seatingOf(families, usualOptions(families)).counts).toEqual([2, 3, 4, 5])
})

test('a table gets the seats that its options need', () => {
  const draft = new Draft(families)
  draft.resize(5)
  draft.choose('dons', 'siegel-capone')
  expect([draft.seats.length, draft.counts, draft.automata]).toEqual([3, [3], [1, 2]])
  expect(draft.wish('en')).toMatchObject({ seats: [{ kind: 'me' }, {}, {}], options: { first: -1 } })
  draft.choose('dons', 'none')
  expect([draft.seats.length, draft.counts, draft.automata]).toEqual([3, [2, 3, 4, 5], []])
})

test('every option and its values have names', () => {
  const named = families.options.map((option) => optionName('families', option))
  expect(named).toEqual(['Dons', 'Who begins', 'Dons break ties by the sum of the territories'])
  expect(valueName('families', 'dons', 'none')).toBe('no dons: people only')
  expect(valueName('families', 'ai_sum_tie', true)).toBe('dons break ties by the sum of territories')
  expect(valueName('syndicate', 'show_hand_size', true)).toBe('yes')
})

test('a value of yes or no may have a name of its own', () => {
  expect([true, false].map((value) => valueName('speakeasy', 'solo', value))).toEqual([
    'alone against Jo',
    'several players',
  ])
})

test('where an automaton sits nobody else does, and we get another seat', () => {
  const draft = new Draft(syndicate)
  draft.options = { mode: 'solo', difficulty: 'hard' }
  expect(draft.automata).toEqual([0])
  expect(draft.wish('en').seats[1]).toMatchObject({ kind: 'me' })
})

test('a table grows and shrinks, and we stay at it', () => {
  const draft = new Draft(gangs)
  draft.resize(4)
  expect(draft.wish('pl').seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot', 'bot'])
  draft.resize(2)
  expect(draft.wish('pl').seats).toHaveLength(2)
})

test('a seat can be drawn by lot, among those there are', () => {
  const draft = new Draft(gangs)
  expect(draft.values(gangs.options[0]?.values ?? [])).toEqual([LOT, 0, 1])
  draft.options.first = LOT
  expect(new Draft(families).values([-1, 0, 1, 2, 3, 4])).toEqual([-1, 0, 1])
  expect(new Draft(families).values([null, 0, 1, 2])).toEqual([null, 0, 1])
  for (let time = 0; time < 20; time++) expect([0, 1]).toContain(draft.wish('pl').options?.first)
})

test('without a clock no times are sent', () => {
  expect(new Draft(gangs).wish('pl').clock).toMatchObject({ kind: 'none', seconds: 0, increment: 0 })
})
