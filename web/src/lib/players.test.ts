import { beforeAll, expect, test } from 'vitest'
import { names } from '$lib/players'
import { closeHouse, speak } from '$lib/table/test/house'
import type { SeatShown } from '$lib/wire'

const seat: SeatShown = {
  seat: 0,
  kind: 'human',
  name: 'Ala',
  level: '',
  away: false,
  contributed: false,
  yours: false,
  left: null,
  resigned: false,
  here: false,
  thinks: null,
}
const bot = (level: string): SeatShown => ({ ...seat, kind: 'bot', name: '', level })
const automaton = (level: string): SeatShown => ({ ...seat, kind: 'automaton', name: '', level })

beforeAll(async () => {
  await speak('en')
  return closeHouse
})

test('bots of one level are numbered', () => {
  expect(names([seat, bot('soldier'), bot('soldier')], 'gangs')).toEqual(['Ala', 'Soldier 1', 'Soldier 2'])
})

test('a bot says that it is one where the game has persons called so', () => {
  expect(names([seat, bot('don'), bot('don')], 'families')).toEqual(['Ala', 'Bot Don 1', 'Bot Don 2'])
  expect(names([seat, bot('don')], 'gangs')).toEqual(['Ala', 'Don'])
})

test('whoever has no name is a guest in the language of whoever reads', async () => {
  const guests = [seat, { ...seat, name: 'Guest' }, { ...seat, name: 'Gość' }, { ...seat, name: 'Gość 2' }]
  expect(names(guests, 'gangs')).toEqual(['Ala', 'Guest 1', 'Guest 2', 'Guest 3'])
  await speak('pl')
  expect(names(guests, 'gangs')).toEqual(['Ala', 'Gość 1', 'Gość 2', 'Gość 3'])
  await speak('en')
})

test('an automaton is called what its game calls it', () => {
  expect(names([seat, automaton('dons-none')], 'families')[1]).toBe('no dons: people only')
  expect(names([seat, automaton('bot-automaton')], 'syndicate')[1]).toBe('Automaton')
  expect(names([seat, automaton('no-such-name')], 'syndicate')[1]).toBe('Automaton')
})
