import type { Frame } from '$lib/wire'

/** A part of a game's position that the seats hold: under which key, how it is called, what its numbers stand for. */
export interface OpenPart<Position = Record<string, unknown>> {
  key: { [Key in keyof Position]: Position[Key] extends number[][] ? Key : never }[keyof Position]
  label: string
  /** How it is called where a rulebook plays the seat, if otherwise. */
  automaton?: string
  noun: string
}

const parts = import.meta.glob<(Omit<OpenPart, 'key'> & { key: string })[]>('../games/*/open.ts', {
  import: 'default',
  eager: true,
})

/** What one seat holds. */
export interface Held {
  label: string
  /** Keys of words, gang-3 and the like. */
  things: string[]
}

/** All that a seat holds at a moment, where everything is seen. */
export function heldBy(game: string, frame: Frame, seat: number, player: string): Held[] {
  const position = frame.view.position as Record<string, unknown> | undefined
  if (!position) return []
  return (parts[`../games/${game}/open.ts`] ?? []).map(({ key, label, automaton = label, noun }) => {
    const all = position[key] as number[][] | undefined
    return {
      label: player === 'automaton' ? automaton : label,
      things: (all?.[seat] ?? []).map((thing) => `${noun}-${thing}`),
    }
  })
}

/** Whether a game says what its seats hold; elsewhere the board itself does. */
export const hasOpen = (game: string): boolean => `../games/${game}/open.ts` in parts
