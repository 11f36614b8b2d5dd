import { ask } from '$lib/api'
import { loadBoardWords } from '$lib/games'
import type { WordsShown } from '$lib/wire'
import { Texts, type Facts } from './texts'

export { Texts, type Facts }
export type Language = 'pl' | 'en'
export const LANGUAGES: readonly Language[] = ['pl', 'en']

const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  pl: () => import('./pl'),
  en: () => import('./en'),
}

/** A box of an owner: its id at the server, or any name for one that comes with its own names, by language. */
export interface Named {
  id: string
  names?: Record<string, string>
}
export const SHIPPED: Named = { id: '' }

/** All that the page says. A change of language takes effect at once, everywhere, when its texts are here. */
class Words {
  language = $state<Language>('en')
  #page = $state.raw<Texts>(new Texts('en', []))
  #games = $state.raw<Record<string, Texts>>({})
  #sources: string[] = []
  #wanted: string[] = [] // games whose words are in use
  #boxes: Record<string, Named> = {} // by game: with whose box it is played, where that is an owner's

  /** Switches to a language, with the words of all games in use. */
  async speak(language: Language): Promise<void> {
    const { default: sources } = await SOURCES[language]()
    const games: Record<string, Texts> = {}
    for (const game of this.#wanted) games[game] = await this.#read(game, language, sources) // it may grow meanwhile
    this.#sources = sources
    this.#page = new Texts(language, sources)
    this.#games = games
    this.language = language
    document.documentElement.lang = language
  }

  /**
   * Fetches the words of a game, once for each language and box: things may be called otherwise in an owner's. Who does
   * not say which box wants the one in use.
   */
  async learn(game: string, box: Named = this.#boxes[game] ?? SHIPPED): Promise<void> {
    const before = this.#boxes[game] ?? SHIPPED
    if (this.#games[game] && before.id === box.id) return
    if (!this.#wanted.includes(game)) this.#wanted.push(game)
    this.#boxes[game] = box
    const language = this.language
    const texts = await this.#read(game, language, this.#sources)
    if (language === this.language && this.#boxes[game] === box) this.#games = { ...this.#games, [game]: texts }
  }

  /** A text of the page. */
  say(key: string, facts: Facts = {}): string {
    return this.#page.text(key, facts)
  }

  has(key: string): boolean {
    return this.#page.has(key)
  }

  /** The texts of a game and of the page; only the page's until `learn` is done. */
  of(game: string): Texts {
    return this.#games[game] ?? this.#page
  }

  /** Whether the words of a game are here. */
  knows(game: string): boolean {
    return game in this.#games
  }

  async #read(game: string, language: Language, sources: string[]): Promise<Texts> {
    const { id, names } = this.#boxes[game] ?? SHIPPED
    const query = id && !names ? `?box=${encodeURIComponent(id)}` : ''
    const [shown, board] = await Promise.all([
      ask<WordsShown>('GET', `games/${encodeURIComponent(game)}/words/${language}${query}`),
      loadBoardWords(game, language),
    ])
    return new Texts(language, [...sources, shown.game, names?.[language] ?? '', board], shown.nouns, shown.headings)
  }
}

export const words = new Words()

/** A text of the page, in the current language. */
export const say = (key: string, facts: Facts = {}): string => words.say(key, facts)
