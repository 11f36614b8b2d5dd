import type { Board, OverviewPage, Script } from './board'

// Here a board, whose props have the shapes of its game, is taken for one that takes whatever the wire brings: the server
// sends a table of a game only to the board of that game, and tests hold what it sends to the shapes.
const boards = import.meta.glob<Board>('./*/Board.svelte', { import: 'default' })
const scripts = import.meta.glob<Script>('./*/film.ts', { import: 'script' })
const boxes = import.meta.glob<string>('./*/box.svg', { import: 'default', query: '?url', eager: true })
const lessons = import.meta.glob(['./*/tutorial/lesson.ts', './*/tutorial/contents.ts'])
const overviews = import.meta.glob<OverviewPage>('./*/overview/Overview.svelte', { import: 'default' })
const overviewWords = import.meta.glob<string>('./*/overview/*.ftl', { import: 'default', query: '?raw' })
const words = import.meta.glob<string>('./*/words/*.ftl', { import: 'default', query: '?raw' })

/** The board of a game; null where the game has none, and is played in words. */
export async function loadBoard(game: string): Promise<Board | null> {
  const load = boards[`./${game}/Board.svelte`]
  return load ? load() : null
}

/** How a game's lines become a film; where it does not say, each is shown with the table that they lead to. */
export async function loadScript(game: string): Promise<Script> {
  return (await scripts[`./${game}/film.ts`]?.()) ?? {}
}

/** Whether a game has a board of its own. */
export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in boards

/** The words of a game's board beside those that the server has, as Fluent text. */
export async function loadBoardWords(game: string, language: string): Promise<string> {
  const load = words[`./${game}/words/${language}.ftl`]
  return load ? load() : ''
}

/** Whether a game's tutorial has several lessons. */
export const hasLessons = (game: string): boolean => `./${game}/tutorial/contents.ts` in lessons

/** Whether a game has a tutorial, of one lesson or several. */
export const hasLesson = (game: string): boolean => hasLessons(game) || `./${game}/tutorial/lesson.ts` in lessons

/** Whether a game has its overview on one page. */
export const hasOverview = (game: string): boolean => `./${game}/overview/Overview.svelte` in overviews

export async function loadOverview(game: string): Promise<OverviewPage | null> {
  return (await overviews[`./${game}/overview/Overview.svelte`]?.()) ?? null
}

/** The words of a game's overview, as Fluent text. */
export async function loadOverviewWords(game: string, language: string): Promise<string> {
  return (await overviewWords[`./${game}/overview/${language}.ftl`]?.()) ?? ''
}

/** The picture on a game's box, or nothing. */
export function boxOf(game: string): string {
  return boxes[`./${game}/box.svg`] ?? ''
}
