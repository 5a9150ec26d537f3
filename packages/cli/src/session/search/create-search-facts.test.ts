import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../../graph/create-test-graph.js'
import { createTestPage } from '../../plan/create-test-page.js'
import { createSearchFacts } from './create-search-facts.js'

function create(texts: Readonly<Record<string, string>> = {}, fallbackTexts = {}) {
  const config = createTestConfig({ baseUrl: '/kit/' })
  const graph = createTestGraph({ docs: { 'a.md': {} }, config: { baseUrl: '/kit/' } }).value
  const view = { navbar: { start: [], end: [] } }
  return createSearchFacts({
    config,
    graph,
    plan: { shells: new Map([['s', { view }]]) },
    setup: { locales: { en: { site: { language: 'en-GB' }, texts, fallbackTexts } } },
    apiInputs: new Map([['api.html', {}]]),
  } as never)
}

const page = createTestPage({ shell: 's', href: '/kit/a', head: { canonical: 'https://a.example/kit/a' } })
const api = createTestPage({
  shell: 's',
  href: '/kit/api',
  file: 'api.html',
  head: { canonical: 'https://a.example/kit/api' },
})
const edition = { locale: 'en', version: 'current' }

it('names a page in its language and edition', () => {
  expect(create()({ page, ...edition })).toMatchObject({ language: 'en-GB', url: '/a' })
})

it('has no facts of a page that search skips, or in an edition or with a shell that is unknown', () => {
  const find = create()
  expect(find({ page: createTestPage({ shell: 's', kind: 'search' }), ...edition })).toBeUndefined()
  expect(find({ page: createTestPage({ shell: 'none' }), ...edition })).toBeUndefined()
  expect(find({ page, locale: 'de', version: 'current' })).toBeUndefined()
})

it('has the texts of API pages only where they differ from English', () => {
  expect(create()({ page: api, ...edition })).not.toHaveProperty('uiTexts')
  const english = create({ other: 'x' })({ page: api, ...edition })
  expect(english).not.toHaveProperty('uiTexts')
  expect(create({ 'api.required': 'nötig' }, {})({ page, ...edition })).not.toHaveProperty('uiTexts')
})
