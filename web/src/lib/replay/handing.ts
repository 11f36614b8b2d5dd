let waiting: string | null = null

/** Leaves a record for the replay page, which is opened next. */
export function handOver(record: string): void {
  waiting = record
}

/** The record that was left, once. */
export function handed(): string | null {
  const record = waiting
  waiting = null
  return record
}
