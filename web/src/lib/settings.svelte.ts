import { keep, keptParts } from '$lib/keeping'
import { PACES, type Pace } from '$lib/film/film.svelte'
import { LANGUAGES, words, type Language } from '$lib/words/index.svelte'

export type Theme = 'system' | 'night' | 'day'
export type Look = 'board' | 'words'
export type Motion = 'system' | 'full' | 'none'
export const THEMES: readonly Theme[] = ['system', 'night', 'day']
export const LOOKS: readonly Look[] = ['board', 'words']
export const MOTIONS: readonly Motion[] = ['system', 'full', 'none']
export const TEXT_SIZES = [90, 100, 115, 130, 150] as const

const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** What this browser's owner likes; kept in the browser. */
class Settings {
  theme = $state<Theme>('system')
  motionWish = $state<Motion>('system')
  textSize = $state<number>(100)
  /** How a table is shown, where its game has a board. */
  look = $state<Look>('board')
  /** How fast what happens is shown; without a wish at once where nothing may move. */
  pace = $state<Pace | 'system'>('system')
  /** Whether what the rulebook itself plays waits to be looked at, step by step. */
  waits = $state(false)
  /** Whether a move is made without a second touch. */
  isSure = $state(false)
  sound = $state(false)
  notices = $state(false)
  name = $state('')
  #systemStill = $state(still.matches)

  /** Whether things may move. */
  get motion(): boolean {
    return this.motionWish === 'system' ? !this.#systemStill : this.motionWish === 'full'
  }

  get filmPace(): Pace {
    return this.pace === 'system' ? (this.motion ? 'usual' : 'instant') : this.pace
  }

  async begin(): Promise<void> {
    const kept = keptParts('settings')
    this.theme = pick(THEMES, kept.theme) ?? 'system'
    this.motionWish = pick(MOTIONS, kept.motion) ?? 'system'
    this.textSize = pick(TEXT_SIZES, kept.textSize) ?? 100
    this.look = pick(LOOKS, kept.look) ?? 'board'
    this.pace = pick(PACES, kept.pace) ?? 'system'
    this.waits = kept.waits === true
    this.isSure = kept.isSure === true
    this.sound = kept.sound === true
    this.notices = kept.notices === true
    this.name = typeof kept.name === 'string' ? kept.name : ''
    dark.addEventListener('change', () => this.show())
    still.addEventListener('change', () => (this.#systemStill = still.matches))
    this.show()
    await words.speak(pick(LANGUAGES, kept.language) ?? preferred())
  }

  /** Speaks another language, and remembers it. */
  async speak(language: Language): Promise<void> {
    await words.speak(language)
    this.keep()
  }

  /** Puts what is chosen into effect, and remembers it. */
  keep(): void {
    this.show()
    const { theme, look, textSize, pace, waits, isSure, sound, notices, name } = this
    const likes = { theme, motion: this.motionWish, look, textSize, pace, waits, isSure, sound, notices, name }
    keep('settings', { language: words.language, ...likes })
  }

  private show(): void {
    const root = document.documentElement
    root.dataset.theme = this.theme === 'system' ? (dark.matches ? 'night' : 'day') : this.theme
    root.dataset.motion = this.motionWish
    root.style.setProperty('--text-size', `${this.textSize}%`)
  }
}

function pick<T>(from: readonly T[], value: unknown): T | undefined {
  return from.find((one) => one === value)
}

function preferred(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2))
  return (
    pick(
      LANGUAGES,
      spoken.find((tag) => pick(LANGUAGES, tag)),
    ) ?? 'en'
  )
}

export const settings = new Settings()
