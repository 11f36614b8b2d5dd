import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { optionName } from '$lib/options'
import { closeHouse, find, gameCalled, GAMES, show, speak } from '$lib/table/test/house'
import type { GameShown } from '$lib/wire'
import { Draft } from './draft.svelte'
import OptionFields from './OptionFields.svelte'

beforeEach(() => speak('en'))
afterEach(closeHouse)

/** What each option is called; one that is made of parts has a label for each of them beside its own name. */
const labels = (target: HTMLElement): string[] =>
  [...target.querySelectorAll('label, .parts')]
    .filter((one) => !one.parentElement?.matches('.parts'))
    .map((one) => (one.querySelector('span') ?? one).textContent.trim())

function drawn(game: GameShown): { draft: Draft; target: HTMLElement } {
  const draft = new Draft(game)
  return { draft, target: show(OptionFields, { draft }) }
}

test.each(GAMES.map((game) => [game.name, game] as const))(
  '%s: every option asked is drawn by its kind',
  (name, game) => {
    const { draft, target } = drawn(game)
    const asked = draft.asked.flatMap(({ options }) => options)
    expect(asked.length).toBeGreaterThan(0)
    expect(labels(target)).toEqual(asked.map((option) => optionName(name, option)))
    const flags = asked.filter(({ kind }) => kind === 'flag').length
    const sets = asked.map(({ parts }) => Object.keys(parts).length).filter(Boolean)
    const ticked = sets.reduce((sum, parts) => sum + parts, flags)
    expect(target.querySelectorAll('input[type=checkbox]')).toHaveLength(ticked)
    expect(target.querySelectorAll('select')).toHaveLength(asked.length - flags - sets.length)
    expect(target.textContent).not.toMatch(/option-|-True|-False|null|undefined/)
  },
)

test.each(
  GAMES.filter(({ options }) => options.some(({ kind }) => kind === 'seat')).map((game) => [game.name, game] as const),
)('%s: who begins is drawn by lot unless somebody is named', (_, game) => {
  const { target } = drawn(game)
  const begins = [...target.querySelectorAll('select')].find((one) => one.textContent.includes('drawn by lot'))
  expect(begins?.selectedOptions[0]?.textContent).toBe('drawn by lot')
  expect(begins?.options).toHaveLength(game.fewest_seats + 1)
})

test('dons are ticked by name, and bring their seats', () => {
  const { draft, target } = drawn(gameCalled('families'))
  find(target, '.parts label', 'Capone').click()
  find(target, '.parts label', 'Luciano').click()
  expect([draft.options.dons, draft.seats.length]).toEqual(['luciano-capone', 3])
  find(target, '.parts label', 'Capone').click()
  find(target, '.parts label', 'Luciano').click()
  expect(draft.options.dons).toBe('none')
})

test('what depends on another option comes and goes with it', () => {
  const { target } = drawn(gameCalled('speakeasy'))
  expect(labels(target)).not.toContain('Difficulty of Jo')
  const solo = find(target, 'input[type=checkbox]') as HTMLInputElement
  solo.click()
  flushSync()
  expect(labels(target)).toContain('Difficulty of Jo')
})
