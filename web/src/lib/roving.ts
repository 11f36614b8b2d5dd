import type { Action } from 'svelte/action'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Makes one stop of the Tab key of all links and buttons in an element: the arrow keys lead from one to the next. Where the
 * element itself is a stop (it scrolls) none of them is, and the arrows lead into it from there.
 */
export const roving: Action<HTMLElement> = (node) => {
  const items = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('a[href], button')]
  let here: HTMLElement | null = null

  function mark(): void {
    const all = items()
    if (!here || !all.includes(here)) here = null
    const stop = node.tabIndex === 0 ? null : (here ?? all[0])
    for (const item of all) {
      const index = item === stop ? 0 : -1
      if (item.tabIndex !== index) item.tabIndex = index
    }
  }

  function walk(event: KeyboardEvent): void {
    const all = items()
    const step = STEPS[event.key]
    const from = all.indexOf(document.activeElement as HTMLElement)
    const next = from < 0 ? (step === 1 ? all[0] : all.at(-1)) : all[from + (step ?? 0)]
    if (!step || !next) return
    event.preventDefault()
    here = next
    mark()
    next.focus()
  }

  const watch = new MutationObserver(mark)
  watch.observe(node, { childList: true, subtree: true })
  node.addEventListener('keydown', walk)
  mark()
  return {
    destroy() {
      watch.disconnect()
      node.removeEventListener('keydown', walk)
    },
  }
}
