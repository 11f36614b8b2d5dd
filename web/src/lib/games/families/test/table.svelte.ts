import { flushSync, mount, unmount, untrack } from 'svelte'
import type { Sight } from '../../test/sights'
import type { BoardProps, Selection } from '../../board'
import Board from '../Board.svelte'
import { script } from '../film'
import type { Line, Move, Shapes } from '../shapes'
import { seatsIn, wordsOf } from './scenes'

/** A board on a page that keeps what is proposed, as the real page does, and notes what it heard. */
export interface Table {
  root: HTMLElement
  props: BoardProps<Shapes>
  confirmed: (number | null)[]
  tried: Move[]
  selected: (Selection | null)[]
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
  const selected: (Selection | null)[] = []
  // One plain value, replaced as a whole: the page does not make views reactive through and through, either.
  let all = $state.raw<BoardProps<Shapes>>({
    view: sight.view,
    options: {},
    seat: sight.seat,
    seats: seatsIn(sight.view, sight.seat),
    choices: sight.choices,
    proposed: null,
    marks: [],
    sums: sight.sums,
    shot: null,
    since: sight.lines,
    trace: () => undefined,
    motion: false,
    say,
    tell,
    onselect: (selection) => selected.push(selection),
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
  let isOpen = true
  const close = () => {
    if (isOpen) void unmount(board)
    isOpen = false
    root.remove()
  }
  return { root, props, confirmed, tried, selected, close }
}

/** The next moment, as the socket would bring it. */
export function follow(table: Table, next: Partial<BoardProps<Shapes>>): void {
  Object.assign(table.props, { proposed: null, shot: null, ...next })
  flushSync()
}

/** Shows one line of what led to a moment, as the page's film would. */
export function show(table: Table, { before, lines }: Sight<Shapes>, number: number): void {
  const step = script.step ?? ((view) => view)
  const views = lines.slice(0, number + 1).reduce((all, line) => [...all, step(all.at(-1) ?? before, line)], [before])
  table.props.view = views.at(-1) ?? before
  table.props.shot = { line: lines[number] as Line, before: views.at(-2) ?? before, duration: 400 }
  table.props.since = lines.slice(0, number + 1)
  table.props.choices = []
  flushSync()
}

export function press(table: Table, selector: string, index = 0): void {
  const found = table.root.querySelectorAll(selector)[index]
  if (!found) throw new Error(`there is no ${selector}`)
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  flushSync()
}
