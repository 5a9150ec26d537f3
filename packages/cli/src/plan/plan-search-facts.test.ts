import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../graph/create-test-graph.js'
import { planSearchFacts, searchBase, searchFile, searchModuleFile } from './plan-search-facts.js'

const PAGE = {
  kind: 'doc',
  title: 'A',
  href: '/base/de/a/',
  head: { isIndexed: true, keywords: ['k'], description: 'About a', canonical: 'https://example.com/base/de/a/' },
  breadcrumbs: [{ label: 'Guides' }, { label: 'A' }],
  banners: [],
}

const item = (label: string, isCurrent: boolean) => ({ kind: 'link', label, isCurrent })

const plan = (page: object = {}, { config = {}, start = [item('Docs', true)] } = {}) =>
  planSearchFacts({ ...PAGE, ...page } as never, {
    shell: { navbar: { start, end: [] } } as never,
    config: createTestConfig(config),
    language: 'de',
    base: '/base/de',
  })

it('names a page by its path in the edition, and by the active navbar item and its categories', () => {
  expect(plan()).toEqual({
    language: 'de',
    title: 'A',
    url: '/a/',
    breadcrumbs: ['Docs', 'Guides'],
    description: 'About a',
    keywords: ['k'],
  })
  expect(plan({}, { start: [item('Guides', true)] })?.breadcrumbs).toEqual(['Guides'])
  expect(plan({}, { start: [item('', true), item('API', false)] })?.breadcrumbs).toEqual(['Guides'])
})

it.each<[string, object, boolean]>([
  ['a list of pages', { kind: 'category' }, false],
  ['a 404 page', { head: { ...PAGE.head, canonical: undefined } }, false],
  ['a draft', { banners: ['draft'] }, false],
  ['a page without a translation', { banners: ['untranslated'] }, true],
  ['a page that search engines must not index', { head: { ...PAGE.head, isIndexed: false } }, false],
  [
    'a page of a version that they must not index',
    { head: { ...PAGE.head, isIndexed: false }, version: { isIndexed: false } },
    true,
  ],
])('decides whether search finds %s', (_name, page, isFound) => {
  expect(plan(page) !== undefined).toBe(isFound)
})

it('finds all pages of a site that search engines must not index, and none without search', () => {
  const hidden = { head: { ...PAGE.head, isIndexed: false } }
  expect(plan(hidden, { config: { noIndex: true } })).toBeDefined()
  expect(plan({}, { config: { search: { enabled: false } } })).toBeUndefined()
})

it('computes the base of an edition without a trailing slash', () => {
  const config = { i18n: { defaultLocale: 'en', locales: ['en', 'de'] } }
  const { value } = createTestGraph({ docs: { 'a.md': {} }, config })
  const bases = value.editions.map((edition) => searchBase(edition, '/base/'))
  expect([...new Set(bases)]).toEqual(['/base', '/base/de'])
})

it('names files by the start of a hash', () => {
  const hash = '0123456789abcdef0123456789abcdef'
  expect(hash.startsWith(searchFile(hash).slice('assets/search/'.length, -'.txt'.length))).toBe(true)
  expect(searchFile(searchFile(hash).slice('assets/search/'.length, -'.txt'.length))).toBe(searchFile(hash))
  expect(searchModuleFile(hash)).toMatch(/^assets\/search\/[\da-f]+\.js$/)
})
