import type { Stemmer } from './stems'

/** How well a word of the book fits one that was typed, and which of its letters do. */
export interface Hit {
  grade: number
  from: number
  to: number
}

const SAME = 1
const FORM = 0.9 // another form of the word
const BEGINNING = 0.75 // somebody is still typing, or the word goes on
const WITHIN = 0.5
const MISTYPED = 0.4

const CLAUSE = /^[a-z]\d+(?:\.\d*)?$/

/** Which words of a book fit a word that was typed; farther likenesses count only where there is no nearer one. */
export function fitting(typed: string, vocabulary: Iterable<string>, stem: Stemmer): Map<string, Hit> {
  const words = [...vocabulary]
  const ways = CLAUSE.test(typed) ? [clause] : [near, within, mistyped]
  for (const way of ways) {
    const found = new Map<string, Hit>()
    for (const word of words) {
      const hit = way(typed, word, stem)
      if (hit) found.set(word, hit)
    }
    if (found.size) return found
  }
  return new Map()
}

const whole = (word: string, grade: number): Hit => ({ grade, from: 0, to: word.length })

/** F1 is a chapter and stands for its clauses, but not for F11. */
function clause(typed: string, word: string): Hit | null {
  if (word === typed) return whole(word, SAME)
  const isOf = word.startsWith(typed.includes('.') ? typed : `${typed}.`)
  return isOf ? { grade: BEGINNING, from: 0, to: typed.length } : null
}

function near(typed: string, word: string, stem: Stemmer): Hit | null {
  if (word === typed) return whole(word, SAME)
  const root = stem(typed)
  if (typed.length > 2 && root === stem(word)) return whole(word, FORM)
  if (word.startsWith(typed)) return { grade: BEGINNING, from: 0, to: typed.length }
  const isLonger = root.length > 3 && root.length >= typed.length - 2 && word.startsWith(root)
  return isLonger ? { grade: BEGINNING, from: 0, to: root.length } : null
}

function within(typed: string, word: string): Hit | null {
  const from = typed.length > 2 ? word.indexOf(typed) : -1
  return from < 0 ? null : { grade: WITHIN, from, to: from + typed.length }
}

/** Typing errors: the longer a word the more of them; in a form of it, or in what has been typed of it so far. */
function mistyped(typed: string, word: string, stem: Stemmer): Hit | null {
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  if (!allowed) return null
  const [root, other] = [stem(typed), stem(word)]
  const begun = word.slice(0, typed.length)
  const least = Math.min(
    distance(typed, word, allowed),
    distance(typed, begun, allowed),
    root.length > 3 && other.length > 3 ? distance(root, other, allowed) : Infinity,
  )
  return least <= allowed ? whole(word, MISTYPED / least) : null
}

/** Letters wrong, missing, too many, or two of them exchanged; more than are allowed are not counted out. */
export function distance(one: string, other: string, allowed: number): number {
  if (Math.abs(one.length - other.length) > allowed) return Infinity
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + change)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, at(before, j - 2) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > allowed) return Infinity
    ;[before, last] = [last, row]
  }
  return at(last, other.length)
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity
