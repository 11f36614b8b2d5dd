import { flushSync } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Sight } from '../../test/sights'
import { districtOf, fieldOf, tokenOf } from '../moves'
import type { Shapes } from '../shapes'
import { actionOf } from './offers'
import { SIGHTS, sightOf } from './scenes'
import { follow, key, lay, press, type Table } from './table.svelte'

vi.setConfig({ testTimeout: 30_000 }) // a whole board takes a while where there is no real browser

let table: Table

afterEach(() => table.close())

// Counted, not compared: a failure would write out the whole document.
const count = (selector: string): number => table.root.querySelectorAll(selector).length

/** A field with all that is drawn on it. */
function cell(field: number | undefined): Element {
  return table.root.querySelector(`[data-field="${field}"]`)?.parentElement as Element
}

function numbers(selector: string, name: string): number[] {
  const found = [...table.root.querySelectorAll(selector)].map((one) => Number(one.getAttribute(`data-${name}`)))
  return [...new Set(found)].sort((a, b) => a - b)
}

const PARTS = { token: tokenOf, field: fieldOf, district: districtOf }

function offered(one: Sight<Shapes>, part: keyof typeof PARTS, move = ''): number[] {
  const offers = one.choices.filter((offer) => !move || offer.move.move === move)
  return [...new Set(offers.flatMap((offer) => PARTS[part](offer.move) ?? []))].sort((a, b) => a - b)
}

// Every moment as the seat sees it that is asked, and some others.
const SHOWN = SIGHTS.filter(({ scene, seat, choices }) => choices.length || (scene.endsWith('-end') && seat === null))
const CASES = SHOWN.map(({ scene, seat }, index) => [scene, seat, index % 2 ? 'pl' : 'en'] as const)

describe.each(CASES)('%s as seat %s (%s)', (scene, seat, language) => {
  it('shows every field with its name, and lights up exactly what is on offer', () => {
    const one = sightOf(scene, seat)
    table = lay(one, {}, language)
    const fields = [...table.root.querySelectorAll('[data-field]')]
    expect(fields.length).toBe(one.view.fields.length)
    for (const field of fields) expect(field.getAttribute('aria-label')).toMatch(/\(.+\), (free|taken|wolne|zajęte)/)
    expect(count('.stone')).toBe(one.view.fields.filter(Boolean).length)
    expect(table.root.textContent).not.toMatch(/\b(label|ask|event|effect|gang|token|criterion)-[a-z0-9-]+/)
    expect(numbers('.field.lit > [data-field]', 'field')).toEqual(offered(one, 'field'))
    expect(numbers('[data-district]', 'district')).toEqual(offered(one, 'district'))
    expect(numbers('.tray button.lit', 'token')).toEqual(offered(one, 'token', 'place'))
    expect(numbers('.automaton button.lit', 'token')).toEqual(offered(one, 'token', 'shoot'))
    expect(count('.decline')).toBe(one.choices.some(({ move }) => move.move === 'decline') ? 1 : 0)
  })
})

it('shows a spectator no hand, and nothing that can be pressed on the board', () => {
  table = lay(sightOf('new_york-middle', null))
  expect(count('.tray')).toBe(0)
  expect(count('.city [role="button"]')).toBe(0)
})

describe('a placement by pointer', () => {
  const one = sightOf('new_york-middle', 0)
  const { action, move } = actionOf(one, ({ token }) => token === 8)

  it('is proposed by token and field, shown as a ghost, and confirmed by a second press', () => {
    table = lay(one)
    press(table, `[data-token="${move.token}"]`)
    expect(numbers('.field.lit > [data-field]', 'field')).toEqual(
      one.choices.flatMap((offer) => (tokenOf(offer.move) === move.token ? (fieldOf(offer.move) ?? []) : [])),
    )
    press(table, `[data-field="${move.field}"]`)
    expect(table.props.proposed).toBe(action)
    expect(cell(move.field).querySelectorAll('.ghost').length).toBe(1)
    expect(count('.ghost')).toBe(1)
    expect(table.root.querySelector('.pull')?.textContent).toContain('1')
    press(table, `[data-field="${move.field}"]`)
    expect(table.confirmed).toEqual([action])
  })

  it('may begin with the field', () => {
    table = lay(one)
    press(table, `[data-field="${move.field}"]`)
    expect(numbers('.tray button.lit', 'token')).toEqual(
      one.choices
        .flatMap((offer) => (fieldOf(offer.move) === move.field ? (tokenOf(offer.move) ?? []) : []))
        .sort((a, b) => a - b),
    )
    press(table, `[data-token="${move.token}"]`)
    expect(table.props.proposed).toBe(action)
  })

  it('goes to another field while the token is taken up', () => {
    table = lay(one)
    const other = actionOf(one, ({ token, field }) => token === move.token && field !== move.field)
    press(table, `[data-token="${move.token}"]`)
    press(table, `[data-field="${move.field}"]`)
    press(table, `[data-field="${other.move.field}"]`)
    expect(table.props.proposed).toBe(other.action)
  })

  it('that the page puts back is put back here too, whatever it began with', () => {
    table = lay(one)
    for (const first of [`[data-token="${move.token}"]`, `[data-field="${move.field}"]`]) {
      press(table, first)
      press(table, first.includes('token') ? `[data-field="${move.field}"]` : `[data-token="${move.token}"]`)
      expect(count('.tray [aria-pressed="true"]')).toBe(1)
      table.props.onpropose(null)
      flushSync()
      expect(count('.tray [aria-pressed="true"]')).toBe(0)
      expect(count('.ghost')).toBe(0)
      expect(numbers('.field.lit > [data-field]', 'field')).toEqual(offered(one, 'field'))
    }
  })

  it('stays taken up when another token or an impossible field takes the place of what was proposed', () => {
    table = lay(one)
    const taken = one.view.fields.findIndex(Boolean)
    const other = offered(one, 'token', 'place').find((token) => token !== move.token)
    table.props.ontry = () => (table.props.proposed = null)
    press(table, `[data-token="${move.token}"]`)
    press(table, `[data-field="${move.field}"]`)
    press(table, `[data-field="${taken}"]`)
    expect(count(`.tray [data-token="${move.token}"][aria-pressed="true"]`)).toBe(1)
    press(table, `[data-field="${move.field}"]`)
    press(table, `[data-token="${other}"]`)
    expect(table.props.proposed).toBeNull()
    expect(count(`.tray [data-token="${other}"][aria-pressed="true"]`)).toBe(1)
  })

  it('that is impossible is tried, and nothing is proposed', () => {
    table = lay(one)
    const taken = one.view.fields.findIndex(Boolean)
    press(table, `[data-token="${move.token}"]`)
    press(table, `[data-field="${taken}"]`)
    expect(table.tried).toEqual([{ move: 'place', token: move.token, field: taken }])
    expect(table.props.proposed).toBeNull()
  })

  it('out of turn is tried too', () => {
    table = lay(sightOf('new_york-middle', 1))
    const token = table.root.querySelector('[data-token]')?.getAttribute('data-token')
    press(table, '[data-token]')
    press(table, '[data-field="8"]')
    expect(table.tried).toEqual([{ move: 'place', token: Number(token), field: 8 }])
  })

  it('by dragging is confirmed when the token is dropped', () => {
    table = lay(one)
    const hand = table.root.querySelector<HTMLElement>(`[data-token="${move.token}"]`) as HTMLElement
    hand.setPointerCapture = () => undefined
    const goal = table.root.querySelector(`[data-field="${move.field}"]`)
    document.elementFromPoint = () => goal
    const at = (type: string, x: number) =>
      hand.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, clientX: x, clientY: 200 }))
    at('pointerdown', 10)
    at('pointermove', 60)
    flushSync()
    expect(cell(move.field).querySelectorAll('.ghost').length).toBe(1)
    expect(count('.flying')).toBe(1)
    at('pointerup', 60)
    flushSync()
    expect(table.confirmed).toEqual([action])
    expect(count('.flying')).toBe(0)
  })

  it('of only one fitting token needs the field alone', () => {
    const sole = SIGHTS.flatMap((view) =>
      offered(view, 'field', 'place').flatMap((field) => {
        const fits = view.choices.filter((choice) => fieldOf(choice.move) === field)
        return fits[0] && fits.length === 1 ? [{ view, field, action: fits[0].action }] : []
      }),
    )[0]
    if (!sole) throw new Error('no fixed view has such a field')
    table = lay(sole.view)
    press(table, `[data-field="${sole.field}"]`)
    expect(table.props.proposed).toBe(sole.action)
  })
})

describe('by keyboard alone', () => {
  const one = sightOf('new_york-middle', 0)

  it('a token is taken up, a field reached, proposed and confirmed', () => {
    table = lay(one)
    table.root.querySelector<HTMLElement>('.tray [tabindex="0"]')?.focus()
    key('ArrowRight')
    key('ArrowRight')
    expect(document.activeElement?.getAttribute('data-token')).toBe('8')
    key('Enter')
    const first = document.activeElement?.getAttribute('data-field')
    expect(offered(one, 'field')).toContain(Number(first))
    key('ArrowDown')
    const second = document.activeElement?.getAttribute('data-field')
    expect(second).not.toBe(first)
    key('Enter')
    const chosen = actionOf(one, ({ token, field }) => token === 8 && field === Number(second))
    expect(table.props.proposed).toBe(chosen.action)
    key('Enter')
    expect(table.confirmed).toEqual([chosen.action])
  })

  it('Escape puts everything back', () => {
    table = lay(one)
    table.root.querySelector<HTMLElement>('.tray [tabindex="0"]')?.focus()
    key('Enter')
    key('Enter')
    expect(table.props.proposed).not.toBeNull()
    key('Escape')
    expect(table.props.proposed).toBeNull()
    expect(count('.held')).toBe(0)
    expect(document.activeElement?.closest('.tray') !== null).toBe(true)
  })

  it('a district is chosen', () => {
    const view = sightOf('new_york-smuggle', 0)
    table = lay(view)
    table.root.querySelector<SVGElement>('[data-district][tabindex="0"]')?.focus()
    key('ArrowDown')
    key('Enter')
    const chosen = view.choices.find(({ action }) => action === table.props.proposed)
    expect(chosen?.move.move).toBe('smuggle')
    key('Enter')
    expect(table.confirmed).toEqual([table.props.proposed])
  })
})

describe('other decisions', () => {
  const cases = [
    ['new_york-smuggle', 0, 'smuggle', 'district'],
    ['los_angeles-open', 1, 'open', 'district'],
    ['solo-advance', 1, 'advance', 'district'],
    ['new_york-closing', 0, 'effect', 'field'],
    ['solo-shoot', 1, 'shoot', 'token'],
  ] as const
  it.each(cases)('%s, seat %i: %s by a press on its %s, twice', (scene, seat, move, part) => {
    const one = sightOf(scene, seat)
    table = lay(one)
    const choice = actionOf(one, (offer) => offer.move === move)
    const place = part === 'token' ? '.automaton ' : ''
    press(table, `${place}[data-${part}="${choice.move[part]}"]`)
    expect(table.props.proposed).toBe(choice.action)
    press(table, `${place}[data-${part}="${choice.move[part]}"]`)
    expect(table.confirmed).toEqual([choice.action])
  })

  it('quick support can be declined', () => {
    const one = sightOf('new_york-support', 0)
    table = lay(one)
    press(table, '.decline')
    expect(table.props.proposed).toBe(actionOf(one, ({ move }) => move === 'decline').action)
  })

  it('a district that is not on offer is tried', () => {
    const one = sightOf('new_york-smuggle', 0)
    table = lay(one)
    const here = [0, 1, 2, 3, 4].find((district) => !offered(one, 'district').includes(district))
    press(table, `[data-field="${[0, 9, 18, 28, 35][here ?? 0]}"]`)
    expect(table.tried).toEqual([{ move: 'smuggle', district: here }])
  })
})

it('marks hints with rank and chance where they lead, and on the token', () => {
  const one = sightOf('new_york-middle', 0)
  const [first, second] = [one.choices[0], one.choices.at(-1)]
  if (!first || !second) throw new Error('choices')
  table = lay(one, {
    marks: [
      { action: first.action, rank: 1, chance: 0.617 },
      { action: second.action, rank: 2, chance: 0.5 },
    ],
  })
  const medal = cell(fieldOf(first.move)).querySelector('.medal')
  expect(medal?.textContent?.replace(/\s+/g, '')).toBe('62%1')
  expect(table.root.querySelector(`[data-field="${fieldOf(second.move)}"]`)?.getAttribute('aria-label')).toContain(
    'hint 2, chance 50%',
  )
  expect(
    table.root.querySelector(`li:has([data-token="${tokenOf(first.move)}"])`)?.querySelectorAll('.medal').length,
  ).toBe(1)
})

it('shows every hint of one token on it, and every hint of one field in its place', () => {
  const one = sightOf('new_york-middle', 0)
  const { move } = actionOf(one, ({ token }) => token === 8)
  const same = one.choices.filter((choice) => tokenOf(choice.move) === move.token).slice(0, 2)
  const there = one.choices.filter(
    (choice) => fieldOf(choice.move) === move.field && tokenOf(choice.move) !== move.token,
  )
  const marks = [...same, ...there.slice(0, 1)].map(({ action }, index) => ({ action, rank: index + 1, chance: 0.5 }))
  expect(marks.length).toBe(3)
  table = lay(one, { marks })
  const onToken = table.root.querySelector(`li:has([data-token="${move.token}"])`)
  expect([...(onToken?.querySelectorAll('.rank') ?? [])].map((rank) => rank.textContent).sort()).toEqual(['1', '2'])
  const places = [...cell(move.field).querySelectorAll('.hints > g')].map((medal) => medal.getAttribute('transform'))
  expect(new Set(places).size).toBe(2)
})

it('keeps a token taken up when the same position comes again', () => {
  const mine = sightOf('new_york-middle', 0)
  table = lay(mine)
  press(table, '[data-token="8"]')
  follow(table, { ...mine, view: structuredClone(mine.view), lines: [] })
  expect(count('.held')).toBe(1)
})

it('lends the gangs their colours while it is shown', () => {
  table = lay(sightOf('los_angeles-early', 0))
  expect(document.documentElement.style.getPropertyValue('--seat-0')).toBe('#565c63')
  table.close()
  flushSync()
  expect(document.documentElement.style.getPropertyValue('--seat-0')).toBe('')
})
