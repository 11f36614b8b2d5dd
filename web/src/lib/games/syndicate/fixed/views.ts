import type { Choice, Line } from '$lib/wire'
import type { View } from '../view'
import text from './views.jsonl?raw'

/** A moment of a real game as one seat saw it; write_views.py wrote them. */
export interface Fixed {
  name: string
  seat: number | null
  view: View
  before: View | null
  choices: Choice[]
  lines: Line[]
}

export const FIXED: readonly Fixed[] = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Fixed)

export function fixed(name: string): Fixed {
  const found = FIXED.find((one) => one.name === name)
  if (!found) throw new Error(`there is no fixed view ${name}`)
  return found
}
