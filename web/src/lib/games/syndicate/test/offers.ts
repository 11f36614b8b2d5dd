import type { Sight } from '../../test/sights'
import { districtOf, fieldOf, tokenOf } from '../moves'
import type { Move, Shapes } from '../shapes'

/** An action by its move, and what that names. */
export function actionOf(one: Sight<Shapes>, fits: (named: Named) => boolean): { action: number; move: Named } {
  const choices = one.choices.map(({ action, move }) => ({ action, move: named(move) }))
  const choice = choices.find(({ move }) => fits(move))
  if (!choice) throw new Error('no such choice')
  return choice
}

export type Named = ReturnType<typeof named>
export const named = (move: Move) => ({
  move: move.move,
  token: tokenOf(move),
  field: fieldOf(move),
  district: districtOf(move),
})
