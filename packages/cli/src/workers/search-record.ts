import type { Content } from '@docgen/renderer/contract'
import { createDocumentIndexer, type IndexedDocument, type SearchDocument } from '@docgen/renderer/light'
import { hashValue } from '../cache/hash.js'
import type { Cache } from '../cache/open-cache.js'
import type { SearchFacts } from '../plan/plan-search-facts.js'

/** Cache key of what search knows of a page: of its text and of everything else that is shown of it. */
export function searchKey(contentKey: string, facts: SearchFacts): string {
  return hashValue([contentKey, facts])
}

/** Counts a page's terms. */
export type IndexPage = (facts: SearchFacts, content: Content) => IndexedDocument

/** An indexer that remembers the words of the pages it has seen. */
export function createPageIndexer(): IndexPage {
  const indexers = new Map<string, (document: SearchDocument) => IndexedDocument>()
  return ({ language, title, address, trail, description, keywords }, content) => {
    const index = indexers.get(language) ?? createDocumentIndexer(language)
    indexers.set(language, index)
    return index({
      title: content.heading?.text || title,
      address,
      trail,
      description: description ?? content.description,
      keywords,
      sections: content.sections,
    })
  }
}

/** Puts what search knows of a page into the cache. */
export function rememberSearch(key: string, document: IndexedDocument, cache: Cache): void {
  cache.put(`search:${key}`, document)
}

/** What search knows of a page, as it was put there. */
export function recallSearch(key: string, cache: Cache): IndexedDocument | undefined {
  return cache.get<IndexedDocument>(`search:${key}`)
}
