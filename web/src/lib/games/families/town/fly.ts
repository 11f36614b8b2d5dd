import type { Action } from 'svelte/action'
import type { Point } from '../geometry'

export interface Journey {
  from: Point
  to: Point
  duration: number
}

const shift = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`

/** Moves a part of the drawing from one point to another, in an arc, and leaves it there. */
export const fly: Action<SVGGElement, Journey> = (node, { from, to, duration }) => {
  const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 26 }
  const path = [shift(from), `${shift(top)} scale(1.12)`, shift(to)].map((transform) => ({ transform }))
  node.animate?.(path, { duration, easing: 'ease-in-out', fill: 'both' })
}

/** A blast that spreads from where it lies. */
export const burst: Action<SVGGElement, { duration: number }> = (node, { duration }) => {
  const path = [0.1, 1.15, 1].map((size) => ({ transform: `scale(${size})` }))
  node.animate?.(path, { duration: duration * 0.6, easing: 'ease-out', fill: 'both' })
}
