/** How the journal becomes a film: what each line changes on the table, how long it is shown, and which cards fly. */
import type { Script } from '../board'
import type { Pile } from './geometry'
import type { GangsView } from './known'
import type { Events, Line, Shapes } from './shapes'

type Change<Kind extends keyof Events> = (view: GangsView, facts: Events[Kind]) => Partial<GangsView>
type Cards = (number | null)[]

/** A list with one entry changed. */
const put = <One>(list: readonly One[], at: number, value: One): One[] => list.map((one, i) => (i === at ? value : one))
const add = (counts: readonly number[], at: number, by: number): number[] =>
  counts.map((count, i) => (i === at ? Math.max(0, count + by) : count))
const without = (cards: readonly number[], card: number): number[] => {
  const at = cards.indexOf(card)
  return cards.filter((_, i) => i !== at)
}
const withMore = (lists: readonly number[][], at: number, gang: number): number[][] =>
  lists.map((list, i) => (i === at && !list.includes(gang) ? [...list, gang] : list))

const move = (pyramid: Cards, from: number, to: number, gang: number): Cards =>
  put<number | null>(put(pyramid, from, null), to, gang)

const rise: Change<'climb' | 'fill'> = ({ pyramid }, { from, to, gang }) => ({
  pyramid: move(pyramid, from, to, gang),
  hole: from,
})

const drive: Change<'influence'> = (view, { seat, card, victim, 'victim-gang': gang }) => {
  const isOwn = seat === view.seat
  const changed: Partial<GangsView> = {
    pyramid: put(view.pyramid, victim, null),
    hole: victim,
    discard: [...view.discard, card],
    out: [...view.out, gang],
    hands: add(view.hands, seat, -1),
    influence: isOwn ? without(view.influence, card) : view.influence,
    hidden: isOwn ? view.hidden : add(view.hidden, card, -1),
  }
  if (!view.position) return changed
  const influence = view.position.influence.map((cards, one) => (one === seat ? without(cards, card) : cards))
  return { ...changed, position: { ...view.position, influence } }
}

/** The next card is a boss as long as there are any; of the members it is known which are left after a new shuffle. */
const turn: Change<'turned'> = (view, { gang }) => {
  if (view.bosses[gang]) return { top: gang, bosses: add(view.bosses, gang, -1) }
  const members = view.deck_members && add(view.deck_members, gang, -1)
  const hidden = members ? view.hidden : add(view.hidden, gang, -1)
  return { top: gang, deck: Math.max(0, view.deck - 1), deck_members: members, hidden }
}

const shuffle: Change<'reshuffled'> = (view) => ({
  deck: view.deck + view.discard.length,
  deck_members: view.hidden.map(
    (_, gang) => (view.deck_members?.[gang] ?? 0) + view.discard.filter((one) => one === gang).length,
  ),
  discard: [],
})

const reveal: Change<'reveal'> = (view, { seat, gang }) => ({
  revealed: withMore(view.revealed, seat, gang),
  revealing: view.revealing.filter((one) => one !== seat),
  hidden: view.alliances[seat]?.length ? view.hidden : add(view.hidden, gang, -1),
})

const pass: Change<'pass' | 'pass-unasked'> = ({ passed }, { seat }) => ({
  passed: [...passed.filter((one) => one !== seat), seat],
})

/** What the lines change in a view; the deal is over before there is one, but for the bottom row. */
const CHANGES: { [Kind in keyof Events]?: Change<Kind> } = {
  begins: (_, { seat }) => ({ active: seat }),
  climb: rise,
  crowned: () => ({ crowned: true }),
  fill: rise,
  'heart-opened': () => ({ heart_opened: true }),
  influence: drive,
  laid: ({ pyramid, bosses }, { gang, place }) => ({
    pyramid: put(pyramid, place, gang),
    bosses: add(bosses, gang, -1),
  }),
  'no-mans-land-opened': () => ({ no_mans_land_opened: true }),
  over: () => ({ to_move: null }),
  pass,
  'pass-unasked': pass,
  reshuffled: shuffle,
  reveal,
  'take-top': ({ pyramid }, { gang, to }) => ({ pyramid: put(pyramid, to, gang), top: null, hole: null }),
  turned: turn,
}

function changeOf<Kind extends keyof Events>(view: GangsView, event: Kind, facts: Events[Kind]): Partial<GangsView> {
  return CHANGES[event]?.(view, facts) ?? {}
}

const TIMES: Record<keyof Events, number> = {
  alliance: 0,
  'alliance-unseen': 0,
  begins: 600,
  climb: 700,
  crowned: 1200,
  fill: 650,
  'heart-opened': 1000,
  influence: 1100,
  'influence-card': 0,
  'influence-card-unseen': 0,
  laid: 180,
  'no-mans-land-opened': 1000,
  over: 900,
  pass: 700,
  'pass-unasked': 700,
  reshuffled: 800,
  reveal: 1000,
  'take-top': 600,
  turned: 250,
}

export const script: Script<Shapes> = {
  step: (view, { event, facts }) => ({ ...view, ...changeOf(view, event, facts) }),
  time: ({ event }) => TIMES[event],
}

/** A card on its way; which part of the shot it takes, from 0 to 1. */
export interface Flight {
  gang: number | null
  from: number | Pile
  to: number | Pile
  begins: number
  ends: number
}

/** What is drawn over the table while a line is shown. */
export interface Act {
  flights: Flight[]
  /** From card to card: somebody moves, or strikes. */
  arrow: { from: number; to: number; kind: 'moved' | 'strike' } | null
  piles: Pile[]
  /** The row that is entered for the first time. */
  row: number | null
  isCrowning: boolean
  /** The alliance that comes to light. */
  shown: { seat: number; gang: number } | null
}

const STILL: Act = { flights: [], arrow: null, piles: [], row: null, isCrowning: false, shown: null }
const [LANDED, STRUCK] = [0.75, 0.45]

const flight = (gang: number | null, from: number | Pile, to: number | Pile): Flight => ({
  gang,
  from,
  to,
  begins: 0,
  ends: LANDED,
})

type Staging<Kind extends keyof Events> = (facts: Events[Kind], seat: number | null) => Partial<Act>

const walk: Staging<'climb' | 'fill'> = ({ gang, from, to }) => ({
  flights: [flight(gang, from, to)],
  arrow: { from, to, kind: 'moved' },
})

const strike: Staging<'influence'> = ({ seat, card, agent, victim, 'victim-gang': gang }, viewer) => ({
  flights: [
    { ...flight(card, seat === viewer ? 'hand' : 'rivals', 'discard'), ends: STRUCK },
    { ...flight(gang, victim, 'out'), begins: STRUCK, ends: 0.9 },
  ],
  arrow: { from: agent, to: victim, kind: 'strike' },
  piles: ['discard', 'out'],
})

const ACTS: { [Kind in keyof Events]?: Staging<Kind> } = {
  climb: walk,
  crowned: () => ({ isCrowning: true }),
  fill: walk,
  'heart-opened': () => ({ row: 4 }),
  influence: strike,
  laid: ({ gang, place }) => ({ flights: [flight(gang, 'deck', place)], piles: ['deck'] }),
  'no-mans-land-opened': () => ({ row: 5 }),
  reshuffled: () => ({ flights: [flight(null, 'discard', 'deck')], piles: ['discard', 'deck'] }),
  reveal: (facts) => ({ shown: facts }),
  'take-top': ({ gang, to }) => ({ flights: [flight(gang, 'deck', to)], piles: ['deck'] }),
  turned: () => ({ piles: ['deck'] }),
}

function staged<Kind extends keyof Events>(event: Kind, facts: Events[Kind], seat: number | null): Partial<Act> {
  return ACTS[event]?.(facts, seat) ?? {}
}

/** What a line is drawn as, for one who looks from this seat. */
export const actOf = ({ event, facts }: Line, seat: number | null): Act => ({
  ...STILL,
  ...staged(event, facts, seat),
})
