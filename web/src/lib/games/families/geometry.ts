/** Where everything lies on the map: worked out from a box's data alone, so that an owner's box is drawn as well. */
import type { Business, FamiliesBox, Territory } from './box'
import { outline } from './town/outline'
import { reach, settle, type Ball, type Block, type Room } from './town/settle'

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
  /** Between two round spaces, with the numbers on their rims. */
  between: number
  /** How far land reaches beyond what stands on it. */
  shore: number
  /** How far apart blocks may be with land between them, and the street that is left of it. */
  strait: number
  street: number
  river: number
  /** The number of a territory on a rim, and how far a leg is drawn. */
  pip: number
  leg: number
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
  /** As far as it is drawn, and where it leads. */
  to: Point
  foot: Point
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
  /** All land at once. */
  land: string
  /** The widest water. */
  sea: Point & { r: number }
}

const ROOMY: Metrics = {
  shop: { w: 74, h: 88 },
  gap: 5,
  columns: 3,
  stack: 30,
  sky: 26,
  head: 26,
  foot: 25,
  round: 36,
  air: 6,
  between: 12,
  shore: 16,
  strait: 200,
  street: 5,
  river: 62,
  pip: 8.5,
  leg: 20,
}
const CLOSE: Metrics = {
  shop: { w: 70, h: 88 },
  gap: 4,
  columns: 2,
  stack: 28,
  sky: 22,
  head: 25,
  foot: 24,
  round: 34,
  air: 4,
  between: 4,
  shore: 10,
  strait: 200,
  street: 4,
  river: 52,
  pip: 8,
  leg: 16,
}

// Width to height that each is begun with; where not everything fits it grows, a tall one only downwards.
const FORMS: Record<Form, { metrics: Metrics; aspect: number }> = {
  wide: { metrics: ROOMY, aspect: 1.45 },
  even: { metrics: ROOMY, aspect: 0.95 },
  tall: { metrics: CLOSE, aspect: 0.5 },
}
const TALL_WIDTH = 448

const NARROW = 560

/**
 * The form that is drawn largest in so many pixels, the tall one where two columns are all that fits; without a height it
 * may be as tall as it likes.
 */
export function formFor(width: number, height = Infinity): Form {
  if (width === 0) return 'wide'
  if (width < NARROW && height > 1.5 * width) return 'tall'
  const scale = (form: Form): number =>
    Math.min(width / Math.sqrt(FORMS[form].aspect), height * Math.sqrt(FORMS[form].aspect))
  return scale('even') > scale('wide') ? 'even' : 'wide'
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

/** Not too tight, not too wide: of some sizes that fit, the one whose round spaces lie best for its size. */
function draw(box: FamiliesBox, form: Form): Plan {
  const { metrics: m, aspect } = FORMS[form]
  const isTall = form === 'tall'
  const sizes = box.territories.map((territory) => sizeOf(box, territory, m))
  const places = new Map(box.territories.map(({ id }, index) => [id, index]))
  const touches = box.spaces.map((space) => space.touches.flatMap((id) => places.get(id) ?? []))
  const filled =
    sizes.reduce((sum, size) => sum + (size.w + m.round) * (size.h + m.round), 0) +
    box.spaces.length * (2 * m.round + m.air) ** 2
  let w = isTall ? Math.max(TALL_WIDTH, ...sizes.map((size) => size.w + 2 * m.shore)) : Math.sqrt(filled * aspect)
  let h = isTall ? (filled / w) * 0.9 : w / aspect
  let best: { plan: () => Plan; price: number } | null = null
  for (let tries = 0; !best || tries < TRIES; tries++) {
    const room = roomIn(form, m, w, h)
    const blocks = homes(box.territories, sizes, room)
    // Two columns with round spaces between them; where there is more room they find some by themselves.
    if (isTall) for (const [index, block] of blocks.entries()) block.friends = friendsOf(index, touches, blocks)
    const found = settle(blocks, touches, m, room)
    const price = found ? found.price * (w * h) ** 1.5 : 0
    if (found && (!best || price < best.price)) {
      const [wide, high] = [round(w), round(h)]
      best = { plan: () => finish(box, form, m, wide, high, blocks, found.balls), price }
    }
    if (!isTall) w *= GROWTH
    h *= GROWTH
  }
  return best.plan()
}

const roomIn = (form: Form, m: Metrics, w: number, h: number): Room =>
  form === 'tall'
    ? { left: m.shore, top: m.shore + 4, right: w - m.shore, bottom: h - m.river - m.shore }
    : { left: m.river + m.shore, top: m.shore + 6, right: w - m.shore - 6, bottom: h - m.shore - 6 }

const TRIES = 6
const GROWTH = 1.05

function homes(territories: readonly Territory[], sizes: readonly { w: number; h: number }[], room: Room): Block[] {
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
    return { ...home, w, h, home, friends: new Set() }
  })
}

const friendsOf = (index: number, touches: readonly (readonly number[])[], blocks: readonly Block[]): Set<Block> =>
  new Set(
    touches
      .filter((touched) => touched.includes(index))
      .flatMap((touched) => touched.flatMap((one) => blocks[one] ?? [])),
  )

function finish(
  box: FamiliesBox,
  form: Form,
  m: Metrics,
  w: number,
  h: number,
  blocks: readonly Block[],
  balls: readonly Ball[],
): Plan {
  const rounds = legsOf(box, blocks, balls, m)
  const river = form === 'tall' ? { x: 0, y: h - m.river, w, h: m.river } : { x: 0, y: 0, w: m.river, h }
  const { land, grounds, sea } = outline(
    blocks.map((block, index) => ({
      block: { x: block.x - block.w / 2, y: block.y - block.h / 2, w: block.w, h: block.h },
      legs: rounds.flatMap(({ at, legs }) =>
        legs
          .filter(({ territory }) => territory === box.territories[index]?.id)
          .map(({ foot }) => ({ from: at, to: foot })),
      ),
    })),
    rounds.map(({ at }) => ({ ...at, r: m.round })),
    { w, h, shore: m.shore, strait: m.strait, street: m.street, river },
  )
  return {
    form,
    w,
    h,
    metrics: m,
    river,
    territories: box.territories.map((territory, index) =>
      furnish(box, territory, blocks[index] as Block, m, grounds[index] ?? ''),
    ),
    rounds,
    land,
    sea,
  }
}

function furnish(box: FamiliesBox, territory: Territory, body: Block, m: Metrics, ground: string): TerritoryPlan {
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
function legsOf(box: FamiliesBox, blocks: readonly Block[], balls: readonly Ball[], m: Metrics): RoundPlan[] {
  return box.spaces.map(({ id }, index) => {
    const ball = balls[index] as Ball
    const at = { x: round(ball.x), y: round(ball.y) }
    const legs = ball.touches.map((place) => {
      const way = reach(ball, blocks[place] as Block)
      const on = (far: number): Point => ({ x: round(at.x + way.x * far), y: round(at.y + way.y * far) })
      return {
        territory: box.territories[place]?.id ?? 0,
        pip: on(m.round - 1),
        to: on(Math.min(way.length + 2, m.round + m.leg)),
        foot: on(way.length),
      }
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
