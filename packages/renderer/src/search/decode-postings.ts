import { readNumbers } from './read-numbers.js'

/** One document that a term stands in. */
export interface Posting {
  readonly page: number
  readonly section: number
  /** How often the term stands there. */
  readonly count: number
  /** Terms in the document; absent where the list keeps no lengths. */
  readonly length?: number
  /** What follows the term each time, a character of `followerOf` for each. */
  readonly followers: string
}

/** Reads a term's postings in the order of pages and sections: for each page its distance from the one before, then the term's places in it. */
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
