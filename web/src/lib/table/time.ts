import { say } from '$lib/words/index.svelte'

/** Time left in words short enough for a clock: 2 d 4 h, 3 h 05 min, 4:07. */
export function left(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86_400)]
  if (days) return say('time-days', { days, hours: hours % 24 })
  if (hours) return say('time-hours', { hours, minutes: minutes % 60 })
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

let ahead = 0

/** The server says what time it is. This machine's clock may be wrong, or be set: only how long ago that was counts. */
export function noteServerTime(now: number): void {
  if (now) ahead = now - performance.now()
}

/** What time it is at the tables. */
export const serverNow = (): number => performance.now() + ahead

const MINUTE = 60
const DAY = 86_400

/** A time in words. */
export function span(seconds: number): string {
  if (seconds % DAY === 0 && seconds) return say('span-days', { count: seconds / DAY })
  if (seconds % MINUTE === 0 && seconds) return say('span-minutes', { count: seconds / MINUTE })
  return say('span-seconds', { count: seconds })
}
