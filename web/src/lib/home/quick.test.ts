import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeHouse, gameCalled, GAMES, speak } from '$lib/table/test/house'
import { Quick, wayName, waysOf } from './quick.svelte'

beforeAll(() => speak('en'))
afterAll(closeHouse)

const named = (game: string): string[] => waysOf(gameCalled(game)).map((way) => wayName(gameCalled(game), way))

/** A quick start of a game, in the way of this number. */
function quick(game: string, way = 0): Quick {
  const made = new Quick(gameCalled(game))
  const found = made.ways[way]
  if (!found) throw new Error(`no way ${way}`)
  made.go(found)
  return made
}

describe('the ways to begin at once', () => {
  test('are told by boards, or by whom one plays against', () => {
    expect(named('gangs')).toEqual(['Against bots'])
    expect(named('syndicate')).toEqual(['New York', 'Los Angeles', 'Solo'])
    expect(named('families')).toEqual(['Against bots', 'Dons: alone against one or more of them'])
    expect(named('speakeasy')).toEqual(['alone against Jo', 'Against bots'])
  })

  test('against bots every number of players is offered', () => {
    expect(quick('gangs').counts).toEqual([2, 3, 4])
    expect(quick('families').counts).toEqual([2, 3, 4, 5])
    expect(quick('speakeasy', 1).counts).toEqual([2, 3, 4])
    const four = quick('families')
    four.players = 4
    expect(four.wish('en').seats).toEqual([{ kind: 'me' }, ...Array<object>(3).fill({ kind: 'bot', level: 'soldier' })])
  })

  test('dons are chosen one by one; one of them stays', () => {
    const alone = quick('families', 1)
    const company = alone.company
    if (!company) throw new Error('no dons')
    expect(Object.keys(company.parts)).toEqual(['luciano', 'siegel', 'capone'])
    expect(alone.options.dons).toBe('luciano')
    alone.toggle(company, 'luciano')
    expect(alone.options.dons).toBe('luciano')
    alone.toggle(company, 'capone')
    alone.toggle(company, 'siegel')
    expect([alone.options.dons, alone.players, alone.automata]).toEqual(['luciano-siegel-capone', 4, [1, 2, 3]])
    alone.toggle(company, 'luciano')
    expect([alone.options.dons, alone.players, alone.hasBots]).toEqual(['siegel-capone', 3, false])
  })

  test('how strong an automaton is is asked where few things are', () => {
    expect(quick('speakeasy').asked.map(({ name }) => name)).toEqual(['difficulty'])
    expect(quick('syndicate', 2).asked.map(({ name }) => name)).toEqual(['difficulty'])
    expect(quick('families', 1).asked).toEqual([])
    expect(quick('speakeasy', 1).asked).toEqual([])
  })

  test('we sit where the rulebook does not', () => {
    expect(quick('syndicate', 2).wish('pl')).toMatchObject({
      seats: [{ kind: 'bot' }, { kind: 'me' }],
      options: { mode: 'solo' },
      language: 'pl',
    })
  })

  test.each(GAMES.map(({ name }) => name))('%s: every way has as many seats as its options allow', (name) => {
    waysOf(gameCalled(name)).forEach((_, way) => {
      const one = quick(name, way)
      expect(one.counts).toContain(one.players)
      expect(one.wish('en').seats.filter(({ kind }) => kind === 'me')).toHaveLength(1)
    })
  })
})
