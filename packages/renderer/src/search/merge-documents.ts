import type { ListTerms } from './create-term-counter.js'
import { encodeNumber } from './encode-number.js'
import { LISTS } from './search-list.js'

/** The terms of one page, in the order of `LISTS`. */
export interface PageTerms {
  readonly lists: readonly ListTerms[]
}

/** One list of all pages together. */
export interface MergedList extends ListTotals {
  /** Term → postings, as `decodePostings` reads them. */
  readonly postings: ReadonlyMap<string, string>
}

/** What Lunr's weights need to know of a whole list. */
export interface ListTotals {
  readonly documents: number
  /** Terms in all of them, repetitions included. */
  readonly length: number
}

/** What is being gathered of one term. */
interface Gathered {
  readonly pieces: string[]
  /** The last page that has it: pages are written as distances. */
  last: number
}

/** Joins pages, whose numbers are their places in the array, to the lists of `LISTS`. What a page says of a term is taken over as it is. */
export function mergeDocuments(documents: readonly PageTerms[]): MergedList[] {
  return LISTS.map((_, list) => mergeList(documents, list))
}

function mergeList(documents: readonly PageTerms[], list: number): MergedList {
  const gathered = new Map<string, Gathered>()
  let count = 0
  let length = 0
  for (const [page, { lists }] of documents.entries()) {
    const own = lists[list]
    if (!own) continue
    count += own.documents
    length += own.length
    if (own.terms !== '') gather(gathered, page, own)
  }
  const postings = new Map<string, string>()
  for (const [term, { pieces }] of gathered) postings.set(term, pieces.join(''))
  return { documents: count, length, postings }
}

function gather(gathered: Map<string, Gathered>, page: number, own: ListTerms): void {
  const places = own.places.split(' ')
  for (const [index, term] of own.terms.split(' ').entries()) {
    const place = places[index] ?? ''
    const known = gathered.get(term)
    if (known) {
      // Pieces are joined once at the end: growing a text piece by piece costs twice as much.
      known.pieces.push(encodeNumber(page - known.last), place)
      known.last = page
    } else gathered.set(term, { pieces: [encodeNumber(page), place], last: page })
  }
}
