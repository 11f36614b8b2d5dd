import { ask } from '$lib/api'
import type { BoxTitle } from '$lib/wire'

const files = new Map<string, Promise<Record<string, unknown>>>()

/** The box of an owner as its file has it, for boards that are drawn from it; fetched once. */
export function boxFile(game: string, box: BoxTitle): Promise<Record<string, unknown>> {
  const known = files.get(box.digest)
  if (known) return known
  const fetched = ask<Record<string, unknown>>('GET', `games/${game}/boxes/${encodeURIComponent(box.id)}/file`)
  files.set(box.digest, fetched)
  fetched.catch(() => files.delete(box.digest))
  return fetched
}
