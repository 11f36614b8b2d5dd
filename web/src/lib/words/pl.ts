/** What the program and its page say in this language: one file to fetch. */
const sources = import.meta.glob<string>(
  ['../../../../src/omerta/words/pl.ftl', '../../../../src/omerta/words/page/**/pl.ftl'],
  { import: 'default', query: '?raw', eager: true },
)

export default Object.values(sources)
