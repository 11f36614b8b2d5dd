import type { Line } from './shapes'

/** The lines that were told here so far: of them the stages are made that can be looked at again. */
export class Chronicle {
  lines = $state.raw<readonly Line[]>([])

  /** Adds what is told, once; where something was taken back what came after it is forgotten. */
  see(told: readonly Line[]): void {
    let known = this.lines
    for (const line of told) {
      const at = known.findIndex(({ number }) => number >= line.number)
      if (at < 0) known = [...known, line]
      else if (known[at]?.number !== line.number) known = [...known.slice(0, at), line, ...known.slice(at)]
      else if (JSON.stringify(known[at]) !== JSON.stringify(line)) known = [...known.slice(0, at), line]
    }
    if (known !== this.lines) this.lines = known
  }
}

/** The last time that a phase was gone through, as far as it was told; null: not seen from its beginning. */
export function stageIn(lines: readonly Line[], phase: number): { act: number; lines: readonly Line[] } | null {
  const begins = lines.findLastIndex((line) => line.event === 'phase-begins' && line.facts.phase === phase)
  const heading = lines[begins]
  if (heading?.event !== 'phase-begins') return null
  const rest = lines.slice(begins + 1)
  const ends = rest.findIndex(({ event }) => event === 'phase-begins')
  return { act: heading.facts.act, lines: ends < 0 ? rest : rest.slice(0, ends) }
}

/** What became of a territory in a Turf War. */
export interface Fight {
  territory: number
  /** Who was strongest; null: nobody. */
  winner: number | null
  isMarked: boolean
}

export function fightsIn(lines: readonly Line[]): Fight[] {
  const fights: Fight[] = []
  for (const line of lines) {
    if (line.event === 'turf-tied') fights.push({ territory: line.facts.territory, winner: null, isMarked: false })
    else if (line.event === 'turf-won') {
      fights.push({ territory: line.facts.territory, winner: line.facts.seat, isMarked: false })
    } else if (line.event === 'marked' || line.event === 'marker-moved') {
      const { territory } = line.facts
      for (const fight of fights) if (fight.territory === territory) fight.isMarked = true
    }
  }
  return fights
}

/** What is known of a seat's bid. */
export interface Bid {
  seat: number
  isClosed: boolean
  /** Once it is revealed. */
  value: number | null
  count: number | null
  ally: string | null
}

/** The bids of a Bribery, once they are revealed the highest first; level ones stay in turn order, as they were told. */
export function bidsIn(lines: readonly Line[], order: readonly number[]): Bid[] {
  const bids = order.map<Bid>((seat) => ({ seat, isClosed: false, value: null, count: null, ally: null }))
  for (const line of lines) {
    const bid =
      'seat' in line.facts ? bids.find(({ seat }) => 'seat' in line.facts && seat === line.facts.seat) : undefined
    if (!bid) continue
    if (line.event === 'bid-closed' || line.event === 'don-bid') bid.isClosed = true
    if (line.event === 'bid-revealed') [bid.value, bid.count] = [line.facts.value, line.facts.count]
    if (line.event === 'took-ally') bid.ally = line.facts.ally
  }
  const isRevealed = bids.every(({ value }) => value !== null)
  return isRevealed ? [...bids].sort((a, b) => (b.value ?? 0) - (a.value ?? 0)) : bids
}

const TELLS: readonly Line['event'][] = ['don-uses', 'don-uses-ally', 'don-chose', 'don-yield', 'don-completed']
const MORE: readonly Line['event'][] = [
  'don-no-access',
  'don-no-target',
  'don-job-instead',
  'deck-is-empty',
  'don-controls',
]

/** Why a don does what he does in his turn, as far as it has been told; each turn begins with what he uses. */
export function reasonsIn(lines: readonly Line[], don: number): Line[] {
  const own = lines.filter((line) => 'seat' in line.facts && line.facts.seat === don)
  const begins = own.findLastIndex(({ event }) => event === 'don-uses' || event === 'don-uses-ally')
  return begins < 0 ? [] : own.slice(begins).filter(({ event }) => TELLS.includes(event) || MORE.includes(event))
}
