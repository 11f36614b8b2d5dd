import type { Choice, Line } from '$lib/wire'

/** The position of the rules file as a seat sees it. Gangs are 0–7, places 0–20, seats 0–3. */
export interface GangsView {
  seat: number | null
  players: number
  to_move: number | 'chance' | null
  active: number
  pyramid: (number | null)[]
  top: number | null
  bosses: number[]
  deck: number
  hidden: number[]
  discard: number[]
  out: number[]
  hands: number[]
  influence: number[]
  alliances: number[][]
  revealed: number[][]
  passed: number[]
  hole: number | null
  revealing: number[]
  crowned: boolean
  /** All there is, for whoever looks back on a game that is over. */
  position?: { alliances: number[][]; influence: number[][] }
}

export type Say = (key: string, facts?: Record<string, string | number>) => string

/** The points of a seat so far, and whether they are all that it has. */
export interface Standing {
  points: number
  whole: boolean
}

export const readView = (view: Record<string, unknown>): GangsView => view as unknown as GangsView

/** What the viewer knows of a seat's alliances: all of them, or those turned face up. */
export const knownAlliances = (view: GangsView, seat: number): number[] => {
  const all = view.position?.alliances[seat] ?? view.alliances[seat] ?? []
  return all.length ? all : (view.revealed[seat] ?? [])
}

export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** The cards that lie face down in the deck. */
export const faceDown = (view: GangsView): number => view.deck + sum(view.bosses)

export type { Choice, Line }
