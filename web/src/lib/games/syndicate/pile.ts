import type { View } from './shapes'

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** How many reinforcements lie in the pile: those not seen, less what is known to be in hands and bags. */
export function pileOf(view: View, isReinforcement: (kind: number) => boolean): number {
  const open = view.row.filter(isReinforcement).length
  const hidden = sum(view.reinforcements.filter((_, seat) => seat !== view.seat))
  return sum(view.unseen_reinforcements) - hidden + open
}
