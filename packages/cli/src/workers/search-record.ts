import type { Content, Section, Text } from '@docgen/renderer/contract'
import {
  createDocumentIndexer,
  createText,
  type Fragment,
  type IndexedDocument,
  loadLanguage,
  type StoredDocument,
} from '@docgen/renderer/light'
import { hashBytes, hashValue } from '../cache/hash.js'
import type { Cache } from '../cache/open-cache.js'
import type { SearchFacts } from '../plan/plan-search-facts.js'

/** What search keeps of a page: its terms, and the files of its text by hash and size. */
export interface SearchRecord extends StoredDocument {
  readonly fragments: readonly FragmentFile[]
}

/** A file of a page's text, without its bytes. */
export interface FragmentFile {
  /** The first section in it. */
  readonly start: number
  readonly hash: string
  readonly size: number
}

/** Cache key of what search knows of a page: of its text and of everything else that is shown of it. */
export function searchKey(contentKey: string, facts: SearchFacts): string {
  return hashValue([contentKey, facts])
}

/** Counts a page's terms and cuts its text. */
export type IndexPage = (facts: SearchFacts, content: Content) => IndexedDocument

/** An indexer of pages in some languages, BCP 47 tags, that remembers the words of the pages it has seen. */
export async function createPageIndexer(languages: Iterable<string>): Promise<IndexPage> {
  const known = new Map(
    await Promise.all(Array.from(new Set(languages), async (tag) => [tag, await loadLanguage(tag)] as const)),
  )
  const index = createDocumentIndexer()
  return ({ language: tag, title, address, trail, description, keywords, uiTexts }, content) => {
    const language = known.get(tag)
    if (!language) throw new Error(`the search was not told of the language ${tag}`)
    const document = {
      title: content.heading?.text || title,
      address,
      trail,
      description: description ?? content.description,
      keywords,
      sections: uiTexts ? translateSections(content.sections, createText(tag, uiTexts)) : content.sections,
    }
    return index(document, language)
  }
}

/** Sections with what they have of UI texts in the words of a language. */
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

/** What is kept of an indexed page. */
export function toRecord({ lists, card }: IndexedDocument, fragments: readonly FragmentFile[]): SearchRecord {
  return { lists, card, fragments }
}

/** The file that a fragment becomes, by its bytes. */
export function describeFragment({ start }: Fragment, bytes: Buffer): FragmentFile {
  return { start, hash: hashBytes(bytes), size: bytes.length }
}

/** Puts what search knows of a page into the cache. */
export function rememberSearch(key: string, record: SearchRecord, cache: Cache): void {
  cache.put(`search:${key}`, record)
}

/** Whether the cache has what search knows of a page. */
export function knowsSearch(key: string, cache: Cache): boolean {
  return cache.getText(`search:${key}`) !== undefined
}

/** Takes what search knows of a page out of the cache. */
export function forgetSearch(key: string, cache: Cache): void {
  cache.remove(`search:${key}`)
}

/** What search knows of a page, as it was put there. */
export function recallSearch(key: string, cache: Cache): SearchRecord | undefined {
  return cache.get<SearchRecord>(`search:${key}`)
}
