import type { GameShown, OptionShown, SeatingShown, SetupShown } from '$lib/wire'
import { say, words } from '$lib/words/index.svelte'

type Chosen = Record<string, unknown>

/** What an option is called; a flag by what is so where it is set. */
export function optionName(game: string, option: OptionShown): string {
  return first(game, `option-${option.name}`) ?? option.name
}

/** What a value of an option is called: by the game's own words, or by its kind. */
export function valueName(game: string, option: OptionShown, value: unknown): string {
  const spelt = typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value) // as the game's words have it
  const named = first(game, `${option.name}-${spelt}`)
  if (named !== undefined) return named
  if (option.kind === 'seat')
    return value === null ? say('option-lot') : say('option-seat', { number: Number(value) + 1 })
  if (option.kind === 'flag') return say(value ? 'option-yes' : 'option-no')
  return spelt
}

/** A usual way to set a game up, in words: its options, or those it leaves as they are, and for how many. */
export function setupName(game: GameShown, setup: SetupShown): string {
  const people = setup.seats - setup.automata.length
  const chosen = game.options.filter(({ name }) => name in setup.options)
  const usual = game.options.filter(({ name }) => hasVariants(game, name))
  const told = (chosen.length ? chosen : usual.slice(0, 1))
    .map((option) => ({ option, value: setup.options[option.name] ?? option.default }))
    .filter(({ option, value }) => option.kind !== 'flag' || value) // what is not wanted needs no words
    .map(({ option, value }) => valueName(game.name, option, value))
  return [...told, ...(people > 1 ? [say('setup-people', { count: people })] : [])].join(' · ')
}

/** Whether the usual ways to set a game up differ in an option. */
function hasVariants(game: GameShown, option: string): boolean {
  return game.setups.some((setup) => option in setup.options)
}

function first(game: string, ...keys: string[]): string | undefined {
  const texts = words.of(game)
  const key = keys.find((one) => texts.has(one))
  return key && texts.text(key)
}

/** A value for every option: the usual ones, with those of a set-up. */
export function usualOptions(game: GameShown, setup?: SetupShown): Chosen {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]))
  return { ...usual, ...setup?.options }
}

/** How many may sit there with these options, and where the rulebook itself plays. */
export function seatingOf(game: GameShown, options: Chosen): SeatingShown {
  const asked = game.options.map(({ name, seatings }) => seatings[String(options[name])])
  const length = game.most_seats - game.fewest_seats + 1
  const usual = Array.from({ length }, (_, index) => game.fewest_seats + index)
  return asked.find((seating) => seating !== undefined) ?? { counts: usual, automata: [] }
}

export interface OptionGroup {
  name: string
  options: OptionShown[]
}

const FIRST = ['table', 'solo', 'rulings'] // of the groups; whatever else there is follows

/** The options that leave a choice and matter beside what is chosen already, by group. */
export function askedOptions(game: GameShown, chosen: Chosen): OptionGroup[] {
  const facts = { ...chosen, automata: seatingOf(game, chosen).automata.length > 0 }
  const asked = game.options.filter((option) => option.values.length > 1 && isShown(option, facts))
  const names = [...new Set([...FIRST, ...asked.map(({ group }) => group)])]
  return names
    .map((name) => ({ name, options: asked.filter(({ group }) => group === name) }))
    .filter(({ options }) => options.length)
}

function isShown(option: OptionShown, facts: Chosen): boolean {
  return Object.entries(option.shown_when).every(([name, values]) => values.includes(facts[name]))
}
