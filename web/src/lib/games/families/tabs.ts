import type { Move, Own, View } from './shapes'

/** The parts of the board that a narrow screen shows one at a time. */
export const TABS = ['map', 'mine', 'jobs', 'rivals'] as const
export type Tab = (typeof TABS)[number]

type Mine = Partial<Own> | undefined // another's hand is not seen
type Where = (value: string, mine: Mine, kind: Move['move'] | null) => Tab

/** By the noun of a thing. */
const PLACES: Record<string, Where> = {
  space: () => 'map',
  territory: () => 'map',
  seat: () => 'rivals',
  figure: (_, __, kind) => (kind === 'rescue' ? 'map' : 'mine'),
  card: (_, __, kind) => (kind === 'good' ? 'jobs' : 'mine'),
  job: (value, mine) => (mine?.hand_jobs?.includes(value) ? 'mine' : 'jobs'),
  ally: (value, mine) => (mine?.allies?.some(({ ally }) => ally === value) ? 'mine' : 'jobs'),
}

/** Where the things lie that can be touched. */
export function tabsOf(
  lit: ReadonlySet<string>,
  view: View,
  seat: number | null,
  kind: Move['move'] | null,
): ReadonlySet<Tab> {
  const mine: Mine = view.seats[seat ?? -1]
  const found = [...lit].map((id) => {
    const [noun = '', value = ''] = id.split(/:(.*)/)
    return PLACES[noun]?.(value, mine, kind)
  })
  return new Set(found.filter((tab) => tab !== undefined))
}

/** The one that is looked at first. */
export const firstTab = (tabs: ReadonlySet<Tab>): Tab | null => TABS.find((tab) => tabs.has(tab)) ?? null
