/** What the board asks for, in a sentence that follows what has been touched. */
import type { Scene } from './picking'
import type { Say } from '../board'
import type { GangsView } from './known'

interface Moment {
  view: GangsView
  scene: Scene
  lit: Set<number>
  isProposed: boolean
  say: Say
}

export function promptOf(moment: Moment): string {
  const { view, scene, isProposed, say } = moment
  if (isProposed) return say('board-proposed')
  if (scene.shapes.length === 0) return waiting(view, say)
  return picked(moment) ?? asked(moment)
}

function waiting(view: GangsView, say: Say): string {
  if (view.to_move === null) return say('board-over')
  return typeof view.to_move === 'number' ? say('board-waiting', { seat: view.to_move }) : ''
}

/** What is still missing from a move that has been begun. */
function picked({ scene, lit, say }: Moment): string | null {
  const { card, from, to } = scene.pick
  if (from !== null && to !== null) return say('board-ask-card', { agent: from, victim: to })
  if (to !== null) return say('board-ask-climber', { to })
  if (from !== null && lit.size === 0) return say('board-no-way', { from })
  if (from !== null) return card === null ? say('board-ask-goal', { from }) : say('board-ask-victim', { agent: from })
  return card === null ? null : say('board-ask-agent', { card })
}

function asked({ view, scene, say }: Moment): string {
  const kinds = new Set(scene.shapes.map(({ kind }) => kind))
  if (kinds.has('fill') && view.hole !== null) return say('ask-fill', { to: view.hole })
  if (kinds.has('reveal')) return say('ask-reveal')
  return say(kinds.has('pass') ? 'ask-crowned' : 'ask-turn')
}
