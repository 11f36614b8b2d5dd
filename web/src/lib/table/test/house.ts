/** What the tests put in place of the server: its own words, fixed views, and a socket that does as it is told. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { flushSync, mount, unmount, type Component } from 'svelte'
import { vi } from 'vitest'
import type { FromBrowser, GameShown, TableNews, TableShown, ToBrowser } from '$lib/wire'
import { words, type Language } from '$lib/words/index.svelte'

const ROOT = resolve(process.cwd(), '..')

/** Every game as a server tells of it (`make fixtures` wrote it), by name. */
interface Kept {
  shown: GameShown
  nouns: Record<string, string>
  names: Record<string, string>
}
const files = import.meta.glob<Kept>('../../games/*/test/game.json', { import: 'default', eager: true })
const LIBRARY: Record<string, Kept> = Object.fromEntries(Object.values(files).map((game) => [game.shown.name, game]))
export const GAMES: readonly GameShown[] = Object.values(LIBRARY).map(({ shown }) => shown)

export function gameCalled(name: string): GameShown {
  const found = LIBRARY[name]
  if (!found) throw new Error(`no game ${name}`)
  return found.shown
}

export const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf-8')

const TABLES = read('web/src/lib/table/test/tables.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { name: string; table: TableShown })

/** A table as the server tells it; `make fixtures` wrote them. */
export function fixed(name: string): TableShown {
  const found = TABLES.find((one) => one.name === name)
  if (!found) throw new Error(`no table ${name}`)
  return structuredClone(found.table)
}

export function news(table: TableShown, from = 0, now = 0): TableNews {
  return { kind: 'table', table, lines_from: table.sights.map(() => from), now }
}

/** Speaks a language, with the words of the games. */
export async function speak(language: Language): Promise<void> {
  vi.stubGlobal('fetch', (path: string) => {
    const [, game = '', spoken = ''] = /games\/(\w+)\/words\/(\w+)/.exec(path) ?? []
    const body = {
      program: '',
      game: read(`src/omerta/games/${game}/words/${spoken}.ftl`) + (LIBRARY[game]?.names[spoken] ?? ''),
      nouns: LIBRARY[game]?.nouns ?? {},
      headings: [],
    }
    return Promise.resolve(new Response(JSON.stringify(body), { status: 200 }))
  })
  await words.speak(language)
  for (const { name } of GAMES) await words.learn(name)
}

/** The sockets that were opened, the newest last. */
export const sockets: Socket[] = []

class Socket {
  static OPEN = 1
  static CLOSED = 3
  readyState = 0
  sent: FromBrowser[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number }) => void

  constructor(readonly address: string) {
    sockets.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser)
  }

  close(): void {
    this.drop(1000)
  }

  open(): void {
    this.readyState = Socket.OPEN
    this.onopen?.()
  }

  tell(message: ToBrowser): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  drop(code: number): void {
    if (this.readyState === Socket.CLOSED) return
    this.readyState = Socket.CLOSED
    this.onclose?.({ code })
  }
}

/** The newest socket. */
export function socket(): Socket {
  const last = sockets.at(-1)
  if (!last) throw new Error('no socket was opened')
  return last
}

export function openHouse(): void {
  sockets.length = 0
  vi.stubGlobal('WebSocket', Socket)
}

/** Shows a component; what it shows can be looked for in the answer. */
export function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  document.body.replaceChildren()
  const target = document.body.appendChild(document.createElement('div'))
  const shown = mount(component, { target, props })
  cleanups.push(() => void unmount(shown))
  flushSync()
  return target
}

const cleanups: (() => void)[] = []

export function closeHouse(): void {
  for (const cleanup of cleanups.splice(0)) cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

/** The element that fits, or an error that shows what there was. */
export function find(within: ParentNode, selector: string, text = ''): HTMLElement {
  const all = [...within.querySelectorAll<HTMLElement>(selector)]
  const found = all.find((one) => one.textContent?.includes(text))
  if (!found) throw new Error(`no ${selector} with "${text}" in: ${all.map((one) => one.textContent).join(' | ')}`)
  return found
}
