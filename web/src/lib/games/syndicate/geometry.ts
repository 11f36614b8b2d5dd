import type { City, District } from './cities'

/** Where everything lies on the map, in its own units (about one CSS pixel on a phone). Art only. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Plan {
  size: 'narrow' | 'middle' | 'wide'
  w: number
  h: number
  districts: Box[]
  /** The title, with compass and legend; null where there is no room. */
  cartouche: Box | null
  /** Whether arrows are drawn from district to district, or named on each. */
  arrows: boolean
  metrics: Metrics
}

export interface Metrics {
  pad: number
  head: number
  track: number
  cell: number
  gap: number
  foot: number
  /** The width of the shield with a row's points; 0: it stands in the head. */
  shield: number
}

const ROOMY: Metrics = { pad: 10, head: 34, track: 44, cell: 58, gap: 6, foot: 0, shield: 34 }
const CLOSE: Metrics = { pad: 6, head: 27, track: 36, cell: 48, gap: 4, foot: 0, shield: 32 }
const ALONE: Metrics = { pad: 8, head: 28, track: 32, cell: 52, gap: 4, foot: 0, shield: 0 }
const NAMED: Metrics = { pad: 6, head: 26, track: 30, cell: 50, gap: 4, foot: 18, shield: 0 }

export const MIDDLE = 600
const LOWEST = 352 // on a lower screen it is scrolled

/** How tall a district is, with so many rows. */
export function heightOf(metrics: Metrics, rows: number): number {
  return (
    metrics.pad * 2 + metrics.head + metrics.track + rows * (metrics.cell + metrics.gap) - metrics.gap + metrics.foot
  )
}

/** The plan of a city for a place so many pixels wide, of which so many are seen at once: the one that is drawn largest. */
export function planOf(city: City, width: number, height: number): Plan {
  const draw = city.districts.length > 5 ? losAngeles : newYork
  if (width < MIDDLE) return draw(city, 'narrow')
  const scale = ({ w, h }: Plan): number => Math.min(width / w, Math.max(height, LOWEST) / h)
  const [middle, wide] = [draw(city, 'middle'), draw(city, 'wide')]
  return scale(middle) > scale(wide) ? middle : wide
}

function newYork(city: City, size: Plan['size']): Plan {
  if (size === 'narrow') return columns(city, CLOSE, [[0, 1, 2, 3, 4]], 344, 8, false)
  const tall = heightOf(ROOMY, 3)
  const short = heightOf(ROOMY, 2)
  if (size === 'middle') {
    const plan = columns(
      city,
      ROOMY,
      [
        [0, 1],
        [2, 3, 4],
      ],
      344,
      10,
      false,
    )
    const y = 20 + 10 + 2 * tall
    return { ...plan, size, cartouche: { x: 10, y, w: 344, h: plan.h - y - 10 } }
  }
  const [left, middle, right] = [14, 14 + 344 + 16, 14 + 344 + 16 + 384 + 16]
  const low = 14 + tall + 16
  const districts = [
    { x: left, y: 14, w: 344, h: tall },
    { x: left, y: low, w: 344, h: tall },
    { x: middle, y: 14, w: 384, h: tall },
    { x: right, y: 14, w: 336, h: short },
    { x: middle, y: low + tall - short, w: 384, h: short },
  ]
  const cartouche = { x: right, y: 14 + short + 16, w: 336, h: low + tall - short - 30 }
  return { size, w: right + 336 + 14, h: low + tall + 14, districts, cartouche, arrows: false, metrics: ROOMY }
}

// Los Angeles, wide: where each district stands in a grid of four by four. The place left over holds the title.
const GRID: readonly (readonly [column: number, row: number])[] = [
  [0, 0],
  [3, 0],
  [3, 2],
  [0, 3],
  [0, 1],
  [0, 2],
  [1, 3],
  [1, 0],
  [3, 3],
  [3, 1],
  [1, 2],
  [2, 1],
  [2, 3],
  [1, 1],
  [2, 2],
]
const TITLE = [2, 0] as const
const COLUMNS = [226, 226, 278, 226]
const GUTTER = 40

function losAngeles(city: City, size: Plan['size']): Plan {
  if (size === 'narrow')
    return columns(
      city,
      NAMED,
      [
        [0, 2, 4, 6, 8, 10, 12],
        [1, 3, 5, 7, 9, 13],
      ],
      170,
      6,
      true,
    )
  if (size === 'middle')
    return columns(
      city,
      NAMED,
      [
        [0, 3, 4, 5, 6],
        [1, 7, 10, 11, 13],
        [2, 9, 8, 12, 14],
      ],
      230,
      8,
      false,
    )
  const h = heightOf(ALONE, 1)
  const at = ([column, row]: readonly [number, number]): Box => ({
    x: 16 + COLUMNS.slice(0, column).reduce((sum, w) => sum + w + GUTTER, 0),
    y: 18 + row * (h + GUTTER - 8),
    w: COLUMNS[column] ?? 0,
    h,
  })
  const districts = GRID.map(at)
  const last = at([3, 3])
  return {
    size,
    w: last.x + last.w + 16,
    h: last.y + h + 34,
    districts,
    cartouche: at(TITLE),
    arrows: true,
    metrics: ALONE,
  }
}

/** Districts in columns; with `tail`, those in no column lie below, over the whole width. */
function columns(city: City, metrics: Metrics, lists: number[][], w: number, gap: number, tail: boolean): Plan {
  const districts: Box[] = []
  let bottom = 0
  lists.forEach((list, column) => {
    let y = gap
    for (const number of list) {
      const h = heightOf(metrics, city.districts[number]?.rows.length ?? 1)
      districts[number] = { x: gap + column * (w + gap), y, w, h }
      y += h + gap
    }
    bottom = Math.max(bottom, y)
  })
  const whole = lists.length * (w + gap) + gap
  if (tail) bottom = placeTail(city, metrics, districts, whole, gap, bottom)
  const size = lists.length > 1 && !tail ? 'middle' : 'narrow'
  return { size, w: whole, h: bottom, districts, cartouche: null, arrows: false, metrics }
}

function placeTail(city: City, metrics: Metrics, districts: Box[], whole: number, gap: number, bottom: number): number {
  let y = bottom
  for (const district of city.districts.filter(({ number }) => !districts[number])) {
    const h = heightOf(metrics, district.rows.length)
    districts[district.number] = { x: gap, y, w: whole - 2 * gap, h }
    y += h + gap
  }
  return y
}

/** The cells of a district's rows, by field number. */
export function cellsOf(district: District, box: Box, metrics: Metrics): Map<number, Box> {
  const cells = new Map<number, Box>()
  const left = box.x + metrics.pad + (metrics.shield ? metrics.shield + 4 : 0)
  const room = box.x + box.w - metrics.pad - left
  district.rows.forEach((row, index) => {
    const n = row.fields.length
    const w = Math.min(metrics.cell * 1.5, (room - (n - 1) * metrics.gap) / n)
    const start = metrics.shield ? left : left + (room - n * w - (n - 1) * metrics.gap) / 2
    row.fields.forEach((field, i) => {
      const x = start + i * (w + metrics.gap)
      cells.set(field.number, { x, y: rowTop(box, metrics, index), w, h: metrics.cell })
    })
  })
  return cells
}

export function rowTop(box: Box, metrics: Metrics, row: number): number {
  return box.y + metrics.pad + metrics.head + metrics.track + row * (metrics.cell + metrics.gap)
}

// Barrels are broad: on the short tracks that carry them the plain spaces stand closer together.
const FIRST_BARREL = 5
const SHORT_END = 7
function spread(end: number): (place: number) => number {
  if (end !== SHORT_END) return (place) => place
  return (place) => (place < FIRST_BARREL ? place * 0.62 : 2.48 + 1.1 + (place - FIRST_BARREL) * 1.3)
}

/** The middle of a place on a district's track; seat 0's end is at the left. */
export function placeOnTrack(box: Box, metrics: Metrics, end: number, place: number): { x: number; y: number } {
  const half = box.w / 2 - metrics.pad - (metrics.shield ? 13 : 9)
  const y = box.y + metrics.pad + metrics.head + metrics.track / 2 - 2
  const reach = spread(end)
  return { x: box.x + box.w / 2 - Math.sign(place) * (reach(Math.abs(place)) / reach(end)) * half, y }
}

export const middleOf = (box: Box): { x: number; y: number } => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 })

/** A drawn arrow from one district to another: straight between neighbours, otherwise along a gutter. */
export function arrowPath(from: Box, to: Box): string {
  const a = middleOf(from)
  const b = middleOf(to)
  const far = Math.abs(b.x - a.x) > 400
  if (far && Math.abs(b.y - a.y) < 10) return besideRow(from, to)
  if (far) return alongGutter(from, to)
  const out = edge(from, b, 2)
  const into = edge(to, a, 5)
  return `M${out.x} ${out.y}L${into.x} ${into.y}`
}

/** Where the line from the middle of a box to a point leaves the box, a little outside. */
function edge(box: Box, goal: { x: number; y: number }, out: number): { x: number; y: number } {
  const m = middleOf(box)
  const [dx, dy] = [goal.x - m.x, goal.y - m.y]
  const t = Math.min((box.w / 2 + out) / Math.abs(dx || 1e-9), (box.h / 2 + out) / Math.abs(dy || 1e-9))
  return { x: round(m.x + dx * t), y: round(m.y + dy * t) }
}

/** Two districts of one row with another between them: above the top row, below the bottom one. */
function besideRow(from: Box, to: Box): string {
  const up = from.y < 100
  const y = up ? from.y - 9 : from.y + from.h + 14
  const side = up ? from.y - 2 : from.y + from.h + 2
  const goal = up ? to.y - 4 : to.y + to.h + 4
  const dx = Math.sign(to.x - from.x)
  const [x1, x2] = [middleOf(from).x + dx * from.w * 0.3, middleOf(to).x - dx * to.w * 0.3]
  return `M${round(x1)} ${side}C${round(x1)} ${y} ${round(x1)} ${y} ${round(x1 + dx * 16)} ${y}L${round(x2 - dx * 16)} ${y}C${round(x2)} ${y} ${round(x2)} ${y} ${round(x2)} ${goal}`
}

/** From the bottom of one district, between two rows, to the top of another. */
function alongGutter(from: Box, to: Box): string {
  const dx = Math.sign(to.x - from.x)
  const y = (from.y + from.h + to.y) / 2
  const x1 = middleOf(from).x + dx * from.w * 0.36
  const x2 = middleOf(to).x - dx * to.w * 0.3
  return `M${round(x1)} ${from.y + from.h + 2}C${round(x1)} ${y} ${round(x1)} ${y} ${round(x1 + dx * 14)} ${y}L${round(x2 - dx * 14)} ${y}C${round(x2)} ${y} ${round(x2)} ${y} ${round(x2)} ${to.y - 5}`
}

const round = (n: number): number => Math.round(n * 10) / 10

export type Direction = 'up' | 'down' | 'left' | 'right'

/** The next thing from a box in a direction: near, and rather straight ahead than aside. */
export function nearest<T extends { box: Box }>(from: Box, way: Direction, all: readonly T[]): T | undefined {
  const start = middleOf(from)
  const measured = all.map((one) => {
    const m = middleOf(one.box)
    const [dx, dy] = [m.x - start.x, m.y - start.y]
    const ahead = { up: -dy, down: dy, left: -dx, right: dx }[way]
    const aside = Math.abs(way === 'up' || way === 'down' ? dx : dy)
    return { one, ahead, cost: ahead + 2.4 * aside }
  })
  return measured.filter(({ ahead }) => ahead > 1).sort((a, b) => a.cost - b.cost)[0]?.one
}
