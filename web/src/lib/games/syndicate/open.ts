import type { OpenPart } from '$lib/replay/open'
import type { Position } from './shapes'

/** What the seats hold, in the order in which it is laid open in a replay. */
export default [
  { key: 'hands', label: 'label-hand', automaton: 'label-row', noun: 'token' },
] satisfies OpenPart<Position>[]
