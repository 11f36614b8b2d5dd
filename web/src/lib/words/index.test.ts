import { afterEach, expect, test, vi } from 'vitest'
import { SHIPPED, words } from './index.svelte'

afterEach(() => vi.unstubAllGlobals())

/** Answers when it is told to. */
function slowServer(): { answer: () => void; asked: string[] } {
  const waiting: (() => void)[] = []
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const body = JSON.stringify({ program: '', game: `title = Gra ${path.slice(-2)}`, nouns: {} })
    return new Promise((resolve) => waiting.push(() => resolve(new Response(body))))
  })
  return { answer: () => waiting.splice(0).forEach((one) => one()), asked }
}

test('a game that is being learnt while the language changes is known in the new one', async () => {
  const { answer, asked } = slowServer()
  await words.speak('en')
  const learnt = words.learn('gangs')
  const spoken = words.speak('pl')
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  answer()
  await Promise.all([learnt, spoken])
  expect(words.language).toBe('pl')
  expect(words.of('gangs').text('title')).toBe('Gra pl')
  expect(words.of('gangs').text('page-link-lobby')).toBe('Poczekalnia')
})

test("whoever does not say which box is meant gets the names of the owner's box in use", async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(new Response(JSON.stringify({ program: '', game: `title = ${path.length}`, nouns: {} })))
  })
  await words.learn('families', { id: 'my-box' })
  const own = words.of('families').text('title')
  await words.learn('families')
  expect(words.of('families').text('title')).toBe(own)
  await words.learn('families', SHIPPED)
  expect(words.of('families').text('title')).not.toBe(own)
  expect(asked.map((path) => path.includes('box=my-box'))).toEqual([true, false])
})

test('without the new words the old language stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await expect(words.speak('en')).rejects.toMatchObject({ problem: { reason: 'unreachable' } })
  expect(words.language).toBe('pl')
  expect(document.documentElement.lang).toBe('pl')
})
