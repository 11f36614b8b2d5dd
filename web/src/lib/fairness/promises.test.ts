import { beforeEach, expect, it, vi } from 'vitest'
import { given, outcome, promise, promised, withdrawn } from './promises'

// docs/fairness.md: SHA-256 of “omerta commitment 1”, the table and the secret, with a zero byte between them.
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const SEAL = '87339b3fc82eeac843c643784c12279507b5c6e083838b314a1a575126b89750'
const OTHER = 'ff'.repeat(32)

beforeEach(() => {
  localStorage.clear()
})

function proof(...contributions: string[]) {
  return { secret: SECRET, contributions }
}

it('keeps the first commitment that it saw, with a part drawn once', () => {
  const first = promise('table', SEAL)
  expect(first.contribution).toMatch(/^[0-9a-f]{64}$/)
  expect(promise('table', OTHER)).toEqual(first)
  expect(promise('another', SEAL).contribution).not.toBe(first.contribution)
})

it('finds a promise kept when the secret makes the commitment and its part is there', async () => {
  const { contribution } = promise('table', SEAL)
  given('table')
  expect(await outcome('table', SEAL, proof('', contribution))).toBe('kept')
})

it('finds another commitment, another secret and a missing part', async () => {
  const { contribution } = promise('table', SEAL)
  given('table')
  expect(await outcome('table', OTHER, proof(contribution))).toBe('broken')
  expect(await outcome('table', SEAL, { ...proof(contribution), secret: OTHER })).toBe('broken')
  expect(await outcome('table', SEAL, proof('', OTHER))).toBe('without-us')
})

it('a swapped commitment is found even where the proof fits it', async () => {
  const { contribution } = promise('table', OTHER)
  given('table')
  expect(await outcome('table', SEAL, proof(contribution))).toBe('broken')
})

it('expects no part where none was given, or it was withdrawn', async () => {
  promise('table', SEAL)
  expect(await outcome('table', SEAL, proof(OTHER))).toBe('seen')
  given('table')
  withdrawn('table')
  expect(await outcome('table', SEAL, proof(OTHER))).toBe('seen')
})

it('says where it knows nothing', async () => {
  expect(await outcome('table', SEAL, proof(OTHER))).toBe('unknown')
  localStorage.setItem('omerta.promises', '{"table": 3}')
  expect(promised('table')).toBeNull()
})

it('compares without computing where the connection is not secure', async () => {
  const { contribution } = promise('table', SEAL)
  vi.stubGlobal('crypto', {})
  expect(await outcome('table', SEAL, proof(contribution))).toBe('equal')
  expect(await outcome('table', OTHER, proof(contribution))).toBe('broken')
  vi.unstubAllGlobals()
})

it('remembers only so many tables', () => {
  for (let number = 0; number < 510; number++) promise(`table ${number}`, SEAL)
  expect(promised('table 9')).toBeNull()
  expect(promised('table 10')).not.toBeNull()
})
