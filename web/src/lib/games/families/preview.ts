import type { FigureKind, Move, View } from './shapes'
import type { Preview } from './town/Town.svelte'

const KINDS: readonly FigureKind[] = ['thug', 'member', 'union_boss', 'mayor', 'police_chief']

/** What would stand on the map, were the proposed move made. */
export function previewOf(move: Move | null, view: View, seat: number | null): Preview | null {
  const tile = view.todo[0]?.tile
  if (!move || seat === null) return null
  if (move.move === 'thug') return { figure: 'thug', seat, space: move.business }
  if (move.move === 'member') return { figure: 'member', seat, space: move.space }
  if (move.move === 'open') return tile ? { tile, territory: move.territory } : null
  return move.move === 'to' ? arrival(view, seat, move.space) : null
}

/** A figure that moves, or one of an Ally that comes. */
function arrival({ todo, figures }: View, seat: number, space: string): Preview | null {
  const [step] = todo
  const moving = typeof step?.from === 'string' ? figures[step.from] : undefined
  if (moving) return { figure: moving.kind, seat: moving.seat, space }
  const figure = KINDS.find((one) => one === step?.what)
  return figure ? { figure, seat, space } : null
}
