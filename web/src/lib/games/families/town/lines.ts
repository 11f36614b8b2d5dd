/** A name on two lines where it has a gap and is too long for one, as even as can be. */
export function linesOf(name: string, most: number): string[] {
  const words = name.split(' ')
  if (name.length <= most || words.length < 2) return [name]
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: string[]): number => Math.max(...lines.map(({ length }) => length))
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}
