/** What the journal tells, as a film: cards that fly from one spot to another. */
import type { Pile } from './geometry'
import type { GangsView } from './known'
import type { Line } from './shapes'

export interface Flight {
  gang: number
  from: number | Pile
  to: number | Pile
}

/** One picture of the film: how the pyramid stands meanwhile, what flies, who strikes whom. */
export interface Frame {
  pyramid: (number | null)[]
  top: number | null
  flight: Flight | null
  strike: { from: number; to: number } | null
  crowning: boolean
  duration: number
}

const LONGEST = 4200 // all frames together, in milliseconds; more is shown faster
const FLIGHT = 460
const STRIKE = 560
const CROWNING = 900
const TURNING = 180

/** The frames that lead from one view by these lines to the next. */
export function framesOf(before: GangsView, lines: readonly Line[]): Frame[] {
  const film = new Film(before)
  for (const line of lines) film.show(line)
  const total = film.frames.reduce((time, frame) => time + frame.duration, 0)
  const pace = Math.min(1, LONGEST / (total || 1))
  return film.frames.map((frame) => ({ ...frame, duration: Math.round(frame.duration * pace) }))
}

/** Whether a film leads from one view to the next; an undo or a step back has none that does. */
export function leads(before: GangsView, frames: readonly Frame[], after: GangsView): boolean {
  const last = frames.at(-1)
  const end = [...(last?.pyramid ?? before.pyramid)]
  if (typeof last?.flight?.to === 'number') end[last.flight.to] = last.flight.gang
  return end.every((gang, place) => gang === after.pyramid[place])
}

class Film {
  frames: Frame[] = []
  #pyramid: (number | null)[]
  #top: number | null

  constructor(before: GangsView) {
    this.#pyramid = [...before.pyramid]
    this.#top = before.top
  }

  show({ event, facts }: Line): void {
    if (event === 'climb' || event === 'fill') this.#move(facts.gang, facts.from, facts.to)
    else if (event === 'laid') this.#arrive(facts.gang, facts.place)
    else if (event === 'take-top') this.#arrive(facts.gang, facts.to)
    else if (event === 'turned') this.#turn(facts.gang)
    else if (event === 'influence') this.#drive(facts.card, facts.agent, facts.victim, facts['victim-gang'])
    else if (event === 'crowned') this.#add(CROWNING, { crowning: true })
  }

  #move(gang: number, from: number, to: number): void {
    this.#pyramid[from] = null
    this.#add(FLIGHT, { flight: { gang, from, to } })
    this.#pyramid[to] = gang
  }

  #arrive(gang: number, place: number): void {
    this.#top = null
    this.#add(FLIGHT, { flight: { gang, from: 'deck', to: place } })
    this.#pyramid[place] = gang
  }

  #turn(gang: number): void {
    this.#top = gang
    this.#add(TURNING)
  }

  #drive(card: number, agent: number, victim: number, gang: number): void {
    const strike = { from: agent, to: victim }
    this.#add(STRIKE, { flight: { gang: card, from: 'hand', to: 'discard' }, strike })
    this.#pyramid[victim] = null
    this.#add(FLIGHT, { flight: { gang, from: victim, to: 'out' } })
  }

  #add(duration: number, what: Partial<Frame> = {}): void {
    const still = { flight: null, strike: null, crowning: false }
    this.frames.push({ pyramid: [...this.#pyramid], top: this.#top, ...still, ...what, duration })
  }
}
