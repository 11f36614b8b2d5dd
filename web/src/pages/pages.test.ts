import { expect, test } from 'vitest'
import { placeOf } from '.'

test.each([
  [[], ''],
  [['rules', 'gangs'], 'rules'],
  [['table', '8b6bb299a60c6a229cb0360e8311cdba'], 'table'],
  [['table'], 'nowhere'],
  [['table', 'no table!'], 'nowhere'],
  [['table', 'a'.repeat(65)], 'nowhere'],
])('%j is a place of the page %s', (path, place) => {
  expect(placeOf(path)).toBe(place)
})
