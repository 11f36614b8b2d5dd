import type { Action } from 'svelte/action'
import type { Point } from './geometry'

interface Journey {
  from: Point
  to: Point
  /** Milliseconds before it begins, and for which it lasts. */
  delay: number
  duration: number
}

const shift = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`

/** Moves a part of a drawing from one point to another, in an arc. */
export const fly: Action<SVGGElement, Journey> = (node, { from, to, delay, duration }) => {
  const top = { x: (from.x + to.x) / 2, y: Math.min((from.y + to.y) / 2, Math.max(from.y, to.y) - 20) - 14 }
  const path = [shift(from), `${shift(top)} scale(1.08)`, shift(to)].map((transform) => ({ transform }))
  node.animate?.(path, { delay, duration, easing: 'ease-in-out', fill: 'both' })
}
