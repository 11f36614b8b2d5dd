import type { Frame } from './frames'

/** Shows frames one after the other; what comes meanwhile waits its turn. */
export class Film {
  frame = $state.raw<Frame | null>(null)
  #waiting: Frame[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  get isRunning(): boolean {
    return this.frame !== null
  }

  play(frames: readonly Frame[]): void {
    this.#waiting.push(...frames)
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
