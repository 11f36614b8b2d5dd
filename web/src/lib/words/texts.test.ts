import { expect, test } from 'vitest'
import { read } from '$lib/table/test/house'
import { Texts } from './texts'

const nouns = { gang: 'gang', from: 'place', to: 'place' }
const polish = new Texts('pl', [read('src/omerta/words/pl.ftl'), read('src/omerta/games/gangs/words/pl.ftl')], nouns)
const english = new Texts('en', [read('src/omerta/words/en.ftl'), read('src/omerta/games/gangs/words/en.ftl')], nouns)

test('nouns come with their cases', () => {
  const facts = { seat: 0, gang: 5, from: 0, to: 6 }
  expect(english.event('climb', facts, ['Ala'])).toBe('Ala: the Rat Catchers climb from Pell Street to Park Street.')
  expect(polish.event('climb', facts, ['Ala'])).toContain('Ala')
  expect(polish.event('climb', facts, ['Ala'])).not.toContain('{')
})

test('a seat without a name is told by its number', () => {
  expect(english.seat(1, [])).toBe('Seat 2')
})

test('a noun may be a player, and cash is written out in keys', () => {
  const source = 'event-robbed = { $seat } robs { $rival } of { $card }.\ncard-cash5 = $5'
  const texts = new Texts('en', [source], { card: 'card', rival: 'seat' })
  const facts = { seat: 0, rival: 1, card: '$5' }
  expect(texts.event('robbed', facts, ['Ala', 'Bo'])).toBe('Ala robs Bo of $5.')
  expect(texts.event('robbed', { ...facts, rival: 'somebody' }, ['Ala'])).toBe('Ala robs somebody of $5.')
})

test('plural forms follow the language', () => {
  const points = (count: number): string => polish.text('label-points', { count })
  expect([points(1), points(2), points(5)]).toEqual(['1 punkt', '2 punkty', '5 punktów'])
})

test('the key stands where no text is', () => {
  expect(english.text('no-such-text')).toBe('no-such-text')
  expect(english.part('no-such-text', 'short')).toBe('')
})

test('a clause has its text, its ruling and its chapter', () => {
  expect(english.rule('G3.3').text.length).toBeGreaterThan(20)
  expect(english.chapter('G3.3')).not.toContain('chapter')
  expect(english.rule('G99.9').text).toBe('')
})
