import { ANY_FOLLOWER, followerOf, NO_FOLLOWER } from '../follower.js'
import type { Analyzer } from '../language/create-analyzer.js'
import { ByteBuffer } from './byte-buffer.js'
import { NumberList } from './number-list.js'
import { createWordReader } from './read-words.js'

/** The terms of one page in one list. A page's documents in a list are numbered by their sections. */
export interface ListTerms {
  /** Number of documents. */
  readonly documents: number
  /** Number of terms in all documents, repetitions included. */
  readonly length: number
  /** Each distinct term once, separated by spaces. */
  readonly terms: string
  /**
   * The positions of each term, in the same order. For each section that contains the term:
   *
   * 1. the number of the section, after the first section its distance from the last one; the two low bits are flags:
   *    "more sections follow" and "occurs more than once"
   * 2. the number of occurrences minus two, if it occurs more than once
   * 3. the length of the document, if lengths are kept
   * 4. for each occurrence, a character for the word that follows it (`followerOf`)
   */
  readonly positions: string
}

/** Counts the terms of texts, each a document of its section. An empty text is not a document. */
export type CountTerms = (texts: readonly string[], hasLengths: boolean) => ListTerms

const NONE = -1
const SPACE = 0x20
const NO_CODE = NO_FOLLOWER.charCodeAt(0)
const ANY_CODE = ANY_FOLLOWER.charCodeAt(0)
const MANY = 1
const MORE = 2
// Scripts that may be written without spaces: Thai; Lao, Myanmar, Khmer, kana and Han have higher code points.
const UNSPACED = /[\u0e00-\uffff]/

/** Creates a counter for one language, which caches words, because the texts of a site repeat the same words. */
export function createTermCounter(analyzer: Pick<Analyzer, 'termsOf'>): CountTerms {
  const numbers = new Map<string, number>()
  const names: string[] = []
  /** Term → the character code that encodes it as a follower. */
  const followerCodes = new NumberList()
  /** Term → its first and its last occurrence in the current list. */
  const firsts = new NumberList()
  const lasts = new NumberList()
  /** The terms of the current list, in order of appearance. */
  const found = new NumberList()
  // Occurrences, one for each section that contains a term: its section, its count, its last follower, and the
  // occurrence in the next section.
  const sections = new NumberList()
  const counts = new NumberList()
  const lastFollowers = new NumberList()
  const nextOccurrences = new NumberList()
  /** The followers of all terms, and the index of the previous follower of the same term and section. */
  const followers = new NumberList()
  const previousFollowers = new NumberList()
  /** Word of the text → its follower. */
  const followersOfWords = new NumberList()
  const positions = new ByteBuffer()

  const numberTerm = (term: string): number => {
    const number = numbers.get(term)
    if (number !== undefined) return number
    numbers.set(term, names.length)
    followerCodes.push(followerOf(term).charCodeAt(0))
    firsts.push(NONE)
    lasts.push(NONE)
    return names.push(term) - 1
  }

  const words = createWordReader(analyzer, numberTerm)

  /** Finds the follower of each word of a text. Skips words without a term, such as stop words. */
  const findFollowers = (read: NumberList): void => {
    followersOfWords.fill(read.length, 0)
    let follower = NO_CODE
    for (let index = read.length - 1; index >= 0; index--) {
      const terms = words.termsOf(read.get(index))
      const [first] = terms
      const isRun = terms.length > 1 && UNSPACED.test(names[first ?? 0] ?? '')
      followersOfWords.set(index, isRun ? ANY_CODE : follower)
      if (first !== undefined) follower = isRun ? ANY_CODE : followerCodes.get(first)
    }
  }

  /** Counts a term in a section, and returns its occurrence. Occurrences of the section start at the index `start`. */
  const countTerm = (term: number, section: number, start: number): number => {
    const last = lasts.get(term)
    if (last >= start) {
      counts.add(last, 1)
      return last
    }
    const occurrence = sections.length
    if (last === NONE) {
      found.push(term)
      firsts.set(term, occurrence)
    } else nextOccurrences.set(last, occurrence)
    lasts.set(term, occurrence)
    sections.push(section)
    counts.push(1)
    lastFollowers.push(NONE)
    nextOccurrences.push(NONE)
    return occurrence
  }

  /** Returns the number of terms in a document, repetitions included. */
  const countText = (text: string, section: number): number => {
    const read = words.read(text)
    const start = sections.length
    let length = 0
    findFollowers(read)
    for (let index = 0; index < read.length; index++) {
      const terms = words.termsOf(read.get(index))
      length += terms.length
      for (const term of terms) {
        const occurrence = countTerm(term, section, start)
        previousFollowers.push(lastFollowers.get(occurrence))
        lastFollowers.set(occurrence, followers.length)
        followers.push(followersOfWords.get(index))
      }
    }
    return length
  }

  const writePositions = (term: number, lengths: readonly number[] | undefined): void => {
    let before = 0
    for (let occurrence = firsts.get(term); occurrence !== NONE; ) {
      const section = sections.get(occurrence)
      const count = counts.get(occurrence)
      const next = nextOccurrences.get(occurrence)
      positions.pushNumber((section - before) * 4 + (next === NONE ? 0 : MORE) + (count > 1 ? MANY : 0))
      if (count > 1) positions.pushNumber(count - 2)
      if (lengths !== undefined) positions.pushNumber(lengths[section] ?? 0)
      for (let at = lastFollowers.get(occurrence); at !== NONE; at = previousFollowers.get(at)) {
        positions.push(followers.get(at))
      }
      before = section
      occurrence = next
    }
  }

  return (texts, hasLengths) => {
    for (const list of [found, sections, counts, lastFollowers, nextOccurrences, followers, previousFollowers])
      list.length = 0
    positions.length = 0
    let documents = 0
    let length = 0
    const lengths: number[] = []
    for (const [section, text] of texts.entries()) {
      if (text === '') continue
      lengths[section] = countText(text, section)
      length += lengths[section]
      documents++
    }
    const terms: string[] = []
    for (let index = 0; index < found.length; index++) {
      const term = found.get(index)
      if (index > 0) positions.push(SPACE)
      writePositions(term, hasLengths ? lengths : undefined)
      lasts.set(term, NONE)
      terms.push(names[term] ?? '')
    }
    return { documents, length, terms: terms.join(' ').toWellFormed(), positions: positions.toString() }
  }
}
