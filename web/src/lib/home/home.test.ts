import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeHouse, find, gameCalled, show, speak } from '$lib/table/test/house'
import EnterLink from './EnterLink.svelte'
import GameBox from './GameBox.svelte'

beforeEach(() => speak('en'))
afterEach(closeHouse)

const box = { isOpen: false, onopen: () => undefined }

test('a box that can be played opens', () => {
  let opened = 0
  const target = show(GameBox, { ...box, game: gameCalled('gangs'), onopen: () => opened++ })
  find(target, 'button').click()
  expect(opened).toBe(1)
})

test.each([
  ['gangs', false],
  ['speakeasy', true],
])('whether %s is played in words alone stands on its box', (name, isPlain) => {
  const target = show(GameBox, { ...box, game: gameCalled(name) })
  expect(target.textContent.includes('in words')).toBe(isPlain)
})

test.each([
  ['gangs', ['2–4 players', 'about 25 min', 'light']],
  ['syndicate', ['1–2 players', 'about 40 min', 'medium']],
  ['families', ['1–5 players', 'about 90 min', 'medium']],
  ['speakeasy', ['1–4 players', 'about 150 min', 'heavy']],
])('the box of %s says for how many, how long and how heavy it is', (name, facts) => {
  const target = show(GameBox, { ...box, game: gameCalled(name) })
  for (const fact of facts) expect(target.textContent).toContain(fact)
})

test.each([
  ['https://omerta.example/#/table/abc123', '#/table/abc123'],
  ['#/seat/s3cr3t-token', '#/seat/s3cr3t-token'],
  [' abc123 ', '#/table/abc123'],
])('%s leads to %s', (typed, address) => {
  const target = show(EnterLink, {})
  const input = find(target, 'input') as HTMLInputElement
  input.value = typed
  input.dispatchEvent(new Event('input'))
  flushSync()
  find(target, 'form').dispatchEvent(new Event('submit', { cancelable: true }))
  expect(location.hash).toBe(address)
})

test('what is no link is told so', () => {
  const target = show(EnterLink, {})
  const input = find(target, 'input') as HTMLInputElement
  input.value = '???'
  input.dispatchEvent(new Event('input'))
  find(target, 'form').dispatchEvent(new Event('submit', { cancelable: true }))
  flushSync()
  expect(target.textContent).toContain('neither a link nor')
})
