import type { Cell, Choice, Place, Section, Sheet, Thing } from '$lib/wire'
import type { Texts } from '$lib/words/index.svelte'

/** What can be pointed at. */
export type Target = Section | Thing | Place

interface Found {
  target: Target
  ids: string[]
  /** The places that it lies in. */
  within: Place[]
  /** Whose part of the table it is in; null: everybody's. */
  owner: number | null
}

/** The cells within a cell. */
export function inner(cell: Cell): Cell[] {
  if (cell.kind === 'place') return [...(cell.holds ?? []), ...(cell.about ?? [])]
  if (cell.kind === 'thing') return cell.about ?? []
  if (cell.kind === 'items') return cell.items
  return cell.kind === 'trade' ? [...cell.gives, ...cell.gets] : []
}

export const idsOf = (one: Thing | Place): string[] => [one.id, ...(one.also ?? [])]

function* found(cells: readonly Cell[], within: Place[], owner: number | null): Generator<Found> {
  for (const cell of cells) {
    if (cell.kind === 'thing' || cell.kind === 'place') yield { target: cell, ids: idsOf(cell), within, owner }
    yield* found(inner(cell), cell.kind === 'place' ? [...within, cell] : within, owner)
  }
}

/** Everything in a sheet that can be pointed at. */
function* targets(sheet: Sheet): Generator<Found> {
  for (const section of sheet.sections) {
    const owner = section.owner ?? null
    yield { target: section, ids: [section.id], within: [], owner }
    yield* found([...(section.lead ?? []), ...section.rows.flatMap((row) => row.cells)], [], owner)
  }
}

/**
 * What is meant by the ids of a choice or of a line: the same id may be on many cards. Places and sections are always
 * meant; of equal things those in a place that is meant, or those that lie in none, for everybody or with somebody who
 * is meant. Only where there are none of these, all.
 */
export function meant(sheet: Sheet, ids: readonly string[], seat: number | null): Set<Target> {
  const wanted = new Set(ids)
  const hits = [...targets(sheet)].filter((one) => one.ids.some((id) => wanted.has(id)))
  const isMeant = ({ target, within, owner }: Found): boolean => {
    if (!('kind' in target) || target.kind === 'place') return true
    if (within.length) return within.some((place) => idsOf(place).some((id) => wanted.has(id)))
    return owner === null || owner === seat || wanted.has(`seat:${owner}`)
  }
  const chosen = hits.filter(isMeant)
  const missed = hits.filter((hit) => !chosen.some((one) => one.ids.some((id) => hit.ids.includes(id))))
  return new Set([...chosen, ...missed].map(({ target }) => target))
}

/** All that some choice is about. */
export function idsIn(choices: readonly Choice[], texts: Texts): ReadonlySet<string> {
  return new Set(choices.flatMap(({ facts }) => texts.pointed(facts)))
}
