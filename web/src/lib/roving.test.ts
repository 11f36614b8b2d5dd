import { afterEach, expect, test } from 'vitest'
import { roving } from './roving'

afterEach(() => (document.body.innerHTML = ''))

function made(attributes = ''): HTMLElement {
  document.body.innerHTML = `<div ${attributes}><a href="#1">1</a><button>2</button><a href="#3">3</a></div>`
  const node = document.body.firstElementChild as HTMLElement
  roving(node)
  return node
}
const stops = (node: HTMLElement) => [...node.querySelectorAll<HTMLElement>('a, button')].map((one) => one.tabIndex)
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test('one stop, and the arrows lead on from it', () => {
  const node = made()
  expect(stops(node)).toEqual([0, -1, -1])
  node.querySelector('a')?.focus()
  press('ArrowRight')
  expect(document.activeElement?.textContent).toBe('2')
  expect(stops(node)).toEqual([-1, 0, -1])
  press('ArrowUp')
  expect(document.activeElement?.textContent).toBe('1')
})

test('what scrolls is the stop itself', () => {
  const node = made('tabindex="0"')
  expect(stops(node)).toEqual([-1, -1, -1])
  node.focus()
  press('ArrowUp')
  expect(document.activeElement?.textContent).toBe('3')
})

test('what comes later is no stop', async () => {
  const node = made()
  node.append(document.createElement('button'))
  await Promise.resolve()
  expect(stops(node)).toEqual([0, -1, -1, -1])
})
