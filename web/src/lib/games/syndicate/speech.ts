import type { Mark, Say } from '../board'
import type { City, District, Field } from './cities'
import type { Picking } from './picking.svelte'
import type { Line, View } from './shapes'

const join = (parts: string[]): string => parts.filter(Boolean).join('. ')

/** A field for whoever does not see it: its name, what lies on it, whether it can be chosen. */
export function describeField(
  say: Say,
  city: City,
  field: Field,
  view: View,
  gangs: readonly string[],
  lit: boolean,
  marks: readonly Mark[] = [],
): string {
  const name = `${city.name}-${field.number}`
  const taken = view.fields[field.number]
  const state = taken
    ? say('label-field-taken', { field: name, token: taken[0], gang: say(`gang-${gangs[taken[1]]}`) })
    : say('label-field-free', { field: name })
  const hints = marks.map(({ rank, chance }) => say('label-hint', { rank, percent: Math.round(chance * 100) }))
  return join([state, lit ? say('label-choosable') : '', ...hints])
}

/** A district for whoever does not see it: its marker, and how full its rows are. */
export function describeDistrict(
  say: Say,
  city: City,
  district: District,
  view: View,
  gangs: readonly string[],
): string {
  const rows = district.rows.map((row, index) =>
    say('label-row-state', {
      number: index + 1,
      points: row.points,
      taken: row.fields.filter(({ number }) => view.fields[number]).length,
      count: row.fields.length,
    }),
  )
  const ways = district.arrows.map((goal) => city.districts[goal]?.name).join(', ')
  return join([
    say(`district-${city.name}-${district.number}`),
    markerWords(say, district, view, gangs),
    view.closed.includes(district.number) ? say('label-closed') : '',
    ...rows,
    ways ? say('label-ways', { ways }) : '',
  ])
}

function markerWords(say: Say, district: District, view: View, gangs: readonly string[]): string {
  const marker = view.markers[district.number] ?? null
  if (marker === null) return say('label-unopened')
  if (marker === 0) return say('label-marker-red')
  const gang = say(`gang-${gangs[marker > 0 ? 0 : 1]}`)
  return say('label-marker', { count: Math.abs(marker), most: district.end, gang })
}

/** What is asked next, with a token or a field taken up; nothing where the page's own question stays. */
export function promptFor(say: Say, city: City, picking: Picking): string {
  const { token, field, kind } = picking
  if (picking.proposed) return ''
  if (field !== null) return say('ask-with-field', { field: `${city.name}-${field}` })
  if (token === null) return ''
  if (!picking.tokens.size) return say('ask-token-waits', { token, kind })
  return say(picking.fields.size ? 'ask-with-token' : 'ask-without-field', { token })
}

const REASONS: Line['event'][] = ['steamroll', 'chose-district', 'chose-field', 'rolled', 'chose-token', 'support']

const isReason = ({ event, facts }: Line): boolean =>
  REASONS.includes(event) && (!('seat' in facts) || facts.seat === 0)

/** Why the automaton does what it does in its turn, as far as it has been told; each turn begins at the cup. */
export function reasonsAfter(told: readonly Line[], line: Line): readonly Line[] {
  const before = line.event === 'cup' || line.event === 'steamroll' ? [] : told
  return isReason(line) && !before.some(({ number }) => number === line.number) ? [...before, line] : before
}
