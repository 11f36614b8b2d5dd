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

/** The parts that a value of an option is made of, in the order of the value; none where it is not made of any. */
export function partsOf(option: OptionShown, value: unknown): string[] {
  const parts = String(value).split('-')
  return parts.every((part) => part in option.parts) ? parts : []
}

/** The value of an option that has none of its parts. */
export function noPart(option: OptionShown): unknown {
  return option.values.find((value) => !partsOf(option, value).length)
}

/** The value that has exactly these parts, in their usual order; where no value has them, the one that has none. */
export function valueOf(option: OptionShown, parts: readonly string[]): unknown {
  const wanted = Object.keys(option.parts).filter((part) => parts.includes(part))
  return option.values.find((value) => String(value) === wanted.join('-')) ?? noPart(option)
}

/** What a part of an option's values is called. */
export function partName(game: string, option: OptionShown, part: string): string {
  return first(game, option.parts[part] ?? '') ?? part
}

/** The options of a table that are not as usual, in words. */
export function unusual(game: GameShown, chosen: Chosen): string[] {
  return game.options
    .filter(({ name, kind }) => kind !== 'box' && name in chosen)
    .filter(({ name, default: usual }) => chosen[name] !== usual)
    .map((option) => told(game.name, option, chosen[option.name]))
}

function told(game: string, option: OptionShown, value: unknown): string {
  const name = optionName(game, option)
  if (option.kind === 'flag') return value ? name : `${name}: ${say('option-no')}`
  const named = valueName(game, option, value)
  return option.kind === 'seat' ? `${name}: ${named}` : named
}

/** For how many people a game is: alone where the rulebook itself can play. */
export function peopleOf(game: GameShown): { least: number; most: number } {
  const isSolo = game.setups.some((setup) => setup.seats - setup.automata.length === 1)
  return { least: isSolo ? 1 : game.fewest_seats, most: game.most_seats }
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
