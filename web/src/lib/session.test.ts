import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { problemOf } from '$lib/api'
import { promised } from '$lib/fairness/promises'
import { isNameless, naming, suggested } from '$lib/naming.svelte'
import { session } from '$lib/session.svelte'
import { settings } from '$lib/settings.svelte'
import type { NewTable } from '$lib/wire'
import { words } from '$lib/words/index.svelte'

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
  if (path === 'me') return new Response('{"code": "forbidden", "reason": "no-guest"}', { status: 403 })
  if (path === 'guests') return new Response('{"name": "Slim Tony"}')
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
    const body = JSON.parse((init.body as string | undefined) ?? '{}') as Asked['body']
    asked.push({ path, body, kept: promised(table) })
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

describe('a name of one’s own', () => {
  const paths = () => asked.map((one) => one.path)
  const friends: NewTable = { game: 'gangs', seats: [{ kind: 'me' }, { kind: 'open' }] }

  beforeEach(() => {
    session.name = settings.name = ''
  })

  it('is not asked for by whoever plays alone', async () => {
    await session.create({ game: 'gangs', seats: [{ kind: 'me' }, { kind: 'bot', level: 'pawn' }] })
    expect(naming.isAsked).toBe(false)
    expect(asked[0]).toMatchObject({ path: 'guests', body: { name: 'session-guest' } })
  })

  it.each([
    ['joins a table', () => session.join({ id: 'first', commitment: SEAL }, 1), 'tables/first/join'],
    ['sets one up for others', () => session.create(friends), 'tables'],
  ])('is asked for once, before somebody %s', async (_, sit, path) => {
    const sat = sit()
    await vi.waitFor(() => expect(naming.isAsked).toBe(true))
    expect(paths()).not.toContain(path)
    naming.answer(' Slim Tony ')
    await sat
    expect(paths().slice(0, 3)).toEqual(['me', 'guests', path])
    expect(asked[1]?.body).toEqual({ name: 'Slim Tony' })
    await sit()
    expect(paths().filter((one) => one === 'guests')).toHaveLength(1)
  })

  it('may be refused: then nobody sits down', async () => {
    const sat = session.join({ id: 'first', commitment: SEAL }, 1).catch((error: unknown) => problemOf(error).reason)
    await vi.waitFor(() => expect(naming.isAsked).toBe(true))
    naming.answer('')
    expect(await sat).toBe('name-wanted')
    expect(paths()).toEqual(['me'])
  })

  it('a guest of before, in any language, is asked too', () => {
    expect(['', 'Guest', 'Gość', 'Gość 3', 'Guestina'].map(isNameless)).toEqual([true, true, true, true, false])
  })

  it('is suggested in the language of the page, never the same twice in a row', async () => {
    await words.speak('pl')
    expect(suggested('', () => 0)).toBe('Cichy Tony')
    expect(suggested('Cichy Tony', () => 0)).not.toBe('Cichy Tony')
    expect(suggested('', () => 0.999)).toBe('Srebrna Dorota')
  })
})
