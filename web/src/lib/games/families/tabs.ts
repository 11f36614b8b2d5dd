import type { Move, Own, View } from './shapes'

/** The parts of the board that a narrow screen shows one at a time. */
export const TABS = ['map', 'mine', 'jobs', 'rivals'] as const
export type Tab = (typeof TABS)[number]

/** Where the things lie that can be touched. */
export function tabsOf(
  lit: ReadonlySet<string>,
  view: View,
  seat: number | null,
  kind: Move['move'] | null,
): ReadonlySet<Tab> {
  const mine = view.seats[seat ?? -1] as Partial<Own> | undefined // another's are not seen
  const found = new Set<Tab>()
  for (const id of lit) {
    const [noun, value = ''] = id.split(/:(.*)/)
    if (noun === 'space' || noun === 'territory') found.add('map')
    else if (noun === 'seat') found.add('rivals')
    else if (noun === 'figure') found.add(kind === 'rescue' ? 'map' : 'mine')
    else if (noun === 'card') found.add(kind === 'good' ? 'jobs' : 'mine')
    else if (noun === 'job') found.add(mine?.hand_jobs?.includes(value) ? 'mine' : 'jobs')
    else if (noun === 'ally') found.add(mine?.allies?.some(({ ally }) => ally === value) ? 'mine' : 'jobs')
  }
  return found
}

/** The one that is looked at first. */
export const firstTab = (tabs: ReadonlySet<Tab>): Tab | null => TABS.find((tab) => tabs.has(tab)) ?? null
