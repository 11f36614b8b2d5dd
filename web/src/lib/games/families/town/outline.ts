/** The ground of territories: what lies nearest to each block, up to the shore, with streets between them. */
import type { Box, Point } from '../geometry'

export interface Way {
  from: Point
  to: Point
}

/** What a territory is made of: a block, and ways that lead to it. */
interface Site {
  block: Box
  legs: readonly Way[]
}

interface Corner extends Point {
  r: number
}

interface Land {
  w: number
  h: number
  /** How far land reaches beyond a block, and how far apart two blocks may be with land between them. */
  shore: number
  strait: number
  street: number
  /** No land here. */
  river: Box
}

const STEP = 11

/** How far a point lies outside a box; negative: inside. */
export function distance(px: number, py: number, { x, y, w, h }: Box): number {
  const dx = Math.abs(px - x - w / 2) - w / 2
  const dy = Math.abs(py - y - h / 2) - h / 2
  if (dx <= 0 || dy <= 0) return Math.max(dx, dy)
  return Math.sqrt(dx * dx + dy * dy)
}

/** How far a point lies from a way. */
export function strays(x: number, y: number, { from, to }: Way): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)
  const part = along < 0 ? 0 : along > 1 ? 1 : along
  const ox = from.x + dx * part - x
  const oy = from.y + dy * part - y
  return Math.sqrt(ox * ox + oy * oy)
}

/** A coast is never straight: the same ripple everywhere. */
const ripple = (x: number, y: number): number =>
  2.4 * Math.sin(x / 17 + y / 29) + 2 * Math.sin(y / 13 - x / 41) + 1.2 * Math.sin((x + y) / 9)

export interface Outlines {
  /** A path for each territory, and one for all land. */
  grounds: string[]
  land: string
  /** The widest water, and how far it is to the shore. */
  sea: Point & { r: number }
}

export function outline(sites: readonly Site[], corners: readonly Corner[], land: Land): Outlines {
  const columns = Math.ceil(land.w / STEP) + 2
  const rows = Math.ceil(land.h / STEP) + 2
  const fields = sites.map(() => new Float64Array(columns * rows))
  const sea = { x: 0, y: 0, r: 0 }
  const whole = new Float64Array(columns * rows)
  const far = sites.map(() => 0)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = at(column)
      const y = at(row)
      const node = row * columns + column
      let first = Infinity
      let second = Infinity
      for (let index = 0; index < sites.length; index++) {
        const one = nearestOf(sites[index] as Site, x, y)
        far[index] = one
        second = Math.min(second, Math.max(one, first))
        first = Math.min(first, one)
      }
      const dry = dryness(x, y, first, second, corners, land)
      whole[node] = dry
      const open = Math.min(-dry, x, y, land.w - x, land.h - y, distance(x, y, land.river))
      if (open > sea.r) Object.assign(sea, { x, y, r: open })
      for (let index = 0; index < sites.length; index++) {
        const own = far[index] ?? 0
        const rest = own === first ? second : first
        ;(fields[index] as Float64Array)[node] = Math.min(dry, (rest - own - land.street) / 2)
      }
    }
  }
  return { sea, land: trace(whole, columns, rows), grounds: fields.map((field) => trace(field, columns, rows)) }
}

function nearestOf({ block, legs }: Site, x: number, y: number): number {
  let far = distance(x, y, block)
  for (const leg of legs) far = Math.min(far, strays(x, y, leg))
  return far
}

/** How far inland a point lies, with the two nearest territories so far away; negative: in the water. */
function dryness(x: number, y: number, first: number, second: number, corners: readonly Corner[], land: Land): number {
  let dry = Math.max(land.shore - first, (land.strait - first - second) / 2)
  for (const corner of corners) {
    const dx = x - corner.x
    const dy = y - corner.y
    dry = Math.max(dry, corner.r + 10 - Math.sqrt(dx * dx + dy * dy))
  }
  return Math.min(dry + ripple(x, y), distance(x, y, land.river) - 5)
}

const at = (index: number): number => (index - 1) * STEP

/** Where a field is positive, as a smooth path (marching squares). */
function trace(field: Float64Array, columns: number, rows: number): string {
  // What leads from each edge of the grid to the next; an edge is twice its node, and one more if it goes down.
  const next = new Map<number, { edge: number; point: Point }>()
  const value = (node: number): number => field[node] ?? -1
  const cross = (a: number, b: number): { edge: number; point: Point } => {
    const [low, high] = [Math.min(a, b), Math.max(a, b)]
    const t = value(low) / (value(low) - value(high))
    const [column, row] = [low % columns, Math.floor(low / columns)]
    const isDown = high - low > 1
    const point = { x: at(column + (isDown ? 0 : t)), y: at(row + (isDown ? t : 0)) }
    return { edge: low * 2 + (isDown ? 1 : 0), point }
  }
  for (let row = 0; row < rows; row++) field[row * columns] = field[row * columns + columns - 1] = -1
  for (let column = 0; column < columns; column++) field[column] = field[(rows - 1) * columns + column] = -1
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const node = row * columns + column
      const isLand = value(node) > 0
      if (
        isLand === value(node + 1) > 0 &&
        isLand === value(node + columns) > 0 &&
        isLand === value(node + columns + 1) > 0
      )
        continue
      const corners = [node, node + 1, node + columns + 1, node + columns]
      const begins: number[] = []
      const ends: { edge: number; point: Point }[] = []
      corners.forEach((one, index) => {
        const other = corners[(index + 1) % 4] ?? 0
        if (value(one) > 0 === value(other) > 0) return
        if (value(one) > 0) begins.push(cross(one, other).edge)
        else ends.push(cross(one, other))
      })
      begins.forEach((edge, index) => {
        const end = ends[index]
        if (end) next.set(edge, end)
      })
    }
  }
  return ringsOf(next)
    .filter((ring) => areaOf(ring) > 400) // no lakes, no rocks
    .map(smooth)
    .join('')
}

function ringsOf(next: Map<number, { edge: number; point: Point }>): Point[][] {
  const rings: Point[][] = []
  for (const [start] of next) {
    const ring: Point[] = []
    let step = next.get(start)
    let edge = start
    while (step) {
      next.delete(edge)
      ring.push(step.point)
      edge = step.edge
      step = next.get(edge)
    }
    rings.push(ring)
  }
  return rings
}

/** Negative for a lake: its shore runs the other way. */
const areaOf = (ring: Point[]): number =>
  ring.reduce((sum, a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a
    return sum + (a.x * b.y - b.x * a.y) / 2
  }, 0)

/** Through the middles between points: corners are rounded off. */
function smooth(ring: Point[]): string {
  const points = ring
  const point = (index: number): Point => points[index % points.length] ?? { x: 0, y: 0 }
  const middle = (index: number): string => {
    const [a, b] = [point(index), point(index + 1)]
    return `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`
  }
  const curves = points.map((_, index) => {
    const { x, y } = point(index + 1)
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(index + 1)}`
  })
  return `M${middle(0)}${curves.join('')}Z`
}
