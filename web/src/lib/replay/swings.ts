import type { ChancePoint } from '$lib/wire'

/** A moment at which a seat's chance changed much. */
export interface Swing {
  /** The moment after the change. */
  at: number
  seat: number
  from: number
  to: number
}

const LEAST = 0.08

/** The largest changes of chance from one moment to the next, in the order of the game. */
export function swings(points: readonly ChancePoint[], most = 4): Swing[] {
  const found = points
    .slice(1)
    .map((point, before) => largest(points[before]?.chances ?? [], point.chances, before + 1))
  return found
    .filter((swing) => change(swing) >= LEAST)
    .sort((one, other) => change(other) - change(one))
    .slice(0, most)
    .sort((one, other) => one.at - other.at)
}

/** Of a change the seat that it means most for; among equals the one that gains. */
function largest(before: readonly number[], after: readonly number[], at: number): Swing {
  const all = after.map((to, seat) => ({ at, seat, from: before[seat] ?? to, to }))
  return all.reduce((best, one) => (weight(one) > weight(best) ? one : best), { at, seat: 0, from: 0, to: 0 })
}

const change = (swing: Swing): number => Math.abs(swing.to - swing.from)
const weight = (swing: Swing): number => change(swing) + (swing.to > swing.from ? 1e-6 : 0)

/** A chance in words' numbers. */
export const percent = (chance: number): number => Math.round(100 * chance)
