import type { Cell, Place, Section, Sheet, Thing } from '$lib/wire'

/** What can be pointed at. */
export type Target = Section | Thing | Place

interface Found {
  target: Target
  ids: string[]
  /** The places that it lies in, the things that it is told of. */
  within: (Thing | Place)[]
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

/** None where nothing can be about it. */
export const idsOf = (one: Thing | Place): string[] => [one.id, ...(one.also ?? [])].filter(Boolean)

function* found(cells: readonly Cell[], within: (Thing | Place)[], owner: number | null): Generator<Found> {
  for (const cell of cells) {
    if (cell.kind === 'thing' || cell.kind === 'place') {
      yield { target: cell, ids: idsOf(cell), within, owner }
      yield* found(inner(cell), [...within, cell], owner)
    } else yield* found(inner(cell), within, owner)
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

/** Everything that can be pointed at, by each of its ids. */
export type Index = ReadonlyMap<string, readonly Found[]>

export function indexOf(sheet: Sheet): Index {
  const index = new Map<string, Found[]>()
  for (const one of targets(sheet)) for (const id of one.ids) index.set(id, [...(index.get(id) ?? []), one])
  return index
}

/**
 * What is meant by the ids of a choice or of a line: the same id may be on many cards. Places and sections are always
 * meant; of equal things those in a place or thing that is meant, or those that lie in none, for everybody or with
 * somebody who is meant. Only where there are none of these, all.
 */
export function meant(index: Index, ids: readonly string[], seat: number | null): Target[] {
  const isMeant = ({ target, within, owner }: Found): boolean => {
    if (!('kind' in target) || target.kind === 'place') return true
    if (within.length) return within.some((one) => idsOf(one).some((id) => ids.includes(id)))
    return owner === null || owner === seat || ids.includes(`seat:${owner}`)
  }
  return ids.flatMap((id) => {
    const hits = index.get(id) ?? []
    const chosen = hits.filter(isMeant)
    return (chosen.length ? chosen : hits).map(({ target }) => target)
  })
}

/** All that is meant by any of these. */
export function meantByAny(index: Index, many: readonly (readonly string[])[], seat: number | null): Set<Target> {
  return new Set(many.flatMap((ids) => meant(index, ids, seat)))
}
