/** What moves on the map while the film shows a line: from where to where. */
import { middleOf, type Plan, type Point } from '../geometry'
import type { Figure, Shapes } from '../shapes'
import type { Shot, Shown } from '../../board'
import { bodyAt, footOf, markerAt, slotOf } from './places'

export interface Flight {
  figure?: Figure
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
  const flights = flightsOf(shot, view, plan, seat)
  const { line } = shot
  if (line.event !== 'car-bomb') return { flights, blast: null }
  const place = plan.territories.find(({ id }) => id === line.facts.territory)
  return { flights, blast: place ? middleOf(place.block) : null }
}

function flightsOf({ line, before }: Shot<Shapes>, view: Shown<Shapes>, plan: Plan, own: number | null): Flight[] {
  /** Beyond the edge where a family sits. */
  const outside = (seat: number, { x }: Point): Point => ({ x, y: seat === own ? plan.h + 70 : -20 })
  const foot = (space: string, now: Shown<Shapes>): Point | null => footOf(plan, now, space)
  switch (line.event) {
    case 'placed': {
      const { seat, figure: kind, space } = line.facts
      const to = foot(space, view)
      return to ? [{ figure: { seat, kind }, from: outside(seat, to), to, hides: `space:${space}` }] : []
    }
    case 'moved': {
      const { rival: seat, figure: kind, source, space } = line.facts
      const [from, to] = [foot(source, before), foot(space, view)]
      return from && to ? [{ figure: { seat, kind }, from, to, hides: `space:${space}` }] : []
    }
    case 'killed': {
      const { rival: seat, figure: kind, space } = line.facts
      const from = foot(space, before)
      const last = view.hudson.length - 1
      const to = bodyAt(plan, Math.max(0, last), view.hudson.length)
      return from ? [{ figure: { seat, kind }, from, to, hides: `hudson:${last}` }] : []
    }
    case 'recalled': {
      const { seat, figure: kind } = line.facts
      return Object.entries(before.figures)
        .filter(([space, piece]) => piece.seat === seat && piece.kind === kind && !view.figures[space])
        .flatMap(([space]) => {
          const from = foot(space, before)
          return from ? [{ figure: { seat, kind }, from, to: outside(seat, from), hides: '' }] : []
        })
    }
    case 'marked': {
      const { seat, territory } = line.facts
      const to = markerAt(plan, view, territory)
      return to ? [{ marker: seat, from: { x: to.x, y: to.y - 90 }, to, hides: hiding(plan, view, territory) }] : []
    }
    case 'marker-moved': {
      const { seat, from: source, territory } = line.facts
      const [from, to] = [markerAt(plan, before, source), markerAt(plan, view, territory)]
      return from && to ? [{ marker: seat, from, to, hides: hiding(plan, view, territory) }] : []
    }
    case 'opened': {
      const { seat, tile, territory } = line.facts
      const to = slotOf(plan, view, territory, tile)
      return to ? [{ tile, from: outside(seat, to), to, hides: `space:${tile}` }] : []
    }
    default:
      return []
  }
}

function hiding(plan: Plan, view: Shown<Shapes>, territory: number): string {
  const index = plan.territories.findIndex(({ id }) => id === territory)
  return `marker:${index}:${(view.markers[index]?.length ?? 0) - 1}`
}
