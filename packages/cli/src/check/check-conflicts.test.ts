import { expect, it } from 'vitest'
import { createTestConfig } from '../graph/create-test-graph.js'
import type { Conflict } from '../graph/site-graph.js'
import { checkConflicts } from './check-conflicts.js'

const check = (conflicts: readonly Omit<Conflict, 'value'>[], onDuplicateRoutes: string = 'warn') =>
  checkConflicts(
    conflicts.map((each) => ({ ...each, value: each.claims[0]?.value ?? '' })),
    createTestConfig({ onDuplicateRoutes }),
  ).map(({ code, severity, file, line, message, related }) => {
    const other = related?.map((each) => ` → ${each.file}:${each.line} ${each.message}`) ?? []
    return `${severity} ${code} ${file}:${line} ${message}${other.join('')}`
  })

const route = (...files: readonly string[]): Omit<Conflict, 'value'> => ({
  kind: 'route',
  claims: files.map((file, index) => ({ file, line: index + 1, value: '/a' })),
})

it('reports each page that loses its URL, at its position', () => {
  expect(check([route('a.md', 'b.md', 'c.md')])).toEqual([
    'warning duplicate-route b.md:2 the route /a is taken by another page → a.md:1 has the route',
    'warning duplicate-route c.md:3 the route /a is taken by another page → a.md:1 has the route',
  ])
})

it('does not ask to move a page that docgen generates', () => {
  const claims = [{ file: 'the 404 page (de)', isSpecial: true as const }, { file: 'docs/404.md' }].map((each) => ({
    ...each,
    value: '/de/404',
  }))
  const [conflict] = checkConflicts([{ kind: 'route', value: '/de/404', claims }], createTestConfig({}))
  expect(conflict?.hint).toBe('docgen generates that page. Give yours another slug or id')
  expect(conflict?.message).toBe('the route /de/404 is taken by the 404 page (de)')
  expect(conflict).not.toHaveProperty('related')
})

it.each([
  ['throw', 'error'],
  ['warn', 'warning'],
])('gives routes the severity %s of the config', (setting, severity) => {
  expect(check([route('a.md', 'b.md')], setting)[0]).toMatch(new RegExp(`^${severity} `))
})

it('reports no routes if the config says so, but still reports files that overwrite others', () => {
  const file: Omit<Conflict, 'value'> = {
    kind: 'file',
    claims: [
      { file: 'a.md', value: 'a.html' },
      { file: 'b.yaml', value: 'a.html' },
    ],
  }
  expect(check([route('a.md', 'b.md'), file], 'ignore')).toEqual([
    'error duplicate-file b.yaml:1 the output file a.html is already written by another page → a.md:undefined is written to a.html',
  ])
})

it('reports two documents with one id and one route once, by the id', () => {
  const id: Omit<Conflict, 'value'> = {
    kind: 'id',
    claims: [
      { file: 'a.md', value: 'a', route: '/a' },
      { file: 'b.md', value: 'a', route: '/a' },
    ],
  }
  expect(check([route('a.md', 'b.md'), id])).toEqual([
    'warning duplicate-id b.md:1 the page id a is already used by another page, and only that page is built → a.md:undefined has the id',
  ])
})

it('explains files that differ only in case', () => {
  const [reported] = check([
    {
      kind: 'file',
      claims: [
        { file: 'a.md', value: 'a.html' },
        { file: 'A.md', value: 'A.html' },
      ],
    },
  ])
  expect(reported).toContain('differs only in case from a.html')
})

it('accepts an empty list of claims', () => {
  expect(check([{ kind: 'route', claims: [] }])).toEqual([])
})

it('reports two documents with one route once, whatever the number of languages', () => {
  const inGerman = route('a.md', 'b.md')
  const claims = inGerman.claims.map((claim) => ({ ...claim, value: '/de/a' }))
  expect(check([route('a.md', 'b.md'), { ...inGerman, claims }])).toEqual([
    'warning duplicate-route b.md:2 the route /a is taken by another page → a.md:1 has the route',
  ])
})
