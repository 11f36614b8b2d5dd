import type { Mark, Say } from '../board'
import type { City, District, Field } from './cities'
import type { Picking } from './picking.svelte'
import type { Line, Move, View } from './shapes'

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

/** What the player is asked now, in words; with a token or a field taken up, what is still missing. */
export function question(say: Say, city: City, view: View, picking: Picking): string {
  const { kind } = picking
  if (!kind) return ''
  if (picking.token !== null && !picking.proposed) return say('ask-with-token', { token: picking.token })
  if (picking.field !== null) return say('ask-with-field', { field: `${city.name}-${picking.field}` })
  if (view.stage === 'support')
    return say('ask-support', { district: `${city.name}-${city.fields[view.turn?.field ?? 0]?.district}` })
  const facts = { count: Number((view.todo[0] ?? '').slice(1)) }
  return say(QUESTIONS[kind] ?? kind, facts)
}

const QUESTIONS: { [Kind in Move['move']]?: string } = {
  place: 'ask-place',
  smuggle: 'ask-smuggle',
  effect: 'ask-closing',
  open: 'ask-open',
  shoot: 'ask-shoot',
  advance: 'ask-advance-where',
  decline: 'ask-support',
}

const REASONS: Line['event'][] = ['steamroll', 'chose-district', 'chose-field', 'rolled', 'chose-token', 'support']

/** The lines that tell how the automaton came to its last placement. */
export function reasonsIn(lines: readonly Line[]): Line[] {
  const start = lines.findLastIndex(({ event }) => event === 'cup' || event === 'steamroll')
  if (start < 0) return []
  return lines
    .slice(start)
    .filter(({ event, facts }) => REASONS.includes(event) && (!('seat' in facts) || facts.seat === 0))
}
