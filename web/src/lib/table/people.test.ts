import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Draft } from '$lib/newtable/draft.svelte'
import SeatFields from '$lib/newtable/SeatFields.svelte'
import type { Mark, TableShown } from '$lib/wire'
import Gathering from './Gathering.svelte'
import Log from './Log.svelte'
import { Play } from './play.svelte'
import Seats from './Seats.svelte'
import TableMenu from './TableMenu.svelte'
import { closeHouse, find, fixed, gameCalled, news, openHouse, show, socket, speak } from './test/house'
import UndoAsked from './UndoAsked.svelte'

let play: Play
let asked: { path: string; body: unknown }[] = []

// What a dialog does in a browser; the document of the tests has none of it.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

beforeEach(async () => {
  openHouse()
  await speak('en')
  const words = fetch
  asked = []
  globalThis.fetch = ((path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return words(path, init)
    asked.push({ path, body: JSON.parse(String(init.body)) as unknown })
    return Promise.resolve(new Response('{"done":true}', { status: 200 }))
  }) as typeof fetch
  play = new Play('table')
  socket().open()
})

afterEach(() => {
  play.close()
  closeHouse()
})

function at(table: TableShown): Play {
  socket().tell(news(table))
  flushSync()
  return play
}

type SeatChange = Partial<TableShown['seats'][number]>

function seated(table: TableShown, ...changes: SeatChange[]): TableShown {
  return { ...table, seats: table.seats.map((seat, index) => ({ ...seat, ...changes[index] })) }
}

function sighted(table: TableShown, change: Partial<TableShown['sights'][number]>): TableShown {
  return { ...table, sights: table.sights.map((sight) => ({ ...sight, ...change })) }
}

const dialog = (target: HTMLElement): HTMLDialogElement => find(target, 'dialog') as HTMLDialogElement

test('giving up asks first and says who wins', async () => {
  const target = show(TableMenu, { play: at(fixed('opening')) })
  find(target, 'button', 'Give up the game').click()
  flushSync()
  expect(asked).toHaveLength(0)
  expect(dialog(target).open).toBe(true)
  expect(dialog(target).textContent).toContain(`${play.names[1]} wins`)
  find(dialog(target), 'button', 'Play on').click()
  expect(dialog(target).open).toBe(false)
  expect(asked).toHaveLength(0)
  find(target, 'button', 'Give up the game').click()
  find(dialog(target), 'button', 'Give up').click()
  await Promise.resolve()
  expect(asked).toEqual([{ path: '/api/v1/tables/table/resign', body: { seat: 0, level: 'capo' } }])
})

test('where the game goes on without somebody the question says so', () => {
  const table = fixed('opening')
  const [first, second] = table.seats
  if (!first || !second) throw new Error('two seats')
  const human = { ...second, kind: 'human' as const, name: 'Bo', level: '', yours: false }
  const three = { ...table, seats: [first, human, { ...human, seat: 2, name: 'Cy' }] }
  const target = show(TableMenu, { play: at(three) })
  expect(dialog(target).textContent).toContain('The others play on')
})

test('a seat that has given up is offered nothing more', () => {
  const target = show(TableMenu, { play: at(seated(fixed('opening'), { resigned: true, away: true, level: 'capo' })) })
  expect(target.textContent).not.toContain('Give up')
  expect(target.textContent).not.toContain('Take my seat back')
})

test('who is here is told by a shape and a word, for people elsewhere only', () => {
  const people = { kind: 'human' as const, name: 'Bo', level: '', yours: false }
  const table = seated(fixed('opening'), { here: true }, { ...people, here: true })
  const target = show(Seats, { play: at(table) })
  expect(target.querySelectorAll('.dot')).toHaveLength(1)
  expect(find(target, '.dot').textContent.trim()).toBe('here')
  expect(target.querySelector('.dot circle')?.getAttribute('fill')).toBe('currentColor')
  at(seated(table, {}, { ...people, here: false }))
  expect(find(target, '.dot').textContent.trim()).toBe('not here')
  expect(target.querySelector('.dot circle')?.getAttribute('fill')).toBe('none')
})

test('spectators are counted', () => {
  const target = show(Seats, { play: at({ ...fixed('opening'), watching: 3 }) })
  expect(target.textContent).toContain('3 people are watching')
})

test('a bot that thinks shows it, and how long it may take if that is long', () => {
  const table = fixed('opening')
  const mover = table.sights[0]?.view?.to_move as number
  const changes = (thinks: number | null): SeatChange[] =>
    table.seats.map((_, seat) => (seat === mover ? { thinks } : {}))
  const target = show(Seats, { play: at(seated(table, ...changes(1200))) })
  expect(find(target, '.turn').textContent).toContain('thinking, up to 1.2 s')
  expect(find(target, '.life').getAttribute('aria-hidden')).toBe('true')
  at(seated(table, ...changes(300)))
  expect(find(target, '.turn').textContent).not.toContain('up to')
  at(seated(table, ...changes(null)))
  expect(target.querySelector('.life')).toBeNull()
  expect(find(target, '.turn').textContent).toContain('to move')
})

test('a refused take-back is told to whoever asked, until it is waved away', () => {
  const target = show(UndoAsked, { play: at(sighted(fixed('opening'), { declined: 1 })) })
  expect(target.textContent).toContain(`${play.names[1]} does not agree`)
  find(target, 'button', 'All right').click()
  flushSync()
  expect(target.textContent).not.toContain('does not agree')
})

test('a refusal is gone with the next decision', () => {
  const target = show(UndoAsked, { play: at(sighted(fixed('opening'), { declined: 1 })) })
  at(sighted(fixed('opening'), { declined: null }))
  expect(target.textContent).not.toContain('does not agree')
})

test('whose time was up is told once, not what was before', () => {
  const mark: Mark = { kind: 'timeout', seat: 0, after: 1 }
  const target = show(UndoAsked, { play: at(sighted(fixed('opening'), { marks: [mark] })) })
  expect(target.textContent).not.toContain('Your time was up')
  at(sighted(fixed('opening'), { marks: [mark, { ...mark, seat: 1 }] }))
  expect(target.textContent).not.toContain('Your time was up')
  at(sighted(fixed('opening'), { marks: [mark, { ...mark, seat: 1 }, mark] }))
  expect(target.textContent).toContain('Your time was up')
  find(target, 'button', 'All right').click()
  flushSync()
  expect(target.textContent).not.toContain('Your time was up')
})

test('marks stand in the log where they happened', () => {
  const lines = fixed('finished').sights[0]?.lines.slice(0, 3) ?? []
  const marks: Mark[] = [
    { kind: 'timeout', seat: 0, after: 1 },
    { kind: 'resigned', seat: 1, after: 3 },
  ]
  const target = show(Log, { play: at(sighted(fixed('finished'), { lines, marks })) })
  const told = [...target.querySelectorAll('.line, .mark, h3')].map((one) => one.textContent.trim())
  expect(told[1]).toBe(`Time is up: a bot moves for ${play.names[0]}.`)
  expect(told[4]).toBe(`${play.names[1]} gives up.`)
})

test('the waiting room tells the clock, leads to the rules, has a chat and says who is here', () => {
  const table = fixed('gathering')
  const clock = { kind: 'player' as const, seconds: 600, increment: 5, on_timeout: 'seat-to-bot' as const }
  const target = show(Gathering, { play: at({ ...seated(table, { yours: false, here: true }), clock, watching: 2 }) })
  expect(target.textContent).toContain('10 minutes for the whole game, 5 seconds more after each move')
  expect(target.textContent).toContain('a bot takes over the seat')
  expect(find(target, 'a', 'Read the rules').getAttribute('href')).toBe(`#/rules/${table.game}`)
  expect(target.querySelector('#chat-text')).not.toBeNull()
  expect(find(target, '.dot').textContent.trim()).toBe('here')
  expect(target.textContent).toContain('2 people are watching')
})

test('whoever sets up a table chooses the pace of its bots, if there are any', () => {
  const draft = new Draft(gameCalled('gangs'))
  for (const seat of draft.seats.slice(1)) seat.sitter = 'bot'
  const target = show(SeatFields, { draft })
  expect(draft.wish('en').pace).toBe('at-ease')
  draft.pace = 'quick'
  flushSync()
  expect(find(target, 'label', "Bots' pace").querySelector('select')?.selectedOptions[0]?.textContent).toBe('quick')
  expect(draft.wish('en').pace).toBe('quick')
  for (const seat of draft.seats) seat.sitter = 'me'
  flushSync()
  expect(target.textContent).not.toContain("Bots' pace")
})
