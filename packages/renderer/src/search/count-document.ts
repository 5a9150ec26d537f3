import type { CountTerms, ListTerms } from './create-term-counter.js'
import { encodeNumber } from './encode-number.js'
import type { ReadDocument } from './read-document.js'
import { HEAD_LISTS } from './search-list.js'

/** The terms of one page. */
export interface CountedDocument {
  /** In the order of `LISTS`. */
  readonly lists: readonly ListTerms[]
  /** Terms in each section's text, in order. */
  readonly sectionLengths: string
}

/** Counts the page's terms in every list. */
export function countDocument({ lists, sections }: ReadDocument, countTerms: CountTerms): CountedDocument {
  const counted = lists.map((documents, list) => countTerms(documents, list < HEAD_LISTS))
  const lengths = counted[HEAD_LISTS]?.lengths
  return {
    lists: counted.map(({ documents, length, terms, places }) => ({ documents, length, terms, places })),
    sectionLengths: Array.from({ length: sections }, (_, section) => encodeNumber(lengths?.[section] ?? 0)).join(''),
  }
}
