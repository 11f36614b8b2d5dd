import { flushSync, mount, unmount, untrack } from 'svelte'
import type { BoardProps } from '../../board'
import Board from '../Board.svelte'
import { seatsOf, type Sight } from '../../test/sights'
import type { Move, Shapes } from '../shapes'
import { wordsOf } from './scenes'

/** A board on a page that keeps what is proposed, as the real page does, and notes what it heard. */
export interface Table {
  root: HTMLElement
  props: BoardProps<Shapes>
  confirmed: (number | null)[]
  tried: Move[]
  close: () => void
}

export function lay(
  sight: Sight<Shapes>,
  given: Partial<BoardProps<Shapes>> = {},
  language: 'pl' | 'en' = 'en',
): Table {
  const { say, tell } = wordsOf(language)
  const confirmed: (number | null)[] = []
  const tried: Move[] = []
  // One plain value, replaced as a whole: the page does not make views reactive through and through, either.
  let all = $state.raw<BoardProps<Shapes>>({
    view: sight.view,
    options: {},
    seat: sight.seat,
    seats: seatsOf(2, sight.seat),
    choices: sight.choices,
    proposed: null,
    marks: [],
    lines: [],
    motion: false,
    say,
    tell,
    onpropose: (action) => (props.proposed = action),
    onconfirm: () => confirmed.push(props.proposed),
    ontry: (move) => tried.push(move),
    ...given,
  })
  const props = {} as BoardProps<Shapes>
  for (const name of untrack(() => Object.keys(all)))
    Object.defineProperty(props, name, {
      enumerable: true,
      get: () => all[name as keyof BoardProps<Shapes>],
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
export function follow(table: Table, sight: Sight<Shapes>): void {
  table.props.view = sight.view
  table.props.lines = sight.lines
  table.props.choices = sight.choices
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
