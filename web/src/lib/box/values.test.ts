import { describe, expect, it } from 'vitest'
import type { BoxGroup, BoxValue } from '$lib/wire'
import { counted, found, ORIGINS, things } from './values'

function value(item: string, field: string, text: string, more: Partial<BoxValue> = {}): BoxValue {
  return { item, thing: item && `Thing ${item}`, field, name: field, text, origin: 'printed', note: '', ...more }
}

function group(id: string, ...values: BoxValue[]): BoxGroup {
  return { id, name: id, values, note: '', guide: '' }
}

const all = new Set(ORIGINS)
const jobs = group(
  'Zlecenia',
  value('R01', 'name', 'Thing R01', { origin: 'derived' }),
  value('R01', 'koszt', 'Broń', { origin: 'reconstructed' }),
  value('R02', 'koszt', 'Alkohol', { origin: 'reconstructed' }),
)
const setup = group('Przygotowanie', value('', 'akty', '4'))

describe('what is searched for', () => {
  const texts = (groups: BoxGroup[]) => groups.map(({ id, values }) => [id, ...values.map((one) => one.text)])

  it('is everything where nothing is asked for', () => {
    expect(found([jobs, setup], '', all)).toHaveLength(2)
  })
  it('stands in the group, the thing, the field or the value, without case and marks', () => {
    expect(texts(found([jobs, setup], 'bron', all))).toEqual([['Zlecenia', 'Broń']])
    expect(texts(found([jobs, setup], 'ZLECENIA r02', all))).toEqual([['Zlecenia', 'Alkohol']])
    expect(found([jobs, setup], 'whisky', all)).toEqual([])
  })
  it('is from where it is wanted from', () => {
    expect(texts(found([jobs, setup], '', new Set(['printed'] as const)))).toEqual([['Przygotowanie', '4']])
    expect(found([jobs], '', new Set())).toEqual([])
  })
})

describe('the values of a group', () => {
  it('are counted by where they are from', () => {
    expect(counted(jobs.values)).toEqual({ printed: 0, derived: 1, reconstructed: 2 })
  })
  it('stand thing by thing, and a name is told once with where it is from', () => {
    const [first, second] = things(jobs.values)
    expect([first?.name, first?.origin, first?.values.map((one) => one.text)]).toEqual([
      'Thing R01',
      'derived',
      ['Broń'],
    ])
    expect([second?.origin, second?.values]).toEqual([null, [jobs.values[2]]])
  })
  it('of the group itself have no thing', () => {
    expect(things(setup.values)).toEqual([{ item: '', name: '', origin: null, values: setup.values }])
  })
})
