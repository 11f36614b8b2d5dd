import type { FigureKind, Move, View } from './shapes'
import type { Preview } from './town/Town.svelte'

const KINDS: readonly FigureKind[] = ['thug', 'member', 'union_boss', 'mayor', 'police_chief']

/** What would stand on the map, were the proposed move made. */
export function previewOf(move: Move | null, view: View, seat: number | null): Preview | null {
  const [step] = view.todo
  if (!move || seat === null) return null
  if (move.move === 'thug') return { figure: 'thug', seat, space: move.business }
  if (move.move === 'member') return { figure: 'member', seat, space: move.space }
  if (move.move === 'open' && step?.tile) return { tile: step.tile, territory: move.territory }
  if (move.move !== 'to') return null
  const moving = typeof step?.from === 'string' ? view.figures[step.from] : undefined
  if (moving) return { figure: moving.kind, seat: moving.seat, space: move.space }
  const figure = KINDS.find((one) => one === step?.what)
  return figure ? { figure, seat, space: move.space } : null
}
