import type { Script, Shown } from '../board'
import type { Card, Events, Figure, FigureKind, Line, Money, Other, Own, Score, Shapes, Stake, View } from './shapes'

/** What a line of the journal changes in a view. */
type Change<Facts> = (view: View, facts: Facts) => Partial<View>
type Seat = Own | Other

const isOwn = (seat: Seat): seat is Own => 'hand' in seat

const replaced = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((old, i) => (i === index ? value : old))

const without = <T>(list: readonly T[], value: T): T[] => {
  const index = list.indexOf(value)
  return index < 0 ? [...list] : list.filter((_, i) => i !== index)
}

const joined = (list: readonly string[], id: string): string[] => (list.includes(id) ? [...list] : [...list, id].sort())

/** A pile of cards by kind, with so many more or fewer of one; a kind that it does not have stays away. */
function counted<Kind extends string>(pile: Record<Kind, number>, card: string, by: number): Record<Kind, number> {
  return card in pile ? { ...pile, [card]: Math.max(0, pile[card as Kind] + by) } : pile
}

const supplied = (view: View, card: string, by: number): Pick<View, 'supply'> => ({
  supply: counted(view.supply, card, by),
})

function seated(view: View, seat: number, change: (seat: Seat) => Seat): Pick<View, 'seats'> {
  const old = view.seats[seat]
  return { seats: old ? replaced(view.seats, seat, change(old)) : view.seats }
}

const isCash = (card: string): boolean => card.startsWith('$')

/** A card more or less in a hand; whose cards are not seen has their number. */
function inHand(seat: Seat, card: string, by: 1 | -1): Seat {
  if (!isOwn(seat)) return { ...seat, hand_count: Math.max(0, seat.hand_count + by) }
  if (card in seat.hand) return { ...seat, hand: counted(seat.hand, card, by) }
  return { ...seat, hand_jobs: by > 0 ? joined(seat.hand_jobs, card) : without(seat.hand_jobs, card) }
}

function inCase(seat: Seat, card: string, by: 1 | -1): Seat {
  if (!isOwn(seat)) return { ...seat, case_count: Math.max(0, seat.case_count + by) }
  if (isCash(card)) return { ...seat, case: counted(seat.case, card, by) }
  return { ...seat, case_jobs: by > 0 ? joined(seat.case_jobs, card) : without(seat.case_jobs, card) }
}

const hand = (view: View, seat: number, card: string, by: 1 | -1) => seated(view, seat, (one) => inHand(one, card, by))
const suitcase = (view: View, seat: number, card: string, by: 1 | -1) =>
  seated(view, seat, (one) => inCase(one, card, by))

/** One change after another. */
function all(view: View, ...changes: ((view: View) => Partial<View>)[]): Partial<View> {
  return changes.reduce<Partial<View>>((done, change) => ({ ...done, ...change({ ...view, ...done }) }), {})
}

/** A figure more or less in reserve; those of Allies have none. */
function inReserve(seat: Seat, kind: FigureKind, by: 1 | -1): Seat {
  if (kind === 'thug') return { ...seat, thugs: Math.max(0, seat.thugs + by) }
  return kind === 'member' ? { ...seat, members: Math.max(0, seat.members + by) } : seat
}

const reserve = (view: View, seat: number, kind: FigureKind, by: 1 | -1) =>
  seated(view, seat, (one) => inReserve(one, kind, by))

function vacated(view: View, space: string): Record<string, Figure> {
  return Object.fromEntries(Object.entries(view.figures).filter(([id]) => id !== space))
}

/** F8.5: which one is not told; where it can be only one it is that. */
function recalled(view: View, seat: number, kind: FigureKind): Partial<View> {
  const spaces = Object.keys(view.figures).filter(
    (id) => view.figures[id]?.seat === seat && view.figures[id].kind === kind,
  )
  const [only] = spaces
  return {
    ...reserve(view, seat, kind, 1),
    ...(only !== undefined && spaces.length === 1 ? { figures: vacated(view, only) } : {}),
  }
}

/** F13.1: everything returns. */
function actEnded(view: View, act: number): Partial<View> {
  const home = [...Object.values(view.figures), ...view.hudson]
  const seats = view.seats.map((seat, index) =>
    home
      .filter((one) => one.seat === index)
      .reduce<Seat>((now, { kind }) => inReserve(now, kind, 1), {
        ...seat,
        allies: seat.allies.map((ally) => ({ ...ally, played: false })),
      }),
  )
  return { act, seats, figures: {}, hudson: [], row: [] }
}

const played = (view: View, seat: number, ally: string) =>
  seated(view, seat, (one) => ({
    ...one,
    allies: one.allies.map((old) => (old.ally === ally ? { ...old, played: true } : old)),
  }))

/** A Job that is completed: it was open, or in the hand. */
function completed(view: View, seat: number, job: string): Partial<View> {
  if (!view.open_jobs.includes(job)) {
    return all(
      view,
      (now) => hand(now, seat, job, -1),
      (now) => suitcase(now, seat, job, 1),
    )
  }
  return { open_jobs: without(view.open_jobs, job), ...suitcase(view, seat, job, 1) }
}

const fromDeck = (view: View): Pick<View, 'job_deck_count'> => ({
  job_deck_count: Math.max(0, view.job_deck_count - 1),
})

const dealt = (view: View, seat: number, job: string): Partial<View> => ({
  ...suitcase(view, seat, job, 1),
  ...fromDeck(view),
})

/** F4.4: Money and goods return, Jobs are out. */
function gone(view: View, card: string): Partial<View> {
  return card in view.supply ? supplied(view, card, 1) : { job_discard: joined(view.job_discard, card) }
}

/** F8.5, F15.9: from where is in what was told before, if it was; a don keeps no goods and nobody a don's Job. */
function stolen(view: View, { seat, rival, card }: Events['stolen']): Partial<View> {
  const isDon = (one: number): boolean => !!view.dons[one]
  const victim = view.seats[rival]
  const [step] = view.todo
  const isLacking = !!victim && isOwn(victim) && card in victim.hand && !victim.hand[card as Card]
  const fromCase = isDon(rival) || isLacking || (step?.step === 'steal' && step.zone === 'case')
  if (isDon(rival) && !isCash(card)) return {}
  const isKept = !isDon(seat) || !(card in view.supply) || isCash(card)
  return all(
    view,
    (now) => (fromCase ? suitcase : hand)(now, rival, card, -1),
    (now) => (isKept ? (isDon(seat) ? suitcase : hand)(now, seat, card, 1) : supplied(now, card, 1)),
  )
}

function bid(view: View, seat: number, card: string): Pick<View, 'bids'> {
  const old = view.bids[seat]
  const pile = old && old !== 'hidden' ? old : { $1: 0, $2: 0, $3: 0, $5: 0, job: 0 }
  return { bids: replaced(view.bids, seat, counted<Stake>(pile, card, 1)) }
}

function closed(view: View, seat: number): Pick<View, 'bids'> {
  const nothing = seat === view.seat ? { $1: 0, $2: 0, $3: 0, $5: 0, job: 0 } : 'hidden'
  return { bids: replaced(view.bids, seat, view.bids[seat] ?? nothing) }
}

/** F8.5: who shows what lies there until the last is in. */
const shown = (view: View, seat: number, card: string): Pick<View, 'shown'> => ({
  shown: [...view.shown.filter(([one]) => one !== seat), [seat, card]],
})

const markers = (view: View, territory: number, change: (stack: number[]) => number[]): Pick<View, 'markers'> => ({
  markers: view.markers.map((stack, index) => (index === territory - 1 ? change(stack) : stack)),
})

/** What the end has told so far. */
function scored(view: View, seat: number, change: (score: Score) => Score): Pick<View, 'scores'> {
  const scores = view.scores ?? view.seats.map(() => ({ money: 0, territories: [], colours: [], total: 0 }))
  return { scores: scores.map((score, index) => (index === seat ? change(score) : score)) }
}

const CHANGES: { [Kind in keyof Events]?: Change<Events[Kind]> } = {
  horse: (_, { seat }) => ({ horse: seat }),
  'act-begins': (view, { act }) => actEnded(view, act),
  'phase-begins': (view, { phase, act }) => ({
    phase,
    act,
    passed: [],
    todo: [],
    ...(phase === 4 ? {} : { bids: view.bids.map(() => null) }),
  }),
  'ally-up': (view, { ally }) => ({ row: joined(view.row, ally) }),
  'job-up': (view, { job }) => ({ open_jobs: joined(view.open_jobs, job), ...fromDeck(view) }),
  'tile-drawn': (view, { tile }) => ({
    tiles_left: { blue: without(view.tiles_left.blue, tile), red: without(view.tiles_left.red, tile) },
    todo: [{ step: 'place_tile', seat: view.horse, tile }],
  }),
  opened: (view, { tile, territory }) => ({
    tiles: view.tiles.map((there, index) => (index === territory - 1 ? [...there, tile] : there)),
    todo: [],
  }),
  placed: (view, { seat, figure, space }) => ({
    figures: { ...view.figures, [space]: { seat, kind: figure } },
    ...reserve(view, seat, figure, -1),
  }),
  gained: (view, { seat, card }) => ({ ...hand(view, seat, card, 1), ...supplied(view, card, -1) }),
  discarded: (view, { seat, card }) => ({ ...hand(view, seat, card, -1), ...gone(view, card) }),
  paid: (view, { seat, card }) => ({ ...hand(view, seat, card, -1), ...supplied(view, card, 1) }),
  stashed: (view, { seat, card }) =>
    all(
      view,
      (now) => hand(now, seat, card, -1),
      (now) => suitcase(now, seat, card, 1),
    ),
  completed: (view, { seat, job }) => completed(view, seat, job),
  exchanged: (view, { seat, card, for: better }) =>
    all(
      view,
      (now) => ({ ...hand(now, seat, card, -1), ...supplied(now, card, 1) }),
      (now) => ({ ...hand(now, seat, better, 1), ...supplied(now, better, -1) }),
    ),
  drew: (view, { seat, job }) => ({ ...hand(view, seat, job, 1), ...fromDeck(view) }),
  'drew-unseen': (view, { seat }) => ({ ...hand(view, seat, '', 1), ...fromDeck(view) }),
  'plays-ally': (view, { seat, ally }) => played(view, seat, ally),
  'don-uses-ally': (view, { seat, ally }) => played(view, seat, ally),
  passed: (view, { seat }) => ({ passed: [...without(view.passed, seat), seat].sort() }),
  killed: (view, { rival, figure, space }) => ({
    figures: vacated(view, space),
    hudson: [...view.hudson, { seat: rival, kind: figure }],
  }),
  moved: (view, { rival, figure, source, space }) => ({
    figures: { ...vacated(view, source), [space]: { seat: rival, kind: figure } },
  }),
  recalled: (view, { seat, figure }) => recalled(view, seat, figure),
  rescued: (view, { seat, figure }) => {
    const at = view.hudson.findIndex((one) => one.seat === seat && one.kind === figure)
    return { hudson: view.hudson.filter((_, index) => index !== at), ...reserve(view, seat, figure, 1) }
  },
  'robs-hand': (_, { seat, rival }) => ({ todo: [{ step: 'steal', seat, from: rival, zone: 'hand' }] }),
  'robs-case': (_, { seat, rival }) => ({ todo: [{ step: 'steal', seat, from: rival, zone: 'case' }] }),
  stolen,
  'stolen-unseen': (view, { seat, rival }) =>
    all(
      view,
      (now) => (now.todo[0]?.zone === 'case' ? suitcase : hand)(now, rival, '$', -1),
      (now) => hand(now, seat, '$', 1),
    ),
  shows: (view, { seat, card }) => shown(view, seat, card),
  'shows-unseen': (view, { seat }) => shown(view, seat, 'hidden'),
  'don-shows': (view, { seat, card }) => shown(view, seat, card),
  'offer-taken': (view, { seat, rival, card }) =>
    all(
      view,
      (now) => shown(now, rival, card),
      (now) => (now.dons[rival] ? suitcase : hand)(now, rival, card, -1),
      (now) => suitcase(now, seat, card, 1),
    ),
  'offer-returned': (view, { rival, card }) =>
    all(
      view,
      (now) => shown(now, rival, card),
      (now) => (now.dons[rival] ? suitcase : hand)(now, rival, card, -1),
      (now) => supplied(now, card, 1),
    ),
  marked: (view, { seat, territory }) => ({
    ...markers(view, territory, (stack) => [...stack, seat]),
    ...seated(view, seat, (one) => ({ ...one, markers: Math.max(0, one.markers - 1) })),
  }),
  'marker-moved': (view, { seat, from, territory }) =>
    all(
      view,
      (now) => markers(now, from, (stack) => without(stack, seat)),
      (now) => markers(now, territory, (stack) => [...stack, seat]),
    ),
  bid: (view, { seat, card }) => bid(view, seat, card),
  'don-bid': (view, { seat, card }) => bid(view, seat, card),
  'bid-closed': (view, { seat }) => closed(view, seat),
  bribed: (view, { seat, card }) => ({ ...suitcase(view, seat, card, -1), ...supplied(view, card, 1) }),
  'took-ally': (view, { seat, ally }) => ({
    row: without(view.row, ally),
    ...seated(view, seat, (one) => ({ ...one, allies: [...one.allies, { ally, played: false }] })),
  }),
  'territory-bonus': (view, { seat, territory }) =>
    scored(view, seat, (score) => ({ ...score, territories: [...score.territories, territory] })),
  'colour-bonus': (view, { seat, colour }) =>
    scored(view, seat, (score) => ({ ...score, colours: [...score.colours, colour] })),
  score: (view, { seat, money, total }) => scored(view, seat, (score) => ({ ...score, money, total })),
  'don-gained': (view, { seat, card }) => ({ ...suitcase(view, seat, card, 1), ...supplied(view, card, -1) }),
  'don-lost': (view, { seat, card }) => ({ ...suitcase(view, seat, card, -1), ...gone(view, card) }),
  'don-stashed': (view, { seat, job }) => dealt(view, seat, job),
  'don-no-access': (view, { seat, job }) => dealt(view, seat, job),
  'don-completed': (view, { seat, job }) => dealt(view, seat, job),
}

function changed<Kind extends keyof Events>(view: Shown<Shapes>, event: Kind, facts: Events[Kind]): Shown<Shapes> {
  return { ...view, ...CHANGES[event]?.(view, facts) }
}

const [QUICK, USUAL, LONG, SLOW] = [260, 550, 850, 1200]

const TIMES: { [Kind in keyof Events]?: number } = {
  gained: QUICK,
  paid: QUICK,
  discarded: QUICK,
  stashed: QUICK,
  'job-up': QUICK,
  'ally-up': QUICK,
  drew: QUICK,
  'drew-unseen': QUICK,
  bid: QUICK,
  'bid-closed': QUICK,
  'don-gained': QUICK,
  'don-stashed': QUICK,
  bribed: QUICK,
  'stops-stashing': QUICK,
  marked: QUICK,
  placed: LONG,
  opened: LONG,
  killed: LONG,
  moved: LONG,
  'turf-won': LONG,
  'turf-tied': USUAL,
  'marker-moved': LONG,
  'took-ally': LONG,
  stolen: LONG,
  'don-yield': LONG,
  'bid-revealed': LONG,
  'offer-taken': LONG,
  'territory-bonus': QUICK,
  'colour-bonus': QUICK,
  score: LONG,
  'phase-begins': LONG,
  'act-begins': SLOW,
  'tile-drawn': SLOW,
  'don-uses': LONG,
  'don-uses-ally': LONG,
  'don-chose': SLOW,
  'don-completed': SLOW,
  'car-bomb': SLOW,
  'drives-by': SLOW,
}

/** How the journal of FAMILIES is shown. */
export const script: Script<Shapes> = {
  step: (view, line: Line) => changed(view, line.event, line.facts),
  time: ({ event }) => TIMES[event] ?? USUAL,
}

/** The value of a Money card, as it is printed on it. */
export const worth = (card: Money): number => Number(card.slice(1))
