/** A record file: its text, and its name. */
export interface Handed {
  record: string
  name: string
}

let waiting: Handed | null = null

/** Leaves a record for the replay page, which is opened next. */
export function handOver(record: string, name: string): void {
  waiting = { record, name }
}

/** The record that was left, once. */
export function handed(): Handed | null {
  const left = waiting
  waiting = null
  return left
}
