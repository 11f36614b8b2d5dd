import { keep, keptParts } from '$lib/keeping'
import type { Proof } from '$lib/wire'

/** What a table promised before this browser added to its shuffle, and what it added. */
export interface Promised {
  commitment: string // the first that was seen of the table
  contribution: string // 32 random bytes in hexadecimal
  given: boolean // the server has acknowledged it
  at: number // milliseconds since 1970
}

/** What became of a promise: kept, with our part or without; equal, but not computed; none known here; not kept. */
export type Outcome = 'kept' | 'seen' | 'equal' | 'unknown' | 'broken' | 'without-us'

const MOST = 500 // tables whose promise is remembered

/** What the table promised when this browser first saw it; null: it has not sat there. */
export function promised(table: string): Promised | null {
  const known = keptParts('promises')[table] as Partial<Promised> | undefined
  return typeof known?.commitment === 'string' && typeof known.contribution === 'string' ? (known as Promised) : null
}

/** Remembers the promise of a table before anything is added; a later, different one does not replace it. */
export function promise(table: string, commitment: string): Promised {
  const known = promised(table)
  if (known) return known
  const made = { commitment, contribution: drawn(), given: false, at: Date.now() }
  write(table, made)
  return made
}

/** The server has this browser's part. */
export function given(table: string): void {
  const known = promised(table)
  if (known) write(table, { ...known, given: true })
}

/** Got up before the deal: what was added will not be used. */
export function withdrawn(table: string): void {
  const known = promised(table)
  if (known) write(table, { ...known, given: false })
}

/** Whether what was revealed is what had been promised to this browser, with its part in it. */
export async function outcome(table: string, commitment: string, proof: Proof): Promise<Outcome> {
  const known = promised(table)
  if (!known) return 'unknown'
  if (known.commitment !== commitment) return 'broken'
  if (known.given && !proof.contributions.includes(known.contribution)) return 'without-us'
  const found = await commitmentOf(table, proof.secret)
  if (found === null) return 'equal'
  if (found !== commitment) return 'broken'
  return known.given ? 'kept' : 'seen'
}

/** SHA-256 as docs/fairness.md has it; null where the browser computes nothing: over plain HTTP it has no crypto.subtle. */
async function commitmentOf(table: string, secret: string): Promise<string | null> {
  const subtle = (crypto as Partial<Crypto>).subtle
  if (!subtle) return null
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const message = [...new TextEncoder().encode(`omerta commitment 1\0${table}\0`), ...bytes]
  return hexadecimal(new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(message))))
}

function drawn(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(32)))
}

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function write(table: string, made: Promised): void {
  const others = Object.entries(keptParts('promises')).filter(([other]) => other !== table)
  keep('promises', Object.fromEntries([...others, [table, made]].slice(-MOST)))
}
