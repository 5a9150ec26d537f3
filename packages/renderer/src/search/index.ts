export type { IndexedDocument } from './create-document-indexer.js'
export { createDocumentIndexer } from './create-document-indexer.js'
export type { SnippetPart } from './create-snippet.js'
export type { Fragment } from './cut-fragments.js'
export { findHits, type HitList, type SearchRequest } from './find-hits.js'
export { findLanguage } from './find-language.js'
export { type ContextRange, NAME_LENGTH } from './index-root.js'
export type { SectionCount } from './list-sections.js'
export { findLanguageModule, loadLanguage } from './load-language.js'
export { type OpenIndex, openIndex, type ReadIndexFile, type ReadIndexLanguage } from './open-index.js'
export { MAX_QUESTION_LENGTH } from './parse-question.js'
export type { SearchHit } from './present-hit.js'
export type { HitType, SearchDocument } from './search-document.js'
export { searchIndex } from './search-index.js'
export type { SearchLanguage } from './search-language.js'
export {
  createIndexWriter,
  type IndexFiles as WrittenIndex,
  type StoredDocument,
  type WriteIndex,
} from './write-index.js'
