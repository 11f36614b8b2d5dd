import { askedOptions, noPart, optionName, partsOf, seatingOf, usualOptions, valueName, valueOf } from '$lib/options'
import type { GameShown, NewTable, OptionShown, SeatWish, SetupShown } from '$lib/wire'
import { say } from '$lib/words/index.svelte'

const FEW = 2 // options that are asked at once; more of them are for the page of new tables

type Chosen = Record<string, unknown>

/** A way to play a game at once: usual set-ups that differ only in what is asked after it has been chosen. */
export interface Way {
  key: string
  setup: SetupShown
}

/** The ways to play a game, in the order of its set-ups. */
export function waysOf(game: GameShown): Way[] {
  const all = game.setups.map((setup) => ({ key: JSON.stringify(distinct(game, setup.options)), setup }))
  return all.filter(({ key }, index) => all.findIndex((one) => one.key === key) === index)
}

/** What tells ways apart: not how strong an automaton is, nor which of several one plays against. */
function distinct(game: GameShown, options: Chosen): Chosen {
  const told = Object.entries(options).flatMap(([name, value]): [string, unknown][] => {
    const option = game.options.find((one) => one.name === name)
    if (!option || 'automata' in option.shown_when) return []
    return [[name, isMadeOfParts(option) ? partsOf(option, value).length > 0 : value]]
  })
  return Object.fromEntries(told)
}

const isMadeOfParts = (option: OptionShown): boolean => Object.keys(option.parts).length > 0

/** What a way is called: by the options it sets; where it sets none, by who plays against us. */
export function wayName(game: GameShown, way: Way): string {
  const names = Object.keys(distinct(game, way.setup.options))
  const chosen = game.options.filter(({ name }) => names.includes(name))
  const [first] = chosen
  if (first && isMadeOfParts(first)) return say('play-now-parts', { what: optionName(game.name, first) })
  if (first) return chosen.map((option) => valueName(game.name, option, way.setup.options[option.name])).join(' · ')
  const variant = game.options.find((option) => isVariant(game, option))
  return variant ? valueName(game.name, variant, variant.default) : say('play-now-bots')
}

/** An option whose values are boards rather than rivals. */
function isVariant(game: GameShown, option: OptionShown): boolean {
  const without = game.setups.filter((setup) => !setup.automata.length)
  return without.some((setup) => option.name in setup.options)
}

/** A game against bots or automata that somebody is about to begin. */
export class Quick {
  level = $state('soldier')
  options = $state<Chosen>({})
  #players = $state(0)
  #way = $state('')

  constructor(readonly game: GameShown) {
    const [first] = this.ways
    if (first) this.go(first)
  }

  get ways(): Way[] {
    return waysOf(this.game)
  }
  get way(): string {
    return this.#way
  }

  /** Chooses a way, with what is usual there. */
  go({ key, setup }: Way): void {
    this.#way = key
    this.options = usualOptions(this.game, setup)
    this.#players = setup.seats
  }

  get counts(): number[] {
    return seatingOf(this.game, this.options).counts
  }
  get automata(): number[] {
    return seatingOf(this.game, this.options).automata
  }

  get players(): number {
    return this.counts.includes(this.#players) ? this.#players : (this.counts[0] ?? 0)
  }
  set players(count: number) {
    this.#players = count
  }

  get hasBots(): boolean {
    return this.players - this.automata.length > 1
  }
  get isReconstructed(): boolean {
    return this.ways.find((way) => way.key === this.#way)?.setup.reconstructed === true
  }

  /** The option whose parts one may play against here, where there is one. */
  get company(): OptionShown | undefined {
    return this.game.options.find((option) => isMadeOfParts(option) && this.options[option.name] !== noPart(option))
  }

  /** What else is asked here: how strong an automaton is, and the like. */
  get asked(): OptionShown[] {
    const solo = askedOptions(this.game, this.options).find(({ name }) => name === 'solo')?.options ?? []
    return solo.length > FEW ? [] : solo.filter(({ kind }) => kind === 'choice')
  }

  /** One more or one less of those we play against; one at least stays. */
  toggle(option: OptionShown, part: string): void {
    const before = partsOf(option, this.options[option.name])
    const after = before.includes(part) ? before.filter((one) => one !== part) : [...before, part]
    if (after.length) this.options[option.name] = valueOf(option, after)
  }

  /** We take the first seat that the rulebook does not play itself. */
  wish(language: string): NewTable {
    const ours = Array.from({ length: this.players }, (_, seat) => seat).find((seat) => !this.automata.includes(seat))
    const seats = Array.from({ length: this.players }, (_, seat): SeatWish =>
      seat === ours ? { kind: 'me' } : { kind: 'bot', level: this.level },
    )
    return { game: this.game.name, seats, options: { ...this.options }, language, casual: true }
  }
}
