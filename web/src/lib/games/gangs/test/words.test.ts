import { expect, test } from 'vitest'
import { Texts } from '$lib/words/texts'
import english from '../words/en.ftl?raw'
import polish from '../words/pl.ftl?raw'

const sources = import.meta.glob<string>(['../*.svelte', '../*.ts'], { query: '?raw', import: 'default', eager: true })
const asked = new Set(Object.values(sources).flatMap((source) => source.match(/(?<=')board-[a-z-]+(?=')/g) ?? []))

test('both languages have every text that the board asks for, and no other', () => {
  for (const words of [english, polish]) expect(new Texts('en', [words]).keys.toSorted()).toEqual([...asked].toSorted())
})
