import { getContext, setContext } from 'svelte'
import type { Target } from './pointing'
import type { Reader } from './reading'

/** What every part of a sheet needs to know of the whole. */
export interface Desk extends Reader {
  readonly game: string
  name: (seat: number) => string
  /** What a choice or a line points at. */
  isLit: (target: Target) => boolean
  isHinted: (target: Target) => boolean
  /** Whether some choice is about it. */
  isLive: (target: Target) => boolean
  /** Whether some choice is that is about all that was touched. */
  isOpen: (target: Target) => boolean
  isPicked: (ids: readonly string[]) => boolean
  touch: (ids: readonly string[]) => void
}

const KEY = Symbol('desk')
export const provide = (desk: Desk): Desk => setContext(KEY, desk)
export const desk = (): Desk => getContext(KEY)
