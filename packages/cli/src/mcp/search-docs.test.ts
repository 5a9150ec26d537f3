import type { SearchHit } from '@docgen/renderer/search'
import { expect, it } from 'vitest'
import type { BuiltSearch } from '../session/search/open-built-search.js'
import { createSearchCache, searchDocs } from './search-docs.js'

const DAMAGED = { value: [], diagnostics: [{ code: 'search/damaged', severity: 'error', message: 'x' } as never] }
const hit = (page: string, heading = ''): SearchHit =>
  ({
    title: [{ text: page, isMatch: false }],
    heading: heading === '' ? undefined : [{ text: heading, isMatch: true }],
    snippet: [{ text: ' some  text ', isMatch: false }],
    breadcrumbs: heading === '' ? [] : ['Guides'],
    pageHref: `/${page}`,
    href: heading === '' ? `/${page}` : `/${page}?q=x#${heading}`,
  }) as unknown as SearchHit

/** Searches an index whose results come one after the other. */
async function search(results: readonly unknown[], limit: number): Promise<string> {
  let calls = 0
  const opened = {
    otherVersions: ['1.0'],
    search: async () => results[Math.min(calls++, results.length - 1)],
  } as unknown as BuiltSearch
  const cache = { open: async () => opened, clear: () => {} }
  return searchDocs({ query: 'x', limit, scope: {} }, cache, '/site')
}

it('lists the best hit of each page before other sections', async () => {
  const value = [hit('a', 'one'), hit('a', 'two'), hit('b')]
  expect(await search([{ value, diagnostics: [] }], 2)).toBe(
    '1. a › one\n   /a#one\n   In: Guides\n   some text\n\n2. b\n   /b\n   some text',
  )
})

it('names other versions if there are no results', async () => {
  expect(await search([{ value: [], diagnostics: [] }], 2)).toBe('No results in this version. Other versions: 1.0')
})

it('searches again in a new index, and only then reports damage', async () => {
  expect(await search([DAMAGED, { value: [hit('a')], diagnostics: [] }], 2)).toContain('1. a')
  await expect(search([DAMAGED], 2)).rejects.toThrow('The search index of /site is damaged.')
})

it('explains why an index cannot be opened, and tries again at the next call', async () => {
  let reads = 0
  const cache = createSearchCache({
    location: '/site',
    read: async () => {
      reads += 1
      return undefined
    },
  })
  for (const _ of [1, 2]) await expect(cache.open({})).rejects.toThrow('There is no search index in /site. Run docgen')
  expect(reads).toBe(2)
})
