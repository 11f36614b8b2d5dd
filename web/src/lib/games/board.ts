import type { Component } from 'svelte'
import type { Choice, Line, SeatShown, Standing } from '$lib/wire'

/** A hint shown on the board. */
export interface Mark {
  action: number
  rank: number
  chance: number
}

/** What a game's Board.svelte gets. It shows and asks; what is legal the server says. */
export interface BoardProps {
  /** The position in the JSON form of the rules file, as this seat sees it. */
  view: Record<string, unknown>
  /** Of the table. */
  options: Record<string, unknown>
  /** Who looks; null: a spectator. */
  seat: number | null
  seats: SeatShown[]
  /** Legal now for this seat; empty when it is not on turn. choice.move is the canonical form. */
  choices: Choice[]
  /** The action that the player has picked and not yet confirmed. */
  proposed: number | null
  marks: Mark[]
  /** What each seat has scored, as far as this one can tell; nothing where nobody has asked. */
  standing?: Standing[]
  /** Journal lines that led from the previous view to this one, for animation. */
  lines: Line[]
  /** False: no animation. */
  motion: boolean
  /** Words of the game and the page, in the current language. */
  say: (key: string, facts?: Record<string, string | number>) => string
  /** A choice in words. */
  tell: (choice: Choice) => string
  /** Picked (or put back); the page shows its words and Confirm / Cancel. */
  onpropose: (action: number | null) => void
  /** Confirm what is proposed (second click on it, Enter, drop). */
  onconfirm: () => void
  /** An impossible try, canonical form: the page asks the server why and shows the clause. */
  ontry: (move: Record<string, unknown>) => void
}

export type Board = Component<BoardProps>
