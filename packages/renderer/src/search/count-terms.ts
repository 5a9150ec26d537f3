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

/** Where a term stands in a page: sections in order, how often in each, and how long each document is. */
interface Places {
  readonly sections: number[]
  readonly counts: number[]
  readonly lengths: number[]
}

/** Counts terms as Lunr's builder does. With `keepsLengths`, a document's length stands beside each of its terms. */
export function countTerms(documents: readonly ListDocument[], keepsLengths: boolean): ListTerms {
  const places = new Map<string, Places>()
  let length = 0
  for (const { section, terms } of documents) {
    length += terms.length
    for (const term of terms) {
      const known = places.get(term)
      if (!known) places.set(term, { sections: [section], counts: [1], lengths: [terms.length] })
      else if (known.sections.at(-1) === section) known.counts[known.counts.length - 1] = (known.counts.at(-1) ?? 0) + 1
      else {
        known.sections.push(section)
        known.counts.push(1)
        known.lengths.push(terms.length)
      }
    }
  }
  return {
    documents: documents.length,
    length,
    terms: [...places.keys()].join(' '),
    places: Array.from(places.values(), (termPlaces) => encodePlaces(termPlaces, keepsLengths)).join(' '),
  }
}

/**
 * For each section: its number (after the first, the distance) with two flags in the low bits, more to come and more than once;
 * then how often less two, where more than once; then the document's length, where lengths are kept.
 */
function encodePlaces({ sections, counts, lengths }: Places, keepsLengths: boolean): string {
  let text = ''
  let before = 0
  for (let index = 0; index < sections.length; index++) {
    const section = sections[index] ?? 0
    const count = counts[index] ?? 1
    text += encodeNumber((section - before) * 4 + (index + 1 < sections.length ? 2 : 0) + (count > 1 ? 1 : 0))
    if (count > 1) text += encodeNumber(count - 2)
    if (keepsLengths) text += encodeNumber(lengths[index] ?? 0)
    before = section
  }
  return text
}
