/** What is printed on a token of each kind (S1.4): a figure, a number, a symbol, and the ground it knows. */
export type Figure =
  | 'gangster'
  | 'smuggler'
  | 'cop'
  | 'gangster-boss'
  | 'smuggler-boss'
  | 'antonio'
  | 'bomber'
  | 'informer'
  | 'snoop'
  | 'bonnie'
  | 'sawn-off'
export type Ground = 'street' | 'river' | 'both' | 'any'

export interface Printed {
  figure: Figure
  strength: string
  symbol: '' | 'quick' | 'block' | 'shot'
  ground: Ground
}

type Entry = [figure: Figure, strength: string, ground: Ground, symbol?: Printed['symbol']]

const ENTRIES: Entry[] = [
  ['gangster', '1', 'street'],
  ['gangster', '2', 'street'],
  ['gangster', '3', 'street'],
  ['smuggler', '1', 'river'],
  ['smuggler', '2', 'river'],
  ['smuggler', '3', 'river'],
  ['cop', '0', 'both', 'quick'],
  ['cop', '0', 'both', 'shot'],
  ['cop', '1', 'both'],
  ['cop', '2', 'both'],
  ['gangster-boss', '1+', 'street'],
  ['smuggler-boss', '1+', 'river'],
  ['antonio', '4', 'both'],
  ['gangster', '4', 'street'],
  ['gangster', '1', 'street', 'quick'],
  ['gangster', '5', 'street', 'block'],
  ['smuggler', '4', 'river'],
  ['smuggler', '1', 'river', 'quick'],
  ['smuggler', '2', 'river', 'shot'],
  ['smuggler', '5', 'river', 'block'],
  ['cop', '3', 'both'],
  ['cop', '1', 'both', 'shot'],
  ['cop', '4', 'both', 'block'],
  ['bomber', '7', 'street'],
  ['informer', '?', 'any'],
  ['snoop', '–', 'both'],
  ['bonnie', '1/3', 'street'],
  ['sawn-off', '1', 'both'],
]

const FIRST_REINFORCEMENT = 13

export const TOKENS: readonly Printed[] = ENTRIES.map(([figure, strength, ground, symbol = '']) => ({
  figure,
  strength,
  symbol,
  ground,
}))

export const isReinforcement = (kind: number): boolean => kind >= FIRST_REINFORCEMENT

export function printedOn(kind: number): Printed {
  return TOKENS[kind] ?? { figure: 'informer', strength: '', symbol: '', ground: 'any' }
}
