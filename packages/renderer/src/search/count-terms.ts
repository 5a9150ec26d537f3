import { encodeNumber } from './encode-number.js'

/** The terms of one page in one list. A page's documents in a list are numbered by the sections they stand in. */
export interface ListTerms {
  /** How many documents there are. */
  readonly documents: number
  /** Terms in all of them, repetitions included. */
  readonly length: number
  /** Each different term once, divided by spaces. */
  readonly terms: string
  /** Where each of them stands, in the same order, as `encodePlaces` writes it. */
  readonly places: string
}

/** A document of a list on its way into an index. */
export interface ListDocument {
  readonly section: number
  readonly terms: readonly string[]
}

/** Where a term stands in a page: section → how often. */
type Places = Map<number, number>

/** Counts terms as Lunr's builder does. With `keepsLengths`, a document's length stands beside each of its terms. */
export function countTerms(documents: readonly ListDocument[], keepsLengths: boolean): ListTerms {
  const places = new Map<string, Places>()
  let length = 0
  for (const { section, terms } of documents) {
    length += terms.length
    for (const term of terms) {
      const known = places.get(term)
      if (known) known.set(section, (known.get(section) ?? 0) + 1)
      else places.set(term, new Map([[section, 1]]))
    }
  }
  const lengths = keepsLengths ? new Map(documents.map(({ section, terms }) => [section, terms.length])) : undefined
  return {
    documents: documents.length,
    length,
    terms: [...places.keys()].join(' '),
    places: Array.from(places.values(), (termPlaces) => encodePlaces(termPlaces, lengths)).join(' '),
  }
}

/**
 * For each section: its number (after the first, the distance) with two flags in the low bits, more to come and more than once;
 * then how often less two, where more than once; then the document's length, where lengths are kept.
 */
function encodePlaces(places: Places, lengths: ReadonlyMap<number, number> | undefined): string {
  let text = ''
  let before = 0
  let left = places.size
  for (const [section, count] of places) {
    left--
    text += encodeNumber((section - before) * 4 + (left > 0 ? 2 : 0) + (count > 1 ? 1 : 0))
    if (count > 1) text += encodeNumber(count - 2)
    if (lengths) text += encodeNumber(lengths.get(section) ?? 0)
    before = section
  }
  return text
}
