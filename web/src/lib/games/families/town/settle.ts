/** Finds places for blocks and round spaces, so that nothing covers anything and each lies near what it belongs to. */
import type { Metrics, Point } from '../geometry'
import { distance, strays, type Way } from './outline'

/** A territory's block, by its middle. */
export interface Block extends Point {
  w: number
  h: number
  /** Where the data would have it. */
  home: Point
  /** Blocks that a round space lies between: they leave room for one. */
  friends: ReadonlySet<Point>
}

export interface Ball extends Point {
  /** The blocks that it touches, by number. */
  touches: readonly number[]
}

export interface Room {
  left: number
  top: number
  right: number
  bottom: number
}

type Sizes = Pick<Metrics, 'round' | 'air' | 'between'>

export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

const apart = (one: Point, other: Point): number => Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)

/** The way from a point to the nearest one of a block; negative length: the point lies inside. */
export function reach(from: Point, block: Block): { x: number; y: number; length: number } {
  const dx = clamp(from.x, block.x - block.w / 2, block.x + block.w / 2) - from.x
  const dy = clamp(from.y, block.y - block.h / 2, block.y + block.h / 2) - from.y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length > 0) return { x: dx / length, y: dy / length, length }
  const [ox, oy] = [from.x - block.x, from.y - block.y]
  const [inX, inY] = [block.w / 2 - Math.abs(ox), block.h / 2 - Math.abs(oy)]
  return inX < inY ? { x: ox < 0 ? 1 : -1, y: 0, length: -inX } : { x: 0, y: oy < 0 ? 1 : -1, length: -inY }
}

/**
 * Blocks stay about where the data has them and make room; then each round space takes the best place that is left. Null
 * where there is too little room; the price says how good it is.
 */
export function settle(
  blocks: Block[],
  touches: readonly (readonly number[])[],
  m: Sizes,
  room: Room,
): { balls: Ball[]; price: number } | null {
  const loose = touches.map((touched, index) => begin(touched, index, blocks, m))
  for (let step = 0; step < STEPS; step++) {
    const time = step / STEPS
    if (time < CALM) attract(blocks, loose, m)
    separate(blocks, loose, m, Math.min(1, 0.25 + time * 1.5))
    keepIn(blocks, loose, m, room)
  }
  return areApart(blocks, m) ? place(blocks, touches, m, room) : null
}

// First everything floats.

const STEPS = 150
const CALM = 0.75 // from here on nothing pulls any more

function begin(touches: readonly number[], index: number, blocks: readonly Block[], m: Sizes): Ball {
  const at = { x: 0, y: 0 }
  for (const number of touches) {
    at.x += (blocks[number]?.x ?? 0) / touches.length
    at.y += (blocks[number]?.y ?? 0) / touches.length
  }
  // Those that touch the same begin a little apart, each in another direction.
  const turn = index * 2.4
  return { x: at.x + Math.cos(turn) * m.round, y: at.y + Math.sin(turn) * m.round, touches }
}

function attract(blocks: Block[], balls: Ball[], m: Sizes): void {
  for (const block of blocks) {
    block.x += (block.home.x - block.x) * 0.05
    block.y += (block.home.y - block.y) * 0.05
  }
  for (const ball of balls) {
    for (const number of ball.touches) {
      const way = reach(ball, blocks[number] as Block)
      const far = way.length - m.round - m.air
      if (far > 0) push(ball, { x: 0, y: 0 }, -way.x * far * 0.1, -way.y * far * 0.1)
    }
  }
}

function separate(blocks: Block[], balls: Ball[], m: Sizes, force: number): void {
  pairs(blocks, (one, other) => {
    const [dx, dy] = [other.x - one.x, other.y - one.y]
    const gap = one.friends.has(other) ? 2 * (m.round + m.air) + 1 : 2 * m.air
    const overX = (one.w + other.w) / 2 + gap - Math.abs(dx)
    const overY = (one.h + other.h) / 2 + gap - Math.abs(dy)
    if (overX <= 0 || overY <= 0) return
    const isAside = overX < overY
    const [moveX, moveY] = isAside ? [Math.sign(dx || 1) * overX, 0] : [0, Math.sign(dy || 1) * overY]
    push(one, other, (moveX * force) / 2, (moveY * force) / 2)
  })
  pairs(balls, (one, other) => {
    const [dx, dy] = [other.x - one.x || 0.1, other.y - one.y]
    const length = Math.sqrt(dx * dx + dy * dy)
    const over = (2 * m.round + m.air + 1 - length) * force * 0.5
    if (over > 0) push(one, other, (dx / length) * over, (dy / length) * over)
  })
  for (const ball of balls) {
    for (const block of blocks) {
      const way = reach(ball, block)
      const over = (m.round + m.air + 1 - way.length) * force
      if (over > 0) push(ball, block, way.x * over * 0.45, way.y * over * 0.45)
    }
  }
}

function push(one: Point, other: Point, x: number, y: number): void {
  one.x -= x
  one.y -= y
  other.x += x
  other.y += y
}

function pairs<One>(all: readonly One[], visit: (one: One, other: One) => void): void {
  for (let first = 0; first < all.length; first++)
    for (let second = first + 1; second < all.length; second++) visit(all[first] as One, all[second] as One)
}

function keepIn(blocks: Block[], balls: Ball[], m: Sizes, room: Room): void {
  for (const block of blocks) {
    block.x = clamp(block.x, room.left + block.w / 2, room.right - block.w / 2)
    block.y = clamp(block.y, room.top + block.h / 2, room.bottom - block.h / 2)
  }
  for (const ball of balls) {
    ball.x = clamp(ball.x, room.left + m.round, room.right - m.round)
    ball.y = clamp(ball.y, room.top + m.round, room.bottom - m.round)
  }
}

function areApart(blocks: readonly Block[], m: Sizes): boolean {
  let free = true
  pairs(blocks, (one, other) => {
    free &&=
      Math.abs(one.x - other.x) >= (one.w + other.w) / 2 + m.air ||
      Math.abs(one.y - other.y) >= (one.h + other.h) / 2 + m.air
  })
  return free
}

// Then round spaces are placed, one after another, and each looks around again once the others have theirs.

const STRIDE = 12
const ROUNDS = 4
const CHOICE = 700 // what a place may cost more than the best one

/** A free place with the price of its legs alone. */
interface Spot extends Point {
  price: number
}

interface Placed extends Ball {
  legs: Way[]
}

type Rest = readonly (Placed | null)[]

function place(
  blocks: readonly Block[],
  touches: readonly (readonly number[])[],
  m: Sizes,
  room: Room,
): { balls: Ball[]; price: number } | null {
  const free = spotsIn(blocks, m, room)
  const choices = touches.map((touched) => spotsFor(free, touched, m))
  const placed: (Placed | null)[] = touches.map(() => null)
  const priceOf = (ball: Placed): number => legsPrice(ball, blocks, m) + troubleOf(ball, blocks, placed, m)
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const [index, touched] of touches.entries()) {
      placed[index] = null
      const found = bestOf(choices[index] ?? [], touched, blocks, placed, m)
      if (!found) return null
      placed[index] = found
    }
    exchange(placed, blocks, priceOf)
  }
  const balls = placed.filter((ball) => ball !== null)
  return { balls, price: balls.reduce((sum, ball) => sum + priceOf(ball), 0) / Math.max(1, balls.length) }
}

/** Two that lie better in each other's place change places. */
function exchange(placed: (Placed | null)[], blocks: readonly Block[], priceOf: (ball: Placed) => number): void {
  const both = (first: number, second: number): number =>
    priceOf(placed[first] as Placed) + priceOf(placed[second] as Placed)
  for (let first = 0; first < placed.length; first++) {
    for (let second = first + 1; second < placed.length; second++) {
      const [one, other] = [placed[first] as Placed, placed[second] as Placed]
      const before = both(first, second)
      placed[first] = standing(other, one.touches, blocks)
      placed[second] = standing(one, other.touches, blocks)
      if (both(first, second) < before - 1) continue
      placed[first] = one
      placed[second] = other
    }
  }
}

const standing = ({ x, y }: Point, touches: readonly number[], blocks: readonly Block[]): Placed => ({
  x,
  y,
  touches,
  legs: touches.map((number) => legTo({ x, y }, blocks[number] as Block)),
})

/** Everywhere that no block reaches, and how far it is to each of them. */
function spotsIn(blocks: readonly Block[], m: Sizes, room: Room): { x: number; y: number; far: number[] }[] {
  const spots = []
  const boxes = blocks.map(({ x, y, w, h }) => ({ x: x - w / 2, y: y - h / 2, w, h }))
  for (let x = room.left + m.round; x <= room.right - m.round; x += STRIDE) {
    for (let y = room.top + m.round; y <= room.bottom - m.round; y += STRIDE) {
      if (boxes.some((box) => distance(x, y, box) < m.round + m.air)) continue
      spots.push({ x, y, far: boxes.map((box) => distance(x, y, box)) })
    }
  }
  return spots
}

const lengthPrice = (length: number): number => length + (length * length) / 70

/** The best places for a space that touches these, the very best first. */
function spotsFor(
  free: readonly { x: number; y: number; far: number[] }[],
  touches: readonly number[],
  m: Sizes,
): Spot[] {
  const prices = free.map(({ far }) => {
    let price = 0
    for (const number of touches) price += lengthPrice((far[number] ?? 0) - m.round)
    return price
  })
  const most = prices.reduce((least, price) => Math.min(least, price), Infinity) + CHOICE
  const priced = free.flatMap(({ x, y }, index) => {
    const price = prices[index] ?? 0
    return price < most ? [{ x, y, price }] : []
  })
  return priced.sort((one, other) => one.price - other.price)
}

const legsPrice = (ball: Placed, blocks: readonly Block[], m: Sizes): number =>
  ball.touches.reduce((sum, number) => sum + lengthPrice(reach(ball, blocks[number] as Block).length - m.round), 0)

function bestOf(
  spots: readonly Spot[],
  touches: readonly number[],
  blocks: readonly Block[],
  rest: Rest,
  m: Sizes,
): Placed | null {
  let [best, least]: [Placed | null, number] = [null, Infinity]
  for (const spot of spots) {
    if (spot.price >= least) break
    if (rest.some((other) => other !== null && apart(other, spot) < 2 * m.round + m.between)) continue
    const ball = standing(spot, touches, blocks)
    const price = spot.price + troubleOf(ball, blocks, rest, m)
    if (price < least) [best, least] = [ball, price]
  }
  return best
}

function legTo(from: Point, block: Block): Way {
  const way = reach(from, block)
  return {
    from: { x: from.x, y: from.y },
    to: { x: from.x + way.x * way.length, y: from.y + way.y * way.length },
  }
}

const [COVERED, BLOCKED, CROSSED, NARROW] = [220, 420, 60, 70]

/** What is wrong with a place: legs over other spaces and blocks, legs of others, legs that lie close together. */
function troubleOf(ball: Placed, blocks: readonly Block[], rest: Rest, m: Sizes): number {
  const near = m.round + 3
  const { legs, touches } = ball
  let price = 0
  for (const [index, leg] of legs.entries()) {
    blocks.forEach((block, number) => {
      if (number !== touches[index] && runsInto(leg, block)) price += BLOCKED
    })
    for (const next of legs.slice(index + 1)) price += Math.max(0, cosine(leg, next) - 0.5) * 2 * NARROW
  }
  for (const other of rest) {
    if (!other || other === ball) continue
    for (const leg of legs) {
      if (strays(other.x, other.y, leg) < near) price += COVERED
      for (const theirs of other.legs) if (crosses(leg, theirs)) price += CROSSED
    }
    for (const leg of other.legs) if (strays(ball.x, ball.y, leg) < near) price += COVERED
  }
  return price
}

const side = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

const crosses = (one: Way, other: Way): boolean =>
  side(one.from, one.to, other.from) * side(one.from, one.to, other.to) < 0 &&
  side(other.from, other.to, one.from) * side(other.from, other.to, one.to) < 0

const SAMPLES = [0.2, 0.4, 0.6, 0.8, 0.95]

function runsInto({ from, to }: Way, { x, y, w, h }: Block): boolean {
  for (const part of SAMPLES) {
    const dx = Math.abs(from.x + (to.x - from.x) * part - x)
    const dy = Math.abs(from.y + (to.y - from.y) * part - y)
    if (dx < w / 2 && dy < h / 2) return true
  }
  return false
}

function cosine(one: Way, other: Way): number {
  const [ax, ay] = [one.to.x - one.from.x, one.to.y - one.from.y]
  const [bx, by] = [other.to.x - other.from.x, other.to.y - other.from.y]
  return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1)
}
