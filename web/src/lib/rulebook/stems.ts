/** What is left of a word when its ending goes, so that wojna, wojny and wojen are one; of folded words alone. */
export type Stemmer = (word: string) => string

const SHORTEST = 3 // letters that remain

const POLISH = [
  ...[
    'owaniach',
    'owaniami',
    'owania',
    'owanie',
    'owaniu',
    'owaniem',
    'iami',
    'iach',
    'owie',
    'owych',
    'owego',
    'owej',
  ],
  ...['ami', 'ach', 'owi', 'ego', 'emu', 'ymi', 'imi', 'ych', 'ich', 'iem', 'ow', 'om', 'em', 'am', 'ym', 'im', 'ej'],
  ...['ie', 'ia', 'ii', 'iu', 'io', 'ac', 'ic', 'yc', 'ec', 'y', 'i', 'a', 'e', 'o', 'u'],
]
const ENGLISH = ['ings', 'ing', 'ies', 'ed', 'es', 's', 'e', 'y']

/** Consonants that take each other's place before an ending: ręka, ręce; karta, karcie; księga, księdze. */
const CHANGES: readonly [RegExp, string][] = [
  [/(?:cz|c|t|k)i?$/, 'k'],
  [/(?:dz|rz|z|d|g)i?$/, 'g'],
  [/(?:sz|ch|s)i?$/, 's'],
]
const FLEETING = /([^aeiouy])i?e([cklmnrw])$/ // łapówka, łapówek

function without(word: string, endings: readonly string[]): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST)
  return ending ? word.slice(0, -ending.length) : word
}

function polish(word: string): string {
  const bare = without(word, POLISH).replace(FLEETING, '$1$2')
  const [change, letter] = CHANGES.find(([pattern]) => pattern.test(bare)) ?? []
  return change && letter && bare.length > SHORTEST ? bare.replace(change, letter) : bare
}

const english: Stemmer = (word) => without(word, ENGLISH)

export const stemmer = (language: string): Stemmer => (language === 'pl' ? polish : english)
