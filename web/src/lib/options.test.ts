import { beforeAll, expect, test } from 'vitest'
import { Draft } from '$lib/newtable/draft.svelte'
import {
  askedOptions,
  noPart,
  optionName,
  partName,
  partsOf,
  seatingOf,
  setupName,
  unusual,
  usualOptions,
  valueName,
  valueOf,
} from '$lib/options'
import { closeHouse, gameCalled, speak } from '$lib/table/test/house'
import type { GameShown, OptionShown } from '$lib/wire'

const gangs = gameCalled('gangs')
const syndicate = gameCalled('syndicate')
const families = gameCalled('families')
const speakeasy = gameCalled('speakeasy')

function option(game: GameShown, name: string): OptionShown {
  const found = game.options.find((one) => one.name === name)
  if (!found) throw new Error(`no option ${name}`)
  return found
}

const asked = (draft: Draft): Record<string, string[]> =>
  Object.fromEntries(draft.asked.map(({ name, options }) => [name, options.map((one) => one.name)]))

beforeAll(async () => {
  await speak('en')
  return closeHouse
})

test('set-ups are told by their options', () => {
  const named = (game: GameShown) => game.setups.map((one) => setupName(game, one))
  expect(named(syndicate).slice(0, 3)).toEqual(['New York · 2 players', 'Los Angeles · 2 players', 'Solo · easy'])
  expect(named(gangs)).toEqual(['2 players', '3 players', '4 players'])
  expect(named(speakeasy).slice(0, 2)).toEqual(['alone against Jo', '2 players'])
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
  expect(draft.wish('en')).toMatchObject({ seats: [{ kind: 'me' }, {}, {}], options: { first: null } })
  draft.choose('dons', 'none')
  expect([draft.seats.length, draft.counts, draft.automata]).toEqual([3, [2, 3, 4, 5], []])
})

test('options and their values have names, by the words of the game or by their kind', () => {
  const named = ['dons', 'first', 'ai_sum_tie'].map((name) => optionName('families', option(families, name)))
  expect(named).toEqual(['Dons', 'Who begins', 'Dons break ties by the sum of the territories'])
  expect(valueName('families', option(families, 'dons'), 'none')).toBe('no dons: people only')
  expect(valueName('syndicate', option(syndicate, 'show_hand_size'), true)).toBe('yes')
  expect(valueName('speakeasy', option(speakeasy, 'solo'), true)).toBe('alone against Jo')
  expect([null, 1].map((seat) => valueName('gangs', option(gangs, 'first'), seat))).toEqual(['drawn by lot', 'seat 2'])
})

test('a set of parts is a value, whatever the order in which they were chosen', () => {
  const dons = option(families, 'dons')
  expect(partsOf(dons, 'capone-luciano')).toEqual(['capone', 'luciano'])
  expect(partsOf(dons, 'none')).toEqual([])
  expect(valueOf(dons, ['capone', 'luciano'])).toBe('luciano-capone')
  expect([valueOf(dons, []), noPart(dons)]).toEqual(['none', 'none'])
  expect(Object.keys(dons.parts).map((part) => partName('families', dons, part))).toEqual([
    'Charles “Lucky” Luciano',
    'Bugsy Siegel',
    'Al Capone',
  ])
})

test('only what is not as usual is told of a table', () => {
  expect(unusual(speakeasy, { solo: false, open_safes: true, first: 1 })).toEqual(['Who begins: seat 2', 'Open safes'])
  expect(unusual(syndicate, { mode: 'los_angeles', show_hand_size: false, data: 'own' })).toEqual([
    'Los Angeles',
    'Hand sizes are public: no',
  ])
  expect(unusual(gangs, { first: null })).toEqual([])
})

test('what makes no difference is not asked', () => {
  const draft = new Draft(syndicate)
  expect(asked(draft)).toEqual({ table: ['mode'], rulings: ['show_hand_size'] })
  draft.choose('mode', 'solo')
  expect(asked(draft)).toEqual({ table: ['mode'], solo: ['difficulty'], rulings: ['show_hand_size'] })
  expect(asked(new Draft(families)).solo).toBeUndefined()
})

test.each([
  [{ mode: ['solo', 'duel'] }, { mode: 'duel' }, true],
  [{ mode: ['solo'], size: [3] }, { mode: 'solo', size: 2 }, false],
  [{ automata: [true] }, {}, false],
])('an option that is asked when %o is asked beside %o: %s', (shown_when, chosen, isAsked) => {
  const some: OptionShown = { ...option(gangs, 'first'), group: 'other', shown_when }
  const groups = askedOptions({ ...gangs, options: [some] }, chosen)
  expect(groups.map(({ name }) => name)).toEqual(isAsked ? ['other'] : [])
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
  expect(draft.wish('pl').seats.map((seat) => seat.kind)).toEqual(['me', 'open', 'open', 'open'])
  draft.resize(2)
  expect(draft.wish('pl').seats).toHaveLength(2)
})

test('who begins is drawn in the game unless a seat is named, one of those there are', () => {
  for (const game of [gangs, families, speakeasy]) {
    const draft = new Draft(game)
    expect(draft.values(option(game, 'first'))).toEqual([null, 0, 1])
    expect(draft.wish('pl').options?.first).toBe(null)
    expect(usualOptions(game, game.setups[0]).first).toBe(null)
  }
  const draft = new Draft(gangs)
  draft.resize(4)
  draft.choose('first', 3)
  expect(draft.wish('pl').options?.first).toBe(3)
  draft.resize(2)
  expect(draft.wish('pl').options?.first).toBe(null)
})

test('without a clock no times are sent', () => {
  expect(new Draft(gangs).wish('pl').clock).toMatchObject({ kind: 'none', seconds: 0, increment: 0 })
})
