import { say, words } from '$lib/words/index.svelte'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago something was, or from a week on its date, in the language of the page: “5 minutes ago”, “3 Nov 2026”. */
export function when(at: number, now: number = Date.now()): string {
  const past = Math.max(0, now - at)
  if (past >= 7 * DAY) return dated(at)
  const relative = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' })
  if (past >= DAY) return relative.format(-Math.round(past / DAY), 'day')
  if (past >= HOUR) return relative.format(-Math.round(past / HOUR), 'hour')
  return past < MINUTE ? say('when-now') : relative.format(-Math.floor(past / MINUTE), 'minute')
}

/** A date in the language of the page; to the minute where the hour is wanted. */
export function dated(at: number, hour = false): string {
  const style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', ...(hour ? { timeStyle: 'short' } : {}) }
  return new Intl.DateTimeFormat(words.language === 'en' ? 'en-GB' : words.language, style).format(at)
}
