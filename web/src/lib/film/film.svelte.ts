import type { Script, Shot } from '$lib/games/board'
import type { Line, Standing } from '$lib/wire'

/** A table at one moment, as somebody sees it. */
export interface Scene {
  view: Record<string, unknown>
  standing: Standing[]
  /** What whoever looks would add up in the head. */
  sums?: object | null
}

/** What led from one scene to the next. */
export interface Reel {
  before: Scene
  lines: readonly Line[]
  after: Scene
}

/** A shot and the table that it leads to. */
export interface Frame extends Shot {
  scene: Scene
}

export type Pace = 'instant' | 'quick' | 'usual' | 'slow'
export const PACES: readonly Pace[] = ['instant', 'quick', 'usual', 'slow']
const FACTORS: Record<Pace, number> = { instant: 0, quick: 0.5, usual: 1, slow: 2 }
const USUAL = 600 // milliseconds for a line
const BETWEEN = 400 // more where somebody else acts
const MOST = 120 // lines: who comes back after days sees the last of them

/** The shots of a reel, in order: one for each line that is worth a look; the last leads to the scene that there is. */
export function shotsOf({ before, lines, after }: Reel, script: Script, pace: Pace, last: number | null): Frame[] {
  const shots: Frame[] = []
  let [scene, by] = [before, last]
  for (const line of lines.slice(-MOST)) {
    const view = script.step ? script.step(scene.view, line) : after.view
    const time = script.time?.(line) ?? USUAL
    const pause = shots.length + Number(last !== null) && line.by !== by ? BETWEEN : 0
    const next = { view, standing: before.standing, sums: before.sums }
    if (time) shots.push({ line, before: scene.view, scene: next, duration: (time + pause) * FACTORS[pace] })
    if (time) by = line.by
    scene = next
  }
  const final = shots.at(-1)
  return final ? [...shots.slice(0, -1), { ...final, scene: after }] : []
}

/**
 * Shows what happens, line by line, whatever comes how fast: nothing is dropped, only skipped by whoever looks. What has
 * been shown since it was last told to forget can be shown again.
 */
export class Film {
  frame = $state.raw<Frame | null>(null)
  /** Whether it shows what was shown before. */
  isAgain = $state(false)
  /** Whether it waits for whoever looks before it goes on. */
  isHalted = $state(false)
  canShowAgain = $state(false)
  script = $state.raw<Script>({})
  #waiting: Frame[] = []
  #kept: Reel[] = []
  #runs = false // to the end of this turn, whoever should be waited for
  #timer: ReturnType<typeof setTimeout> | undefined
  #last: number | null = null // who acted in what was shown last

  /** What pace it has, before which lines it waits, and whom to tell that it is over. */
  constructor(
    private readonly pace: () => Pace,
    private readonly halts: (line: Line) => boolean = () => false,
    private readonly ended: () => void = () => undefined,
  ) {}

  readonly isRunning = $derived.by(() => this.frame !== null)

  /** Shows how one scene became the next, after whatever is being shown. */
  show(reel: Reel): void {
    if (!reel.lines.length) return
    this.#kept.push(reel)
    this.canShowAgain = true
    this.#play([reel])
  }

  /** Everything anew that has been shown since it was told to forget. */
  again(): void {
    this.skip()
    this.#last = null
    this.isAgain = true
    this.#play(this.#kept, this.pace() === 'instant' ? 'usual' : this.pace())
  }

  /** Whoever looks has decided, or somebody else looks: what was shown need not be shown again. */
  forget(): void {
    this.#kept = []
    this.canShowAgain = false
  }

  /** To the end at once: the board shows what is. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#last = (this.#waiting.at(-1) ?? this.frame)?.line.by ?? this.#last
    this.#waiting = []
    if (this.frame) this.#end()
  }

  #end(): void {
    this.frame = null
    this.isHalted = false
    this.isAgain = false
    this.ended()
  }

  /** The next line, of those before which it waits. */
  next = (): void => {
    if (this.isHalted) this.#advance()
  }

  /** All of this turn without waiting. */
  run = (): void => {
    this.#runs = true
    this.next()
  }

  #play(reels: readonly Reel[], pace = this.pace()): void {
    for (const reel of reels) {
      const last = (this.#waiting.at(-1) ?? this.frame)?.line.by ?? this.#last
      const shots = pace === 'instant' ? [] : shotsOf(reel, this.script, pace, last)
      if (!shots.length) this.#last = reel.lines.at(-1)?.by ?? null
      this.#waiting.push(...shots)
    }
    if (!this.frame) this.#advance()
  }

  #advance = (): void => {
    clearTimeout(this.#timer)
    const [before, next] = [this.frame, this.#waiting.shift()]
    if (!next) {
      this.#last = before?.line.by ?? this.#last
      if (before) this.#end()
      return
    }
    this.frame = next
    this.isHalted = false
    const { line, duration } = next
    if (line.by !== before?.line.by) this.#runs = false
    if (this.halts(line) && !this.#runs) this.isHalted = true
    else this.#timer = setTimeout(this.#advance, duration)
  }
}
