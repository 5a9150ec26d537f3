import type { Section } from '../contract/index.js'
import { createAnalyzer } from './create-analyzer.js'
import { type CountedDocument, type CountPage, createPageCounter, type SaidDocument } from './create-page-counter.js'
import { cutFragments, type Fragment } from './cut-fragments.js'
import { writeCard } from './page-card.js'
import type { SearchDocument } from './search-document.js'
import type { SearchLanguage } from './search-language.js'

/** Everything of one page that goes into an index. It knows of no other page, so it is kept under the page's key. */
export interface IndexedDocument extends CountedDocument {
  /** JSON of its `PageCard`. */
  readonly card: string
  /** The text that its hits will show. */
  readonly fragments: readonly Fragment[]
}

/** Indexes a page in one of the languages that the indexer was made for. */
export type IndexDocument = (document: SearchDocument, language: SearchLanguage) => IndexedDocument

/** A page, and what has been made of it so far. */
interface Seen {
  readonly document: SearchDocument
  readonly counted: Map<SearchLanguage, CountedDocument>
  readonly fragments: readonly Fragment[]
}

/**
 * Indexes one page after the other and remembers the words that it has seen. A page that says what the one before it says,
 * as it does in the next version, is counted only where its language is another.
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
    const before = last && saysTheSame(last.document, document) ? last : undefined
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

function saysTheSame(before: SaidDocument, after: SaidDocument): boolean {
  return (
    saysInSections(before.sections, after.sections) &&
    before.title === after.title &&
    before.description === after.description &&
    before.keywords.join('\n') === after.keywords.join('\n')
  )
}

/** Text that was compiled once is the same object on both pages, but for headings in the words of their language. */
function saysInSections(before: readonly Section[], after: readonly Section[]): boolean {
  if (before === after) return true
  return (
    before.length === after.length &&
    before.every(({ id, title, level, text }, index) => {
      const other = after[index]
      return other?.text === text && other.title === title && other.id === id && other.level === level
    })
  )
}
