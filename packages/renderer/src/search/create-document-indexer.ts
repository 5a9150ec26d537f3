import { createAnalyzer } from './create-analyzer.js'
import { findLanguage } from './find-language.js'
import { type IndexedDocument, indexDocument } from './index-document.js'
import type { SearchDocument } from './search-document.js'

/** Indexes one page after the other and remembers the words that it has seen. `language` is a BCP 47 tag. */
export function createDocumentIndexer(language: string): (document: SearchDocument) => IndexedDocument {
  const analyzer = createAnalyzer(findLanguage(language))
  return (document) => indexDocument(document, analyzer)
}
