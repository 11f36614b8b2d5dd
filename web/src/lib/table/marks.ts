import type { Mark } from '$lib/wire'
import { say } from '$lib/words/index.svelte'

/** What happened beside the game just before a line of the journal. */
export const marksBefore = (marks: readonly Mark[], line: number): Mark[] => marks.filter(({ after }) => after === line)

/** What happened beside the game after the last line. */
export const marksAfter = (marks: readonly Mark[], lines: number): Mark[] => marks.filter(({ after }) => after >= lines)

export const markText = ({ kind, seat }: Mark, names: readonly string[]): string =>
  say(`people-mark-${kind}`, { name: names[seat] ?? '' })
