import { numberOf } from './cities'
import type { Events, Line, TokenFacts, View } from './shapes'

/** What happens at one step of an animation: the journal line, and how long it is looked at. */
export interface Frame {
  view: View
  line: Line | null
  ms: number
}

/** What a line of the journal changes in a view. */
type Change<Facts> = (view: View, facts: Facts) => Partial<View>

const replaced = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((old, i) => (i === index ? value : old))

function without(list: readonly number[], kind: number): number[] {
  const index = list.indexOf(kind)
  return index < 0 ? [...list] : list.filter((_, i) => i !== index)
}

/** The tokens that the viewer holds, and the automaton's open row, after a change to what a seat has. */
function held(view: View, facts: TokenFacts, change: (list: readonly number[]) => number[]): Partial<View> {
  return {
    ...(facts.seat === view.seat && view.hand ? { hand: change(view.hand).sort((a, b) => a - b) } : {}),
    ...(facts.seat === 0 && view.solo ? { row: change(view.row) } : {}),
  }
}

const gained: Change<TokenFacts> = (view, facts) => held(view, facts, (list) => [...list, facts.token])
const lost: Change<TokenFacts> = (view, facts) => held(view, facts, (list) => without(list, facts.token))

const placed: Change<Events['placed']> = (view, facts) => ({
  fields: replaced(view.fields, numberOf(facts.field), [facts.token, facts.seat]),
  ...lost(view, facts),
})

const moved: Change<{ district: string; marker: number }> = (view, facts) => ({
  markers: replaced(view.markers, numberOf(facts.district), facts.marker),
})

const closed: Change<{ district: string }> = (view, facts) => ({ closed: [...view.closed, numberOf(facts.district)] })

const CHANGES: { [Kind in keyof Events]?: Change<Events[Kind]> } = {
  placed,
  'placed-as': placed,
  strength: moved,
  smuggled: moved,
  bombed: moved,
  advanced: moved,
  'district-opened': moved,
  wealth: (view, facts) => ({ wealth: replaced(view.wealth, facts.seat, facts.total) }),
  'district-closed': closed,
  'district-full': closed,
  dealt: gained,
  drawn: gained,
  joined: gained,
  shot: lost,
  cup: (_, { solo }) => ({ solo: { outside: solo, acting: solo } }),
  steamroll: (_, { solo, acting }) => ({ solo: { outside: solo, acting } }),
  'shot-row': (view, facts) => lost(view, { ...facts, seat: 0 }),
}

function changed<Kind extends keyof Events>(view: View, event: Kind, facts: Events[Kind]): View {
  return { ...view, ...CHANGES[event]?.(view, facts) }
}

const QUICK = 140
const USUAL = 380
const SLOW = 560
const PACE: { [Kind in keyof Events]?: number } = {
  'dealt-unseen': QUICK,
  dealt: QUICK,
  'drawn-unseen': QUICK,
  begins: QUICK,
  over: QUICK,
  cup: SLOW,
  steamroll: SLOW,
  'chose-district': SLOW,
  'chose-field': SLOW,
  'chose-token': SLOW,
  rolled: SLOW,
  placed: SLOW,
  'placed-as': SLOW,
}
/** More lines than this are not watched: somebody comes back after a while. */
const MOST = 40

/** The way from one view to the next as the journal tells it; the last frame is the view itself. */
export function framesOf(before: View, lines: readonly Line[], after: View): Frame[] {
  const frames: Frame[] = []
  let view = before
  for (const line of lines.length > MOST ? [] : lines) {
    view = changed(view, line.event, line.facts)
    frames.push({ view, line, ms: PACE[line.event] ?? USUAL })
  }
  return [...frames, { view: after, line: null, ms: 0 }]
}

/** Shows views one after another; whoever is in a hurry skips. */
export class Playback {
  shown = $state.raw<View>() as View
  line = $state.raw<Line | null>(null)
  playing = $state(false)
  #rest: Frame[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(view: View) {
    this.shown = view
  }

  /** Goes to a new view, by way of these lines if there is to be motion. */
  go(view: View, lines: readonly Line[], motion: boolean): void {
    const before = this.#rest.at(-1)?.view ?? this.shown
    this.skip()
    if (!motion || before.mode !== view.mode || before.seat !== view.seat)
      return this.#show({ view, line: null, ms: 0 })
    this.#rest = framesOf(before, lines, view)
    this.#next()
  }

  skip(): void {
    clearTimeout(this.#timer)
    const last = this.#rest.at(-1)
    this.#rest = []
    this.playing = false
    this.line = null
    if (last) this.shown = last.view
  }

  #next(): void {
    const frame = this.#rest.shift()
    if (!frame) return this.skip()
    this.#show(frame)
    this.playing = this.#rest.length > 0
    if (this.playing) this.#timer = setTimeout(() => this.#next(), frame.ms)
  }

  #show(frame: Frame): void {
    this.shown = frame.view
    this.line = frame.line
  }
}
