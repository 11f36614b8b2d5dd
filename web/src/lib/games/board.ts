import type { Component } from 'svelte'
import type { Choice as AnyChoice, Foresight, Line, SeatShown, Standing } from '$lib/wire'

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
  /** What a player would add up in the head; null for a game that has none. */
  sums: object | null
}

/** A view; for whoever looks back on a game that is over with all that there is. */
export type Shown<Shapes extends AnyShapes> = Shapes['view'] & { position?: Shapes['position'] }

/** A legal action with its canonical form. */
export type Choice<Shapes extends AnyShapes = AnyShapes> = Omit<AnyChoice, 'move'> & { move: Shapes['move'] }

/** The line of the journal that the film is showing. */
export interface Shot<Shapes extends AnyShapes = AnyShapes> {
  line: Shapes['line']
  /** The view that it began with; the board's own view is the one that it leads to. */
  before: Shown<Shapes>
  /** Milliseconds for which it is shown. */
  duration: number
}

/** How a game's lines become a film: its film.ts. Where it says nothing a line is shown with the view that all lead to. */
export interface Script<Shapes extends AnyShapes = AnyShapes> {
  /** What a line changes in a view, as far as the line tells. */
  step?: (view: Shown<Shapes>, line: Shapes['line']) => Shown<Shapes>
  /** Milliseconds for which a line is shown at the usual pace; 0: it is not worth a look of its own. */
  time?: (line: Shapes['line']) => number | undefined
}

/** What a player has selected so far of a move that is not complete. */
export interface Selection {
  /** The actions that it may still become: the list of choices shows these. */
  actions: number[]
  /** What is asked next, for the status line; empty: the question stays. */
  prompt: string
}

/** Why a thing or a place is marked: the film is about it, somebody points at it, the last move was, something was since. */
export type Trace = 'now' | 'pointed' | 'last' | 'since'

/**
 * What a game's Board.svelte gets. It shows and asks; what is legal the server says. Whatever can be explained or marked
 * wears its id, noun:value as facts have them, as data-thing, and its trace as data-trace: `data-thing={id}
 * data-trace={trace(id)}`.
 */
export interface BoardProps<Shapes extends AnyShapes = AnyShapes> {
  /** The position in the JSON form of the rules file, as this seat sees it; while a film runs, as far as it is. */
  view: Shown<Shapes>
  /** Of the table. */
  options: Record<string, unknown>
  /** The box of an owner with which this game is played, as its file has it; none for the one that comes with the game. */
  box?: Record<string, unknown> | null
  /** Who looks; null: a spectator. */
  seat: number | null
  seats: SeatShown[]
  /** Legal now for this seat; empty when it is not on turn, and while a film runs. */
  choices: Choice<Shapes>[]
  /** The action that the player has picked and not yet confirmed. */
  proposed: number | null
  marks: Mark[]
  /** What each seat has scored, as far as this one can tell; nothing where nobody has asked. */
  standing?: Standing[]
  /** What a player would add up in the head, as the game's server does; null where a game has none. */
  sums?: Shapes['sums'] | null
  /** What the proposed action is sure to bring, once the server has said so. */
  foresight?: Foresight | null
  /** What the film shows; null: the table as it is. */
  shot: Shot<Shapes> | null
  /** The lines that came after the viewer's last decision, as far as the film has told them. */
  since?: readonly Shapes['line'][]
  /** All lines that have been told so far; nothing where only the last are known. */
  told?: readonly Shapes['line'][]
  /** How something is marked, by its id. */
  trace: (id: string) => Trace | undefined
  /** False: nothing moves. */
  motion: boolean
  say: Say
  /** A choice in words. */
  tell: (choice: AnyChoice) => string
  /** What is selected so far; null: nothing. The status line and the list of choices follow it. */
  onselect: (selection: Selection | null) => void
  /** Picked (or put back); the page shows its words and Confirm / Cancel. */
  onpropose: (action: number | null) => void
  /** Confirm what is proposed (second click on it, Enter, drop). */
  onconfirm: () => void
  /** An impossible try, canonical form: the page asks the server why and shows the clause. */
  ontry: (move: Shapes['move']) => void
}

/** The board of some game. It is given what the wire leaves open, and takes it for what its game declares. */
export type Board = Component<BoardProps>

/** A game on one page, in pictures: its overview/Overview.svelte. It says its own words (overview/*.ftl) and the game's. */
export type OverviewPage = Component<{ say: Say }>
