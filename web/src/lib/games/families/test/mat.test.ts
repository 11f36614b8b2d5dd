import { describe, expect, it } from 'vitest'
import OwnMat from '../mat/OwnMat.svelte'
import Rivals from '../mat/Rivals.svelte'
import Suitcases from '../mat/Suitcases.svelte'
import { opening } from '../mat/open'
import { partOf, show, SIGHTS } from './cardscenes'

const isRaw = /\b(board|label|style|don|phase|ally|job|colour|figure|space|territory|card)-[\w]/

describe("one's own mat", () => {
  it('says how many cards Tribute takes', () => {
    const { container } = show(OwnMat, partOf('tribute', 1))
    expect(container.querySelector('.limit')?.textContent).toBe('10 cards, 5 may stay: 5 go at Tribute')
  })

  it('has the parts of the score', () => {
    const { container } = show(OwnMat, partOf('over', 0))
    const score = container.querySelectorAll('[aria-label="Your score"] dd')
    expect([...score].map((one) => one.textContent)).toEqual(['$8', '$10', '$5', '$23'])
  })

  it('lights Money where it is asked for: in the suitcase for a bid, otherwise in hand', () => {
    const lit = new Set(['card:$1', 'card:$2', 'card:$3'])
    const bidding = show(OwnMat, { ...partOf('bid', 0), lit })
    const lights = (container: Element) =>
      [...container.querySelectorAll('.lit')].map((one) => (one.closest('.case') ? 'case' : 'hand'))
    expect(new Set(lights(bidding.container))).toEqual(new Set(['case']))
    bidding.unmount()
    const stashing = show(OwnMat, { ...partOf('stash', 1), lit })
    expect(new Set(lights(stashing.container))).toEqual(new Set(['hand']))
  })

  it('is one stop of the Tab key and reports touches by name', () => {
    const touched: string[] = []
    const { container, stops } = show(OwnMat, { ...partOf('turn', 2), touch: (id: string) => void touched.push(id) })
    expect(stops).toBe(1)
    for (const button of container.querySelectorAll('button')) button.click()
    expect(touched).toEqual(expect.arrayContaining(['figure:thug', 'figure:member', 'card:$2', 'case:2']))
  })

  it('is nothing for whoever only watches', () => {
    const { container } = show(OwnMat, partOf('turn', null))
    expect(container.querySelector('section')).toBeNull()
  })
})

describe('rivals', () => {
  it.each(['turn', 'five', 'bid', 'solo-three', 'over'])('shows nothing that is hidden (%s)', (scene) => {
    for (const sight of SIGHTS.filter((one) => one.scene === scene)) {
      const { container, unmount } = show(Rivals, partOf(scene, sight.seat, 'pl'))
      expect(container.textContent).not.toMatch(isRaw)
      expect(container.querySelector('[data-thing^="card:"], [data-thing^="job:"]')).toBeNull()
      expect(container.querySelectorAll('[data-thing^="seat:"]')).toHaveLength(
        sight.view.seats.length - (sight.seat === null ? 0 : 1),
      )
      unmount()
    }
  })

  it('tells numbers of cards', () => {
    const [ala] = show(Rivals, partOf('turn', 2)).labels
    expect(ala).toMatch(/^Ala\..* Cards in hand: 5\. Cards in the suitcase: 0\./)
  })

  it('knows what a don does next', () => {
    const { container } = show(Rivals, partOf('solo', 0))
    expect(container.textContent).toMatch(/Family Member → Bronx–Harlem–Queens corner/)
    expect([...container.querySelectorAll('.stop [aria-hidden]')].map((one) => one.textContent).join('')).toBe(
      '1234567',
    )
  })

  it('opens the suitcases of a game that is looked back on', () => {
    const part = partOf('over', 0)
    const own = part.view.seats[0]
    if (!own || !('hand' in own)) throw new Error('no own seat')
    const seats = part.view.seats.map(() => own)
    const position = { ...part.view, seats, job_deck: [], bids: [] }
    const { container } = show(Rivals, { ...part, view: { ...part.view, position } })
    expect(container.textContent).toContain('Jobs, Extortion: 2.')
  })
})

describe('suitcases at the end', () => {
  it('are opened one by one, the winner last', () => {
    const part = partOf('over', 0)
    expect(opening(part.view)).toEqual([2, 0, 1])
    const { container } = show(Suitcases, { ...part, count: 2 })
    expect(container.querySelectorAll('.closed')).toHaveLength(1)
    expect(container.textContent).toContain('Chelsea')
    expect(container.textContent).not.toContain('rules New York')
  })

  it('show every bonus', () => {
    const part = partOf('over-solo', 0)
    const { container } = show(Suitcases, { ...part, count: 2 })
    expect(container.querySelectorAll('.bonus')).toHaveLength(11)
    expect(container.textContent).toContain('rules New York')
  })
})
