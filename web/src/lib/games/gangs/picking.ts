/** From touches to moves. What is possible is what the server offers; this only finds which offer is meant. */
import type { Choice } from '../board'
import type { Move, Shapes } from './shapes'

/** A choice by what has to be touched for it. */
export interface Shape {
  action: number
  kind: Move['move']
  card: number | null
  from: number | null
  to: number | null
  gang: number | null
}

/** What has been touched so far: an influence card, a card in the pyramid, a place it shall go to or drive out. */
export interface Pick {
  card: number | null
  from: number | null
  to: number | null
}

/** What a touch comes to. */
export type Step =
  | { kind: 'pick'; pick: Pick }
  | { kind: 'propose'; action: number }
  | { kind: 'confirm' }
  | { kind: 'play'; action: number }
  | { kind: 'attempt'; move: Move }
  | { kind: 'nothing' }

/** What touches are judged by. */
export interface Scene {
  shapes: Shape[]
  pyramid: readonly (number | null)[]
  proposed: number | null
  pick: Pick
}

export const NOTHING: Pick = { card: null, from: null, to: null }

export function shapeOf({ action, move }: Choice<Shapes>, hole: number | null): Shape {
  const shape = { action, kind: move.move, card: null, from: null, to: null, gang: null }
  if (move.move === 'influence') return { ...shape, card: move.card, from: move.agent, to: move.victim }
  if (move.move === 'climb') return { ...shape, from: move.from, to: move.to }
  if (move.move === 'fill') return { ...shape, from: move.from, to: hole }
  return 'gang' in move ? { ...shape, gang: move.gang } : shape
}

const numbers = (found: (number | null)[]): Set<number> => new Set(found.filter((value) => value !== null))

/** The shapes that what is picked can still become; without a card only moves that need none. */
function open({ shapes, pick }: Scene): Shape[] {
  return shapes.filter(
    (shape) =>
      shape.from !== null &&
      shape.card === pick.card &&
      (pick.from === null || shape.from === pick.from) &&
      (pick.to === null || shape.to === pick.to),
  )
}

/** The actions that what is picked may still become. */
export function openActions({ shapes, pick }: Scene): number[] {
  const fits = (picked: number | null, given: number | null) => picked === null || picked === given
  return shapes
    .filter(({ card, from, to }) => fits(pick.card, card) && fits(pick.from, from) && fits(pick.to, to))
    .map(({ action }) => action)
}

/** The places that can be touched next. */
export function litPlaces(scene: Scene): Set<number> {
  const { from, to } = scene.pick
  if (from !== null && to !== null) return new Set()
  return numbers(open(scene).map((shape) => (from === null ? shape.from : shape.to)))
}

/** The influence cards, by gang, that can be touched next. */
export function litCards({ shapes, pick }: Scene): Set<number> {
  const fitting = shapes.filter(
    ({ from, to }) => (pick.from === null || from === pick.from) && (pick.to === null || to === pick.to),
  )
  return numbers(fitting.map((shape) => shape.card))
}

export const litAlliances = ({ shapes }: Scene): Set<number> => numbers(shapes.map((shape) => shape.gang))

const pick = (next: Partial<Pick>): Step => ({ kind: 'pick', pick: { ...NOTHING, ...next } })
const nothing: Step = { kind: 'nothing' }
const propose = (shape: Shape): Step => ({ kind: 'propose', action: shape.action })
const attempt = (move: Move): Step => ({ kind: 'attempt', move })

const isFilling = (scene: Scene): boolean => scene.shapes.some((shape) => shape.kind === 'fill')

/** The move that was meant by two places, and a card if one is picked. */
function meant(scene: Scene, from: number, to: number): Move {
  const { card } = scene.pick
  if (card !== null) return { move: 'influence', card, agent: from, victim: to }
  return isFilling(scene) ? { move: 'fill', from } : { move: 'climb', from, to }
}

function match({ shapes }: Scene, card: number | null, from: number, to: number): Shape | undefined {
  return shapes.find((shape) => shape.card === card && shape.from === from && shape.to === to)
}

export function touchPlace(scene: Scene, place: number): Step {
  const proposed = scene.shapes.find((shape) => shape.action === scene.proposed)
  if (proposed && isAim(proposed, place)) return { kind: 'confirm' }
  if (scene.pick.from === place) return pick({ card: scene.pick.card })
  return scene.pick.from === null ? touchFirst(scene, place) : touchSecond(scene, scene.pick.from, place)
}

/** A second touch confirms: where the move leads, and for a card that fills the hole also where it is. */
function isAim(proposed: Shape, place: number): boolean {
  return proposed.to === place || (proposed.kind === 'fill' && proposed.from === place)
}

function touchSecond(scene: Scene, from: number, place: number): Step {
  const { card } = scene.pick
  const found = match(scene, card, from, place)
  if (found) return propose(found)
  const isTaken = scene.pyramid[place] !== null
  if (isTaken && card === null) return touchFirst({ ...scene, pick: NOTHING }, place)
  const isOther = scene.shapes.some((shape) => shape.card === card && shape.from === place)
  return isTaken && isOther ? pick({ card, from: place }) : attempt(meant(scene, from, place))
}

function touchFirst(scene: Scene, place: number): Step {
  const { card, to } = scene.pick
  const found = to === null ? undefined : match(scene, null, place, to)
  if (found) return propose(found)
  if (card === null && isFilling(scene)) return touchFilling(scene, place)
  if (scene.pyramid[place] !== null) return pick({ card, from: place })
  return card === null ? touchEmpty(scene, place) : nothing
}

function touchFilling(scene: Scene, place: number): Step {
  const found = scene.shapes.find((shape) => shape.kind === 'fill' && shape.from === place)
  if (found) return propose(found)
  return scene.pyramid[place] === null ? nothing : attempt({ move: 'fill', from: place })
}

/** An empty place: whoever can go there is asked for. */
function touchEmpty({ shapes }: Scene, place: number): Step {
  const climbers = shapes.filter((shape) => shape.card === null && shape.to === place)
  const [only] = climbers
  if (!only) return nothing
  return climbers.length === 1 ? propose(only) : pick({ to: place })
}

export function touchCard(scene: Scene, gang: number): Step {
  const { card, from, to } = scene.pick
  if (from !== null && to !== null) {
    const found = match(scene, gang, from, to)
    return found ? propose(found) : attempt({ move: 'influence', card: gang, agent: from, victim: to })
  }
  if (card === gang) return pick({ from })
  const keeps = from !== null && scene.shapes.some((shape) => shape.card === gang && shape.from === from)
  return pick({ card: gang, from: keeps ? from : null })
}

export function touchAlliance(scene: Scene, gang: number): Step {
  const found = scene.shapes.find((shape) => shape.kind === 'reveal' && shape.gang === gang)
  if (!found) return attempt({ move: 'reveal', gang })
  return found.action === scene.proposed ? { kind: 'confirm' } : propose(found)
}

export function touchPass(scene: Scene): Step {
  const found = scene.shapes.find((shape) => shape.kind === 'pass')
  if (!found) return attempt({ move: 'pass' })
  return found.action === scene.proposed ? { kind: 'confirm' } : propose(found)
}

/** A card of the pyramid is dragged onto another place: that is the whole move, unless it needs an influence card. */
export function dropCard(scene: Scene, from: number, to: number | null): Step {
  if (to === null || to === from) return nothing
  const found = match(scene, scene.pick.card, from, to)
  if (found) return { kind: 'play', action: found.action }
  const driving = scene.shapes.filter((shape) => shape.card !== null && shape.from === from && shape.to === to)
  if (scene.pick.card !== null || driving.length === 0) return attempt(meant(scene, from, to))
  const [only] = driving
  return only && driving.length === 1 ? propose(only) : pick({ from, to })
}

/** An influence card is dragged onto a card of the pyramid, which shall act. */
export function dropInfluence(scene: Scene, card: number, place: number | null): Step {
  if (place === null || scene.pyramid[place] === null) return nothing
  return pick({ card, from: place })
}
