import { expect, it } from 'vitest'
import { createTestTrial } from '../create-test-trial.js'
import { comparePages, describeFailedBase, describePages, type PageSummaries } from './compare-pages.js'

it('describes pages by file, those without a source, too', () => {
  const { builtPages } = createTestTrial({ docs: { 'a.md': {} }, written: { 'a.html': 'ä' } })
  const pages = describePages(builtPages)
  expect([...pages.keys()]).toEqual(['404.html', 'a.html', 'search.html'])
  expect(pages.get('a.html')).toMatchObject({ route: '/a', source: 'docs/a.md', size: 2 })
  expect(pages.get('404.html')).not.toHaveProperty('source')
})

it('lists added, changed and removed pages by route', () => {
  const page = (route: string, hash: string) => [`${route}.html`, { route, hash, size: 1, source: 's' }] as const
  const before: PageSummaries = new Map([page('/b', '1'), page('/c', '1'), page('/same', '1')])
  const after: PageSummaries = new Map([page('/same', '1'), page('/c', '2'), page('/a', '1')])
  expect(comparePages(before, after)).toEqual([
    { route: '/a', state: 'added', source: 's' },
    { route: '/b', state: 'removed', source: 's' },
    { route: '/c', state: 'changed', source: 's' },
  ])
  expect(comparePages(before, before)).toEqual([])
})

it('describes an earlier site that cannot be built by its first error', () => {
  const error = {
    code: 'invalid-config',
    severity: 'error',
    file: 'site.config.ts',
    line: 2,
    message: 'unknown key',
  } as const
  expect(describeFailedBase('main', [error])).toEqual({
    code: 'no-base',
    severity: 'info',
    message: 'the site at main cannot be built, so pages are not compared with it (site.config.ts:2: unknown key)',
  })
  expect(describeFailedBase('main', []).message).toMatch(/not compared with it$/)
})
