import type { Say } from '../../board'
import type { FamiliesBox, Job } from '../box'
import type { View } from '../shapes'

/** A card or icon in words. */
export const iconName = (say: Say, icon: string): string =>
  icon === 'job' || icon === 'stash' ? say(`component-${icon}`) : say(`card-${icon.replaceAll('$', 'cash')}`)

/** How often each of several things is there, in their order. */
export function counted(things: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return [...counts]
}

/** “2 × Gun, Booze” */
export const listed = (say: Say, counts: readonly (readonly [string, number])[]): string =>
  counts.map(([icon, count]) => (count === 1 ? '' : `${count} × `) + iconName(say, icon)).join(', ')

/** What an effect does, with its number or card: `STASH:2`, `GAIN:$1`. */
export function effectText(say: Say, effect: string): string {
  const [code = '', given = ''] = effect.split(':')
  if (code === 'GAIN') return say('label-GAIN', { what: iconName(say, given) })
  return /^\d+$/.test(given) ? say(`label-${code}`, { count: Number(given) }) : say(`effect-${code}`)
}

/** The same in a few words, as it fits on a card. */
export function effectBrief(say: Say, effect: string): string {
  const [code = '', given = ''] = effect.split(':')
  if (code === 'GAIN') return say('board-effect-GAIN', { what: iconName(say, given) })
  if (code === 'FIGURE') return say('board-effect-FIGURE', { figure: given })
  return say(`board-effect-${code}`, { count: Number(given) || 1 })
}

const withoutTerms = (name: string): string => name.replace(/ \([^()]*\)$/, '')

/** What stands on a Job: without what only tells it from another of the same name, as its cost is drawn below. */
export function jobTitle(say: Say, box: FamiliesBox, job: Job): string {
  const name = say(`job-${job.id}`)
  const short = withoutTerms(name)
  const isShared = box.jobs.some(({ id }) => id !== job.id && withoutTerms(say(`job-${id}`)) === short)
  return isShared ? short : name
}

/** Where a card is that can be touched now: Money and goods are named alike in hand, suitcase and supply. */
export function cardZone(view: View): 'hand' | 'case' | 'supply' {
  const step = view.todo[0]
  if (step?.step === 'bid') return 'case'
  return step?.step === 'effect' && step.code?.startsWith('GOODS') ? 'supply' : 'hand'
}
