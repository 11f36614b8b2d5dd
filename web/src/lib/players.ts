import type { SeatShown } from '$lib/wire'
import { say, words, type Texts } from '$lib/words/index.svelte'

/** What to call who sits where; bots of one level are numbered. Automata are called what their game calls them. */
export function names(seats: readonly SeatShown[], game: string): string[] {
  const texts = words.of(game)
  const plain = seats.map((seat) => nameOf(seat, texts))
  return plain.map((name, index) => {
    const alike = plain.flatMap((other, at) => (other === name ? [at] : []))
    return alike.length > 1 ? `${name} ${alike.indexOf(index) + 1}` : name
  })
}

function nameOf(seat: SeatShown, texts: Texts): string {
  if (seat.kind === 'automaton') return texts.has(seat.level) ? texts.text(seat.level) : say('bot-automaton')
  if (seat.name) return seat.name
  return seat.kind === 'bot' ? say(`bot-${seat.level}`) : say('seat', { number: seat.seat + 1 })
}
