import { flushSync, mount, unmount } from 'svelte'
import { vi } from 'vitest'
import type { BoardProps } from '../../board'
import { seatsOf, type Sight } from '../../test/sights'
import Board from '../Board.svelte'
import type { Shapes } from '../shapes'
import { wordsOf } from './scenes'

const english = wordsOf('en')
export const { say } = english
let board: ReturnType<typeof mount> | null = null
/** Takes the board away. */
export function clear() {
  if (board) void unmount(board)
  board = null
}

/** The board with a fixed view, and what it calls. */
export function show(sight: Sight<Shapes>, more: Record<string, unknown> = {}) {
  const heard = { onselect: vi.fn(), onpropose: vi.fn(), onconfirm: vi.fn(), ontry: vi.fn() }
  const props = $state<BoardProps<Shapes>>({
    view: sight.view,
    options: {},
    seat: sight.seat,
    seats: seatsOf(4),
    choices: sight.choices,
    proposed: null,
    marks: [],
    shot: null,
    trace: () => undefined,
    motion: false,
    ...english,
    ...heard,
    ...more,
  })
  board = mount(Board, { target: document.body, props })
  flushSync()
  return { ...heard, props }
}

export const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
export const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
export const place = (number: number) => find(`[data-place='${number}']`)
export const named = (element: Element) => element.getAttribute('aria-label') ?? ''
export const click = (element: HTMLElement) => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
export const press = (element: HTMLElement, key: string) => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}
export const lit = () => all('.cell.can').map((cell) => Number(cell.getAttribute('data-place')))
