import { type Content, createText, type Section, type Text } from '@docgen/renderer/contract'
import {
  createDocumentIndexer,
  cutFragments,
  type Fragment,
  type IndexedDocument,
  loadLanguage,
  type SearchDocument,
  type StoredDocument,
} from '@docgen/renderer/search'

import { hashBytes, hashValue } from '../cache/hash.js'
import type { Cache } from '../cache/open-cache.js'
import type { SearchFacts } from '../plan/plan-search-facts.js'

/** The stored search data of a page: its terms, and the files of its content by hash and size. */
export interface SearchRecord extends StoredDocument {
  readonly fragments: readonly FragmentFile[]
}

/** A file of a page's content, without its bytes. */
export interface FragmentFile {
  /** Index of its first section. */
  readonly start: number
  readonly hash: string
  readonly size: number
}

/** Returns the cache key of a page's search data: a hash of its content and of everything else that search shows. */
export function searchKey(contentKey: string, facts: SearchFacts): string {
  return hashValue([contentKey, facts])
}

/** Indexes a page's terms and splits its content. */
export type IndexPage = (facts: SearchFacts, content: Content) => IndexedDocument

/** Creates an indexer for some languages, BCP 47 tags, that memoizes the words of the pages it has seen. */
export async function createPageIndexer(languages: Iterable<string>): Promise<IndexPage> {
  const languagesByTag = new Map(
    await Promise.all(Array.from(new Set(languages), async (tag) => [tag, await loadLanguage(tag)] as const)),
  )
  const index = createDocumentIndexer()
  return (facts, content) => {
    const language = languagesByTag.get(facts.language)
    if (!language) throw new Error(`the search has no language ${facts.language}`)
    return index(toDocument(facts, content), language)
  }
}

/** Splits a page's content, without indexing its terms, which takes longer. */
export function cutPage(facts: SearchFacts, content: Content): readonly Fragment[] {
  return cutFragments(toDocument(facts, content))
}

function toDocument(
  { language, title, url, breadcrumbs, description, keywords, uiTexts }: SearchFacts,
  content: Content,
): SearchDocument {
  return {
    title: content.heading?.text || title,
    url,
    breadcrumbs,
    description: description ?? content.description,
    keywords,
    sections: uiTexts ? translateSections(content.sections, createText(language, uiTexts)) : content.sections,
  }
}

/** Translates the UI texts in sections. */
function translateSections(sections: readonly Section[], text: Text): readonly Section[] {
  return sections.map((section) => {
    const { key, uiTexts } = section
    if (key === undefined && !uiTexts) return section
    return { ...section, ...(key !== undefined && { title: text(key) }), text: translateUiTexts(section, text) }
  })
}

function translateUiTexts({ text: english, uiTexts = [] }: Section, text: Text): string {
  let translated = ''
  let from = 0
  for (const { start, end, key, values } of uiTexts) {
    translated += english.slice(from, start) + text(key, values)
    from = end
  }
  return translated + english.slice(from)
}

/** Converts an indexed page to its stored data. */
export function toRecord({ lists, card }: IndexedDocument, fragments: readonly FragmentFile[]): SearchRecord {
  return { lists, card, fragments }
}

/** Describes the file of a fragment. */
export function describeFragment({ start }: Fragment, bytes: Buffer): FragmentFile {
  return { start, hash: hashBytes(bytes), size: bytes.length }
}

/** Writes a page's search data to the cache. */
export function rememberSearch(key: string, record: SearchRecord, cache: Cache): void {
  cache.put(`search:${key}`, record)
}

/** Whether the cache has a page's search data. */
export function knowsSearch(key: string, cache: Cache): boolean {
  return cache.getText(`search:${key}`) !== undefined
}

/** Removes a page's search data from the cache. */
export function forgetSearch(key: string, cache: Cache): void {
  cache.remove(`search:${key}`)
}

/** Reads a page's search data from the cache; `undefined` if the cache does not have it. */
export function recallSearch(key: string, cache: Cache): SearchRecord | undefined {
  return cache.get<SearchRecord>(`search:${key}`)
}
