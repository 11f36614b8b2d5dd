import type { Component } from 'svelte'
import type { Choice as AnyChoice, Line, SeatShown, Standing } from '$lib/wire'

/** A hint shown on the board. */
export interface Mark {
  action: number
  rank: number
  chance: number
}

/** Words of the game and the page, in the current language. */
export type Say = (key: string, facts?: Record<string, string | number>) => string

/** What a game writes: each game's own shapes.ts declares it, the wire itself leaves it open. */
export interface AnyShapes {
  view: Record<string, unknown>
  position: Record<string, unknown>
  move: Record<string, unknown>
  line: Line
}

/** A view; for whoever looks back on a game that is over with all that there is. */
export type Shown<Shapes extends AnyShapes> = Shapes['view'] & { position?: Shapes['position'] }

/** A legal action with its canonical form. */
export type Choice<Shapes extends AnyShapes = AnyShapes> = Omit<AnyChoice, 'move'> & { move: Shapes['move'] }

/** What a game's Board.svelte gets. It shows and asks; what is legal the server says. */
export interface BoardProps<Shapes extends AnyShapes = AnyShapes> {
  /** The position in the JSON form of the rules file, as this seat sees it. */
  view: Shown<Shapes>
  /** Of the table. */
  options: Record<string, unknown>
  /** The box of an owner with which this game is played, as its file has it; none for the one that comes with the game. */
  box?: Record<string, unknown> | null
  /** Who looks; null: a spectator. */
  seat: number | null
  seats: SeatShown[]
  /** Legal now for this seat; empty when it is not on turn. */
  choices: Choice<Shapes>[]
  /** The action that the player has picked and not yet confirmed. */
  proposed: number | null
  marks: Mark[]
  /** What each seat has scored, as far as this one can tell; nothing where nobody has asked. */
  standing?: Standing[]
  /** Journal lines that led from the previous view to this one, for animation. */
  lines: Shapes['line'][]
  /** False: no animation. */
  motion: boolean
  say: Say
  /** A choice in words. */
  tell: (choice: AnyChoice) => string
  /** Picked (or put back); the page shows its words and Confirm / Cancel. */
  onpropose: (action: number | null) => void
  /** Confirm what is proposed (second click on it, Enter, drop). */
  onconfirm: () => void
  /** An impossible try, canonical form: the page asks the server why and shows the clause. */
  ontry: (move: Shapes['move']) => void
}

/** The board of some game. It is given what the wire leaves open, and takes it for what its game declares. */
export type Board = Component<BoardProps>
