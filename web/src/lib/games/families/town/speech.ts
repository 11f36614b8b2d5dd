/** What is on the map, for those who hear it. */
import type { RoundSpace, Territory } from '../box'
import type { Part } from '../part'
import type { Figure, TerritorySums } from '../shapes'

type Told = Pick<Part, 'view' | 'sums' | 'box' | 'say' | 'lit' | 'picked'>

/** The key of an icon's name. */
export function iconKey(icon: string): string {
  if (icon.startsWith('$')) return `card-cash${icon.slice(1)}`
  return icon === 'job' || icon === 'stash' ? `component-${icon}` : `card-${icon}`
}

function listOf({ say }: Told, icons: Record<string, number>): string {
  const parts = Object.entries(icons).map(([icon, count]) =>
    count > 1 ? `${count} × ${say(iconKey(icon))}` : say(iconKey(icon)),
  )
  return parts.join(', ')
}

const joined = (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ')

function standing({ say }: Told, piece: Figure | undefined): string {
  return piece ? say('board-town-here', { figure: piece.kind, seat: piece.seat }) : say('board-town-free')
}

function state({ say, lit, picked }: Told, id: string): string | false {
  if (picked.has(id)) return say('board-town-picked')
  return lit.has(id) && say('board-town-lit')
}

/** The dons that are going to use a space next. */
export const plannersOf = ({ sums }: Pick<Part, 'sums'>, space: string): number[] =>
  (sums?.dons ?? []).flatMap((don, seat) => (don?.spaces.includes(space) ? [seat] : []))

function planned(told: Told, space: string, plan: readonly string[]): string | false {
  return (
    plan.includes(space) &&
    plannersOf(told, space)
      .map((seat) => told.say('board-town-plan', { seat }))
      .join(' ')
  )
}

export function describeShop(told: Told, id: string, territory: number, plan: readonly string[]): string {
  return joined([
    told.say('board-town-shop', { business: id, territory }),
    standing(told, told.view.figures[id]),
    planned(told, id, plan),
    state(told, `space:${id}`),
  ])
}

export function describeRound(told: Told, space: RoundSpace, isClosed: boolean, plan: readonly string[]): string {
  const { say, view, sums } = told
  if (isClosed) return say('board-town-closed', { space: space.id, count: space.min_families })
  const brings = sums?.spaces[space.id]
  const piece = view.figures[space.id]
  return joined([
    say('board-town-round', { space: space.id }),
    standing(told, piece),
    !piece && brings && say('board-town-brings', { icons: listOf(told, brings.icons) || '–' }),
    !piece &&
      brings?.costly
        .map(({ discard, icons }) => say('board-town-costly', { count: discard, icons: listOf(told, icons) }))
        .join(' '),
    planned(told, space.id, plan),
    state(told, `space:${space.id}`),
  ])
}

export function describeTerritory(told: Told, territory: Territory, index: number): string {
  const { say, view, sums } = told
  const war = sums?.territories[index]
  const stack = view.markers[index] ?? []
  const names = stack.map((seat) => say('board-town-seat', { seat })).join(', ')
  const free = territory.slots - (view.tiles[index]?.length ?? 0)
  return joined([
    say('board-town-territory', { territory: territory.id }),
    war && describeWar(told, war),
    stack.length > 0 && say('board-town-stack', { names }),
    war && war.bonus !== null && say('board-town-bonus', { seat: war.bonus, sum: told.box.territoryBonus }),
    free > 0 && say('board-town-slots', { count: free }),
    state(told, `territory:${territory.id}`),
  ])
}

function describeWar(told: Told, { tally, neutral, strongest, controller }: TerritorySums): string {
  const { say } = told
  const isFought = neutral > 0 || tally.some((count) => count > 0)
  return joined([
    say('board-town-war', { tally: tallyOf(told, tally, neutral) }),
    strongest !== null && say('board-town-wins', { seat: strongest }),
    strongest === null && isFought && say('board-town-nobody'),
    controller !== null && say('board-town-controls', { seat: controller }),
  ])
}

function tallyOf({ say }: Told, tally: readonly number[], neutral: number): string {
  const sides = tally.map((count, seat) => say('board-town-side', { seat, count }))
  return [...sides, say('board-town-neutral', { count: neutral })].join(', ')
}
