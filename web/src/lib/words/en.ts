/** What the program and its page say in this language: one file to fetch. */
const sources = import.meta.glob<string>(
  ['../../../../src/omerta/words/en.ftl', '../../../../src/omerta/words/page/**/en.ftl'],
  { import: 'default', query: '?raw', eager: true },
)

export default Object.values(sources)
