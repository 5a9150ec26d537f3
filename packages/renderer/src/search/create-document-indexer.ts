import { createAnalyzer } from './create-analyzer.js'
import { type IndexedDocument, indexDocument } from './index-document.js'
import type { SearchDocument } from './search-document.js'
import type { SearchLanguage } from './search-language.js'

/** Indexes one page after the other and remembers the words that it has seen. */
export function createDocumentIndexer(language: SearchLanguage): (document: SearchDocument) => IndexedDocument {
  const analyzer = createAnalyzer(language)
  return (document) => indexDocument(document, analyzer)
}
