/** Where everything lies on the map: worked out from a box's data alone, so that an owner's box is drawn as well. */
import type { Business, FamiliesBox, RoundSpace, Territory } from './box'
import { outline, strays, type Way } from './town/outline'

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  w: number
  h: number
}

/** How large things are drawn: everything else follows from these. */
export interface Metrics {
  shop: { w: number; h: number }
  gap: number
  /** Shops that stand side by side. */
  columns: number
  /** The pile of markers with its flag. */
  stack: number
  sky: number
  head: number
  foot: number
  round: number
  /** Between a round space and whatever it does not belong to. */
  air: number
  /** How far land reaches beyond what stands on it. */
  shore: number
  /** How far apart blocks may be with land between them, and the street that is left of it. */
  strait: number
  street: number
  river: number
  /** The number of a territory at the end of a leg. */
  pip: number
}

export type Form = 'wide' | 'even' | 'tall'

/** A territory: a block with what stands there, and the ground around it. */
export interface TerritoryPlan {
  id: number
  block: Box
  sky: Box
  plate: Box
  /** The businesses that are printed there. */
  printed: string[]
  /** For those first, then the slots. */
  shops: Box[]
  stack: Box
  tally: Box
  ground: string
}

export interface Leg {
  territory: number
  /** Its number, on the rim of the space. */
  pip: Point
  to: Point
}

export interface RoundPlan {
  id: string
  at: Point
  legs: Leg[]
}

export interface Plan {
  form: Form
  w: number
  h: number
  metrics: Metrics
  river: Box
  territories: TerritoryPlan[]
  rounds: RoundPlan[]
}

const ROOMY: Metrics = {
  shop: { w: 90, h: 96 },
  gap: 6,
  columns: 3,
  stack: 36,
  sky: 34,
  head: 28,
  foot: 26,
  round: 37,
  air: 7,
  shore: 22,
  strait: 320,
  street: 6,
  river: 76,
  pip: 9,
}
const CLOSE: Metrics = {
  shop: { w: 70, h: 88 },
  gap: 4,
  columns: 2,
  stack: 28,
  sky: 22,
  head: 25,
  foot: 24,
  round: 30,
  air: 4,
  shore: 10,
  strait: 200,
  street: 4,
  river: 52,
  pip: 8,
}

// Width to height that each is begun with; where not everything fits it grows, a tall one only downwards.
const FORMS: Record<Form, { metrics: Metrics; aspect: number }> = {
  wide: { metrics: ROOMY, aspect: 1.45 },
  even: { metrics: ROOMY, aspect: 0.95 },
  tall: { metrics: CLOSE, aspect: 0.5 },
}
const TALL_WIDTH = 424

/** The form that fills a room best; without a height it may be as tall as it likes. */
export function formFor(width: number, height = 0): Form {
  if (width > 0 && height > 0) return width > 1.2 * height ? 'wide' : width > 0.6 * height ? 'even' : 'tall'
  if (width > 0 && width < 560) return 'tall'
  return width > 0 && width < 800 ? 'even' : 'wide'
}

const plans = new WeakMap<FamiliesBox, Map<Form, Plan>>()

/** The plan of a box; it is worked out once. */
export function planOf(box: FamiliesBox, form: Form): Plan {
  const known = plans.get(box) ?? new Map<Form, Plan>()
  plans.set(box, known)
  const plan = known.get(form) ?? draw(box, form)
  known.set(form, plan)
  return plan
}

export const middleOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 })

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
const round = (value: number): number => Math.round(value * 10) / 10

/** The businesses that are printed in a territory. */
export const printedIn = (box: FamiliesBox, territory: number): Business[] =>
  box.businesses.filter((business) => business.territory === territory)

function sizeOf(box: FamiliesBox, territory: Territory, m: Metrics) {
  const shops = Math.max(1, printedIn(box, territory.id).length + territory.slots)
  // A shop alone would leave no room for a name.
  const columns = Math.max(2, Math.min(m.columns, shops))
  const rows = Math.ceil(shops / columns)
  return {
    shops,
    columns,
    w: columns * (m.shop.w + m.gap) + m.stack,
    h: m.sky + m.head + rows * (m.shop.h + m.gap) + m.foot,
  }
}

/** A block or a round space while places are looked for; the middle of it. */
interface Body extends Point {
  w: number
  h: number
  home: Point
}

interface Ball extends Point {
  touches: number[]
}

interface Room {
  left: number
  top: number
  right: number
  bottom: number
}

function draw(box: FamiliesBox, form: Form): Plan {
  const { metrics: m, aspect } = FORMS[form]
  const isTall = form === 'tall'
  const sizes = box.territories.map((territory) => sizeOf(box, territory, m))
  const widest = Math.max(...sizes.map(({ w }) => w))
  const filled =
    sizes.reduce((sum, { w, h }) => sum + (w + m.round) * (h + m.round), 0) +
    box.spaces.length * (2 * m.round + m.air) ** 2
  let w = isTall ? Math.max(TALL_WIDTH, widest + 2 * m.shore) : 0.9 * Math.sqrt(filled * aspect)
  let h = isTall ? Math.max(w, (filled / w) * 0.7) : w / aspect
  for (;;) {
    const room = isTall
      ? { left: m.shore, top: m.shore + 4, right: w - m.shore, bottom: h - m.river - m.shore }
      : { left: m.river + m.shore, top: m.shore + 6, right: w - m.shore - 6, bottom: h - m.shore - 6 }
    const found = settle(box, sizes, m, room)
    if (found) {
      improve(found.blocks, found.balls, m, room)
      return finish(box, form, m, round(w), round(h), found)
    }
    if (!isTall) w *= 1.045
    h *= 1.045
  }
}

const STEPS = 260

/**
 * Blocks stay where the data has them, round spaces lie between the blocks that they touch, and all make room for each
 * other; null where there is too little of it.
 */
function settle(
  box: FamiliesBox,
  sizes: readonly { w: number; h: number }[],
  m: Metrics,
  room: Room,
): { blocks: Body[]; balls: Ball[] } | null {
  const blocks = homes(box.territories, sizes, room)
  const places = new Map(box.territories.map(({ id }, index) => [id, index]))
  const balls = box.spaces.map((space, index) => begin(space, index, blocks, places, m))
  for (let step = 0; step < STEPS; step++) {
    const time = step / STEPS
    attract(blocks, balls, m, time)
    separate(blocks, balls, m, Math.min(1, 0.25 + time * 1.5))
    keepIn(blocks, balls, m, room)
  }
  return isFree(blocks, balls, m) ? { blocks, balls } : null
}

function homes(territories: readonly Territory[], sizes: readonly { w: number; h: number }[], room: Room): Body[] {
  const xs = territories.map(({ at }) => at[0])
  const ys = territories.map(({ at }) => at[1])
  const spread = (value: number, all: number[], low: number, high: number): number => {
    const [least, most] = [Math.min(...all), Math.max(...all)]
    return most > least ? low + ((value - least) / (most - least)) * (high - low) : (low + high) / 2
  }
  return territories.map(({ at }, index) => {
    const { w, h } = sizes[index] ?? { w: 0, h: 0 }
    const home = {
      x: spread(at[0], xs, room.left + w / 2, room.right - w / 2),
      y: spread(at[1], ys, room.top + h / 2, room.bottom - h / 2),
    }
    return { ...home, w, h, home }
  })
}

function begin(
  { touches }: RoundSpace,
  index: number,
  blocks: readonly Body[],
  places: ReadonlyMap<number, number>,
  m: Metrics,
): Ball {
  const touched = touches.map((id) => places.get(id)).filter((place) => place !== undefined)
  const sum = touched.reduce((at, place) => {
    const { x, y } = blocks[place] as Body
    return { x: at.x + x / touched.length, y: at.y + y / touched.length }
  }, origin())
  // Those that touch the same begin a little apart, each in another direction.
  const turn = index * 2.4
  return { x: sum.x + Math.cos(turn) * m.round * 0.6, y: sum.y + Math.sin(turn) * m.round * 0.6, touches: touched }
}

const origin = (): Point => ({ x: 0, y: 0 })

/** The way from a point to the nearest one of a block; negative length: the point lies inside. */
function reach(from: Point, block: Body): { x: number; y: number; length: number } {
  const dx = clamp(from.x, block.x - block.w / 2, block.x + block.w / 2) - from.x
  const dy = clamp(from.y, block.y - block.h / 2, block.y + block.h / 2) - from.y
  const length = Math.hypot(dx, dy)
  if (length > 0) return { x: dx / length, y: dy / length, length }
  const [ox, oy] = [from.x - block.x, from.y - block.y]
  const [inX, inY] = [block.w / 2 - Math.abs(ox), block.h / 2 - Math.abs(oy)]
  return inX < inY ? { x: ox < 0 ? 1 : -1, y: 0, length: -inX } : { x: 0, y: oy < 0 ? 1 : -1, length: -inY }
}

const CALM = 0.7 // from here on nothing pulls any more

function attract(blocks: Body[], balls: Ball[], m: Metrics, time: number): void {
  if (time > CALM) return
  for (const block of blocks) {
    block.x += (block.home.x - block.x) * 0.03
    block.y += (block.home.y - block.y) * 0.03
  }
  for (const ball of balls) {
    for (const place of ball.touches) {
      const way = reach(ball, blocks[place] as Body)
      const far = way.length - m.round - m.air
      if (far > 0) {
        ball.x += way.x * far * 0.09
        ball.y += way.y * far * 0.09
      }
    }
  }
}

function separate(blocks: Body[], balls: Ball[], m: Metrics, force: number): void {
  pairs(blocks, (one, other) => {
    const [dx, dy] = [other.x - one.x, other.y - one.y]
    const overX = (one.w + other.w) / 2 + 2 * m.air - Math.abs(dx)
    const overY = (one.h + other.h) / 2 + 2 * m.air - Math.abs(dy)
    if (overX <= 0 || overY <= 0) return
    const isAside = overX < overY
    const [moveX, moveY] = isAside ? [Math.sign(dx || 1) * overX, 0] : [0, Math.sign(dy || 1) * overY]
    push(one, other, (moveX * force) / 2, (moveY * force) / 2)
  })
  pairs(balls, (one, other) => {
    const [dx, dy] = [other.x - one.x || 0.1, other.y - one.y]
    const length = Math.hypot(dx, dy)
    const over = 2 * m.round + m.air + 1 - length
    if (over > 0) push(one, other, (dx / length) * (over * force * 0.5), (dy / length) * (over * force * 0.5))
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

function keepIn(blocks: Body[], balls: Ball[], m: Metrics, room: Room): void {
  for (const block of blocks) {
    block.x = clamp(block.x, room.left + block.w / 2, room.right - block.w / 2)
    block.y = clamp(block.y, room.top + block.h / 2, room.bottom - block.h / 2)
  }
  for (const ball of balls) {
    ball.x = clamp(ball.x, room.left + m.round, room.right - m.round)
    ball.y = clamp(ball.y, room.top + m.round, room.bottom - m.round)
  }
}

function isFree(blocks: readonly Body[], balls: readonly Ball[], m: Metrics): boolean {
  let free = balls.every((ball) => blocks.every((block) => reach(ball, block).length >= m.round + m.air / 2))
  pairs(balls, (one, other) => {
    free &&= Math.hypot(one.x - other.x, one.y - other.y) >= 2 * m.round + m.air / 2
  })
  pairs(blocks, (one, other) => {
    free &&=
      Math.abs(one.x - other.x) >= (one.w + other.w) / 2 + m.air ||
      Math.abs(one.y - other.y) >= (one.h + other.h) / 2 + m.air
  })
  return free
}

const ROUNDS = 4
const RANGE = 9
const STRIDE = 13

/** Each round space looks around for a better place: one that others' legs keep clear of, and its own of others. */
function improve(blocks: readonly Body[], balls: Ball[], m: Metrics, room: Room): void {
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const ball of balls) {
      const others = balls.filter((other) => other !== ball)
      const legs = others.flatMap((other) => other.touches.map((place) => footOf(other, blocks[place] as Body, other)))
      const price = (at: Point): number => costOf({ ...at, touches: ball.touches }, blocks, others, legs, m)
      let [best, least] = [{ x: ball.x, y: ball.y }, price(ball)]
      for (let column = -RANGE; column <= RANGE; column++) {
        for (let row = -RANGE; row <= RANGE; row++) {
          const at = { x: ball.x + column * STRIDE, y: ball.y + row * STRIDE }
          if (!fits(at, blocks, others, m, room)) continue
          const cost = price(at)
          if (cost < least - 1) [best, least] = [at, cost]
        }
      }
      ball.x = best.x
      ball.y = best.y
    }
  }
}

function footOf(from: Point, block: Body, start: Point): Way {
  const way = reach(from, block)
  return { from: start, to: { x: from.x + way.x * way.length, y: from.y + way.y * way.length } }
}

function fits(at: Point, blocks: readonly Body[], others: readonly Ball[], m: Metrics, room: Room): boolean {
  const { x, y } = at
  if (x < room.left + m.round || x > room.right - m.round) return false
  if (y < room.top + m.round || y > room.bottom - m.round) return false
  return (
    others.every((other) => apart(other, at) >= 2 * m.round + m.air) &&
    blocks.every((block) => reach(at, block).length >= m.round + m.air)
  )
}

function costOf(
  ball: Ball,
  blocks: readonly Body[],
  others: readonly Ball[],
  legs: readonly Way[],
  m: Metrics,
): number {
  let cost = 0
  for (const place of ball.touches) {
    const leg = footOf(ball, blocks[place] as Body, ball)
    const length = apart(leg.from, leg.to) - m.round
    cost += length + (length * length) / 90
    for (const other of others) if (strays(other, leg) < m.round + 3) cost += 260
    blocks.forEach((block, index) => {
      if (index !== place && strays(block, leg) < Math.min(block.w, block.h) / 2) cost += 500
    })
    for (const other of legs) if (crosses(leg, other)) cost += 60
  }
  for (const leg of legs) if (strays(ball, leg) < m.round + 3) cost += 260
  return cost
}

const side = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

const crosses = (one: Way, other: Way): boolean =>
  side(one.from, one.to, other.from) * side(one.from, one.to, other.to) < 0 &&
  side(other.from, other.to, one.from) * side(other.from, other.to, one.to) < 0

function finish(
  box: FamiliesBox,
  form: Form,
  m: Metrics,
  w: number,
  h: number,
  { blocks, balls }: { blocks: Body[]; balls: Ball[] },
): Plan {
  const rounds = legsOf(box, blocks, balls, m)
  const grounds = outline(
    blocks.map((block, index) => ({
      block: { x: block.x - block.w / 2, y: block.y - block.h / 2, w: block.w, h: block.h },
      legs: rounds.flatMap(({ at, legs }) =>
        legs.filter(({ territory }) => territory === box.territories[index]?.id).map(({ to }) => ({ from: at, to })),
      ),
    })),
    rounds.map(({ at }) => ({ ...at, r: m.round })),
    { w, h, shore: m.shore, strait: m.strait, street: m.street },
  )
  return {
    form,
    w,
    h,
    metrics: m,
    river: form === 'tall' ? { x: 0, y: h - m.river, w, h: m.river } : { x: 0, y: 0, w: m.river, h },
    territories: box.territories.map((territory, index) =>
      furnish(box, territory, blocks[index] as Body, m, grounds[index] ?? ''),
    ),
    rounds,
  }
}

function furnish(box: FamiliesBox, territory: Territory, body: Body, m: Metrics, ground: string): TerritoryPlan {
  const { shops: count, columns } = sizeOf(box, territory, m)
  const [x, y] = [round(body.x - body.w / 2), round(body.y - body.h / 2)]
  const top = y + m.sky + m.head
  const shops = Array.from({ length: count }, (_, index) => ({
    x: x + (index % columns) * (m.shop.w + m.gap),
    y: top + Math.floor(index / columns) * (m.shop.h + m.gap),
    ...m.shop,
  }))
  const front = columns * (m.shop.w + m.gap) - m.gap
  return {
    id: territory.id,
    printed: printedIn(box, territory.id).map(({ id }) => id),
    block: { x, y, w: body.w, h: body.h },
    sky: { x, y, w: front, h: m.sky },
    plate: { x, y: y + m.sky - 4, w: front, h: m.head },
    shops,
    stack: { x: x + front + m.gap, y: y + m.sky - 4, w: m.stack, h: body.h - m.sky + 4 - m.foot - m.gap },
    tally: { x, y: y + body.h - m.foot, w: body.w, h: m.foot },
    ground,
  }
}

/** From each round space to the nearest point of the territories that it touches. */
function legsOf(box: FamiliesBox, blocks: readonly Body[], balls: readonly Ball[], m: Metrics): RoundPlan[] {
  return box.spaces.map(({ id }, index) => {
    const ball = balls[index] as Ball
    const at = { x: round(ball.x), y: round(ball.y) }
    const legs = ball.touches.map((place) => {
      const way = reach(ball, blocks[place] as Body)
      const on = (far: number): Point => ({ x: round(at.x + way.x * far), y: round(at.y + way.y * far) })
      return { territory: box.territories[place]?.id ?? 0, pip: on(m.round - 1), to: on(way.length + 2) }
    })
    return { id, at, legs: spread(at, legs, m) }
  })
}

/** Numbers on a rim that would cover each other move on along it. */
function spread(at: Point, legs: Leg[], m: Metrics): Leg[] {
  const least = (2 * m.pip + 1) / (m.round - 1)
  const angles = legs.map(({ pip }) => Math.atan2(pip.y - at.y, pip.x - at.x))
  for (let turn = 0; turn < 12; turn++) {
    angles.forEach((one, first) =>
      angles.forEach((other, second) => {
        if (second <= first) return
        const between = Math.atan2(Math.sin(other - one), Math.cos(other - one))
        const over = least - Math.abs(between)
        if (over <= 0) return
        const way = between < 0 ? -1 : 1
        angles[first] = one - (way * over) / 2
        angles[second] = other + (way * over) / 2
      }),
    )
  }
  return legs.map((leg, index) => {
    const angle = angles[index] ?? 0
    const pip = {
      x: round(at.x + Math.cos(angle) * (m.round - 1)),
      y: round(at.y + Math.sin(angle) * (m.round - 1)),
    }
    return { ...leg, pip }
  })
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

export type Direction = 'up' | 'down' | 'left' | 'right'

/** The next thing from a point in a direction: near, and rather straight ahead than aside. */
export function nearest<One extends { at: Point }>(from: Point, way: Direction, all: readonly One[]): One | undefined {
  const measured = all.map((one) => {
    const [dx, dy] = [one.at.x - from.x, one.at.y - from.y]
    const ahead = { up: -dy, down: dy, left: -dx, right: dx }[way]
    const aside = Math.abs(way === 'up' || way === 'down' ? dx : dy)
    return { one, ahead, cost: ahead + 2.2 * aside }
  })
  return measured.filter(({ ahead }) => ahead > 1).sort((a, b) => a.cost - b.cost)[0]?.one
}
