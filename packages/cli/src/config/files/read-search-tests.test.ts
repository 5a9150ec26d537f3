import { expect, it } from 'vitest'
import { readSearchTests } from './read-search-tests.js'

it('reads queries with their lines, and fills in defaults', () => {
  const { value, diagnostics } = readSearchTests(
    'queries:\n  - query: free trial\n    page: /trials\n  - { query: x, page: /y, within: 1 }\n',
    't.yml',
  )
  expect(diagnostics).toEqual([])
  expect(value).toEqual({
    leastMrr: 0,
    queries: [
      { query: 'free trial', page: '/trials', within: 3, never: [] },
      { query: 'x', page: '/y', within: 1, never: [] },
    ],
    lines: [2, 4],
  })
})

it.each([
  ['queries:\n  - { query: x, page: /y }\nqueris: []\n', 'queris', 3],
  ['queries: []\n', 'at least 1 element', 1],
  ['queries:\n  - { query: x }\n', 'page', 2],
  ['queries:\n  - { query: x, page: /y, within: 0 }\n', 'at least 1, found 0', 2],
  ['leastMrr: 2\nqueries: []\n', 'leastMrr', 1],
  ['queries: [\n', 'YAML', 1],
])('reports %j', (text, word, line) => {
  const { value, diagnostics } = readSearchTests(text, 't.yml')
  expect(value).toBeUndefined()
  expect(diagnostics[0]).toMatchObject({ code: 'invalid-search-tests', file: 't.yml', line })
  expect(diagnostics[0]?.message).toContain(word)
})

it('explains how to write the list of queries', () => {
  const { diagnostics } = readSearchTests('- { query: x, page: /y }\n', 't.yml')
  expect(diagnostics).toMatchObject([{ hint: 'Write queries: on the first line, and the list below it' }])
})
