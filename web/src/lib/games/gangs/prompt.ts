/** What is still missing from a move that has been begun, in a sentence. */
import type { Say } from '../board'
import type { Scene } from './picking'

export function promptOf({ pick, lit }: Pick<Scene, 'pick'> & { lit: ReadonlySet<number> }, say: Say): string {
  const { card, from, to } = pick
  if (from !== null && to !== null) return say('board-ask-card', { agent: from, victim: to })
  if (to !== null) return say('board-ask-climber', { to })
  if (from !== null && lit.size === 0) return say('board-no-way', { from })
  if (from !== null) return card === null ? say('board-ask-goal', { from }) : say('board-ask-victim', { agent: from })
  return card === null ? '' : say('board-ask-agent', { card })
}
