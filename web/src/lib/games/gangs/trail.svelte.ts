import type { Line } from './shapes'

/** A card that went from one place to another, or drove somebody out there. */
export interface Step {
  from: number
  to: number
  kind: 'trail' | 'strike'
}

/** The ways of the last turn, from the lines that were shown of it. */
export class Trail {
  steps = $state.raw<readonly Step[]>([])

  see({ event, facts }: Line): void {
    if (event === 'climb') this.steps = [{ from: facts.from, to: facts.to, kind: 'trail' }]
    else if (event === 'influence') this.steps = [{ from: facts.agent, to: facts.victim, kind: 'strike' }]
    else if (event === 'fill') this.#add({ from: facts.from, to: facts.to, kind: 'trail' })
  }

  /** What is shown again is no second step. */
  #add(step: Step): void {
    const isKnown = this.steps.some(({ from, to }) => from === step.from && to === step.to)
    if (!isKnown) this.steps = [...this.steps, step]
  }
}
