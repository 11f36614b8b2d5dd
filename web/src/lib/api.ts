import type { Problem } from '$lib/wire'

const ROOT = '/api/v1/'

/** What the server would not do, and why. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason)
  }
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem
  console.error(error)
  return { code: 'failed', reason: 'unforeseen', facts: {}, clause: '' }
}

const UNREACHABLE: Problem = { code: 'failed', reason: 'unreachable', facts: {}, clause: '' }

/** Asks the server; a refusal is thrown with the server's reason. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body)
  if (response.ok) return (await response.json()) as T
  throw new Refusal(await reason(response))
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' }
    init.body = JSON.stringify(body)
  }
  try {
    return await fetch(ROOT + path, init)
  } catch {
    throw new Refusal(UNREACHABLE)
  }
}

async function reason(response: Response): Promise<Problem> {
  try {
    const problem = (await response.json()) as Problem
    if (typeof problem.reason === 'string') return problem
  } catch {
    // not ours: something between us and the server has answered
  }
  return UNREACHABLE
}
