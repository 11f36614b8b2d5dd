/** How a drawing is enlarged and moved within its frame: a point p of it is seen at (x, y) + scale · p. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
const LARGEST = 5

/** Within the frame: never smaller than it, and no edge of it empty. */
export function within({ scale, x, y }: Zoom, width: number, height: number): Zoom {
  const size = Math.max(1, Math.min(LARGEST, scale))
  const held = (at: number, length: number): number => Math.min(0, Math.max(length * (1 - size), at))
  return { scale: size, x: held(x, width), y: held(y, height) }
}

/** Enlarged by a factor; the point of the frame under the fingers stays where it is. */
export function about({ scale, x, y }: Zoom, factor: number, at: { x: number; y: number }): Zoom {
  const size = Math.max(1, Math.min(LARGEST, scale * factor))
  const real = size / scale
  return { scale: size, x: at.x - (at.x - x) * real, y: at.y - (at.y - y) * real }
}
