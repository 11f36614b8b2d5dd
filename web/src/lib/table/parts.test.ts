import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ProblemNote from '$lib/ProblemNote.svelte'
import { settings } from '$lib/settings.svelte'
import type { TableShown } from '$lib/wire'
import { words } from '$lib/words/index.svelte'
import Chat from './Chat.svelte'
import Choices from './Choices.svelte'
import { clauses } from './clauses.svelte'
import Curtain from './Curtain.svelte'
import Ending from './Ending.svelte'
import HintPanel from './HintPanel.svelte'
import Log from './Log.svelte'
import { Play } from './play.svelte'
import StatusLine from './StatusLine.svelte'
import Seats from './Seats.svelte'
import { closeHouse, find, fixed, news, openHouse, show, socket, speak } from './test/house'
import UndoAsked from './UndoAsked.svelte'

let play: Play

beforeEach(async () => {
  openHouse()
  await speak('en')
  play = new Play('table')
  socket().open()
})

afterEach(() => {
  play.close()
  closeHouse()
})

function at(table: TableShown, now = 0): Play {
  socket().tell(news(table, 0, now))
  return play
}

test('every choice is a button in words; one click proposes, the second sends', () => {
  const target = show(Choices, { isBoard: false, play: at(fixed('opening')) })
  const buttons = target.querySelectorAll('li button')
  expect(buttons).toHaveLength(play.sight?.choices.length ?? 0)
  const [first] = buttons
  ;(first as HTMLButtonElement).click()
  flushSync()
  expect(first?.getAttribute('aria-pressed')).toBe('true')
  expect(socket().sent).toHaveLength(1)
  ;(first as HTMLButtonElement).click()
  expect(socket().sent.at(-1)?.kind).toBe('move')
})

test('words narrow the choices down', () => {
  const target = show(Choices, { isBoard: false, play: at(fixed('opening')) })
  const input = find(target, 'input') as HTMLInputElement
  input.value = 'influence'
  input.dispatchEvent(new Event('input'))
  flushSync()
  const wanted = play.sight?.choices.filter((choice) => play.tell(choice).includes('influence')) ?? []
  expect(target.querySelectorAll('li button')).toHaveLength(wanted.length)
  expect(find(target, '[role=status]').textContent).toContain(String(wanted.length))
})

test('the bar says whose turn it is, then what is about to be done', () => {
  const target = show(StatusLine, { play: at(fixed('opening')) })
  expect(target.textContent).toContain('Your turn')
  const [choice] = play.sight?.choices ?? []
  play.propose(choice?.action ?? null)
  flushSync()
  expect(target.textContent).toContain(choice && play.tell(choice))
  find(target, 'button', 'Cancel').click()
  flushSync()
  expect(play.proposed).toBeNull()
})

test('a move decided beforehand is told, and can be forgotten', () => {
  const table = fixed('opening')
  const sights = table.sights.map((sight) => ({ ...sight, choices: [], premove: 7 }))
  const target = show(StatusLine, { play: at({ ...table, sights }) })
  expect(target.textContent).toContain('decided beforehand')
  find(target, 'button', 'Forget it').click()
  expect(socket().sent.at(-1)).toMatchObject({ kind: 'wish', name: 'premove', value: '' })
  socket().tell(news({ ...table, sights: sights.map((sight) => ({ ...sight, premove: null })) }))
  flushSync()
  expect(target.textContent).not.toContain('decided beforehand')
})

test('a refusal is told in words with its clause', () => {
  const problem = { code: 'refused', reason: 'too-early-to-pass', facts: {}, clause: 'G6.2' } as const
  const target = show(ProblemNote, { problem, game: 'gangs' })
  expect(find(target, '[role=alert]').textContent).toContain('Nobody may pass')
  expect(find(target, 'a').getAttribute('href')).toBe('#/rules/gangs/G6.2')
})

test('every line of the log opens its clause', () => {
  const target = show(Log, { play: at(fixed('opening')) })
  const lines = play.sight?.lines ?? []
  expect(target.querySelectorAll('li.line, h3')).toHaveLength(lines.length)
  const link = find(target, 'a', lines[0]?.clause)
  expect(link.getAttribute('href')).toBe(`#/rules/gangs/${lines[0]?.clause}`)
  link.click()
  expect(clauses.clause).toBe(lines[0]?.clause)
})

test('the log is told anew when the language changes', async () => {
  const target = show(Log, { play: at(fixed('opening')) })
  const english = target.textContent
  await words.speak('pl')
  flushSync()
  expect(target.textContent).not.toBe(english)
  expect(target.textContent).toContain('sojusz')
})

test('seats show who is to move and what they are known to have', () => {
  const target = show(Seats, { play: at(fixed('opening')) })
  expect(find(target, '[aria-current=step]').textContent).toContain('Ala')
  expect(target.textContent).toContain('that you know of')
})

test('a clock counts down to the deadline by the time at the tables, whatever this machine takes it to be', () => {
  vi.useFakeTimers()
  const table = { ...fixed('opening'), clock: { kind: 'move', seconds: 60, increment: 0, on_timeout: 'bot-moves' } }
  const now = 5_000_000_000_000
  const shown = { ...table, deadline: now + 59_500 } as TableShown
  const target = show(Seats, { play: at(shown, now) })
  const timer = () => find(target, '[role=timer]').textContent
  expect(timer()).toBe('1:00')
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(10_000)
  flushSync()
  expect(timer()).toBe('0:50')
  socket().tell(news({ ...shown, deadline: now + 90_000 }, 0, now + 20_000))
  vi.advanceTimersByTime(500)
  flushSync()
  expect(timer()).toBe('1:10')
  vi.useRealTimers()
})

test('behind the curtain there is nothing of the table', () => {
  const target = show(Curtain, { play: at(fixed('shared')), seat: 0 })
  expect(target.textContent).toContain('Ala, the screen is yours')
  find(target, 'button').click()
  expect(play.curtain).toBeNull()
})

test('points are counted up, then the winner is named with the clause', async () => {
  vi.useFakeTimers()
  settings.motionWish = 'full'
  const table = fixed('finished')
  const target = show(Ending, { play: at(table), onrematch: () => undefined })
  expect(target.querySelector('.sentence')).toBeNull()
  await vi.advanceTimersByTimeAsync(750)
  flushSync()
  expect(target.querySelectorAll('.part').length).toBe(1)
  for (let tick = 0; tick < 200; tick++) {
    await vi.advanceTimersByTimeAsync(400)
    flushSync()
  }
  expect(target.querySelectorAll('.part').length).toBe(table.tally.length)
  expect(find(target, '.part').textContent).toMatch(/Alliance: .+\+\d.*G7\.1/s)
  const { winners } = table.result as { winners: number[] }
  expect(find(target, '.sentence').textContent).toContain(play.names[winners[0] ?? 0])
  expect(find(target, '.winner').textContent).toContain(play.names[winners[0] ?? 0])
  expect(find(target, 'a', 'See it again').getAttribute('href')).toBe('#/replay/table')
})

test('without motion the result stands at once', () => {
  settings.motionWish = 'none'
  const target = show(Ending, { play: at(fixed('finished')), onrematch: () => undefined })
  flushSync()
  expect(target.querySelector('.sentence')).not.toBeNull()
})

test('the adviser tells its moves, chances and what they do; a click proposes', () => {
  const target = show(HintPanel, { play: at(fixed('opening')) })
  const [choice] = play.sight?.choices ?? []
  if (!choice) throw new Error('no choice')
  const climb = { kind: 'climb', clause: 'G3.2', facts: { seat: 0, gang: 5, from: 11, to: 15 } }
  const opened = { kind: 'heart-opened', clause: 'G5.1', facts: { seat: 0 } }
  const reveal = { kind: 'reveal', clause: 'G5.1', facts: { seat: 0, gang: 5 } }
  const standings = [{ seat: 0, before: 1, after: 3, whole: true }]
  const brings = { lines: [climb, opened, reveal], standings }
  const line = [0, 1].map((seat) => ({ seat, facts: choice.facts }))
  const suggestion = { ...choice, chance: 0.52, visits: 9, line, brings }
  play.hint = { moment: 0, suggestions: [suggestion], iterations: 300, solved: false }
  flushSync()
  expect(target.textContent).toContain('52%')
  const does = 'takes a place in the Heart; opens the Heart, so alliances are shown; an alliance with the Rat Catchers'
  expect(target.textContent).toContain(`${does} comes to light; `)
  expect(target.textContent).toContain(': +2 points')
  expect(target.textContent).toContain('Then perhaps: ')
  expect(target.textContent).not.toContain('→')
  find(target, 'li button').click()
  expect(play.proposed).toBe(choice.action)
})

test('chat lines are text, never markup', () => {
  const target = show(Chat, { play: at(fixed('opening')) })
  socket().tell({ kind: 'chat', lines: [{ number: 1, seat: 1, name: 'Bo', text: '<b>hi</b>', at: 0 }] })
  flushSync()
  expect(target.querySelector('b')).toBeNull()
  expect(find(target, 'li p').textContent).toBe('<b>hi</b>')
})

test('a line of a spectator says so, whatever name it is under', () => {
  const target = show(Chat, { play: at(fixed('opening')) })
  const line = { name: 'Ala', text: 'Hm.', at: 0 }
  socket().tell({
    kind: 'chat',
    lines: [
      { ...line, number: 1, seat: 0 },
      { ...line, number: 2, seat: null },
    ],
  })
  flushSync()
  const told = [...target.querySelectorAll('li')].map((one) => one.textContent.includes('(spectator)'))
  expect(told).toEqual([false, true])
})

test('whoever is asked may agree to a taking back', () => {
  const table = fixed('shared')
  const [, second] = table.seats
  if (!second) throw new Error('two seats')
  const seats = [{ ...table.seats[0], yours: false }, second] as TableShown['seats']
  const target = show(UndoAsked, {
    play: at({ ...table, seats, undo_asked: { seat: 0, consented: [], question: 41 } }),
  })
  expect(target.textContent).toContain('Ala asks to take the last move back')
  find(target, 'button', 'Agree').click()
  expect(socket().sent.at(-1)).toMatchObject({ kind: 'consent-undo', seat: 1, question: 41 })
})
