import shipped from '../../../../../src/omerta/games/families/data/families.json'
import type { Card, FigureKind } from './shapes'

/** What is printed on board, cards and tiles, from the game's box or an owner's. What is legal the server says. */
export interface Territory {
  id: number
  slots: number
  neighbours: number[]
  /** Where its middle lies, in hundredths of the map. */
  at: [number, number]
}

export interface RoundSpace {
  id: string
  touches: number[]
  min_families: number
}

export interface Face {
  discard: number
  icons: string[]
}

export interface Business {
  id: string
  /** Where it is printed; none for a tile. */
  territory?: number
  tile?: 'blue' | 'red'
  front: Face
  back: Face
}

export interface Job {
  id: string
  colour: string
  cost: string[]
  pay: string[]
  effects: string[]
}

export interface Ally {
  id: string
  act: number
  effects: string[]
}

export interface Don {
  id: string
  order: ('member' | 'ally' | 'thug')[]
  scan: number[]
  tie: 'lowest' | 'highest' | 'random'
}

/** As much of a box as the board is drawn from. */
export interface FamiliesBox {
  territories: Territory[]
  spaces: RoundSpace[]
  businesses: Business[]
  jobs: Job[]
  jobColours: string[]
  allies: Ally[]
  dons: Don[]
  cards: { id: Card; count: number }[]
  figures: { id: FigureKind; shape: 'square' | 'round' | 'any'; joins: number[] }[]
  acts: number
  markers: number
  territoryBonus: number
  colourBonus: number
  handLimits: number[]
  tileColours: ('blue' | 'red')[]
}

/** The file, as far as it is read here: as broad as JSON is, for the game's own check has found it right. */
interface Printed {
  territories: { items: { id: number; slots: number; neighbours: number[]; at: number[] }[] }
  spaces: { items: RoundSpace[] }
  businesses: { items: (Omit<Business, 'tile'> & { tile?: string })[] }
  jobs: { items: Job[] }
  job_colours: { items: { id: string }[] }
  allies: { items: Ally[] }
  dons: { items: { id: string; order: string[]; scan: number[]; tie: string }[] }
  money: { items: { id: string; count: number }[] }
  goods: { items: { id: string; count: number }[] }
  figures: { items: { id: string; shape: string; titles?: { joins_act: number }[] }[] }
  setup: {
    acts: { value: number }
    markers: { value: number }
    territory_bonus: { value: number }
    colour_bonus: { value: number }
    hand_limit_by_act: { value: number[] }
    tile_colour_by_act: { value: string[] }
  }
}

function read(file: Printed): FamiliesBox {
  return {
    territories: file.territories.items.map((one) => ({ ...one, at: one.at as Territory['at'] })),
    spaces: file.spaces.items,
    businesses: file.businesses.items.map((one) => ({ ...one, tile: one.tile as Business['tile'] })),
    jobs: file.jobs.items,
    jobColours: file.job_colours.items.map(({ id }) => id),
    allies: file.allies.items,
    dons: file.dons.items.map((one) => ({ ...one, order: one.order as Don['order'], tie: one.tie as Don['tie'] })),
    cards: [...file.money.items, ...file.goods.items].map(({ id, count }) => ({ id: id as Card, count })),
    figures: file.figures.items.map(({ id, shape, titles = [] }) => ({
      id: id as FigureKind,
      shape: shape as 'square' | 'round' | 'any',
      joins: titles.map(({ joins_act: act }) => act),
    })),
    acts: file.setup.acts.value,
    markers: file.setup.markers.value,
    territoryBonus: file.setup.territory_bonus.value,
    colourBonus: file.setup.colour_bonus.value,
    handLimits: file.setup.hand_limit_by_act.value,
    tileColours: file.setup.tile_colour_by_act.value as FamiliesBox['tileColours'],
  }
}

const SHIPPED = read(shipped)
const owners = new WeakMap<object, FamiliesBox>()

/** The box that a table is played with; none: the one that comes with the game. */
export function boxOf(file: Record<string, unknown> | null | undefined): FamiliesBox {
  if (!file) return SHIPPED
  const box = owners.get(file) ?? read(file as Record<string, unknown> & Printed) // checked by the server
  owners.set(file, box)
  return box
}
