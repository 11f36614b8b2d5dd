/** The real rulebooks, from the same files as the server reads: chapters, clauses, plain and exact words. */
import { read } from '$lib/table/test/house'
import type { Block, Chapter, Clause, Rulebook, Span } from '$lib/wire'
import { words, type Language } from '$lib/words/index.svelte'

const text = (told: string): Span[] => (told ? [{ kind: 'text', text: told }] : [])
const paragraph = (told: string): Block => ({ kind: 'paragraph', spans: text(told.trim()), rows: [] })

/** The book of a game in the language that is spoken. */
export function bookOf(game: string): Rulebook {
  const language: Language = words.language
  const file = read(`docs/rules/${language === 'en' ? '' : `${language}/`}${game}.md`)
  const [, ...sections] = (file.split('<!-- for programs -->')[0] ?? '').split(/^## /m)
  return { game, language, title: game, chapters: sections.map((section) => chapterOf(game, section)) }
}

function chapterOf(game: string, section: string): Chapter {
  const [heading = ''] = section.split('\n')
  const [, id = ''] = /^([A-Z]\d+) /.exec(heading) ?? []
  const [opening = '', ...parts] = section.slice(heading.length).split(/^- \*\*([A-Z]\d+\.\d+)\*\* /m)
  const clauses = parts.flatMap((part, index) => (index % 2 ? [clauseOf(game, parts[index - 1] ?? '', part)] : []))
  const title = id ? words.of(game).chapter(id) : heading
  return { id, title, opening: opening.trim() ? [paragraph(opening)] : [], clauses }
}

function clauseOf(game: string, id: string, exact: string): Clause {
  const plain = words.of(game).rule(id)
  return { id, plain: text(plain.text), ruling: text(plain.ruling), exact: [paragraph(exact)] }
}
