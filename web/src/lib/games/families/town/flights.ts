/** What moves on the map while the film shows a line: from where to where. */
import { middleOf, type Plan, type Point } from '../geometry'
import type { Events, Figure, Shapes } from '../shapes'
import type { Shot, Shown } from '../../board'
import { bodyAt, footOf, markerAt, slotOf } from './places'

export interface Flight {
  figure?: Figure
  /** Drawn as large as on a round space. */
  isRound?: boolean
  /** A marker's owner. */
  marker?: number
  tile?: string
  from: Point
  to: Point
  /** What is drawn there only when it has arrived: a space, a marker (territory and height), a dead one by its number. */
  hides: string
}

export interface Motion {
  flights: Flight[]
  /** Where a bomb goes off. */
  blast: Point | null
}

export const STILL: Motion = { flights: [], blast: null }

export function motionOf(shot: Shot<Shapes>, view: Shown<Shapes>, plan: Plan, seat: number | null): Motion {
  const { line, before } = shot
  const fly = FLIGHTS[line.event] as Flying<typeof line.event> | undefined
  const flights = fly?.(line.facts as never, { before, view, plan, own: seat }) ?? []
  if (line.event !== 'car-bomb') return { flights, blast: null }
  const place = plan.territories.find(({ id }) => id === line.facts.territory)
  return { flights, blast: place ? middleOf(place.block) : null }
}

/** What a line is told with: the view that it begins with, the one that it leads to, and who looks. */
interface Scene {
  before: Shown<Shapes>
  view: Shown<Shapes>
  plan: Plan
  own: number | null
}

type Flying<Kind extends keyof Events> = (facts: Events[Kind], scene: Scene) => Flight[]

const FLIGHTS: { [Kind in keyof Events]?: Flying<Kind> } = {
  placed: ({ seat, figure: kind, space }, { view, plan, own }) => {
    const to = footOf(plan, view, space)
    return to ? [{ ...standing(plan, seat, kind, space), from: outside(plan, own, seat, to), to }] : []
  },
  moved: ({ rival, figure: kind, source, space }, { before, view, plan }) => {
    const [from, to] = [footOf(plan, before, source), footOf(plan, view, space)]
    return from && to ? [{ ...standing(plan, rival, kind, space), from, to }] : []
  },
  killed: ({ rival: seat, figure: kind, space }, { before, view, plan }) => {
    const from = footOf(plan, before, space)
    const last = view.hudson.length - 1
    const to = bodyAt(plan, Math.max(0, last), view.hudson.length)
    return from ? [{ ...standing(plan, seat, kind, space), from, to, hides: `hudson:${last}` }] : []
  },
  recalled: ({ seat, figure: kind }, { before, view, plan, own }) =>
    Object.entries(before.figures)
      .filter(([space, piece]) => piece.seat === seat && piece.kind === kind && !view.figures[space])
      .flatMap(([space]) => {
        const from = footOf(plan, before, space)
        if (!from) return []
        return [{ ...standing(plan, seat, kind, space), from, to: outside(plan, own, seat, from), hides: '' }]
      }),
  marked: ({ seat, territory }, { view, plan }) => {
    const to = markerAt(plan, view, territory)
    return to ? [{ marker: seat, from: { x: to.x, y: to.y - 90 }, to, hides: topOf(plan, view, territory) }] : []
  },
  'marker-moved': ({ seat, from: source, territory }, { before, view, plan }) => {
    const [from, to] = [markerAt(plan, before, source), markerAt(plan, view, territory)]
    return from && to ? [{ marker: seat, from, to, hides: topOf(plan, view, territory) }] : []
  },
  opened: ({ seat, tile, territory }, { view, plan, own }) => {
    const to = slotOf(plan, view, territory, tile)
    return to ? [{ tile, from: outside(plan, own, seat, to), to, hides: `space:${tile}` }] : []
  },
}

/** Beyond the edge where a family sits. */
const outside = (plan: Plan, own: number | null, seat: number, { x }: Point): Point => ({
  x,
  y: seat === own ? plan.h + 70 : -20,
})

const standing = (plan: Plan, seat: number, kind: Figure['kind'], space: string) => ({
  figure: { seat, kind },
  isRound: plan.rounds.some(({ id }) => id === space),
  hides: `space:${space}`,
})

function topOf(plan: Plan, view: Shown<Shapes>, territory: number): string {
  const index = plan.territories.findIndex(({ id }) => id === territory)
  return `marker:${index}:${(view.markers[index]?.length ?? 0) - 1}`
}
