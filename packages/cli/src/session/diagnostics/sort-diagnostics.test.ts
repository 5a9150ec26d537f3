import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { sortDiagnostics } from './sort-diagnostics.js'

const thrown = (route: string, rest: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'render-failed',
  severity: 'error',
  file: 'Footer.tsx',
  line: 1,
  column: 2,
  message: 'a component threw: no',
  hint: `It was rendering ${route}`,
  failure: { page: route, cause: 'no' },
  ...rest,
})

it('lists each diagnostic once, by file and position', () => {
  const link: Diagnostic = { code: 'broken-link', severity: 'warning', file: 'a.md', line: 2, message: 'no page' }
  expect(sortDiagnostics([{ ...link, file: 'b.md' }, link, { ...link, line: 1 }, { ...link }])).toEqual([
    { ...link, line: 1 },
    link,
    { ...link, file: 'b.md' },
  ])
})

it.each([
  [['/a'], 'It was rendering /a'],
  [['/a', '/b'], 'It was rendering /a, /b'],
  [['/a', '/b', '/c'], 'It was rendering /a, /b, /c'],
  [['/a', '/b', '/c', '/d'], 'It was rendering /a, /b, /c and 1 more page'],
  [['/a', '/b', '/c', '/d', '/e'], 'It was rendering /a, /b, /c and 2 more pages'],
])('merges failures on %j', (routes, hint) => {
  const { failure: _, ...merged } = thrown('', { hint })
  expect(sortDiagnostics(routes.map((route) => thrown(route)))).toEqual([merged])
})

it('keeps different failures apart', () => {
  const failures = [
    thrown('/a'),
    thrown('/b', { failure: { page: '/b', cause: 'yes' } }),
    thrown('/c', { code: 'plugin' }),
  ]
  expect(sortDiagnostics(failures)).toHaveLength(3)
})

it('merges failures of a Markdown plugin whose messages name the page', () => {
  const failed = (file: string, message: string, cause: string): Diagnostic => ({
    code: 'plugin-failed',
    severity: 'error',
    file,
    message,
    failure: { cause },
  })
  const all = [
    failed('docs/a.md', 'no heading in /site/docs/a.md', 'no heading in '),
    failed('docs/b.md', 'no heading in /site/docs/b.md', 'no heading in '),
    failed('docs/c.md', 'c.md is empty', ' is empty'),
  ]
  expect(sortDiagnostics(all).map(({ message, hint }) => [message, hint])).toEqual([
    ['no heading in /site/docs/a.md', 'It fails on docs/a.md, docs/b.md'],
    ['c.md is empty', undefined],
  ])
})

it('merges what a plugin did to several pages, and none of its other problems', () => {
  const changed = (file: string): Diagnostic => ({
    code: 'plugin',
    severity: 'error',
    file,
    message: 'the plugin own: its hook threw Error: no',
    hint: `--verbose shows where. It was changing /${file}`,
  })
  const failed = (file: string): Diagnostic => ({ ...changed(file), failure: { page: `/${file}`, cause: 'no' } })
  expect(sortDiagnostics([failed('a'), failed('b'), changed('c'), changed('d')])).toEqual([
    { ...changed('a'), hint: '--verbose shows where. It was changing /a, /b' },
    changed('c'),
    changed('d'),
  ])
})
