import type { BoardProps } from '../board'
import type { FamiliesBox } from './box'
import * as picking from './picking'
import type { Offer, Scene } from './picking'
import type { Move, Own, Shapes, Step } from './shapes'

type Asked = Pick<BoardProps<Shapes>, 'view' | 'seat' | 'choices' | 'proposed' | 'shot'> &
  Pick<BoardProps<Shapes>, 'onpropose' | 'onconfirm' | 'ontry'>

const PATIENCE = 40 // times that a decision is offered again to a page that is still waiting for an answer
const PAUSE = 50 // milliseconds between them

/** What whoever looks has touched so far, and what of it is to be sent. */
export class Picker {
  /** Things touched for a move that is not complete. */
  picked = $state.raw<readonly string[]>([])
  /** Cards chosen for several decisions in a row. */
  plan = $state.raw<readonly string[]>([])
  /** Decisions that were confirmed together and are still to be sent. */
  queue = $state.raw<readonly Move[]>([])
  #asked: () => Asked
  #box: () => FamiliesBox
  #wasProposed = false
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly offers = $derived.by<Offer[]>(() => this.#asked().choices.map(picking.offerOf))
  readonly isAsked = $derived(this.offers.length > 0)
  readonly planning = $derived.by(() => picking.planning(this.#asked().view.todo[0], this.offers))
  readonly meant = $derived.by<Offer | null>(() => {
    const { proposed } = this.#asked()
    return this.offers.find(({ action }) => action === proposed) ?? null
  })
  readonly lit = $derived.by<ReadonlySet<string>>(() =>
    this.queue.length ? picking.setOf([]) : picking.litThings({ offers: this.offers, picked: this.picked }),
  )
  /** What is marked as chosen: what was touched, and all that the proposed move is about. */
  readonly marked = $derived.by<ReadonlySet<string>>(() =>
    picking.setOf(
      this.isAsked ? [...this.picked, ...this.plan.map(picking.cardThing), ...(this.meant?.things ?? [])] : [],
    ),
  )
  /** Whether the plan is what is proposed. */
  readonly isSealed = $derived.by(() => {
    const [first] = this.planning ? picking.movesOf(this.planning.kind, this.plan) : []
    return !!first && !!this.meant && picking.sameMove(first, this.meant.move)
  })
  /** The actions that what is touched may still become; null where nothing is. */
  readonly actions = $derived.by<number[] | null>(() => {
    if (!this.picked.length || !this.isAsked) return null
    return picking.fitting(this.offers, this.picked).map(({ action }) => action)
  })

  constructor(asked: () => Asked, box: () => FamiliesBox) {
    this.#asked = asked
    this.#box = box
  }

  #scene(): Scene {
    const { view, proposed } = this.#asked()
    return { offers: this.offers, picked: this.picked, proposed, home: picking.homes(view, this.#box()) }
  }

  touch = (id: string): void => {
    const { shot } = this.#asked()
    if (shot || !this.isAsked || this.queue.length) return
    if (this.planning && this.#planned(id)) return
    this.#take(picking.touched(this.#scene(), id))
  }

  #take(outcome: picking.Outcome): void {
    const { proposed, onpropose, onconfirm, ontry } = this.#asked()
    if (outcome.kind === 'confirm') onconfirm()
    else if (outcome.kind === 'attempt') ontry({ ...outcome.move })
    else if (outcome.kind === 'propose') {
      this.picked = outcome.things
      onpropose(outcome.action)
    } else if (outcome.kind === 'pick') {
      this.#wasProposed = false
      if (proposed !== null) onpropose(null)
      this.picked = outcome.things
    }
  }

  /** A touch while cards are gathered; whether it was one of them. */
  #planned(id: string): boolean {
    const { planning } = this
    const card = /^(card|job):/.test(id) ? id.replace(/^[a-z]+:/, '') : null
    if (!planning) return false
    if (id === picking.SEAL) return this.#seal(planning.kind)
    if (card === null || !this.offers.some(({ things }) => things.includes(id))) return false
    this.plan = picking.planned(this.plan, card, this.#held(card), planning.most)
    this.#retract()
    if (planning.kind === 'discard' && this.plan.length === planning.most) this.#seal('discard')
    return true
  }

  /** How many cards of a kind there are to be planned. */
  #held(card: string): number {
    const { view, seat } = this.#asked()
    const own = view.seats[seat ?? -1] as Own | undefined
    if (this.planning?.kind !== 'bid') return own?.hand[card as keyof Own['hand']] ?? 1
    const bid = view.bids[seat ?? -1]
    const lying = bid && bid !== 'hidden' ? bid[card as keyof typeof bid] : 0
    return (own?.case[card as keyof Own['case']] ?? 0) - lying
  }

  /** What is planned is proposed by its first decision, or confirmed where it is. */
  #seal(kind: 'discard' | 'bid'): boolean {
    const [first] = picking.movesOf(kind, this.plan)
    const offer = this.offers.find(({ move }) => first && picking.sameMove(move, first))
    const { proposed, onpropose, onconfirm, ontry } = this.#asked()
    if (!offer && first) ontry({ ...first })
    else if (offer && offer.action === proposed) onconfirm()
    else if (offer) onpropose(offer.action)
    return true
  }

  /** A choice by its number: the second time it is confirmed. */
  choose(action: number): void {
    const { proposed, shot, onpropose, onconfirm } = this.#asked()
    if (shot || this.queue.length) return
    if (proposed === action) onconfirm()
    else onpropose(action)
  }

  /** What is proposed and planned is put back. */
  putBack = (): void => {
    this.clear()
    this.#retract()
  }

  #retract(): void {
    const { proposed, onpropose } = this.#asked()
    this.#wasProposed = false
    if (proposed !== null) onpropose(null)
  }

  clear(): void {
    this.picked = []
    this.plan = []
  }

  #key = ''
  #step: Step | undefined // that was decided last
  #sealed: readonly Move[] | null = null // what is proposed as the first of a plan

  /** Follows the page, which may decide, put back or propose by itself. */
  sync(): void {
    const { view, seat, choices, proposed, shot } = this.#asked()
    if (!choices.length && !shot) this.#forget() // others decide
    if (!choices.length) return // while a film runs what was begun waits
    const key = JSON.stringify([seat, view, choices.map(({ action }) => action)])
    if (key !== this.#key) this.#turn(key)
    else if (this.#wasProposed && proposed === null) this.clear()
    this.#wasProposed = proposed !== null
    if (this.meant && this.actions && !this.actions.includes(this.meant.action)) this.picked = []
    this.#sealed = this.planning && this.isSealed ? picking.movesOf(this.planning.kind, this.plan) : null
  }

  #forget(): void {
    this.clear()
    this.queue = []
    this.#sealed = null
    this.#step = undefined
    this.#key = ''
  }

  /** Another decision: what was planned and begun goes on, everything else is forgotten. */
  #turn(key: string): void {
    const [step] = this.#asked().view.todo
    const moves = this.queue.length ? this.queue : (this.#sealed ?? [])
    this.clear()
    this.queue = this.#step && step && picking.goesOn(this.#step, step) ? moves.slice(1) : []
    this.#key = key
    this.#step = step
  }

  #sending: readonly Move[] = [] // the queue of which the first is on its way

  /** Sends the next decision of those confirmed together, once it is asked. */
  send(): void {
    if (!this.queue.length || this.queue === this.#sending || !this.isAsked || this.#asked().shot) return
    this.#sending = this.queue
    this.#offer(PATIENCE)
  }

  /** What is not on offer ends the plan; a page that still waits for an answer takes nothing yet. */
  #offer(attempts: number): void {
    clearTimeout(this.#timer)
    const [next] = this.queue
    if (this.queue !== this.#sending || !next || !this.isAsked) return
    const { proposed, onpropose, onconfirm } = this.#asked()
    const offer = this.offers.find(({ move }) => picking.sameMove(move, next))
    if (!offer || attempts <= 0) {
      this.queue = []
      return
    }
    if (proposed !== offer.action) onpropose(offer.action)
    onconfirm()
    this.#timer = setTimeout(() => this.#offer(attempts - 1), PAUSE)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
