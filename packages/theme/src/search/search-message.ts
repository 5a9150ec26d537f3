import type { SearchHit, SearchRequest, SectionCount } from '@docgen/renderer/search'

/** Location of an index. */
export interface IndexLocation {
  /** URL prefix of index files; `.txt` is the suffix. */
  readonly files: string
  /** Name of the file that opens the index. */
  readonly root: string
  /** Its content, if the manifest contains it and the thread has not received it yet. */
  readonly text?: string
}

/** A request to the search thread: open an index, search one, or read the text of a hit. */
export type ThreadRequest =
  | { readonly kind: 'load'; readonly index: IndexLocation }
  | { readonly kind: 'search'; readonly index: IndexLocation; readonly key: number; readonly request: SearchRequest }
  /** `key` is the key of the search, `hit` the number of the hit in its results. */
  | { readonly kind: 'show'; readonly key: number; readonly hit: number }

/** A request with an id, to match its response. */
export type NumberedRequest = ThreadRequest & { readonly id: number }

/** Hits. If known, also the number of pages with hits, and the parts of the site that contain the pages. */
export interface HitsResponse {
  readonly hits: readonly SearchHit[]
  readonly pages?: number
  readonly sections?: readonly SectionCount[]
}

/**
 * A response of the thread: the hits of a search, one hit for `show`, no hits for `load`. `found` is `undefined` if a
 * later search superseded this one, or if the thread no longer has the search of a `show`.
 */
export type ThreadResponse =
  | { readonly id: number; readonly found: HitsResponse | undefined }
  | { readonly id: number; readonly error: string }
