/** What is still missing from a move that has been begun, in a sentence. */
import type { Say } from '../board'
import type { Picker } from './picker.svelte'

export function promptOf({ picked, plan, planning, meant }: Picker, say: Say): string {
  if (meant) return ''
  if (planning?.kind === 'discard' && plan.length) {
    return say('board-ask-more', { count: plan.length, most: planning.most })
  }
  const [thing = ''] = picked
  if (thing === 'figure:thug') return say('board-ask-square')
  if (thing === 'figure:member') return say('board-ask-round')
  return thing ? say('board-ask-which') : ''
}
