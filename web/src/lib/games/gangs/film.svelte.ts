import type { Frame } from './frames'

const FARTHEST_BEHIND = 1500 // milliseconds of frames that may wait when new ones come

/** Shows frames one after the other; what comes meanwhile waits its turn, unless too much waits already. */
export class Film {
  frame = $state.raw<Frame | null>(null)
  #waiting: Frame[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  get isRunning(): boolean {
    return this.frame !== null
  }

  play(frames: readonly Frame[]): void {
    const behind = this.#waiting.reduce((time, frame) => time + frame.duration, 0)
    this.#waiting = behind > FARTHEST_BEHIND ? [...frames] : [...this.#waiting, ...frames]
    if (!this.isRunning) this.#next()
  }

  /** Ends at once: the board shows what is. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.frame = null
  }

  #next = (): void => {
    this.frame = this.#waiting.shift() ?? null
    if (this.frame) this.#timer = setTimeout(this.#next, this.frame.duration)
  }
}
