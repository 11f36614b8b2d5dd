import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeHouse, find, show, speak } from '$lib/table/test/house'
import EnterLink from './EnterLink.svelte'
import GameBox from './GameBox.svelte'

beforeEach(() => speak('en'))
afterEach(closeHouse)

const box = { title: 'Five Families', about: '', isOpen: false, onopen: () => undefined }

test('a box that can be played opens', () => {
  let opened = 0
  const target = show(GameBox, { ...box, name: 'gangs', onopen: () => opened++ })
  find(target, 'button').click()
  expect(opened).toBe(1)
})

test.each([
  ['gangs', false],
  ['families', true],
])('whether %s is played in words alone stands on its box', (name, isPlain) => {
  const target = show(GameBox, { ...box, name })
  expect(target.textContent.includes('in words')).toBe(isPlain)
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
