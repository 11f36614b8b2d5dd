import type { SeatShown } from '$lib/wire'

/** A letter for each family, by seat, beside its shape and colour: the first of a name, or a number where two share it. */
export function lettersOf(seats: readonly SeatShown[]): string[] {
  const first = seats.map(({ name }) => name.trim().charAt(0).toUpperCase())
  const letters: string[] = []
  seats.forEach(({ seat }, index) => {
    const letter = first[index] ?? ''
    const isOwn = letter !== '' && first.indexOf(letter) === index && first.lastIndexOf(letter) === index
    letters[seat] = isOwn ? letter : String(seat + 1)
  })
  return letters
}
