import { flushSync } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Trace } from '../../board'
import type { Line } from '../shapes'
import { actionOf, named, type Named } from './offers'
import { sightOf } from './scenes'
import { follow, lay, press, show, type Table } from './table.svelte'

vi.setConfig({ testTimeout: 30_000 }) // a whole board takes a while where there is no real browser

let table: Table

afterEach(() => table.close())

// Counted, not compared: a failure would write out the whole document.
const count = (selector: string): number => table.root.querySelectorAll(selector).length

describe('what is selected', () => {
  const one = sightOf('new_york-middle', 0)
  const { move } = actionOf(one, ({ token }) => token === 8)
  const fitting = (fits: (move: Named) => boolean): number[] =>
    one.choices.filter((choice) => fits(named(choice.move))).map(({ action }) => action)

  it('is told to the page with what is asked next, and that it was put back', () => {
    table = lay(one)
    expect(table.selected).toEqual([])
    press(table, `[data-token="${move.token}"]`)
    expect(table.selected.at(-1)).toEqual({
      actions: fitting(({ token }) => token === move.token),
      prompt: 'Crooked Cop 1: choose a lit field.',
    })
    press(table, `[data-token="${move.token}"]`)
    expect(table.selected.at(-1)).toBeNull()
    press(table, `[data-field="${move.field}"]`)
    expect(table.selected.at(-1)?.actions).toEqual(fitting(({ field }) => field === move.field))
    expect(table.selected.at(-1)?.prompt).toContain('choose a token from your hand')
  })

  it('stays while one of its moves is proposed, and asks nothing more then', () => {
    table = lay(one)
    press(table, `[data-token="${move.token}"]`)
    const other = fitting(({ token }) => token === move.token)
    for (const action of other.slice(0, 2)) {
      table.props.onpropose(action)
      flushSync()
      expect(table.selected.at(-1)).toEqual({ actions: other, prompt: '' })
    }
  })

  it('is nothing where a move was chosen from the list', () => {
    table = lay(one)
    table.props.onpropose(fitting(({ token }) => token === move.token)[0] ?? null)
    flushSync()
    expect(count('.tray [aria-pressed="true"]')).toBe(1)
    expect(table.selected).toEqual([])
  })

  it.each([
    ['new_york-smuggle', 0, 'has to wait: first choose a district.'],
    ['new_york-closing', 0, 'has to wait: first choose the next effect.'],
    ['solo-shoot', 1, 'has to wait: first choose whom to hit.'],
  ] as const)('in %s a token waits for what is asked', (scene, seat, words) => {
    const other = sightOf(scene, seat)
    table = lay(other)
    press(table, '.tray [data-token]')
    expect(table.selected.at(-1)?.prompt).toContain(words)
    expect(table.selected.at(-1)?.actions).toEqual(other.choices.map(({ action }) => action))
  })

  it('is nothing out of turn', () => {
    table = lay(sightOf('new_york-middle', 1))
    press(table, '[data-token]')
    expect(table.selected).toEqual([])
  })
})

describe('what is marked', () => {
  const one = sightOf('new_york-middle', 0)
  const TRACES: Record<string, Trace> = {
    'field:new_york-3': 'now',
    'field:new_york-4': 'pointed',
    'field:new_york-5': 'last',
    'field:new_york-6': 'since',
    'district:new_york-1': 'last',
    'district:new_york-2': 'since',
    'token:8': 'pointed',
    'token:9': 'last',
    'seat:1': 'now',
  }

  it('wears its mark, each kind in its own shape', () => {
    table = lay(one, { trace: (id) => TRACES[id] })
    for (const [id, trace] of Object.entries(TRACES))
      expect(count(`[data-thing~="${id}"][data-trace="${trace}"]`) > 0, id).toBe(id !== 'token:9')
    expect(['now', 'pointed', 'last'].map((trace) => count(`.field > .trace.${trace} rect`))).toEqual([1, 1, 1])
    expect(count('.field > .trace.since path')).toBe(1)
    expect(count('.district > .trace')).toBe(2)
  })

  it('is everything that can be named', () => {
    table = lay(one)
    expect(count('[data-thing^="field:"]')).toBe(one.view.fields.length)
    expect(count('[data-thing^="district:"]')).toBe(one.view.markers.length)
    expect(count('.tray [data-thing^="token:"]')).toBe(one.view.hand?.length)
    expect(count('[data-thing^="seat:"]')).toBe(2)
    expect(count('[data-trace]')).toBe(0)
  })
})

describe('what the film shows', () => {
  const one = sightOf('solo-middle', 1)
  const before = { ...one, view: one.before, lines: [], choices: [] }
  const at = (event: Line['event']): number => one.lines.findLastIndex((line) => line.event === event)

  it('lies where it comes to lie, with motion and without', () => {
    for (const motion of [true, false]) {
      table = lay(before, { motion })
      const view = show(table, one, at('placed'))
      expect(count('.stone')).toBe(view.fields.filter(Boolean).length)
      expect(count('.fresh')).toBe(motion ? 1 : 0)
      table.close()
    }
  })

  it('is not to be touched meanwhile', () => {
    table = lay(before)
    show(table, one, at('placed'))
    press(table, '[data-field="0"]')
    expect(count('.tray button')).toBe(0)
    expect([table.tried, table.selected, table.confirmed]).toEqual([[], [], []])
  })

  it('is brought into sight where the map is taller than the screen', () => {
    table = lay(before)
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
    const field = one.lines[at('placed')]?.facts as { field: string }
    const place = table.root.querySelector(`[data-thing~="field:${field.field}"]`) as Element
    const seen = vi.spyOn(place, 'getBoundingClientRect')
    for (const [top, times] of [
      [200, 0],
      [2 * window.innerHeight, 1],
      [-90, 2],
    ] as const) {
      seen.mockReturnValue(new DOMRect(0, top, 50, 50))
      table.props.shot = null
      flushSync()
      show(table, one, at('placed'))
      expect(scrolled).toHaveBeenCalledTimes(times)
    }
    scrolled.mockRestore()
  })

  it('moves the marker, pays the gang, and brings tokens to the hand', () => {
    table = lay({ ...before, view: sightOf('new_york-middle', 0).view }, { seat: 0 })
    const { view } = table.props
    const tell = (line: object, after: object): void => {
      table.props.shot = { line: { number: 1, clause: '', by: 0, ...line } as Line, before: view, duration: 400 }
      table.props.view = { ...view, ...after }
      flushSync()
    }
    tell({ event: 'wealth', facts: { seat: 1, count: 3, total: 9 } }, { wealth: [0, 9] })
    expect(table.root.querySelector('.plus')?.textContent).toBe('+3')
    tell({ event: 'drawn', facts: { seat: 0, token: 2 } }, { hand: [2, 8] })
    expect(count('.tray [data-thing="token:2"][data-trace="now"]')).toBe(1)
    tell({ event: 'shot', facts: { seat: 0, token: 2 } }, { hand: [8] })
    expect(count('.tray .gone')).toBe(1)
    tell({ event: 'shot-unseen', facts: { seat: 1 } }, {})
    expect(count('.gang.right .sight')).toBe(1)
    expect(count('.tray .gone')).toBe(0)
  })

  it('tells why the automaton moves as it does, one reason after another', () => {
    table = lay(before)
    const told: number[] = []
    one.lines.forEach((line, number) => {
      show(table, one, number)
      told.push(count('.why li'))
      if (line.event.startsWith('chose')) expect(count('.why li.now')).toBe(1)
    })
    expect([...new Set(told)]).toEqual([0, 1, 2, 3, 4])
    follow(table, one)
    const reasons = [...table.root.querySelectorAll('.why li')].map((item) => item.textContent)
    expect(reasons[0]).toContain(
      'The automaton picks a district: Staten Island (the acting token asks for such a district)',
    )
    expect(reasons.at(-1)).toContain('the die decided')
    expect(table.root.querySelector('.automaton figcaption')?.textContent).toContain('Research & Development')
  })

  it('tells all of the reasons where it is skipped', () => {
    table = lay(before)
    show(table, one, at('chose-district'))
    follow(table, one)
    expect(count('.why li')).toBe(4)
  })
})
