import { names } from '$lib/players'
import type { TableSummary } from '$lib/wire'
import { say } from '$lib/words/index.svelte'

/** How a game ended for us, or where we did not play one seat, who has won; nothing where nobody has. */
export function outcomeTold(table: TableSummary): string {
  const { outcome } = table
  if (!outcome) return ''
  const ours = table.seats.filter((seat) => seat.yours)
  const winners = table.seats.filter((seat) => outcome.places[seat.seat] === 1)
  const place = ours.length === 1 ? outcome.places[ours[0]?.seat ?? -1] : undefined
  if (place === undefined) {
    const called = names(table.seats, table.game)
    return say('ended-winners', { names: winners.map((seat) => called[seat.seat]).join(', ') })
  }
  if (place === 1) return say(winners.length > 1 ? 'ended-shared' : 'ended-won')
  return table.seats.length === 2 ? say('ended-lost') : say('ended-place', { place, count: table.seats.length })
}

/** Whether we have won. */
export const isWon = ({ outcome, seats }: TableSummary): boolean =>
  seats.some((seat) => seat.yours && outcome?.places[seat.seat] === 1)
