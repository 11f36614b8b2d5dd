import type { SeatShown } from '$lib/wire'
import { say } from '$lib/words/index.svelte'

/** What to call who sits where; bots of one level are numbered. */
export function names(seats: readonly SeatShown[]): string[] {
  const plain = seats.map(nameOf)
  return plain.map((name, index) => {
    const alike = plain.flatMap((other, at) => (other === name ? [at] : []))
    return alike.length > 1 ? `${name} ${alike.indexOf(index) + 1}` : name
  })
}

function nameOf(seat: SeatShown): string {
  if (seat.kind === 'automaton') return say('bot-automaton')
  if (seat.name) return seat.name
  return seat.kind === 'bot' ? say(`bot-${seat.level}`) : say('seat', { number: seat.seat + 1 })
}
