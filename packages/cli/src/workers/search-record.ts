import type { Content } from '@docgen/renderer/contract'
import { createDocumentIndexer, type IndexedDocument, loadLanguage, type StoredDocument } from '@docgen/renderer/light'
import { hashBytes, hashValue } from '../cache/hash.js'
import type { Cache } from '../cache/open-cache.js'
import type { SearchFacts } from '../plan/plan-search-facts.js'

/** What search keeps of a page: its terms, and the files of its text by hash and size. */
export interface SearchRecord extends StoredDocument {
  readonly fragments: readonly { readonly start: number; readonly hash: string; readonly size: number }[]
}

/** Cache key of what search knows of a page: of its text and of everything else that is shown of it. */
export function searchKey(contentKey: string, facts: SearchFacts): string {
  return hashValue([contentKey, facts])
}

/** Counts a page's terms and cuts its text. */
export type IndexPage = (facts: SearchFacts, content: Content) => IndexedDocument

/** An indexer of pages in some languages, BCP 47 tags, that remembers the words of the pages it has seen. */
export async function createPageIndexer(languages: Iterable<string>): Promise<IndexPage> {
  const indexers = new Map(
    await Promise.all(
      Array.from(new Set(languages), async (tag) => [tag, createDocumentIndexer(await loadLanguage(tag))] as const),
    ),
  )
  return ({ language, title, address, trail, description, keywords }, content) => {
    const index = indexers.get(language)
    if (!index) throw new Error(`the search was not told of the language ${language}`)
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

/** What is kept of an indexed page. */
export function toRecord({ lists, sectionLengths, fragments }: IndexedDocument): SearchRecord {
  return {
    lists,
    sectionLengths,
    fragments: fragments.map(({ start, json }) => ({ start, hash: hashBytes(json), size: Buffer.byteLength(json) })),
  }
}

/** Puts what search knows of a page into the cache. */
export function rememberSearch(key: string, record: SearchRecord, cache: Cache): void {
  cache.put(`search:${key}`, record)
}

/** What search knows of a page, as it was put there. */
export function recallSearch(key: string, cache: Cache): SearchRecord | undefined {
  return cache.get<SearchRecord>(`search:${key}`)
}
