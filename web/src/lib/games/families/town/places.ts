/** Where pieces stand and lie on the plan, with a view. */
import type { Plan, Point } from '../geometry'
import type { View } from '../shapes'

export const CHIP = 15
export const FLAG = 34

/** The ids of the businesses of a territory in the order of its shops; what is missing is an empty slot. */
export const tenants = (printed: readonly string[], tiles: readonly string[]): string[] => [...printed, ...tiles]

/** How far apart markers of a stack lie. */
export const chipStep = (height: number, count: number): number =>
  Math.min(CHIP, (height - FLAG - CHIP) / Math.max(1, count - 1))

/** Figures: how tall, and where their feet are within a shop or a round space. */
export const shopFoot = (h: number): Point & { scale: number } => ({ x: 19, y: h - 3, scale: h / 104 })
export const roundFoot = (r: number): Point & { scale: number } => ({ x: 0, y: r * 0.72, scale: (r * 1.62) / 64 })

export function footOf(plan: Plan, view: View, space: string): Point | null {
  const corner = plan.rounds.find(({ id }) => id === space)
  if (corner) return { x: corner.at.x, y: corner.at.y + roundFoot(plan.metrics.round).y }
  for (const [index, territory] of plan.territories.entries()) {
    const place = tenants(territory.printed, view.tiles[index] ?? []).indexOf(space)
    const box = territory.shops[place]
    if (box) return { x: box.x + shopFoot(box.h).x, y: box.y + shopFoot(box.h).y }
  }
  return null
}

/** Where the highest marker of a territory lies. */
export function markerAt(plan: Plan, view: View, territory: number): Point | null {
  const index = plan.territories.findIndex(({ id }) => id === territory)
  const stack = plan.territories[index]?.stack
  if (!stack) return null
  const count = view.markers[index]?.length ?? 0
  const up = Math.max(0, count - 1) * chipStep(stack.h, count)
  return { x: stack.x + stack.w / 2, y: stack.y + stack.h - CHIP / 2 - 1 - up }
}

/** The upper left corner of a tile's shop. */
export function slotOf(plan: Plan, view: View, territory: number, tile: string): Point | null {
  const index = plan.territories.findIndex(({ id }) => id === territory)
  const found = plan.territories[index]
  if (!found) return null
  const box = found.shops[tenants(found.printed, view.tiles[index] ?? []).indexOf(tile)]
  return box ? { x: box.x, y: box.y } : null
}

const ASIDE = 34 // of the river's length, for each of the dead
const NAME = 120 // for its name

/** Where one of the dead floats: one after another down the river, closer where they are many. */
export function bodyAt({ river, form }: Plan, index: number, count: number): Point {
  const length = Math.max(river.w, river.h)
  const step = Math.min(ASIDE, (length - NAME - 44) / Math.max(1, count))
  const along = length - 38 - index * step
  const across = Math.min(river.w, river.h) * (0.62 + (index % 2 ? 0.12 : -0.12))
  return form === 'tall' ? { x: along, y: river.y + across } : { x: across, y: along }
}
