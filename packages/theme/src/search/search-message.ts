import type { SearchHit, SearchRequest } from '@docgen/renderer/light'

/** Where the files of an index are. */
export interface IndexPlace {
  /** What stands before the name of a file; `.txt` stands behind it. */
  readonly files: string
  /** Name of the file that opens the index. */
  readonly root: string
  /** Its text, where the manifest has it and the thread has not received it yet. */
  readonly text?: string
}

/** What a page wants of the search thread: to open an index, to search one, or to read the text of a hit. */
export type SearchOrder =
  | { readonly kind: 'load'; readonly place: IndexPlace }
  | { readonly kind: 'search'; readonly place: IndexPlace; readonly key: number; readonly request: SearchRequest }
  /** `key` is that of the search, `hit` the number of the hit in its answer. */
  | { readonly kind: 'show'; readonly key: number; readonly hit: number }

/** An order with a number, so that its answer is known. */
export type SearchQuestion = SearchOrder & { readonly id: number }

/** Hits, and how many pages there are in all where that is known. */
export interface AnsweredHits {
  readonly hits: readonly SearchHit[]
  readonly pages?: number
}

/**
 * What the thread answers: one hit to `show`, none for an index that was opened and for a search that is no longer known.
 * `found` is absent where a later search came before this one's turn.
 */
export type SearchAnswer =
  | { readonly id: number; readonly found: AnsweredHits | undefined }
  | { readonly id: number; readonly error: string }
