import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { promised } from '$lib/fairness/promises'
import { session } from '$lib/session.svelte'

const SEAL = 'ab'.repeat(32)

interface Asked {
  path: string
  body: Record<string, unknown>
  kept: ReturnType<typeof promised> // when it was asked
}

let asked: Asked[]
let isDeaf = false // to contributions

function answer(path: string): Response {
  if (isDeaf && path.endsWith('/contribute')) throw new TypeError('no connection')
  const table = { id: path.includes('rematch') ? 'again' : 'first', commitment: SEAL }
  const links = [{ table: table.id, seat: 0, token: 'token' }]
  return new Response(JSON.stringify(path.endsWith('/join') ? links[0] : { table, links }))
}

beforeEach(() => {
  asked = []
  isDeaf = false
  localStorage.clear()
  session.name = 'Ala'
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const path = address.replace('/api/v1/', '')
    const table = path.includes('again') ? 'again' : 'first'
    asked.push({ path, body: JSON.parse(init.body as string) as Asked['body'], kept: promised(table) })
    return Promise.resolve().then(() => answer(path))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['tables', 'first', () => session.create({ game: 'gangs', seats: [{ kind: 'me' }] })],
  ['tables/old/rematch', 'again', () => session.rematch('old')],
])('%s tells nothing of the shuffle; what follows does, when the promise is written down', async (path, id, open) => {
  await open()
  expect(asked.map((one) => one.path)).toEqual([path, `tables/${id}/contribute`])
  const [first, second] = asked
  expect(JSON.stringify(first?.body)).not.toContain('contribution')
  expect(second?.kept).toMatchObject({ commitment: SEAL, given: false, ...second?.body })
  expect(promised(id)?.given).toBe(true)
})

it('joins with a part drawn after the promise was seen', async () => {
  await session.join({ id: 'first', commitment: SEAL }, 1)
  expect(asked[0]?.kept).toMatchObject({ commitment: SEAL, contribution: asked[0]?.body.contribution })
  expect(promised('first')?.given).toBe(true)
})

it('a table whose second step was lost is given the same part later', async () => {
  isDeaf = true
  const { table } = await session.create({ game: 'gangs', seats: [{ kind: 'me' }] })
  expect(promised(table.id)?.given).toBe(false)
  isDeaf = false
  await session.contribute(table)
  expect(asked[2]?.body).toEqual(asked[1]?.body)
  expect(promised(table.id)?.given).toBe(true)
})
