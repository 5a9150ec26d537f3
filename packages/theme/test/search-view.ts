import { createText } from '@docgen/renderer/contract'
import type { HitList, SearchHit } from '@docgen/renderer/search'
import type { SearchSetup } from '../src/search/read-search-setup.js'
import type { HitsRange, ReaderScope, SiteSearch } from '../src/search/site-search.js'
import { createSnippets, type Snippets } from '../src/search/snippets.js'
import { en } from '../src/texts/en.js'

/** The English UI strings. */
export const TEXT = createText('en', en)

/** A hit on a page, below a category named Guides. */
export function createHit(name: string, hit: Partial<SearchHit> = {}): SearchHit {
  const pageHref = `/${name.toLowerCase()}`
  const title = [{ text: name, isMatch: false }]
  return { type: 'Title', title, snippet: [], breadcrumbs: ['Guides'], pageHref, href: pageHref, score: 1, ...hit }
}

/** A result with these hits, all of whose texts are known. */
export function createHitList(hits: readonly SearchHit[], rest: Partial<HitList> = {}): HitList {
  return { hits, show: async (hit) => hits[hit], ...rest }
}

/** The text lines of hits, which are read at once. */
export function createTestSnippets(hits: readonly SearchHit[]): Snippets {
  return createSnippets({ found: createHitList(hits), pause: 0, onLost: () => {} })
}

/** The search of a site in English. */
export function createSetup(setup: Partial<SearchSetup> = {}): SearchSetup {
  return { text: TEXT, locale: 'en', contexts: [], suggestions: [], versionLabels: {}, ...setup }
}

/** A search whose results the test supplies, and the queries that it received. */
export function createTestSearch(
  find: (text: string, size: HitsRange, scope: ReaderScope) => Promise<HitList | undefined>,
  here: Partial<ReaderScope> = {},
): SiteSearch & { readonly queries: [text: string, size: HitsRange, scope: ReaderScope][] } {
  const queries: [string, HitsRange, ReaderScope][] = []
  return {
    queries,
    start: () => {},
    open: async () => ({ setup: createSetup(), version: '', context: undefined, ...here }),
    renew: () => {},
    versions: async () => [],
    text: () => TEXT,
    query: (text, scope, size) => {
      queries.push([text, size, scope])
      return find(text, size, scope)
    },
    hrefOf: (text, _scope, context) => `/search?q=${text}${context ? `&ctx=${context.path}` : ''}`,
  }
}
