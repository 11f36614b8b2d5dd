import type { GameShown, OptionShown, SeatingShown, SetupShown } from '$lib/wire'
import { say, words } from '$lib/words/index.svelte'

/** What an option is called: by the game's own words, or the page's. */
export function optionName(game: string, option: OptionShown): string {
  return first(game, `option-${option.name}`) ?? option.name
}

/** What a value of an option is called. */
export function valueName(game: string, option: string, value: unknown): string {
  const spelt = typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value) // as the game's words have it
  const named = first(game, `${option}-${spelt}`, `option-${option}-${spelt}`)
  if (named === undefined && typeof value === 'boolean') return say(value ? 'option-yes' : 'option-no')
  return named ?? spelt
}

/** A usual way to set a game up, in words: its options, or those it leaves as they are, and for how many. */
export function setupName(game: GameShown, setup: SetupShown): string {
  const people = setup.seats - setup.automata.length
  const chosen = Object.entries(setup.options)
  const usual = game.options
    .filter(({ name }) => hasVariants(game, name))
    .map((one) => [one.name, one.default] as const)
  const told = (chosen.length ? chosen : usual.slice(0, 1))
    .filter(([, value]) => value !== false) // what is not wanted needs no words
    .map(([name, value]) => valueName(game.name, name, value))
  return [...told, ...(people > 1 ? [say('setup-people', { count: people })] : [])].join(' · ')
}

/** Whether the usual ways to set a game up differ in an option. */
export function hasVariants(game: GameShown, option: string): boolean {
  return game.setups.some((setup) => option in setup.options)
}

function first(game: string, ...keys: string[]): string | undefined {
  const texts = words.of(game)
  const key = keys.find((one) => texts.has(one))
  return key && texts.text(key)
}

/** A value for every option: the usual ones, with those of a set-up. */
export function usualOptions(game: GameShown, setup?: SetupShown): Record<string, unknown> {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]))
  return { ...usual, ...setup?.options }
}

/** How many may sit there with these options, and where the rulebook itself plays. */
export function seatingOf(game: GameShown, options: Record<string, unknown>): SeatingShown {
  const asked = game.options.map(({ name, seatings }) => seatings[String(options[name])])
  const length = game.most_seats - game.fewest_seats + 1
  const usual = Array.from({ length }, (_, index) => game.fewest_seats + index)
  return asked.find((seating) => seating !== undefined) ?? { counts: usual, automata: [] }
}
