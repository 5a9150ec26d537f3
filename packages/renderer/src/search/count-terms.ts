import { type Analyzer, splitWords } from './create-analyzer.js'
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
  readonly text: string
}

/** The terms of a page in one list, and how many stand in each of its documents. */
export interface CountedTerms extends ListTerms {
  /** Section → terms, repetitions included. */
  readonly lengths: ReadonlyMap<number, number>
}

/** What is asked of a page's text. */
export interface CountOptions {
  readonly analyzer: Analyzer
  /** Whether a document's length is to stand beside each of its terms. */
  readonly keepsLengths: boolean
}

/** Counts the terms of a page's documents, which come in the order of their sections, as Lunr's builder does. */
export function countTerms(documents: readonly ListDocument[], { analyzer, keepsLengths }: CountOptions): CountedTerms {
  // Term → sections, and how often in each: one flat array, because there are hundreds for every page.
  const places = new Map<string, number[]>()
  const lengths = new Map<number, number>()
  let total = 0
  for (const { section, text } of documents) {
    let length = 0
    for (const word of splitWords(text)) {
      const terms = analyzer.termsOf(word)
      length += terms.length
      for (const term of terms) {
        const known = places.get(term)
        if (!known) places.set(term, [section, 1])
        else if (known[known.length - 2] === section) known[known.length - 1] = (known[known.length - 1] ?? 0) + 1
        else known.push(section, 1)
      }
    }
    lengths.set(section, length)
    total += length
  }
  const written: string[] = []
  for (const pairs of places.values()) written.push(encodePlaces(pairs, keepsLengths ? lengths : undefined))
  return {
    documents: documents.length,
    length: total,
    terms: [...places.keys()].join(' '),
    places: written.join(' '),
    lengths,
  }
}

/**
 * For each section: its number (after the first, the distance) with two flags in the low bits, more to come and more than once;
 * then how often less two, where more than once; then the document's length, where lengths are kept.
 */
function encodePlaces(pairs: readonly number[], lengths: ReadonlyMap<number, number> | undefined): string {
  let text = ''
  let before = 0
  for (let index = 0; index < pairs.length; index += 2) {
    const section = pairs[index] ?? 0
    const count = pairs[index + 1] ?? 1
    text += encodeNumber((section - before) * 4 + (index + 2 < pairs.length ? 2 : 0) + (count > 1 ? 1 : 0))
    if (count > 1) text += encodeNumber(count - 2)
    if (lengths) text += encodeNumber(lengths.get(section) ?? 0)
    before = section
  }
  return text
}
