/** A document that contains a term. */
export interface Posting {
  readonly page: number
  readonly section: number
  /** Number of occurrences of the term. */
  readonly count: number
  /** Number of terms in the document; absent if the list keeps no lengths. */
  readonly length?: number
  /** For each occurrence of the term, the character that `followerOf` returns for the word after it. */
  readonly followers: string
}

/**
 * Decodes a term's postings in the order of pages and sections. The text contains the distance of each page from the
 * previous page. After it follow, for each section with the term: the distance from the previous section, the number of
 * occurrences if there are several, the length if the list has lengths, and the followers.
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

/**
 * Each of the 64 characters encodes five bits of a number and a flag that more characters follow, as written by
 * `ByteBuffer`.
 */
const MORE = 32

/** Reads numbers from a text in sequence. */
export interface NumberReader {
  readonly isAtEnd: () => boolean
  readonly next: () => number
  /** Reads characters without decoding them. */
  readonly take: (characters: number) => string
}

/**
 * Reads non-negative integers as an index encodes them: one character below 32, two below 1024, and so on, low digits
 * first. Any other text results in meaningless numbers, and never throws.
 */
export function readNumbers(text: string): NumberReader {
  let position = 0
  return {
    isAtEnd: () => position >= text.length,
    take: (characters) => {
      position += characters
      return text.slice(position - characters, position)
    },
    next: () => {
      let value = 0
      for (let scale = 1; ; scale *= MORE) {
        const digit = digitOf(text.charCodeAt(position++))
        if (digit < MORE) return value + digit * scale
        value += (digit - MORE) * scale
      }
    },
  }
}

/**
 * The number that a character encodes; 0 for an invalid character. It is computed, because a table would be read for
 * each character of every result.
 */
function digitOf(code: number): number {
  if (code >= 97) return code - 71
  if (code === 95) return 63
  if (code >= 65) return code - 65
  if (code >= 48) return code + 4
  return code === 45 ? 62 : 0
}
