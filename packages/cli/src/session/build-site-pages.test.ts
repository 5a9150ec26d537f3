import { expect, it } from 'vitest'
import { packAnchors } from '../graph/links/pack-anchors.js'
import { createTestPage } from '../plan/create-test-page.js'
import { NO_FACTS } from '../workers/content-cache.js'
import { createPageTask, describePage, findSearchTask, listPagePlugins, restoreFacts } from './build-site-pages.js'

const planned = { page: createTestPage({ source: 'docs/a.md' }), locale: 'de', version: '1.0' }
const source = { path: ':page.md', text: '', includes: {} }

it('creates the task of a page, with what it has', () => {
  expect(createPageTask(planned, undefined, true)).toEqual({
    page: planned.page,
    locale: 'de',
    edition: '1.0\nde',
    isCached: true,
  })
  expect(createPageTask(planned, { source, key: 'k', mdxModuleQuery: '' }, false)).toMatchObject({
    source,
    contentKey: 'k',
    mdxModuleQuery: '',
    isCached: false,
  })
})

it('restores the real paths of files', () => {
  const link = { kind: 'link', href: 'b.md', file: ':page.md', line: 1, column: 1 } as const
  const problem = { code: 'broken-link', severity: 'error', message: 'no', file: '_part.md' } as const
  const facts = { links: [link], anchors: packAnchors(['x']), diagnostics: [problem], pageStyles: 'p{}' }
  expect(restoreFacts(facts, planned)).toEqual({
    links: [{ ...link, file: 'docs/a.md' }],
    anchors: facts.anchors,
    diagnostics: [{ ...problem, file: 'docs/_part.md' }],
    pageStyles: 'p{}',
  })
  expect(restoreFacts(undefined, planned)).toBe(NO_FACTS)
  expect(restoreFacts(facts, { ...planned, page: createTestPage() })).toBe(NO_FACTS)
})

it('describes a page for the manifest', () => {
  expect(describePage(planned, 'k', { hash: 'h', size: 1 })).toEqual({
    hash: 'h',
    size: 1,
    key: 'k',
    source: 'docs/a.md',
    route: '/a',
  })
  expect(describePage({ ...planned, page: createTestPage() }, 'k', { hash: 'h', size: 1 })).not.toHaveProperty('source')
})

it('indexes only pages with content that search shows', () => {
  const facts = { language: 'en', title: 'A', url: '/a', breadcrumbs: [], keywords: [] }
  const find = (compile: { key: string } | undefined, found: typeof facts | undefined) =>
    findSearchTask(planned, compile, { findSearchFacts: () => found })
  expect(find({ key: 'k' }, facts)).toEqual({ facts, key: expect.any(String) })
  expect([find(undefined, facts), find({ key: 'k' }, undefined)]).toEqual([undefined, undefined])
})

it('names the plugins of a page only on a site that has some', () => {
  const findKeys = () => [['notes', 'k']] as const
  expect(listPagePlugins(planned, { html: { findKeys } } as never)).toEqual({ plugins: [['notes', 'k']] })
  expect(listPagePlugins(planned, {} as never)).toEqual({})
})
