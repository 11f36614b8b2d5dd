export const EVERY = 5_000
export const HIDDEN = 60_000 // while nobody looks
const LONGEST = 60_000 // after what has failed again and again

/** Looks at once and then again and again while somebody looks at the page; seldom while it is hidden or all fails. */
export function polling(look: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isOver = false

  async function again(): Promise<void> {
    clearTimeout(timer)
    try {
      await look()
      failures = 0
    } catch {
      failures++
    }
    if (!isOver) timer = setTimeout(() => void again(), pause())
  }

  function pause(): number {
    const usual = document.visibilityState === 'visible' ? EVERY : HIDDEN
    return Math.max(usual, Math.min(LONGEST, failures ? EVERY * 2 ** failures : 0))
  }

  function hurry(): void {
    if (document.visibilityState === 'visible') void again()
  }

  document.addEventListener('visibilitychange', hurry)
  void again()
  return () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', hurry)
  }
}
