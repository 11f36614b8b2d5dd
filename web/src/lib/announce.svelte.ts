import { untrack } from 'svelte'

/** What a screen reader says by itself, politely. */
class Announcer {
  text = $state('')

  /** What was said to one is not for the next at this screen. */
  hush(): void {
    this.text = ''
  }

  say(...sentences: string[]): void {
    const text = sentences.filter(Boolean).join(' ')
    // The same words twice are two announcements only if the text changes.
    this.text = text === untrack(() => this.text) ? `${text}\u00a0` : text
  }
}

export const announcer = new Announcer()
