import { mount, unmount } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import type { Clause } from '$lib/wire'
import ClauseText from './ClauseText.svelte'
import { NO_MARKS, type Marks } from './search'

const clause: Clause = {
  id: 'S1.4',
  plain: [
    { kind: 'text', text: 'Tokens, as ' },
    { kind: 'clause', text: 'S3.4' },
    { kind: 'text', text: ' says.' },
  ],
  ruling: [{ kind: 'text', text: 'one source' }],
  exact: [
    {
      kind: 'paragraph',
      spans: [
        { kind: 'ruling', text: 'R' },
        { kind: 'text', text: ' Kinds.' },
      ],
      rows: [],
    },
    { kind: 'table', spans: [], rows: [[[{ kind: 'text', text: 'kind' }]], [[{ kind: 'text', text: '7' }]]] },
  ],
}
let shown: Record<string, unknown> | undefined

function show(wording: 'plain' | 'exact', marks: Marks = NO_MARKS, target = false): HTMLElement {
  shown = mount(ClauseText, { target: document.body, props: { clause, game: 'syndicate', marks, wording, target } })
  return document.getElementById('S1.4') as HTMLElement
}

afterEach(() => {
  if (shown) void unmount(shown)
})

it('is a place that links lead to, and links to the clauses it names', () => {
  const article = show('plain', NO_MARKS, true)
  expect(article.getAttribute('aria-current')).toBe('true')
  expect([...article.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '#/rules/syndicate/S1.4',
    '#/rules/syndicate/S3.4',
  ])
  expect(article.querySelector('p')?.textContent).toBe('Tokens, as S3.4 says.')
  expect(article.querySelector('.ruling')?.textContent).toContain('one source')
})

it('marks what was searched for, in tables too', () => {
  const article = show(
    'plain',
    new Map([
      ['7', { from: 0, to: 1 }],
      ['tokens', { from: 0, to: 3 }],
    ]),
  )
  expect([...article.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Tok', '7'])
  expect(article.querySelector('details')?.open).toBe(true)
})

it('has the exact wording with its table and the mark of our rulings', () => {
  const article = show('exact')
  expect(article.querySelector('abbr')?.textContent).toBe('R')
  expect(article.querySelector('p')?.textContent).toBe('R Kinds.')
  expect(article.querySelector('th')?.textContent).toBe('kind')
  expect(article.querySelector('td')?.textContent).toBe('7')
})
