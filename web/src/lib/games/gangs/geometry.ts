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

const ROWS = [6, 5, 4, 3, 2, 1]
const [WIDTH, STEP] = [772, 124] // of the board, and from card to card
const LEFT = (WIDTH - 6 * STEP) / 2

export const SPOTS: readonly Spot[] = ROWS.flatMap((size, row) =>
  Array.from({ length: size }, (_, column) => ({ row, column })),
)
export const PLACES: readonly number[] = SPOTS.map((_, place) => place)

/** The places of each row as they are read: from the top, left to right. */
export const READING: readonly { row: number; places: number[] }[] = ROWS.map((_, row) => row)
  .reverse()
  .map((row) => ({ row: row + 1, places: PLACES.filter((place) => spotOf(place).row === row) }))

export const KINGPIN = SPOTS.length - 1

/** What a place in a row is worth, as it is printed beside the rows that are worth anything (G7.1). */
export const WORTH: readonly { row: number; count: number }[] = [
  { row: 6, count: 3 },
  { row: 5, count: 2 },
  { row: 4, count: 1 },
]

/** The piles in the upper corners, and from where cards are played. */
export type Pile = 'deck' | 'discard' | 'out' | 'hand' | 'rivals'

/** How the pyramid is drawn: upright, or flat where the room is low. */
export interface Layout {
  name: 'tall' | 'flat'
  board: { width: number; height: number }
  card: { width: number; height: number }
  pitch: { x: number; y: number }
  /** The edge above the topmost card. */
  top: number
  piles: Readonly<Record<Pile, Point>>
}

function layoutOf(name: Layout['name'], height: number, rise: number, top: number, discard: number): Layout {
  const middle = top + height / 2
  const board = { width: WIDTH, height: top + 6 * rise + 4 }
  return {
    name,
    board,
    card: { width: CARD.width, height },
    pitch: { x: STEP, y: rise },
    top,
    piles: {
      deck: { x: 72, y: middle },
      discard: { x: discard, y: middle },
      out: { x: WIDTH - 72, y: middle },
      hand: { x: WIDTH / 2, y: board.height + CARD.height / 2 },
      rivals: { x: WIDTH + CARD.width, y: middle + 2 * rise },
    },
  }
}

export const TALL = layoutOf('tall', CARD.height, 164, 42, WIDTH - 190)
export const FLAT = layoutOf('flat', 72, 83, 40, 190)

/** The layout for a room of this size. */
export const layoutFor = (width: number, height: number): Layout => (height < 0.8 * width ? FLAT : TALL)

export function spotOf(place: number): Spot {
  return SPOTS[place] ?? { row: 0, column: 0 }
}

/** The middle of the card on a place. */
export function centre(place: number, { card, pitch, top }: Layout): Point {
  const { row, column } = spotOf(place)
  return { x: LEFT + (column + 0.5 + row / 2) * pitch.x, y: top + (5 - row) * pitch.y + card.height / 2 }
}

export const pointOf = (at: number | Pile, layout: Layout): Point =>
  typeof at === 'number' ? centre(at, layout) : layout.piles[at]

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The floor of a row, numbered from 1 at the bottom. */
export function floorOf(row: number, { pitch, top }: Layout): Box {
  const above = row - 1
  return {
    x: LEFT + (above / 2) * pitch.x,
    y: top + (5 - above) * pitch.y - 7,
    width: (6 - above) * pitch.x,
    height: pitch.y,
  }
}

/** All that belongs to a place: its card, its name, and the gap to its neighbours. */
export function areaOf(place: number, layout: Layout): Box {
  const { x, y } = centre(place, layout)
  const { card, pitch } = layout
  return { x: x - pitch.x / 2, y: y - card.height / 2 - 7, width: pitch.x, height: pitch.y }
}

/** The place under a point, or null. */
export function placeAt({ x, y }: Point, layout: Layout): number | null {
  const under = PLACES.find((place) => {
    const area = areaOf(place, layout)
    return x >= area.x && x <= area.x + area.width && y >= area.y && y < area.y + area.height
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

/** Two strokes through the card on a place: whoever is driven out. */
export function crossOf({ card }: Layout): string {
  const [x, y] = [card.width / 2 - 18, card.height / 2 - 20]
  return `M${-x} ${-y}L${x} ${y}M${x} ${-y}L${-x} ${y}`
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
