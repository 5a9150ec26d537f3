import type { OpenIndex } from './open-index.js'
import { findHits, type SearchRequest } from './query/find-hits.js'
import type { SearchHit } from './query/present-hit.js'

/** Searches an index and reads the text of every hit; the hits are in display order. */
export async function searchIndex(index: OpenIndex, request: SearchRequest): Promise<SearchHit[]> {
  const { hits, show } = await findHits(index, request)
  const presented = await Promise.all(hits.map((_hit, number) => show(number)))
  return presented.filter((hit) => hit !== undefined)
}
