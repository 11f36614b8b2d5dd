import { isNameless } from '$lib/naming.svelte'
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
  if (seat.name) return called(seat.name)
  return seat.kind === 'bot' ? botName(seat.level, texts) : say('seat', { number: seat.seat + 1 })
}

/** Where a game has persons of its own who are called like a level, a bot says that it is one. */
export function botName(level: string, texts: Texts): string {
  const isTaken = texts.keys.some((key) => key.startsWith(`${level}-`))
  return isTaken ? say('bot-called', { level: say(`bot-${level}`) }) : say(`bot-${level}`)
}

/** Whoever has chosen no name is a guest, in the language of whoever reads it. */
function called(name: string): string {
  return isNameless(name) ? say('session-guest') : name
}
