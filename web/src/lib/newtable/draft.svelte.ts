import { askedOptions, seatingOf, usualOptions, type OptionGroup } from '$lib/options'
import type { ClockChoice, GameShown, NewTable, OptionShown, SeatWish } from '$lib/wire'

export type BotPace = NonNullable<NewTable['pace']>
export const PACES: readonly BotPace[] = ['at-ease', 'quick']
export type Sitter = 'me' | 'friend' | 'open' | 'bot'
export interface SeatDraft {
  sitter: Sitter
  name: string
  level: string
}

/** A table as somebody is about to ask for it. */
export class Draft {
  seats = $state<SeatDraft[]>([])
  options = $state<Record<string, unknown>>({})
  visibility = $state<'private' | 'listed'>('private')
  casual = $state(true)
  chat = $state(true)
  hints = $state(true)
  pace = $state<BotPace>('at-ease')
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

  get hasBots(): boolean {
    return this.seats.some((seat, number) => seat.sitter === 'bot' && !this.automata.includes(number))
  }

  /** What is asked of whoever sets up such a table. */
  get asked(): OptionGroup[] {
    return askedOptions(this.game, this.options)
  }

  /** Sets an option; the table gets as many seats as it then needs. */
  choose(option: string, value: unknown): void {
    this.options[option] = value
    const [fewest = this.seats.length] = this.counts
    if (!this.counts.includes(this.seats.length)) this.resize(fewest)
  }

  resize(count: number): void {
    const more = Array.from({ length: Math.max(0, count - this.seats.length) }, (): SeatDraft => newSeat('open'))
    this.seats = [...this.seats.slice(0, count), ...more]
    if (!this.seats.some((seat) => seat.sitter === 'me')) this.seats[0] = newSeat('me')
    for (const option of this.game.options)
      if (!this.values(option).includes(this.options[option.name])) this.options[option.name] = option.default
  }

  /** The values of an option here: only a seat that there is can be named; which boxes there are the server says. */
  values(option: OptionShown): unknown[] {
    if (option.kind === 'box') return [this.options[option.name]]
    return option.values.filter(
      (value) => option.kind !== 'seat' || value === null || Number(value) < this.seats.length,
    )
  }

  wish(language: string): NewTable {
    const { visibility, casual, chat, hints, pace } = this
    const clock = this.clock.kind === 'none' ? { ...this.clock, seconds: 0, increment: 0 } : { ...this.clock }
    const seats = this.#seated().map(wished)
    return {
      game: this.game.name,
      seats,
      options: { ...this.options },
      language,
      visibility,
      casual,
      chat,
      hints,
      clock,
      pace,
    }
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
