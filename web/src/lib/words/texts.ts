import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Problem } from '$lib/wire'

export type Facts = Record<string, string | number>

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['attributes'][string]

const resources = new Map<string, FluentResource>()

/** Every game speaks with the page's words, too: they are read once. */
function parsed(source: string): FluentResource {
  const resource = resources.get(source) ?? new FluentResource(source)
  resources.set(source, resource)
  return resource
}

/** The texts of one language, as omerta.core.words reads them: from .ftl files, with the nouns of one game. */
export class Texts {
  readonly keys: string[] = []
  #bundle: FluentBundle
  #nouns: Record<string, string>

  constructor(
    language: string,
    sources: string[],
    nouns: Record<string, string> = {},
    readonly headings: readonly string[] = [], // kinds of events that begin a chapter of the log
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    this.#nouns = nouns
    for (const source of sources) this.#add(source)
  }

  #add(source: string): void {
    const resource = parsed(source)
    this.#bundle.addResource(resource, { allowOverrides: true })
    this.keys.push(...resource.body.map((entry) => entry.id))
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  /** The text of a key with its facts put in; the key itself where no text is. */
  text(key: string, facts: Facts = {}, players: readonly string[] = []): string {
    const pattern = this.#bundle.getMessage(key)?.value
    return pattern ? this.#format(pattern, this.#arguments(facts, players)) : key
  }

  /** A named part of a text (its attribute), or nothing. */
  part(key: string, part: string): string {
    const pattern = this.#bundle.getMessage(key)?.attributes[part]
    return pattern ? this.#format(pattern, {}) : ''
  }

  /** A move, from the facts of a choice. */
  move(facts: Facts, players: readonly string[] = []): string {
    return this.text(`move-${facts.move}`, facts, players)
  }

  /** A line of the journal; of the facts in unknown nobody can tell more than that they are unknown. */
  event(kind: string, facts: Facts, players: readonly string[] = [], unknown: readonly string[] = []): string {
    const pattern = this.#bundle.getMessage(`event-${kind}`)?.value
    if (!pattern) return `event-${kind}`
    const given = this.#arguments(facts, players)
    for (const name of unknown) this.#addUnknown(given, name)
    return this.#format(pattern, given)
  }

  /** What is wrong, in a sentence; its clause is shown beside it. */
  problem(problem: Problem, players: readonly string[] = []): string {
    const key = `problem-${problem.reason}`
    return this.has(key) ? this.text(key, problem.facts, players) : this.text('problem-unforeseen')
  }

  /** Who won, in a sentence; its clause is shown beside it. */
  result(reason: string, winners: number[], players: readonly string[]): string {
    const named = winners.map((seat) => this.seat(seat, players)).join(` ${this.text('and')} `)
    return this.text(`result-${reason}`, { winners: named, count: winners.length })
  }

  /** A player's name, or the number of the seat. */
  seat(seat: number, players: readonly string[]): string {
    return players[seat] || this.text('seat', { number: seat + 1 })
  }

  /** The ids of what the facts of a move or a line are about; the same as core.sheet.pointed. */
  pointed(facts: Facts): string[] {
    const nouns: Record<string, string> = { seat: 'seat', ...this.#nouns }
    return Object.entries(facts).flatMap(([name, value]) => (nouns[name] ? [`${nouns[name]}:${value}`] : []))
  }

  /** The name of something by one of its ids, or nothing. */
  named(id: string, players: readonly string[]): string {
    const [noun = '', value = ''] = id.split(/:(.*)/)
    if (noun === 'seat') return this.seat(Number(value), players)
    const key = nounKey(noun, value)
    return this.has(key) ? this.text(key) : ''
  }

  /** The rulebook's text of a clause, and our ruling where there is one. */
  rule(clause: string): { text: string; ruling: string } {
    const key = `rule-${clause.replaceAll('.', '-')}`
    return { text: this.has(key) ? this.text(key) : '', ruling: this.part(key, 'ruling') }
  }

  chapter(clause: string): string {
    return this.text(`chapter-${clause.split('.')[0]}`)
  }

  #arguments(facts: Facts, players: readonly string[]): Record<string, FluentVariable> {
    const given: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(facts)) {
      const noun = this.#nouns[name]
      if ((name === 'seat' || noun === 'seat') && typeof value === 'number') given[name] = this.seat(value, players)
      else if (noun && noun !== 'seat') this.#addNoun(given, name, nounKey(noun, value))
      else given[name] = value
    }
    return given
  }

  /** A thing's name, and as name-case its other cases where the language has them. */
  #addNoun(given: Record<string, FluentVariable>, name: string, key: string): void {
    given[name] = this.text(key)
    const cases = this.#bundle.getMessage(key)?.attributes ?? {}
    for (const [word, pattern] of Object.entries(cases)) given[`${name}-${word}`] = this.#format(pattern, {})
  }

  /** Something that is not known yet, in every case that its kind has. */
  #addUnknown(given: Record<string, FluentVariable>, name: string): void {
    const noun = this.#nouns[name]
    const key = noun ? this.keys.find((one) => one.startsWith(`${noun}-`)) : undefined
    const cases = key ? (this.#bundle.getMessage(key)?.attributes ?? {}) : {}
    for (const suffix of ['', ...Object.keys(cases).map((word) => `-${word}`)]) {
      given[`${name}${suffix}`] = this.text('foresight-unknown')
    }
  }

  #format(pattern: Pattern, given: Record<string, FluentVariable>): string {
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, given, errors)
    if (errors.length) console.error(text, errors)
    return text
  }
}

/** The key of a thing's name; a dollar sign, which no key may have, is written as cash: card-cash5. */
function nounKey(noun: string, value: string | number): string {
  return `${noun}-${value}`.replaceAll('$', 'cash')
}
