import { readNumbers } from './read-numbers.js'

/** A document that contains a term. */
export interface Posting {
  readonly page: number
  readonly section: number
  /** Number of occurrences of the term. */
  readonly count: number
  /** Number of terms in the document; absent if the list keeps no lengths. */
  readonly length?: number
  /** What follows each occurrence of the term, a character of `followerOf` each. */
  readonly followers: string
}

/**
 * Decodes a term's postings in the order of pages and sections: for each page its distance from the previous one, then
 * the term's positions in it.
 */
export function decodePostings(text: string, hasLengths: boolean): Posting[] {
  const postings: Posting[] = []
  const numbers = readNumbers(text)
  let page = 0
  while (!numbers.isAtEnd()) {
    page += numbers.next()
    let section = 0
    for (let hasMore = true; hasMore; ) {
      const head = numbers.next()
      section += head >> 2
      hasMore = (head & 2) > 0
      const count = head & 1 ? numbers.next() + 2 : 1
      const length = hasLengths ? { length: numbers.next() } : undefined
      postings.push({ page, section, count, ...length, followers: numbers.take(count) })
    }
  }
  return postings
}
