import { say } from '$lib/words/index.svelte'

/** As a browser names its owner before it is told a name, in any language; the server numbers namesakes. */
const NAMELESS = /^(?:Guest|Gość)(?: \d+)?$/

/** Whether this is nobody's own name. */
export const isNameless = (name: string): boolean => !name || NAMELESS.test(name)

/** The question what somebody wants to be called; it is asked once, before they first sit down with people. */
class Naming {
  isAsked = $state(false)
  #settle: ((name: string) => void) | undefined

  /** The name that is chosen; nothing where somebody would rather not. */
  ask(): Promise<string> {
    this.answer('')
    this.isAsked = true
    return new Promise((settle) => (this.#settle = settle))
  }

  answer(name: string): void {
    this.isAsked = false
    this.#settle?.(name.trim())
    this.#settle = undefined
  }
}

export const naming = new Naming()

/** A name to begin with, never the same one twice in a row. */
export function suggested(before = '', draw: () => number = Math.random): string {
  const names = say('name-suggestions')
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== before)
  return names[Math.floor(draw() * names.length)] ?? ''
}
