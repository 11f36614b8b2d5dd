import { flushSync, mount, unmount, untrack } from 'svelte'
import type { BoardProps } from '../../board'
import Board from '../Board.svelte'
import { textsOf } from '../fixed/texts'
import type { Fixed } from '../fixed/views'

export const NAMES = ['Ada', 'Bruno']

/** A board on a page that keeps what is proposed, as the real page does, and notes what it heard. */
export interface Table {
  root: HTMLElement
  props: BoardProps
  confirmed: (number | null)[]
  tried: Record<string, unknown>[]
  close: () => void
}

const raw = (view: unknown): Record<string, unknown> => view as Record<string, unknown>

const seatsOf = (own: number | null): BoardProps['seats'] =>
  NAMES.map((name, seat) => ({
    seat,
    kind: 'human',
    name,
    level: '',
    away: false,
    contributed: true,
    yours: seat === own,
    left: null,
  }))

export function lay(fixed: Fixed, given: Partial<BoardProps> = {}, language: 'pl' | 'en' = 'en'): Table {
  const texts = textsOf(language)
  const confirmed: (number | null)[] = []
  const tried: Record<string, unknown>[] = []
  // One plain value, replaced as a whole: the page does not make views reactive through and through, either.
  let all = $state.raw<BoardProps>({
    view: raw(fixed.view),
    options: {},
    seat: fixed.seat,
    seats: seatsOf(fixed.seat),
    choices: fixed.choices,
    proposed: null,
    marks: [],
    lines: [],
    motion: false,
    say: (key, facts = {}) => texts.text(key, facts, NAMES),
    tell: (choice) => texts.move(choice.facts, NAMES),
    onpropose: (action) => (props.proposed = action),
    onconfirm: () => confirmed.push(props.proposed),
    ontry: (move) => tried.push(move),
    ...given,
  })
  const props = {} as BoardProps
  for (const name of untrack(() => Object.keys(all)))
    Object.defineProperty(props, name, {
      enumerable: true,
      get: () => all[name as keyof BoardProps],
      set: (value: unknown) => (all = { ...all, [name]: value }),
    })
  const root = document.createElement('div')
  document.body.append(root)
  const board = mount(Board, { target: root, props })
  flushSync()
  let open = true
  const close = () => {
    if (open) void unmount(board)
    open = false
    root.remove()
  }
  return { root, props, confirmed, tried, close }
}

/** Goes on to another view, as the socket would. */
export function follow(table: Table, fixed: Fixed): void {
  table.props.view = raw(fixed.view)
  table.props.lines = fixed.lines
  table.props.choices = fixed.choices
  flushSync()
}

export function press(table: Table, selector: string, index = 0): void {
  const found = table.root.querySelectorAll(selector)[index]
  if (!found) throw new Error(`there is no ${selector}`)
  found.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  flushSync()
}

/** Presses a key on whatever has the focus; a button is clicked by Enter, as browsers do. */
export function key(name: string): void {
  const here = document.activeElement
  if (!here) throw new Error('nothing has the focus')
  here.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  if (name === 'Enter' && here instanceof HTMLButtonElement)
    here.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
  flushSync()
}
