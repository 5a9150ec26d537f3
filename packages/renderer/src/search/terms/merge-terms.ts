import { HASH_SEED, hashUnit } from '../hash-word.js'
import { LISTS } from '../search-document.js'
import { ByteBuffer, digitsOf } from './byte-buffer.js'
import type { ListTerms } from './count-terms.js'
import { NumberList } from './number-list.js'
import { WordTable } from './word-table.js'

/** The terms of one page, in the order of `LISTS`. */
export interface PageTerms {
  readonly lists: readonly ListTerms[]
}

/** The terms of all pages in all lists. A term's postings in a list are the positions of each page, as written. */
export interface MergedTerms {
  readonly words: WordTable
  /** Number of characters of a term's postings in a list. */
  readonly sizeOf: (term: number, list: number) => number
  /** Appends a term's postings in a list, as `decodePostings` reads them. */
  readonly writePostings: (term: number, list: number, text: ByteBuffer) => void
}

const NONE = -1
const SPACE = 0x20

/** Merges the terms of pages, numbered in their order. Each page is read once and not kept. */
export function mergeTerms(pages: Iterable<PageTerms>): MergedTerms {
  const words = new WordTable()
  /** The positions of all pages. */
  const positions = new ByteBuffer()
  /** Entry (a term in a list) → its first and last piece, and the number of characters of its postings. */
  const firsts = new NumberList()
  const lasts = new NumberList()
  const sizes = new NumberList()
  // Pieces of postings: the page, start and length of its positions, and the piece of the next page.
  const piecePages = new NumberList()
  const starts = new NumberList()
  const lengths = new NumberList()
  const nextPieces = new NumberList()

  const addPiece = (entry: number, page: number, start: number, length: number): void => {
    const piece = piecePages.length
    const last = lasts.get(entry)
    if (last === NONE) firsts.set(entry, piece)
    else nextPieces.set(last, piece)
    lasts.set(entry, piece)
    sizes.add(entry, digitsOf(page - (last === NONE ? 0 : piecePages.get(last))) + length)
    piecePages.push(page)
    starts.push(start)
    lengths.push(length)
    nextPieces.push(NONE)
  }

  const addList = (page: number, list: number, pageTerms: ListTerms): void => {
    const { terms, positions: pagePositions } = pageTerms
    const offset = positions.length
    positions.pushAscii(pagePositions)
    let position = 0
    for (let at = 0; at < terms.length; at++) {
      const start = at
      let hash = HASH_SEED
      for (; at < terms.length; at++) {
        const unit = terms.charCodeAt(at)
        if (unit === SPACE) break
        hash = hashUnit(hash, unit)
      }
      const term = words.intern(terms, start, at, hash)
      const entries = words.count * LISTS.length
      firsts.fill(entries, NONE)
      lasts.fill(entries, NONE)
      sizes.fill(entries, 0)
      const space = pagePositions.indexOf(' ', position)
      const end = space < 0 ? pagePositions.length : space
      addPiece(term * LISTS.length + list, page, offset + position, end - position)
      position = end + 1
    }
  }

  let page = 0
  for (const { lists } of pages) {
    for (const [list, pageTerms] of lists.entries()) addList(page, list, pageTerms)
    page += 1
  }
  return {
    words,
    sizeOf: (term, list) => sizes.get(term * LISTS.length + list),
    writePostings: (term, list, text) => {
      let before = 0
      let piece = firsts.get(term * LISTS.length + list)
      for (; piece !== NONE; piece = nextPieces.get(piece)) {
        const page = piecePages.get(piece)
        text.pushNumber(page - before)
        text.pushBytes(positions, starts.get(piece), lengths.get(piece))
        before = page
      }
    },
  }
}
