import { afterEach, beforeEach, expect, test } from 'vitest'
import { announcer } from '$lib/announce.svelte'
import type { TableShown } from '$lib/wire'
import { merged, Play } from './play.svelte'
import { closeHouse, fixed, news, openHouse, socket, speak } from './test/house'

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

const after = (table: TableShown, change: Partial<TableShown['sights'][number]>): TableShown => ({
  ...table,
  sights: table.sights.map((sight, index) => (index === 0 ? { ...sight, ...change } : sight)),
})

test('the lines that are kept stay, later ones are replaced', () => {
  const table = fixed('opening')
  const [first, second] = table.sights[0]?.lines ?? []
  if (!first || !second) throw new Error('no lines')
  const changed = merged(table, { kind: 'table', table: after(table, { lines: [second] }), lines_from: [1], now: 0 })
  expect(changed.sights[0]?.lines).toEqual([first, second])
})

test('a move is proposed, told, confirmed and sent with its moment', async () => {
  socket().tell(news(fixed('opening')))
  const choice = play.sight?.choices[0]
  if (!choice) throw new Error('no choice')
  expect(play.isMyTurn).toBe(true)
  play.propose(choice.action)
  expect(play.choice).toEqual(choice)
  expect(announcer.text).toContain(play.tell(choice))
  const confirmed = play.confirm()
  expect(socket().sent.at(-1)).toMatchObject({
    kind: 'move',
    seat: 0,
    action: choice.action,
    moment: play.sight?.moment,
  })
  socket().tell({ kind: 'done', id: 1 })
  await confirmed
  expect(play.problem).toBeNull()
})

test('what is not legal cannot be proposed', () => {
  socket().tell(news(fixed('opening')))
  play.propose(44)
  expect(play.proposed).toBeNull()
})

test('an impossible try shows why', async () => {
  socket().tell(news(fixed('opening')))
  const tried = play.attempt({ move: 'pass' })
  expect(socket().sent.at(-1)).toMatchObject({ kind: 'try', seat: 0, move: { move: 'pass' } })
  const problem = { code: 'refused', reason: 'too-early-to-pass', facts: {}, clause: 'G6.2' } as const
  socket().tell({ kind: 'problem', id: 1, problem })
  await tried
  expect(play.problem).toEqual(problem)
  expect(play.words.problem(problem)).toBe('Nobody may pass before the Kingpin is crowned.')
})

test('a pick does not outlive its moment', () => {
  const table = fixed('opening')
  socket().tell(news(table))
  play.propose(table.sights[0]?.choices[0]?.action ?? null)
  socket().tell(news(after(table, { moment: 1, choices: [] })))
  expect(play.proposed).toBeNull()
})

test('new lines are announced and filmed, those of the past are not', () => {
  const table = fixed('opening')
  const [line] = table.sights[0]?.lines ?? []
  if (!line) throw new Error('no line')
  socket().tell(news(table))
  expect(play.film.isRunning).toBe(false)
  const count = table.sights[0]?.lines.length ?? 0
  socket().tell(news(after(table, { lines: [{ ...line, number: count }] }), count))
  expect(play.film.frame?.line.number).toBe(count)
  expect(play.choices, 'nothing is on offer before the film is over').toEqual([])
  expect(announcer.text).toContain(play.lineText(line))
})

test('a stale answer asks for everything anew', async () => {
  socket().tell(news(fixed('opening')))
  play.propose(play.sight?.choices[0]?.action ?? null)
  const confirmed = play.confirm()
  socket().tell({ kind: 'problem', id: 1, problem: { code: 'stale', reason: 'stale-moment', facts: {}, clause: '' } })
  await confirmed
  expect(socket().sent.at(-1)).toEqual({ kind: 'sync' })
})

test('at a shared screen the curtain hangs until the one to decide lifts it', () => {
  const table = fixed('shared')
  socket().tell(news(table))
  expect(play.curtain).toBe(0)
  expect(play.sight).toBeNull()
  expect(play.isMyTurn).toBe(false)
  play.lift()
  expect(play.curtain).toBeNull()
  expect(play.sight?.seat).toBe(0)
  expect(announcer.text).not.toBe('')
  const [first, second] = table.sights
  if (!first || !second) throw new Error('two sights')
  socket().tell(
    news({
      ...table,
      sights: [
        { ...first, choices: [] },
        { ...second, choices: first.choices },
      ],
    }),
  )
  expect(play.curtain).toBe(1)
  expect(announcer.text).toBe('')
  play.lift()
  expect(play.sight?.seat).toBe(1)
})

test('when somebody sits down at this screen the curtain falls', () => {
  const table = fixed('shared')
  const [first] = table.sights
  if (!first) throw new Error('no sight')
  socket().tell(news({ ...fixed('gathering'), sights: [{ ...first, view: null, lines: [], choices: [] }] }))
  expect(play.eyes).toBe(0)
  socket().tell(news(table))
  expect(play.curtain).toBe(0)
  expect(play.sight).toBeNull()
})

test('a spectator sees and cannot act', () => {
  socket().tell(news(fixed('watching')))
  expect(play.isSpectator).toBe(true)
  expect(play.sight?.seat).toBeNull()
  expect(play.isMyTurn).toBe(false)
  expect(play.mover).toBe(0)
})

test('bots are called by their level', () => {
  socket().tell(news(fixed('opening')))
  expect(play.names).toEqual(['Ala', 'Pawn'])
})

test('what is touched lists the choices about it; a lone one is proposed, and a second touch confirms', () => {
  socket().tell(news(fixed('opening')))
  const all = play.sight?.choices.length ?? 0
  play.touch(['place:1'])
  expect(play.listed.length).toBeLessThan(all)
  expect(play.listed.every(({ facts }) => play.words.pointed(facts).includes('place:1'))).toBe(true)
  play.touch(['place:6'])
  expect(play.listed.map(({ facts }) => facts.move)).toEqual(['climb'])
  expect(play.choice).toEqual(play.listed[0])
  play.touch(['place:6'])
  expect(socket().sent.at(-1)).toMatchObject({ kind: 'move', action: play.listed[0]?.action })
})

test('what does not go together with what was touched takes its place; touched again it is let go', () => {
  socket().tell(news(fixed('opening')))
  const all = play.sight?.choices.length ?? 0
  play.touch(['place:0'])
  play.touch(['place:5'])
  expect(play.picked).toEqual([['place:5']])
  play.touch(['place:5'])
  expect(play.picked).toEqual([])
  expect(play.listed).toHaveLength(all)
})

test('a choice that is looked at, or else the one that is proposed, points at the table', () => {
  socket().tell(news(fixed('opening')))
  const [first, second] = play.sight?.choices ?? []
  if (!first || !second) throw new Error('no choices')
  play.propose(first.action)
  expect(play.pointed).toEqual(['place:0', 'place:6', `gang:${first.facts.gang}`])
  play.look(second.facts)
  expect(play.pointed).toEqual(play.words.pointed(second.facts))
  play.look(null)
  expect(play.pointed).toEqual(play.words.pointed(first.facts))
})

/** The opening, and what a rival's move brings after it. */
function moved() {
  const table = fixed('opening')
  const [line] = table.sights[0]?.lines ?? []
  if (!line) throw new Error('no line')
  const count = table.sights[0]?.lines.length ?? 0
  const lines = [0, 1].map((more) => ({ ...line, number: count + more, by: 1 }))
  return { table, count, news: news(after(table, { lines }), count) }
}

test('who acts in the film is named until it is over', () => {
  const { table, news: rivals } = moved()
  socket().tell(news(table))
  socket().tell(rivals)
  expect(play.actor).toBe(1)
  expect(play.isMyTurn).toBe(false)
  play.film.skip()
  expect(play.actor).toBe(play.mover)
  expect(play.choices).not.toEqual([])
})

test('the log does not tell what the film has not shown', () => {
  const { table, count, news: rivals } = moved()
  socket().tell(news(table))
  socket().tell(rivals)
  expect(play.told).toHaveLength(count + 1)
  play.film.skip()
  expect(play.told).toHaveLength(count + 2)
  expect(play.since.map(({ number }) => number)).toContain(count)
})

test('nothing is filmed where something was taken back', () => {
  const { table, count, news: rivals } = moved()
  socket().tell(news(table))
  socket().tell(rivals)
  socket().tell(news(after(table, { lines: [] }), count - 1))
  expect(play.film.isRunning).toBe(false)
  expect(play.film.canShowAgain).toBe(false)
})

test('at a shared screen whoever moved sees the move, and whoever comes what was missed', () => {
  const table = fixed('shared')
  socket().tell(news(table))
  play.lift()
  const [first, second] = table.sights
  const [line] = first?.lines ?? []
  if (!first || !second || !line) throw new Error('no two sights')
  const count = first.lines.length
  const more = [{ ...line, number: count, by: 0 }]
  const sights = [
    { ...first, lines: more, choices: [], moment: 1 },
    { ...second, lines: more, choices: first.choices },
  ]
  socket().tell({ ...news({ ...table, sights }), lines_from: [count, second.lines.length] })
  expect(play.film.isRunning).toBe(true)
  expect(play.curtain).toBeNull()
  play.film.skip()
  expect(play.curtain).toBe(1)
  play.lift()
  expect(play.eyes).toBe(1)
  expect(play.film.isRunning).toBe(true)
})
