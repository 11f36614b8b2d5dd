/** From touches to moves. What is possible is what the server offers; this only finds which offer is meant. */
import type { Choice } from '../board'
import type { FamiliesBox } from './box'
import type { Move, Shapes, Step, View } from './shapes'

/** A choice by the things that are touched for it, the last one being where it leads. */
export interface Offer {
  action: number
  move: Move
  things: readonly string[]
}

/** What touches are judged by. */
export interface Scene {
  offers: readonly Offer[]
  /** What has been touched so far. */
  picked: readonly string[]
  proposed: number | null
  /** Where a business lies. */
  home: (business: string) => number | null
}

/** What a touch comes to. */
export type Outcome =
  | { kind: 'pick'; things: readonly string[] }
  | { kind: 'propose'; action: number; things: readonly string[] }
  | { kind: 'confirm' }
  | { kind: 'attempt'; move: Move }
  | { kind: 'nothing' }

export const NONE = 'answer:none'
export const PASS = 'answer:pass'
export const YES = 'answer:yes'
export const NO = 'answer:no'
export const SEAL = 'answer:seal'

const CARDS: readonly string[] = ['$1', '$2', '$3', '$5', 'gun', 'booze', 'blood', 'narcotics']

/** A card of a hand: Money and goods by their kind, Jobs by their number. */
export const cardThing = (card: string): string => (CARDS.includes(card) ? `card:${card}` : `job:${card}`)

const orNone = (noun: string, value: string | number | null): string => (value === null ? NONE : `${noun}:${value}`)

type Things<Kind extends Move['move']> = (move: Extract<Move, { move: Kind }>) => string[]

const onSpace = ({ space }: { space: string | null }) => [orNone('space', space)]
const ofJob = ({ job }: { job: string }) => [`job:${job}`]
const ofAlly = ({ ally }: { ally: string }) => [`ally:${ally}`]
const ofMoney = ({ card }: { card: string | null }) => [orNone('card', card)]
const ofCard = ({ card }: { card: string }) => [cardThing(card)]
const onTerritory = ({ territory }: { territory: number | null }) => [orNone('territory', territory)]
const ofSeat = ({ seat }: { seat: number | null }) => [orNone('seat', seat)]

const THINGS: { [Kind in Move['move']]: Things<Kind> } = {
  pass: () => [PASS],
  open: onTerritory,
  territory: onTerritory,
  marker: ({ from }) => [orNone('territory', from)],
  thug: ({ business }) => ['figure:thug', `space:${business}`],
  member: ({ space }) => ['figure:member', `space:${space}`],
  to: onSpace,
  kill: onSpace,
  figure: onSpace,
  random_space: onSpace,
  job: ofJob,
  draw: ofJob,
  ally: ofAlly,
  take: ofAlly,
  ally_up: ofAlly,
  random_ally: ofAlly,
  pay: ({ goods }) => goods.map((good) => `card:${good}`),
  cost: ({ pay }) => [pay ? YES : NO],
  rival: ofSeat,
  horse: ofSeat,
  good: ({ good }) => [`card:${good}`],
  rescue: ({ kind }) => [`figure:${kind}`],
  tile: ({ tile }) => [`tile:${tile}`],
  discard: ofCard,
  random: ofCard,
  stash: ofMoney,
  exchange: ofMoney,
  bid: ofMoney,
  show: ofMoney,
}

/** What is touched for a move, where it leads last. */
export const thingsOf = (move: Move): string[] => (THINGS[move.move] as (move: Move) => string[])(move)

export const offerOf = ({ action, move }: Choice<Shapes>): Offer => ({ action, move, things: thingsOf(move) })

export const sameMove = (one: Move, other: Move): boolean => {
  const [a, b] = [one, other] as Record<string, unknown>[]
  return Object.keys({ ...a, ...b }).every((key) => String(a?.[key]) === String(b?.[key]))
}

/** What is left of some things when others are taken away, each once; null where they were not all there. */
function less(things: readonly string[], taken: readonly string[]): string[] | null {
  const left = [...things]
  for (const thing of taken) {
    const index = left.indexOf(thing)
    if (index < 0) return null
    left.splice(index, 1)
  }
  return left
}

/** The offers that what was touched may still become. */
export const fitting = (offers: readonly Offer[], picked: readonly string[]): Offer[] =>
  offers.filter(({ things }) => less(things, picked) !== null)

export const setOf = (things: readonly string[]): ReadonlySet<string> => new Set(things)

/** The things that can be touched next. */
export function litThings({ offers, picked }: Pick<Scene, 'offers' | 'picked'>): Set<string> {
  return new Set(fitting(offers, picked).flatMap(({ things }) => less(things, picked) ?? []))
}

/** Where a second touch confirms: where the move leads, and for Money the suitcase it goes to. */
function isAim({ move, things }: Offer, id: string): boolean {
  return id === things.at(-1) || (move.move === 'stash' && id.startsWith('case:'))
}

export function touched(scene: Scene, id: string): Outcome {
  const { offers, picked, proposed } = scene
  const meant = offers.find(({ action }) => action === proposed)
  if (meant && isAim(meant, id)) return { kind: 'confirm' }
  const thing = meantBy(scene, id)
  const next = [[...picked, thing], [thing]].find((things) => fitting(offers, things).length)
  if (!next && picked.includes(id)) return { kind: 'pick', things: [] }
  if (!next) return attempted(scene, id)
  if (picked.length === 1 && picked[0] === id && next.length === 1) return { kind: 'pick', things: [] }
  const [only, ...more] = fitting(offers, next)
  return only && !more.length ? { kind: 'propose', action: only.action, things: next } : { kind: 'pick', things: next }
}

/** Where a territory is asked for, whatever lies in it stands for it. */
function meantBy({ offers, home }: Scene, id: string): string {
  const [noun, value = ''] = split(id)
  const place = noun === 'space' ? home(value) : null
  const territory = `territory:${place}`
  const isOffered = (thing: string): boolean => offers.some(({ things }) => things.includes(thing))
  return place !== null && !isOffered(id) && isOffered(territory) ? territory : id
}

const split = (id: string): [string, string] => {
  const at = id.indexOf(':')
  return [id.slice(0, at), id.slice(at + 1)]
}

/** A touch on what is not on offer: the move that it would be, so that the server can say why not. */
function attempted({ offers, home }: Scene, id: string): Outcome {
  const [noun, value] = split(id)
  for (const kind of new Set(offers.map(({ move }) => move.move))) {
    const move = tried(kind, noun, value, home)
    if (move) return { kind: 'attempt', move }
  }
  return { kind: 'nothing' }
}

type Try = (value: string, home: Scene['home']) => Move | null

/** By the kind of move that is asked and the thing that was touched. */
const TRIES: Partial<Record<Move['move'], Record<string, Try>>> = {
  open: { territory: (value) => ({ move: 'open', territory: Number(value) }) },
  // Whoever may pass may do anything; of places each has its own figure.
  pass: {
    space: (value, home) =>
      home(value) === null ? { move: 'member', space: value } : { move: 'thug', business: value },
    job: (value) => ({ move: 'job', job: value }),
    ally: (value) => ({ move: 'ally', ally: value }),
  },
  kill: { space: (value) => ({ move: 'kill', space: value }) },
  figure: { space: (value) => ({ move: 'figure', space: value }) },
  to: { space: (value) => ({ move: 'to', space: value }) },
  territory: { territory: (value) => ({ move: 'territory', territory: Number(value) }) },
  marker: { territory: (value) => ({ move: 'marker', from: Number(value) }) },
  rival: { seat: (value) => ({ move: 'rival', seat: Number(value) }) },
  take: { ally: (value) => ({ move: 'take', ally: value }) },
  discard: {
    card: (value) => ({ move: 'discard', card: value }),
    job: (value) => ({ move: 'discard', card: value }),
  },
  good: { card: (value) => ({ move: 'good', good: value }) as Move },
  stash: { card: (value) => ({ move: 'stash', card: value }) as Move },
  exchange: { card: (value) => ({ move: 'exchange', card: value }) as Move },
  show: { card: (value) => ({ move: 'show', card: value }) as Move },
  bid: { card: (value) => ({ move: 'bid', card: value }) as Move },
}

const tried = (kind: Move['move'], noun: string, value: string, home: Scene['home']): Move | null =>
  TRIES[kind]?.[noun]?.(value, home) ?? null

/** Where each business lies that is on the map. */
export function homes(view: Pick<View, 'tiles'>, box: FamiliesBox): (business: string) => number | null {
  const found = new Map(
    box.businesses.flatMap(({ id, territory }) => (territory === undefined ? [] : [[id, territory]])),
  )
  view.tiles.forEach((tiles, index) =>
    tiles.forEach((tile) => found.set(tile, box.territories[index]?.id ?? index + 1)),
  )
  return (business) => found.get(business) ?? null
}

// Several cards with one confirmation: what is chosen is a plan, sent decision by decision.

/** How many cards are asked for in a row, if that many can be planned: discards, and cards of a bid. */
export function planning(
  step: Step | undefined,
  offers: readonly Offer[],
): { kind: 'discard' | 'bid'; most: number } | null {
  const kind = offers[0]?.move.move
  if (kind === 'discard' && (step?.left ?? 1) > 1) return { kind, most: step?.left ?? 1 }
  return kind === 'bid' ? { kind, most: Infinity } : null
}

/** A plan after a touch on a card of which so many are there: one more of it, or none of it any more. */
export function planned(plan: readonly string[], card: string, held: number, most: number): string[] {
  const others = plan.filter((one) => one !== card)
  const count = plan.length - others.length
  if (count >= held) return others
  return [...plan, card].slice(-most)
}

/** The decisions that a plan comes to, in the order in which they are asked. */
export function movesOf(kind: 'discard' | 'bid', plan: readonly string[]): Move[] {
  if (kind === 'discard') return plan.map((card) => ({ move: 'discard', card }))
  const falling = [...plan].sort((a, b) => b.localeCompare(a))
  return [...falling.map((card) => ({ move: 'bid', card }) as Move), { move: 'bid', card: null }]
}

/** Whether one decision follows from another of the same kind as a plan would have it. */
export function goesOn(before: Step, now: Step): boolean {
  if (before.step !== now.step || before.seat !== now.seat) return false
  return now.step === 'bid' || (now.step === 'discard' && before.why === now.why && now.left === (before.left ?? 0) - 1)
}
