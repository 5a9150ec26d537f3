import { encodeNumber } from './encode-number.js'
import type { IndexedDocument } from './index-document.js'
import { LISTS } from './search-list.js'

/** The terms of all pages together. */
export interface MergedTerms {
  /** In the order of `LISTS`: documents, and terms in all of them. */
  readonly totals: readonly ListTotals[]
  /** Term → postings in each list of `LISTS`, as `decodePostings` reads them; empty where the term is not in it. */
  readonly postings: ReadonlyMap<string, readonly string[]>
}

/** What Lunr's weights need to know of a whole list. */
export interface ListTotals {
  readonly documents: number
  readonly length: number
}

/** What is being gathered of one term. */
interface Gathered {
  readonly texts: string[]
  /** The last page in each list: pages are written as distances. */
  readonly last: number[]
}

/** Joins pages, whose numbers are their places in the array. What a page says of a term is taken over as it is. */
export function mergeDocuments(documents: readonly IndexedDocument[]): MergedTerms {
  const gathered = new Map<string, Gathered>()
  const totals = LISTS.map(() => ({ documents: 0, length: 0 }))
  for (const [page, { lists }] of documents.entries()) {
    for (const [list, { documents: count, length, lines }] of lists.entries()) {
      const total = totals[list]
      if (!total) continue
      total.documents += count
      total.length += length
      if (lines !== '') for (const line of lines.split('\n')) gather(gathered, line, list, page)
    }
  }
  const postings = new Map<string, readonly string[]>()
  for (const [term, { texts }] of gathered) postings.set(term, texts)
  return { totals, postings }
}

function gather(gathered: Map<string, Gathered>, line: string, list: number, page: number): void {
  const space = line.indexOf(' ')
  const term = line.slice(0, space)
  let entry = gathered.get(term)
  if (!entry) {
    entry = { texts: LISTS.map(() => ''), last: LISTS.map(() => 0) }
    gathered.set(term, entry)
  }
  entry.texts[list] += encodeNumber(page - (entry.last[list] ?? 0)) + line.slice(space + 1)
  entry.last[list] = page
}
