import type { Script } from '../board'
import type { Shapes } from './shapes'

/** A card that is played leaves its hand; the deal is not worth a look. */
export const script: Script<Shapes> = {
  step: (view, line) => {
    if (line.event !== 'played') return view
    const { seat, card } = line.facts
    return {
      ...view,
      hand: view.hand.filter((one) => one !== card),
      hands: view.hands.map((count, index) => (index === seat ? count - 1 : count)),
      out: [...view.out, card],
    }
  },
  time: (line) => (line.event === 'dealt' || line.event === 'dealt-unseen' ? 0 : undefined),
}
