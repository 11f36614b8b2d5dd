import type { Line } from '$lib/wire'
import type { Texts } from '$lib/words/index.svelte'

/** Lines of one turn: what happened from somebody's first decision until somebody else's. */
export interface Turn {
  /** Who acted; null: nobody did, it happened to all. */
  by: number | null
  lines: Line[]
}

/** A part of the game, begun by a line that is its heading. */
export interface Chapter {
  heading: Line | null
  turns: Turn[]
}

/** The log by chapters and turns. */
export function chaptersOf(lines: readonly Line[], headings: readonly string[]): Chapter[] {
  const chapters: Chapter[] = []
  let actor: number | null = null // of the line before, unless a heading stands between
  let chapter: Chapter = { heading: null, turns: [] }
  for (const line of lines) {
    if (headings.includes(line.event)) {
      chapter = { heading: line, turns: [] }
      actor = line.by
    } else {
      const by = chapter.heading && !chapter.turns.length && line.by === actor ? null : line.by
      const turn = chapter.turns.at(-1)
      const isSame = turn && (turn.by === by || (turn.by === null && line.by === actor))
      if (isSame) turn.lines.push(line)
      else chapter.turns.push({ by, lines: [line] })
    }
    if (chapters.at(-1) !== chapter) chapters.push(chapter)
  }
  return chapters
}

/** What came after the viewer's own last decision and all that it brought; for a spectator the last turn. */
export function since(lines: readonly Line[], seat: number | null): readonly Line[] {
  const own = seat === null ? -1 : lines.findLastIndex((line) => line.by === seat)
  return seat === null ? lastMove(lines) : lines.slice(own + 1)
}

/** The lines of whoever acted last. */
export function lastMove(lines: readonly Line[]): readonly Line[] {
  const by = lines.at(-1)?.by
  return lines.slice(lines.findLastIndex((line) => line.by !== by) + 1)
}

/** What lines are about, seats left out: those are in nearly every line. */
export function thingsOf(lines: readonly Line[], words: Texts): Set<string> {
  return new Set(lines.flatMap((line) => words.pointed(line.facts)).filter((id) => !id.startsWith('seat:')))
}
