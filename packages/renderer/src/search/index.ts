export type { IndexedDocument } from './create-document-indexer.js'
export { createDocumentIndexer } from './create-document-indexer.js'
export type { Fragment } from './cut-fragments.js'
export { type ContextRange, NAME_LENGTH } from './index-root.js'
export { findLanguage } from './language/find-language.js'
export { findLanguageModule, loadLanguage } from './language/load-language.js'
export type { SearchLanguage } from './language/search-language.js'
export { type OpenIndex, openIndex, type ReadIndexFile, type ReadIndexLanguage } from './open-index.js'
export type { SnippetPart } from './query/create-snippet.js'
export { findHits, type HitList, type SearchRequest } from './query/find-hits.js'
export type { SectionCount } from './query/list-sections.js'
export { MAX_QUESTION_LENGTH } from './query/parse-question.js'
export type { SearchHit } from './query/present-hit.js'
export type { HitType, SearchDocument } from './search-document.js'
export { searchIndex } from './search-index.js'
export {
  createIndexWriter,
  type IndexFiles as WrittenIndex,
  type StoredDocument,
  type WriteIndex,
} from './write-index.js'
