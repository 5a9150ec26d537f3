import { type CountedDocument, countDocument, type SaidDocument } from './count-document.js'
import { createAnalyzer } from './create-analyzer.js'
import { cutFragments, type Fragment } from './cut-fragments.js'
import type { SearchDocument } from './search-document.js'
import type { SearchLanguage } from './search-language.js'

/** Everything of one page that goes into an index. It knows of no other page, so it is kept under the page's key. */
export interface IndexedDocument extends CountedDocument {
  /** The text that its hits will show. */
  readonly fragments: readonly Fragment[]
}

/**
 * Indexes one page after the other and remembers the words that it has seen. A page that says what the one before it says,
 * as it does in the next version, is not counted again.
 */
export function createDocumentIndexer(language: SearchLanguage): (document: SearchDocument) => IndexedDocument {
  const analyzer = createAnalyzer(language)
  let last: { readonly document: SaidDocument; readonly counted: CountedDocument } | undefined
  return (document) => {
    const counted = last && isSame(last.document, document) ? last.counted : countDocument(document, analyzer)
    last = { document, counted }
    return { ...counted, fragments: cutFragments(document) }
  }
}

/** Text that was compiled once is the same object on both pages. */
function isSame(before: SaidDocument, after: SaidDocument): boolean {
  return (
    before.sections === after.sections &&
    before.title === after.title &&
    before.description === after.description &&
    before.keywords.join('\n') === after.keywords.join('\n')
  )
}
