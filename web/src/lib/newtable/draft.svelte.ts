import { seatingOf, usualOptions } from '$lib/options'
import type { ClockChoice, GameShown, NewTable, SeatWish } from '$lib/wire'

export type Sitter = 'me' | 'friend' | 'open' | 'bot'
export interface SeatDraft {
  sitter: Sitter
  name: string
  level: string
}

/** A value of an option that is drawn by lot when the table is set up. */
export const LOT = '#lot'
/** The values by which games name no seat and draw one themselves. */
const NOBODY: readonly unknown[] = [-1, null]
export const isByLot = (value: unknown): boolean => value === LOT || NOBODY.includes(value)

/** A table as somebody is about to ask for it. */
export class Draft {
  seats = $state<SeatDraft[]>([])
  options = $state<Record<string, unknown>>({})
  visibility = $state<'private' | 'listed'>('private')
  casual = $state(false)
  chat = $state(true)
  hints = $state(true)
  clock = $state<ClockChoice>({ kind: 'none', seconds: 60, increment: 0, on_timeout: 'bot-moves' })

  constructor(readonly game: GameShown) {
    this.options = usualOptions(game)
    this.resize(game.fewest_seats)
  }

  #seating = $derived.by(() => seatingOf(this.game, this.options))

  /** The seats that the rulebook itself plays. */
  get automata(): number[] {
    return this.#seating.automata
  }
  /** How many seats there may be. */
  get counts(): number[] {
    return this.#seating.counts
  }

  /** Sets an option; the table gets as many seats as it then needs. */
  choose(option: string, value: unknown): void {
    this.options[option] = value
    const [fewest = this.seats.length] = this.counts
    if (!this.counts.includes(this.seats.length)) this.resize(fewest)
  }

  resize(count: number): void {
    const more = Array.from({ length: Math.max(0, count - this.seats.length) }, (): SeatDraft => newSeat('bot'))
    this.seats = [...this.seats.slice(0, count), ...more]
    if (!this.seats.some((seat) => seat.sitter === 'me')) this.seats[0] = newSeat('me')
  }

  /** The values of an option that make sense here: one that names a seat names one there is. */
  values(values: readonly unknown[]): unknown[] {
    const seats = values.filter((value) => !NOBODY.includes(value))
    const isSeat = seats.length > 1 && seats.every((value, index) => value === index)
    if (!isSeat) return [...values]
    const [lot = LOT] = values.filter((value) => NOBODY.includes(value))
    return [lot, ...seats.slice(0, this.seats.length)]
  }

  wish(language: string): NewTable {
    const { visibility, casual, chat, hints } = this
    const clock = this.clock.kind === 'none' ? { ...this.clock, seconds: 0, increment: 0 } : { ...this.clock }
    const options = Object.fromEntries(Object.entries(this.options).map(([name, value]) => [name, this.#drawn(value)]))
    const seats = this.#seated().map(wished)
    return { game: this.game.name, seats, options, language, visibility, casual, chat, hints, clock }
  }

  #drawn(value: unknown): unknown {
    if (value !== LOT) return value
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
    return number % this.seats.length
  }

  /** Where the rulebook plays itself nobody else can sit: then we take a free seat. */
  #seated(): SeatDraft[] {
    const free = this.seats.filter((_, seat) => !this.automata.includes(seat))
    if (!free.length || free.some((seat) => seat.sitter === 'me')) return this.seats
    return this.seats.map((seat) => (seat === free[0] ? newSeat('me') : seat))
  }
}

function newSeat(sitter: Sitter): SeatDraft {
  return { sitter, name: '', level: 'soldier' }
}

function wished({ sitter, name, level }: SeatDraft): SeatWish {
  if (sitter === 'bot') return { kind: 'bot', level }
  if (sitter === 'open') return { kind: 'open' }
  return { kind: 'me', name: sitter === 'friend' ? name.trim() : '' }
}
