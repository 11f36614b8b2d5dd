import { mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import type { Verified } from '$lib/wire'
import Checks from './Checks.svelte'

const problem = { code: 'bad-request', reason: 'no-proof', facts: {}, clause: '' } as const
const verified: Verified = {
  passed: false,
  game: '',
  names: [],
  checks: [
    { name: 'record', passed: true, facts: { decisions: 3 }, problem: null, doubts: [] },
    { name: 'rules', passed: true, facts: {}, problem: null, doubts: [] },
    { name: 'ending', passed: true, facts: {}, problem: null, doubts: [{ ...problem, reason: 'not-to-the-end' }] },
    { name: 'proof', passed: false, facts: {}, problem, doubts: [] },
  ],
}

it('lists every check: passed, passed with a doubt, failed, or left out because of what failed', () => {
  const shown = mount(Checks, { target: document.body, props: { verified, file: 'my.jsonl' } })
  expect([...document.querySelectorAll('li')].map((item) => item.classList[0])).toEqual([
    'passed',
    'passed',
    'doubted',
    'failed',
    'left-out',
    'left-out',
  ])
  void unmount(shown)
})
