/** Which cards outside the pyramid are marked: a gang has many cards, and most lines are about one that stands there. */
import type { Trace } from '../board'
import type { GangsView } from './known'

type Traced = (id: string) => Trace | undefined

/** How a gang is marked, unless it is so for its card in the pyramid. */
function apart(view: GangsView, trace: Traced, gang: number): Trace | undefined {
  const found = trace(`gang:${gang}`)
  const isThere = view.pyramid.some((card, place) => card === gang && trace(`place:${place}`) === found)
  return isThere ? undefined : found
}

/** An influence card can only be pointed at: what is played has left the hand. */
export function traceOfInfluence(view: GangsView, trace: Traced, gang: number): Trace | undefined {
  return apart(view, trace, gang) === 'pointed' ? 'pointed' : undefined
}

/** An alliance is pointed at as long as it is secret; then it may be marked as one that came to light. */
export function traceOfAlliance(view: GangsView, trace: Traced, seat: number, gang: number): Trace | undefined {
  const found = apart(view, trace, gang)
  const isShown = view.revealed[seat]?.includes(gang) ?? false
  return isShown === (found === 'pointed') ? undefined : found
}
