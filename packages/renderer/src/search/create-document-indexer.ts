import type { Section } from '../contract/index.js'
import { type CountedDocument, type CountPage, createPageCounter, type PageText } from './create-page-counter.js'
import { cutFragments, type Fragment } from './cut-fragments.js'
import { createAnalyzer } from './language/create-analyzer.js'
import type { SearchLanguage } from './language/search-language.js'
import { writeCard } from './page-card.js'
import type { SearchDocument } from './search-document.js'

/** The index data of one page. It depends on no other page, so it is cached under the page's key. */
export interface IndexedDocument extends CountedDocument {
  /** JSON of its `PageCard`. */
  readonly card: string
  /** The text that hits show. */
  readonly fragments: readonly Fragment[]
}

/** Indexes a page in one of the languages that the indexer was created for. */
export type IndexDocument = (document: SearchDocument, language: SearchLanguage) => IndexedDocument

/** A page and its results so far. */
interface Seen {
  readonly document: SearchDocument
  readonly counted: Map<SearchLanguage, CountedDocument>
  readonly fragments: readonly Fragment[]
}

/**
 * Indexes pages one after another and caches words. A page with the same text as the one before, as in the next
 * version, is indexed again only for another language.
 */
export function createDocumentIndexer(): IndexDocument {
  const counters = new Map<SearchLanguage, CountPage>()
  const findCounter = (language: SearchLanguage): CountPage => {
    let counter = counters.get(language)
    if (!counter) {
      counter = createPageCounter(createAnalyzer(language))
      counters.set(language, counter)
    }
    return counter
  }
  let last: Seen | undefined
  return (document, language) => {
    const before = last && hasSameText(last.document, document) ? last : undefined
    const counted = before?.counted ?? new Map<SearchLanguage, CountedDocument>()
    const fragments = before?.fragments ?? cutFragments(document)
    last = { document, counted, fragments }
    let terms = counted.get(language)
    if (!terms) {
      terms = findCounter(language)(document)
      counted.set(language, terms)
    }
    return { ...terms, card: writeCard(document), fragments }
  }
}

function hasSameText(before: PageText, after: PageText): boolean {
  return (
    haveSameText(before.sections, after.sections) &&
    before.title === after.title &&
    before.description === after.description &&
    before.keywords.join('\n') === after.keywords.join('\n')
  )
}

/** Whether two pages have the same sections. Pages with the same compiled content often share the array. */
function haveSameText(before: readonly Section[], after: readonly Section[]): boolean {
  if (before === after) return true
  return (
    before.length === after.length &&
    before.every(({ id, title, level, text }, index) => {
      const other = after[index]
      return other?.text === text && other.title === title && other.id === id && other.level === level
    })
  )
}
