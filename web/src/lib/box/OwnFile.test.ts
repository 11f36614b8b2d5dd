import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoxChecked } from '$lib/wire'
import { words } from '$lib/words/index.svelte'
import OwnFile from './OwnFile.svelte'

const FAULTY: BoxChecked = {
  box: null,
  faults: [
    { place: 'money › $1', where: 'Pieniądze › $1', reason: 'box-used', facts: { what: 'a b' }, clause: 'F2.4' },
    { place: 'jobs', where: 'Zlecenia', reason: 'nobody-knows', facts: {}, clause: '' },
  ],
  changes: [],
  more: 0,
}
const GOOD: BoxChecked = {
  box: {
    game: 'families',
    id: 'mine',
    digest: 'ab'.repeat(32),
    title: { pl: 'Moje', en: 'Mine' },
    note: {},
    printed: 1,
    derived: 0,
    reconstructed: 0,
    shipped: false,
    keeper: '',
    kept: 0,
    yours: false,
  },
  faults: [],
  changes: [
    {
      group: 'Set-up',
      thing: '',
      name: 'Jobs',
      before: '2',
      after: '3',
      origin_before: 'printed',
      origin_after: 'derived',
    },
  ],
  more: 0,
}

let root: HTMLElement
let shown: Record<string, unknown> | undefined
let asked: { path: string; body: Record<string, unknown> }[]

function show(answers: Record<string, unknown>, isOpen = true) {
  asked = []
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init: RequestInit) => {
      asked.push({ path, body: JSON.parse(String(init.body ?? '{}')) as Record<string, unknown> })
      return Response.json(answers[path.replace('/api/v1/', '')] ?? { name: 'Ala' })
    }),
  )
  shown = mount(OwnFile, { target: root, props: { game: 'families', isOpen, onkept: () => undefined } })
  flushSync()
}

async function handIn(text: string) {
  const input = root.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no place for a file')
  Object.defineProperty(input, 'files', { value: [new File([text], 'box.json')], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(root.querySelector('h3, .notice')).not.toBeNull())
  flushSync()
}

beforeEach(async () => {
  await words.speak('en')
  root = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  if (shown) await unmount(shown)
  root.remove()
  vi.unstubAllGlobals()
})

describe('a file of somebody’s own', () => {
  it('is refused in words, each fault with its place and its clause', async () => {
    show({ 'boxes/check': FAULTY })
    await handIn('{}')
    expect(root.querySelector('h3')?.textContent).toContain('2 things are wrong')
    const [first, second] = [...root.querySelectorAll('ol li')].map((one) => one.textContent ?? '')
    expect(first).toContain('the box “a b”')
    expect(first).toContain('F2.4')
    expect(first).toContain('money › $1')
    expect(second).toContain('jobs')
    expect(second).not.toContain('nobody-knows')
    expect(root.querySelector('button.primary')).toBeNull()
    expect(asked[0]?.body).toEqual({ game: 'families', box: '{}', language: 'en' })
  })

  it('that is good tells what differs, and can be kept', async () => {
    show({ 'boxes/check': GOOD, boxes: GOOD.box })
    await handIn('{"id": "mine"}')
    expect(root.querySelector('h3')?.textContent).toContain('“Mine” can be played with')
    expect([...root.querySelectorAll('tbody tr')].map((row) => row.textContent?.replace(/\s+/g, ' '))).toHaveLength(1)
    root.querySelector<HTMLButtonElement>('button.primary')?.click()
    await vi.waitFor(() => expect(root.querySelector('a[href*="box=mine"]')).not.toBeNull())
    expect(asked.at(-1)).toEqual({ path: '/api/v1/boxes', body: { game: 'families', box: '{"id": "mine"}' } })
  })

  it('has no place where the server does without owners’ boxes', () => {
    show({}, false)
    expect(root.querySelector('input')).toBeNull()
    expect(root.textContent).toContain('neither checked nor kept')
  })

  it('that is empty is said to be', async () => {
    show({})
    await handIn('')
    expect(root.textContent).toContain('The file is empty')
    expect(asked).toEqual([])
  })
})
