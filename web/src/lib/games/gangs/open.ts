import type { OpenPart } from '$lib/replay/open'
import type { Position } from './shapes'

/** What the seats hold, in the order in which it is laid open in a replay. */
export default [
  { key: 'alliances', label: 'label-alliances', noun: 'gang' },
  { key: 'influence', label: 'label-influence', noun: 'gang' },
] satisfies OpenPart<Position>[]
