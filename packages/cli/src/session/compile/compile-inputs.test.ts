import { expect, it } from 'vitest'
import { createMemo } from '../../cache/memo.js'
import { createTestConfig, createTestFiles } from '../../graph/create-test-graph.js'
import { createTestPage } from '../../plan/create-test-page.js'
import { NO_MDX_MODULES } from '../mdx/site-mdx-modules.js'
import { createCompileInputs } from './compile-inputs.js'

const API = { key: 'api' }
const files = createTestFiles({ docs: { 'a.md': {} } }, createTestConfig())
const pageOf = (page: Parameters<typeof createTestPage>[0], locale = 'en') => ({
  page: createTestPage(page),
  locale,
  version: 'current',
})
const pages = [
  pageOf({ source: 'docs/a.md' }),
  pageOf({ source: 'docs/a.md' }, 'de'),
  pageOf({ file: 'api/get.html', source: 'api.yaml' }),
  pageOf({ kind: 'search', file: 'search.html' }),
]

function create({ memo = createMemo(), usesLanguage = false } = {}) {
  const locales = new Map(['en', 'de'].map((locale) => [locale, { texts: { a: locale } }]))
  const site = {
    plan: { pages },
    files,
    apiInputs: new Map([['api/get.html', API]]),
    markdown: { key: 'm', options: {} },
    mdxModules: NO_MDX_MODULES,
    docsCatalog: { key: 'd' },
    fields: new Map(),
    theme: { modules: { usesLanguage } },
    locales,
  }
  return createCompileInputs(site as never, memo)
}

it('prepares each page with content, in the order of the plan', () => {
  const [one, other, api, search] = create()
  expect(one?.source).toMatchObject({ path: ':page.md' })
  expect(one?.key).toBe(other?.key)
  expect(api).toBe(API)
  expect(search).toBeUndefined()
})

it('has a key for each language if components translate', () => {
  const [one, other] = create({ usesLanguage: true })
  expect(one?.key).not.toBe(other?.key)
})

it('keeps the inputs of unchanged pages', () => {
  const memo = createMemo({ isLive: true })
  expect(create({ memo })[0]).toBe(create({ memo })[0])
})
