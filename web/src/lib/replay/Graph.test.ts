import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import Graph from './Graph.svelte'

const points = [
  { ply: 3, chances: [0.5, 0.5] },
  { ply: 5, chances: [1, 0] },
]

it('draws a line for every seat as far as the chances are known, and the largest swings', () => {
  let wound = -1
  const shown = mount(Graph, {
    target: document.body,
    props: {
      chances: { points, expected: 5, done: false },
      names: ['Ala', 'Bo'],
      at: 1,
      last: 4,
      swings: [{ at: 1, seat: 0, from: 0.5, to: 1 }],
      onwind: (at: number) => (wound = at),
    },
  })
  flushSync()
  const lines = [...document.querySelectorAll('polyline')].map((line) => line.getAttribute('points'))
  expect(lines).toEqual(['0.0,99.0 150.0,14.0', '0.0,99.0 150.0,184.0'])
  expect(document.querySelector('.swing')?.textContent).toBe('1')
  expect(document.querySelectorAll('.who b')).toHaveLength(2)
  expect(document.querySelector('[role=status]')).not.toBeNull()
  expect(wound).toBe(-1)
  void unmount(shown)
})
