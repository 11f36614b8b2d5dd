/** A position as one seat sees it, in the form of the rules file. */
export interface View {
  seat: number | null
  mode: string
  stage: string
  to_move: number | 'chance' | null
  active: number
  fields: (readonly [kind: number, seat: number] | null)[]
  markers: (number | null)[]
  closed: number[]
  wealth: number[]
  hand: number[] | null
  bag: number[] | null
  row: number[]
  hand_sizes: number[]
  bag_sizes: number[]
  reinforcements: number[]
  unseen_gang: number[][]
  unseen_reinforcements: number[]
  last_turn: boolean
  turn: { token: number; as: number; field: number; strength: number } | null
  todo: string[]
  winner: number | null
  solo: { outside: number; acting: number | null } | null
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** How many reinforcements lie in the pile: those not seen, less what is known to be in hands and bags. */
export function pileOf(view: View, isReinforcement: (kind: number) => boolean): number {
  const open = view.row.filter(isReinforcement).length
  const hidden = sum(view.reinforcements.filter((_, seat) => seat !== view.seat))
  return sum(view.unseen_reinforcements) - hidden + open
}
