import type { Move } from './shapes'

/** What a move names, if it names such a thing. */
export const tokenOf = (move: Move): number | undefined => ('token' in move ? move.token : undefined)
export const fieldOf = (move: Move): number | undefined => ('field' in move ? move.field : undefined)
export const districtOf = (move: Move): number | undefined => ('district' in move ? move.district : undefined)

export function sameMove(a: Move, b: Move): boolean {
  const parts = [tokenOf, fieldOf, districtOf]
  return a.move === b.move && parts.every((part) => part(a) === part(b))
}

/** The fields on offer; with a token taken up, those on offer for it. */
export function fieldsOf(moves: readonly Move[], token: number | null): Set<number> {
  const open = moves.filter((one) => one.move !== 'place' || token === null || one.token === token)
  return new Set(open.flatMap((move) => fieldOf(move) ?? []))
}

/** The tokens on offer for a kind of move; with a field taken up, those on offer for it. */
export function tokensOf(moves: readonly Move[], kind: Move['move'], field: number | null): Set<number> {
  const open = moves.filter((one) => one.move === kind && (field === null || fieldOf(one) === field))
  return new Set(open.flatMap((move) => tokenOf(move) ?? []))
}

export function districtsOf(moves: readonly Move[]): Set<number> {
  return new Set(moves.flatMap((move) => districtOf(move) ?? []))
}
