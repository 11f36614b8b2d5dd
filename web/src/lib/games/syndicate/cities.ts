import shipped from '../../../../../src/omerta/games/syndicate/data/syndicate.json'

/** What is printed on the boards, from the game's box. What is legal there the server says. */
export type FieldType = 'L' | 'W' | 'M'

export interface Field {
  number: number
  district: number
  row: number
  type: FieldType
  /** The letter of its effect; '-' for none. */
  effect: string
  /** The number that goes with the effect; 0 for none. */
  count: number
}

export interface Row {
  points: number
  fields: Field[]
}

export interface District {
  number: number
  name: string
  rows: Row[]
  /** Where an arrow is printed from this district. */
  arrows: number[]
  /** The last space of either half of the track. */
  end: number
  /** Printed on the track, counted from the middle. */
  signs: Record<number, Sign>
}

export type Sign = { what: 'coin' | 'barrel'; value: number } | { what: 'hat' }

export interface City {
  name: string
  districts: District[]
  fields: Field[]
}

interface PrintedTrack {
  id: string
  coins?: number[]
  hat?: number
  barrels?: number[]
}

interface PrintedCity {
  items: {
    id: number
    name: string
    arrows?: number[]
    track: string
    rows: { points: number; fields: string[][] }[]
  }[]
}

/** As much of a box as boards are drawn from. */
interface PrintedBox {
  tracks: { items: PrintedTrack[] }
  new_york: PrintedCity
  los_angeles: PrintedCity
}

function signsOf(track: PrintedTrack | undefined): Record<number, Sign> {
  const signs: Record<number, Sign> = {}
  track?.coins?.forEach((place, index) => (signs[place] = { what: 'coin', value: index + 1 }))
  track?.barrels?.forEach((place, index) => (signs[place] = { what: 'barrel', value: index + 1 }))
  if (track?.hat) signs[track.hat] = { what: 'hat' }
  return signs
}

function read(box: PrintedBox, name: 'new_york' | 'los_angeles'): City {
  let number = 0
  const districts = box[name].items.map((item) => {
    const signs = signsOf(box.tracks.items.find((track) => track.id === item.track))
    const rows = item.rows.map((row, index) => ({
      points: row.points,
      fields: row.fields.map(([type, effect = '-']) => ({
        number: number++,
        district: item.id,
        row: index,
        type: type as FieldType,
        effect: effect.charAt(0),
        count: Number(effect.slice(1)),
      })),
    }))
    const end = Math.max(...Object.keys(signs).map(Number))
    return { number: item.id, name: item.name, rows, arrows: item.arrows ?? [], end, signs }
  })
  return { name, districts, fields: districts.flatMap((d) => d.rows.flatMap((row) => row.fields)) }
}

type Cities = Record<'new_york' | 'los_angeles', City>

const citiesOf = (box: PrintedBox): Cities => ({
  new_york: read(box, 'new_york'),
  los_angeles: read(box, 'los_angeles'),
})

const SHIPPED = citiesOf(shipped)
const owners = new WeakMap<object, Cities>()

/** The board of a mode, in an owner's box where there is one: the solo variant is played in New York. */
export function cityOf(mode: string, box?: Record<string, unknown> | null): City {
  return citiesIn(box)[mode === 'los_angeles' ? mode : 'new_york']
}

function citiesIn(box: Record<string, unknown> | null | undefined): Cities {
  if (!box) return SHIPPED
  const cities = owners.get(box) ?? citiesOf(box as Record<string, unknown> & PrintedBox) // checked by the server
  owners.set(box, cities)
  return cities
}

/** The number in a name such as new_york-12. */
export function numberOf(fact: string | number | undefined): number {
  return Number(String(fact).split('-').at(-1))
}

/** The gang of each seat, by the name of its colour. */
export function gangsOf(mode: string): [string, string] {
  return mode === 'los_angeles' ? ['grey', 'orange'] : ['orange', 'blue']
}
