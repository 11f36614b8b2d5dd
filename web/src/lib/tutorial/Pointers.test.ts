import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import Pointers from './Pointers.svelte'

const SIZES: Record<string, [number, number]> = {
  'space:P1': [40, 40],
  'territory:2': [400, 300],
  'job:R01': [300, 90],
}
let shown: object | null = null

afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
})

function rings(...points: string[]): number {
  document.body.innerHTML = `<div id="stage"><svg><g data-thing="territory:2"></g><g data-thing="space:P1"></g></svg>
    <p data-thing="job:R01"></p></div>`
  const stage = document.getElementById('stage')
  if (!stage) throw new Error('no stage')
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 800, 600)
  for (const one of stage.querySelectorAll<HTMLElement>('[data-thing]')) {
    one.getBoundingClientRect = () => new DOMRect(10, 10, ...(SIZES[one.dataset.thing ?? ''] ?? [0, 0]))
  }
  shown = mount(Pointers, { target: stage, props: { points, stage, motion: true } })
  flushSync()
  return stage.querySelectorAll('.pointer').length
}

it('rings what a lesson points at', () => {
  expect(rings('space:P1')).toBe(1)
  expect(rings('space:P1', 'job:R01')).toBe(2)
  expect(rings('space:P9')).toBe(0)
  expect(rings()).toBe(0)
})

it('leaves large parts of a drawing to the board', () => {
  expect(rings('territory:2')).toBe(0)
})
