import { describe, expect, it } from 'vitest'
import { boxOf } from '../box'
import AllyCard from '../cards/AllyCard.svelte'
import JobCard from '../cards/JobCard.svelte'
import TileCard from '../cards/TileCard.svelte'
import { PICTOGRAMS } from '../cards/effects'
import { isDrawn, portraitOf } from '../cards/faces'
import { cardZone, counted, effectBrief, effectText, jobTitle, listed } from '../cards/names'
import Allies from '../display/Allies.svelte'
import Clock from '../display/Clock.svelte'
import Jobs from '../display/Jobs.svelte'
import Legend from '../display/Legend.svelte'
import Supply from '../display/Supply.svelte'
import en from '../words/en.ftl?raw'
import pl from '../words/pl.ftl?raw'
import { partOf, show, SIGHTS, wordsOf } from './cardscenes'

const box = boxOf(null)
const effects = [...box.jobs, ...box.allies].flatMap((card) => card.effects)
const find = <Item extends { id: string }>(items: readonly Item[], id: string): Item => {
  const item = items.find((one) => one.id === id)
  if (!item) throw new Error(`no ${id}`)
  return item
}

describe('words', () => {
  const keysOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '')

  it('has the same words in both languages', () => {
    expect(keysOf(pl)).toEqual(keysOf(en))
  })

  it.each(['en', 'pl'] as const)('has every word that is said (%s)', (language) => {
    const sources = import.meta.glob<string>(['../cards/*', '../mat/*', '../display/*'], {
      eager: true,
      import: 'default',
      query: '?raw',
    })
    const said = [
      ...Object.values(sources)
        .join('\n')
        .matchAll(/'((?:label|board|component|tally)-[\w-]+)'/g),
    ]
    const { has } = wordsOf(language)
    for (const [, key = ''] of said) expect(has(key), key).toBe(true)
  })

  it.each(['en', 'pl'] as const)('tells every effect in a sentence and in few words (%s)', (language) => {
    const { say } = wordsOf(language)
    for (const effect of [...effects, 'STASH:3', 'JOB:1', 'GOODS:1', 'DROP_JOB:2']) {
      expect(effectText(say, effect)).not.toMatch(/^(effect|label)-/)
      expect(effectBrief(say, effect)).not.toMatch(/^board-/)
    }
  })

  it('counts what a card shows', () => {
    const { say } = wordsOf('en')
    expect(listed(say, counted(['gun', 'gun', '$2', 'job']))).toBe('2 × Gun, $2, Job')
  })

  it('leaves out of a title what the card draws', () => {
    const { say } = wordsOf('en')
    expect(jobTitle(say, box, find(box.jobs, 'U04'))).toBe('Muscle In')
    expect(jobTitle(say, box, find(box.jobs, 'U01'))).toBe('Favour')
  })
})

describe('art', () => {
  it('has a picture for every effect', () => {
    for (const effect of effects) expect(PICTOGRAMS[effect.split(':')[0] ?? '']).toBeDefined()
  })

  it('has a portrait of every Ally and don, each another one', () => {
    const sitters = [...box.allies, ...box.dons].map(({ id }) => id)
    expect(sitters.filter((id) => !isDrawn(id))).toEqual([])
    expect(new Set(sitters.map((id) => JSON.stringify(portraitOf(id)))).size).toBe(sitters.length)
  })

  it('has a face for an unknown Ally, always the same', () => {
    expect(isDrawn('tailor')).toBe(false)
    expect(portraitOf('tailor').length).toBeGreaterThan(4)
    expect(portraitOf('tailor')).toEqual(portraitOf('tailor'))
    expect(portraitOf('tailor')).not.toEqual(portraitOf('baker'))
  })
})

describe('cards', () => {
  it('tell all that they show', () => {
    const part = partOf('turn', 2)
    const [label] = show(JobCard, { ...part, job: find(box.jobs, 'R08') }).labels
    expect(label).toContain('Cement Shoes (costs 2 × Blood Money, pays $3), Wet Work.')
    expect(label).toContain('You can pay for it.')
    expect(label).toContain('goes from any space to the Hudson')
  })

  it('tell what is missing', () => {
    expect(show(Jobs, partOf('turn', 2)).labels).toContainEqual(expect.stringMatching(/Drive-by.*You lack: 2 × Gun\./))
  })

  it('say whether an Ally was played, and report a touch', () => {
    const touched: string[] = []
    const part = { ...partOf('turn', 2), lit: new Set(['ally:mayor']), touch: (id: string) => void touched.push(id) }
    const { container, labels } = show(AllyCard, { ...part, id: 'mayor', played: true, isSmall: true })
    expect(labels).toEqual([expect.stringMatching(/^Mayor, played\. .* Can be chosen\.$/)])
    container.querySelector<HTMLElement>('[data-thing="ally:mayor"]')?.click()
    expect(touched).toEqual(['ally:mayor'])
  })

  it('draw what a box of an owner has of its own', () => {
    const part = { ...partOf('turn', 2), say: (key: string) => key }
    const job = { id: 'X1', colour: 'purple', cost: ['gun', 'gun', 'gun', 'gun'], pay: ['$5'], effects: ['DANCE'] }
    const ally = { id: 'tailor', act: 1, effects: ['GAIN:$2'] }
    const own = { ...part.box, jobs: [job], allies: [ally], jobColours: ['purple'] }
    expect(show(JobCard, { ...part, box: own, job }).container.querySelector('.many')?.textContent).toContain('×4')
    expect(
      show(AllyCard, { ...part, box: own, id: 'tailor' }).container.querySelectorAll('path').length,
    ).toBeGreaterThan(9)
  })

  it('show both sides of a business, in words too', () => {
    const { container } = show(TileCard, { ...partOf('tile', 0), business: find(box.businesses, 'E1') })
    const told = container.querySelector('[role="img"]')?.getAttribute('aria-label')
    expect(told).toContain('red tile')
    expect(told).toMatch(/Front: discard \d cards, then .*\$/)
    expect(told).toContain('Back: ')
  })
})

describe('displays', () => {
  it.each(['tile', 'turn', 'five', 'marker', 'solo', 'over'])('show %s', (scene) => {
    for (const sight of SIGHTS.filter((one) => one.scene === scene)) {
      const part = partOf(scene, sight.seat, 'pl')
      for (const Display of [Clock, Jobs, Allies, Supply, Legend]) {
        const { container, stops, unmount } = show(Display, part)
        expect(container.textContent).not.toMatch(/(board|label|phase|ally|job|colour)-[\w]/)
        expect(stops).toBeLessThanOrEqual(1)
        unmount()
      }
    }
  })

  it('marks the phase and leaves out what the last act has not', () => {
    expect(show(Clock, partOf('marker', 0)).labels).toEqual(
      expect.arrayContaining(['3. Turf War (now).', '4. Bribery (not in this act).', '5. Tribute to the Don.']),
    )
  })

  it('marks what runs out', () => {
    const part = partOf('turn', 2)
    const view = { ...part.view, supply: { ...part.view.supply, gun: 0, booze: 3 } }
    expect(show(Supply, { ...part, view }).labels).toEqual(
      expect.arrayContaining(['Gun: 0 cards left. none left', 'Booze: 3 cards left. running out']),
    )
  })

  it('lights goods where they are taken from', () => {
    const zone = (scene: string) => cardZone(SIGHTS.find((one) => one.scene === scene)?.view ?? partOf(scene, 0).view)
    expect([zone('good'), zone('bid'), zone('tribute'), zone('over')]).toEqual(['supply', 'case', 'hand', 'hand'])
  })
})
