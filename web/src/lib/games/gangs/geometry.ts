/** Where things are drawn. Places are numbered from the bottom row's left end upward, in rows of 6, 5, 4, 3, 2, 1. */

export interface Point {
  x: number
  y: number
}

export interface Spot {
  row: number
  column: number
}

export const CARD = { width: 104, height: 128 }
export const PITCH = { x: 124, y: 164 }
export const BOARD = { width: 772, height: 1030 }
export const PLATE = 24

const ROWS = [6, 5, 4, 3, 2, 1]
const LEFT = (BOARD.width - 6 * PITCH.x) / 2
const TOP = 42

export const SPOTS: readonly Spot[] = ROWS.flatMap((size, row) =>
  Array.from({ length: size }, (_, column) => ({ row, column })),
)
export const PLACES: readonly number[] = SPOTS.map((_, place) => place)

/** The places of each row as they are read: from the top, left to right. */
export const READING: readonly { row: number; places: number[] }[] = ROWS.map((_, row) => row)
  .reverse()
  .map((row) => ({ row: row + 1, places: PLACES.filter((place) => spotOf(place).row === row) }))

export const KINGPIN = SPOTS.length - 1

/** The piles in the upper corners. */
export const PILES = {
  deck: { x: 72, y: TOP + CARD.height / 2 },
  discard: { x: BOARD.width - 190, y: TOP + CARD.height / 2 },
  out: { x: BOARD.width - 72, y: TOP + CARD.height / 2 },
  hand: { x: BOARD.width / 2, y: BOARD.height + CARD.height / 2 },
} as const

export type Pile = keyof typeof PILES

export function spotOf(place: number): Spot {
  return SPOTS[place] ?? { row: 0, column: 0 }
}

/** The middle of the card on a place. */
export function centre(place: number): Point {
  const { row, column } = spotOf(place)
  return { x: LEFT + (column + 0.5 + row / 2) * PITCH.x, y: TOP + (5 - row) * PITCH.y + CARD.height / 2 }
}

export const pointOf = (at: number | Pile): Point => (typeof at === 'number' ? centre(at) : PILES[at])

/** The left edge, width and top of a row. */
export function floorOf(row: number): { x: number; y: number; width: number; height: number } {
  const size = 6 - row
  return {
    x: LEFT + (row / 2) * PITCH.x,
    y: TOP + (5 - row) * PITCH.y - 7,
    width: size * PITCH.x,
    height: PITCH.y,
  }
}

/** The place under a point, or null. */
export function placeAt(point: Point): number | null {
  const under = PLACES.find((place) => {
    const middle = centre(place)
    return (
      Math.abs(point.x - middle.x) <= PITCH.x / 2 &&
      point.y >= middle.y - CARD.height / 2 - 6 &&
      point.y <= middle.y + CARD.height / 2 + PLATE + 4
    )
  })
  return under ?? null
}

/** The place that an arrow key leads to: the nearest in that direction, or the same at the edge. */
export function placeTowards(place: number, key: string): number {
  const { row, column } = spotOf(place)
  const at = (wanted: Spot) => {
    const found = SPOTS.findIndex((spot) => spot.row === wanted.row && spot.column === wanted.column)
    return found < 0 ? place : found
  }
  const last = (ROWS[row] ?? 1) - 1
  switch (key) {
    case 'ArrowLeft':
      return at({ row, column: column - 1 })
    case 'ArrowRight':
      return at({ row, column: column + 1 })
    case 'ArrowUp':
      return at({ row: row + 1, column: Math.min(column, last - 1) })
    case 'ArrowDown':
      return at({ row: row - 1, column })
    case 'Home':
      return at({ row, column: 0 })
    case 'End':
      return at({ row, column: last })
    case 'PageUp':
      return KINGPIN
    case 'PageDown':
      return 0
    default:
      return place
  }
}

/** A curved line from the rim of one card towards another. */
export function arrowBetween(from: Point, to: Point): { path: string; head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const start = { x: from.x + ux * 34, y: from.y + uy * 34 }
  const end = { x: to.x - ux * 26, y: to.y - uy * 26 }
  const bend = { x: (start.x + end.x) / 2 - uy * 14, y: (start.y + end.y) / 2 + ux * 14 }
  const [ax, ay] = unit(bend, end)
  const tip = { x: end.x + ax * 14, y: end.y + ay * 14 }
  const head = `M${at(tip)}L${at({ x: end.x - ay * 13 - ax * 8, y: end.y + ax * 13 - ay * 8 })}L${at({
    x: end.x + ay * 13 - ax * 8,
    y: end.y - ax * 13 - ay * 8,
  })}Z`
  return { path: `M${at(start)}Q${at(bend)} ${at(end)}`, head }
}

const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

function unit(from: Point, to: Point): [number, number] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return [(to.x - from.x) / length, (to.y - from.y) / length]
}
