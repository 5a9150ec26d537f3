import type { Analyzer } from './create-analyzer.js'
import type { Vocabulary } from './create-vocabulary.js'
import { encodeNumber } from './encode-number.js'
import type { ListDocument } from './read-document.js'

/** The terms of one page in one list. A page's documents in a list are numbered by the sections they stand in. */
export interface ListTerms {
  /** How many documents there are. */
  readonly documents: number
  /** Terms in all of them, repetitions included. */
  readonly length: number
  /** Each different term once, divided by spaces. */
  readonly terms: string
  /**
   * Where each of them stands, in the same order. For each section: its number (after the first, the distance) with two flags
   * in the low bits, more to come and more than once; then how often less two, where more than once; then the document's
   * length, where lengths are kept.
   */
  readonly places: string
}

/** The terms of a page in one list, and how many stand in each of its documents. */
export interface CountedTerms extends ListTerms {
  /** Section → terms, repetitions included; 0 where it has no document. */
  readonly lengths: readonly number[]
}

/**
 * Counts the terms of a page's documents, which come in the order of their sections, as Lunr's builder does.
 * `keepsLengths` puts a document's length beside each of its terms.
 */
export type CountTerms = (documents: readonly ListDocument[], keepsLengths: boolean) => CountedTerms

const NONE = -1
const MANY = 1
const MORE = 2

// Fields of a place: where a term stands, how often, and the number of its next place.
const SECTION = 0
const COUNT = 1
const NEXT = 2
const FIELDS = 3

/**
 * A counter for one language that remembers the words it has seen: a site says the same ones over and over. Terms have
 * numbers, too, and all that is known of a word, a term or a place lies in arrays of numbers: there are hundreds of thousands.
 */
export function createTermCounter(analyzer: Analyzer, { words: vocabulary }: Vocabulary): CountTerms {
  const terms: string[] = []
  const numbers = new Map<string, number>()
  // Word → where in `termsOfWords` it says how many terms it has, and then which.
  const starts: number[] = []
  const termsOfWords: number[] = []
  // Term → its places in the list that is being counted; the last one is `NONE` where there are none.
  const firsts: number[] = []
  const lasts: number[] = []
  let places = new Int32Array(FIELDS * 1024)
  let used = 0
  let found: number[] = []

  const numberTerm = (term: string): number => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(term, terms.length)
    firsts.push(NONE)
    lasts.push(NONE)
    return terms.push(term) - 1
  }
  const learnWord = (word: number): number => {
    // An array with holes would be slower.
    while (starts.length <= word) starts.push(NONE)
    const start = termsOfWords.length
    const own = analyzer.termsOf(vocabulary[word] ?? '')
    termsOfWords.push(own.length)
    for (const term of own) termsOfWords.push(numberTerm(term))
    starts[word] = start
    return start
  }
  const addPlace = (term: number, section: number): void => {
    if (used === places.length) places = enlarge(places)
    const last = lasts[term] ?? NONE
    if (last === NONE) {
      found.push(term)
      firsts[term] = used
    } else places[last + NEXT] = used
    lasts[term] = used
    places[used + SECTION] = section
    places[used + COUNT] = 1
    places[used + NEXT] = NONE
    used += FIELDS
  }
  /** Gives the number of terms in the document, repetitions included. */
  const countDocument = ({ section, words }: ListDocument): number => {
    const own = used
    let length = 0
    for (const word of words) {
      let start = starts[word] ?? NONE
      if (start === NONE) start = learnWord(word)
      const end = start + (termsOfWords[start] ?? 0)
      length += end - start
      for (let index = start + 1; index <= end; index++) {
        const term = termsOfWords[index] ?? 0
        const last = lasts[term] ?? NONE
        if (last < own) addPlace(term, section)
        else places[last + COUNT] = (places[last + COUNT] ?? 0) + 1
      }
    }
    return length
  }
  const writePlaces = (term: number, lengths: readonly number[] | undefined): string => {
    let text = ''
    let before = 0
    for (let place = firsts[term] ?? NONE; place !== NONE; ) {
      const section = places[place + SECTION] ?? 0
      const count = places[place + COUNT] ?? 1
      place = places[place + NEXT] ?? NONE
      text += encodeNumber((section - before) * 4 + (place === NONE ? 0 : MORE) + (count > 1 ? MANY : 0))
      if (count > 1) text += encodeNumber(count - 2)
      if (lengths) text += encodeNumber(lengths[section] ?? 0)
      before = section
    }
    lasts[term] = NONE
    return text
  }
  return (documents, keepsLengths) => {
    const lengths: number[] = []
    let length = 0
    for (const document of documents) {
      while (lengths.length < document.section) lengths.push(0)
      const own = countDocument(document)
      lengths.push(own)
      length += own
    }
    const own: string[] = []
    const written: string[] = []
    for (const term of found) {
      own.push(terms[term] ?? '')
      written.push(writePlaces(term, keepsLengths ? lengths : undefined))
    }
    found = []
    used = 0
    return { documents: documents.length, length, terms: own.join(' '), places: written.join(' '), lengths }
  }
}

function enlarge(before: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(before.length * 2)
  larger.set(before)
  return larger
}
