import type { Shown } from '../board'
import type { Shapes } from './shapes'

/** The table as a seat sees it. Gangs are 0–7, places 0–20, seats 0–3. */
export type GangsView = Shown<Shapes>

/** What the viewer knows of a seat's alliances: all of them, or those turned face up. */
export const knownAlliances = (view: GangsView, seat: number): number[] => {
  const all = view.position?.alliances[seat] ?? view.alliances[seat] ?? []
  return all.length ? all : (view.revealed[seat] ?? [])
}

export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** The cards that lie face down in the deck. */
export const faceDown = (view: GangsView): number => view.deck + sum(view.bosses)
