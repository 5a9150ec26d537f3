import type { SearchHit, SearchRequest } from '@docgen/renderer/light'

/** Where the files of an index are. */
export interface IndexPlace {
  /** What stands before the name of a file; `.txt` stands behind it. */
  readonly files: string
  /** Name of the file that opens the index. */
  readonly root: string
}

/** What a page wants of the search thread: to open an index, or to search one. */
export type SearchOrder =
  | { readonly kind: 'load'; readonly place: IndexPlace }
  | { readonly kind: 'search'; readonly place: IndexPlace; readonly request: SearchRequest }

/** An order with a number, so that its answer is known. */
export type SearchQuestion = SearchOrder & { readonly id: number }

/** What the thread answers. `hits` is empty for an index that was opened, and absent where a later question came before this one's turn. */
export type SearchAnswer =
  | { readonly id: number; readonly hits: readonly SearchHit[] | undefined }
  | { readonly id: number; readonly error: string }
