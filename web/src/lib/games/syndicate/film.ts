import type { Script, Shown } from '../board'
import { numberOf } from './cities'
import type { Events, Line, SeatFacts, Shapes, TokenFacts, View } from './shapes'

/** What a line of the journal changes in a view. */
type Change<Facts> = (view: View, facts: Facts) => Partial<View>

const replaced = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((old, i) => (i === index ? value : old))

const more = (counts: readonly number[], seat: number, by: number): number[] =>
  replaced(counts, seat, (counts[seat] ?? 0) + by)

function without(list: readonly number[], kind: number): number[] {
  const index = list.indexOf(kind)
  return index < 0 ? [...list] : list.filter((_, i) => i !== index)
}

/** How many tokens a seat has in hand and in its bag, after so many more or fewer. */
const counted =
  (hand: number, bag: number): Change<SeatFacts> =>
  (view, { seat }) => ({ hand_sizes: more(view.hand_sizes, seat, hand), bag_sizes: more(view.bag_sizes, seat, bag) })

/** The tokens that the viewer holds, and the automaton's open row, after a change to what a seat has. */
function held(view: View, facts: TokenFacts, change: (list: readonly number[]) => number[]): Partial<View> {
  return {
    ...(facts.seat === view.seat && view.hand ? { hand: change(view.hand).sort((a, b) => a - b) } : {}),
    ...(facts.seat === 0 && view.solo ? { row: change(view.row) } : {}),
  }
}

const gained: Change<TokenFacts> = (view, facts) => held(view, facts, (list) => [...list, facts.token])
const lost: Change<TokenFacts> = (view, facts) => held(view, facts, (list) => without(list, facts.token))

const [fromBag, intoHand, intoBag, fromHand, shot] = [
  counted(1, -1),
  counted(1, 0),
  counted(0, 1),
  counted(-1, 0),
  counted(-1, 1),
]

const placed: Change<Events['placed']> = (view, facts) => ({
  fields: replaced(view.fields, numberOf(facts.field), [facts.token, facts.seat]),
  ...lost(view, facts),
  ...fromHand(view, facts),
})

const drawn: Change<TokenFacts> = (view, facts) => ({ ...gained(view, facts), ...fromBag(view, facts) })

const hit: Change<TokenFacts> = (view, facts) => ({ ...lost(view, facts), ...shot(view, facts) })

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
  dealt: drawn,
  'dealt-unseen': fromBag,
  drawn,
  'drawn-unseen': fromBag,
  joined: (view, facts) => ({ ...gained(view, facts), ...intoHand(view, facts) }),
  'joined-unseen': intoHand,
  called: intoBag,
  'called-unseen': intoBag,
  shot: hit,
  'shot-unseen': shot,
  'shot-row': (view, facts) => hit(view, { ...facts, seat: 0 }),
  'last-turn': () => ({ last_turn: true }),
  cup: (_, { solo }) => ({ solo: { outside: solo, acting: solo } }),
  steamroll: (_, { solo, acting }) => ({ solo: { outside: solo, acting } }),
}

function changed<Kind extends keyof Events>(view: Shown<Shapes>, event: Kind, facts: Events[Kind]): Shown<Shapes> {
  return { ...view, ...CHANGES[event]?.(view, facts) }
}

const [NONE, QUICK, USUAL, LONG, SLOW] = [0, 300, 650, 800, 900]

const TIMES: { [Kind in keyof Events]?: number } = {
  dealt: NONE,
  'dealt-unseen': NONE,
  begins: QUICK,
  drawn: QUICK,
  'drawn-unseen': QUICK,
  'called-unseen': QUICK,
  'joined-unseen': QUICK,
  'support-declined': QUICK,
  over: QUICK,
  placed: LONG,
  'placed-as': LONG,
  shot: LONG,
  'shot-unseen': LONG,
  'shot-row': LONG,
  'row-won': LONG,
  'row-shared': LONG,
  'district-closed': SLOW,
  'district-opened': SLOW,
  'last-turn': SLOW,
  cup: SLOW,
  steamroll: SLOW,
  'chose-district': SLOW,
  'chose-field': SLOW,
  'chose-token': SLOW,
  rolled: SLOW,
}

/** How the journal of SYNDICATE is shown. */
export const script: Script<Shapes> = {
  step: (view, line: Line) => changed(view, line.event, line.facts),
  time: ({ event }) => TIMES[event] ?? USUAL,
}
