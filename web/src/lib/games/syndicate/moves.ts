/** A move in its canonical form. */
export interface Move {
  move: string
  token?: number
  field?: number
  district?: number
}

export function sameMove(a: Move, b: Move): boolean {
  return a.move === b.move && a.token === b.token && a.field === b.field && a.district === b.district
}

/** The fields on offer; with a token taken up, those on offer for it. */
export function fieldsOf(moves: readonly Move[], token: number | null): Set<number> {
  const open = moves.filter((one) => one.move !== 'place' || token === null || one.token === token)
  return new Set(open.flatMap(({ field }) => field ?? []))
}

/** The tokens on offer for a kind of move; with a field taken up, those on offer for it. */
export function tokensOf(moves: readonly Move[], move: string, field: number | null): Set<number> {
  const open = moves.filter((one) => one.move === move && (field === null || one.field === field))
  return new Set(open.flatMap(({ token }) => token ?? []))
}

export function districtsOf(moves: readonly Move[]): Set<number> {
  return new Set(moves.flatMap(({ district }) => district ?? []))
}
