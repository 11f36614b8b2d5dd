import type { Shown } from '../../board'
import type { Money, Own, Other, Shapes } from '../shapes'

export const isOwn = (seat: Own | Other | undefined): seat is Own => seat !== undefined && 'hand' in seat

/** A seat with its cards, where whoever looks may see them: the own one, or all after the game. */
export function openSeat(view: Shown<Shapes>, seat: number): Own | null {
  const all = view.position?.seats[seat]
  if (all) return all
  const shown = view.seats[seat]
  return isOwn(shown) ? shown : null
}

export const MONEY: readonly Money[] = ['$5', '$3', '$2', '$1']

/** In which order suitcases are opened at the end: who has least first. */
export function opening(view: Shown<Shapes>): number[] {
  const scores = view.scores ?? []
  return scores
    .map((score, seat) => ({ seat, total: score.total, isWinner: view.winners?.includes(seat) ?? false }))
    .sort(
      (one, other) => Number(one.isWinner) - Number(other.isWinner) || one.total - other.total || one.seat - other.seat,
    )
    .map(({ seat }) => seat)
}
