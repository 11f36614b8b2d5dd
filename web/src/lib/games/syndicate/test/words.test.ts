import { expect, it } from 'vitest'
import en from '../words/en.ftl?raw'
import pl from '../words/pl.ftl?raw'
import { wordsOf } from './scenes'

const sources = import.meta.glob<string>(['../*.svelte', '../*.ts'], { eager: true, import: 'default', query: '?raw' })
const code = Object.values(sources).join('\n')
const keysOf = (text: string): string[] => [...text.matchAll(/^([a-z][a-z-]*) =/gm)].map((found) => found[1] ?? '')
const named = [...code.matchAll(/'((?:label|ask)-[a-z-]+)'/g)].map((found) => found[1] ?? '')
const made = ['label-symbol-quick', 'label-symbol-block', 'label-symbol-shot', 'label-hand', 'label-bag']

it('has the same words in both languages', () => {
  expect(keysOf(pl)).toEqual(keysOf(en))
})

it.each(['pl', 'en'] as const)('has every word that the board says (%s)', (language) => {
  const { has } = wordsOf(language)
  for (const key of [...named, ...made]) expect(has(key), key).toBe(true)
})

it('has no word that the board does not say', () => {
  expect(keysOf(en).filter((key) => !named.includes(key) && !made.includes(key))).toEqual([])
})
