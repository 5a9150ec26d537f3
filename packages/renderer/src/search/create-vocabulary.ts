// Every platform has them; TypeScript declares them only together with a browser's or with Node's own.
declare const TextEncoder: new () => { encodeInto: (text: string, bytes: Uint8Array) => { written: number } }
declare const TextDecoder: new () => { decode: (bytes: Uint8Array) => string }

/** The words of many texts, each by a number: what is known of a word is found again without looking for its letters. */
export interface Vocabulary {
  /** Number → word, as it stands in a text. */
  readonly words: readonly string[]
  /** The words of a text in their order, cut as `splitWords` cuts them, repetitions included. */
  readonly numberWords: (text: string) => readonly number[]
}

const FIRST_SIZE = 2 ** 14
const NONE = -1
const SPACE = 0x20
const HYPHEN = 0x2d
// White space, as `\s` knows it, that is more than one byte long.
const WIDE_SPACES = /[^\S\t-\r ]/g

/**
 * A vocabulary that grows with each text. It is a hash table of its own, over bytes: nearly every word has been seen before,
 * and a `Map` would need a string of each, only to find the number of an equal one.
 */
export function createVocabulary(): Vocabulary {
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  // The text that is being read.
  let bytes = new Uint8Array(FIRST_SIZE)
  const words: string[] = []
  const hashes: number[] = []
  // Word → where its bytes end in `letters`, those of all words in a row.
  const ends: number[] = []
  let letters = new Uint8Array(FIRST_SIZE)
  // Place in the table → the last word that belongs there, and from each of these the one before.
  let lasts = new Int32Array(FIRST_SIZE).fill(NONE)
  const befores: number[] = []

  const put = (number: number): void => {
    const place = placeOf(hashes[number] ?? 0, lasts.length)
    befores[number] = lasts[place] ?? NONE
    lasts[place] = number
  }
  const addWord = (word: Uint8Array, hash: number): number => {
    const number = words.push(decoder.decode(word)) - 1
    const end = (ends[number - 1] ?? 0) + word.length
    while (letters.length < end) letters = enlarge(letters)
    letters.set(word, end - word.length)
    ends.push(end)
    hashes.push(hash)
    befores.push(NONE)
    if (number < lasts.length) put(number)
    else {
      lasts = new Int32Array(lasts.length * 2).fill(NONE)
      for (let each = 0; each <= number; each++) put(each)
    }
    return number
  }
  const isWord = (number: number, start: number, end: number): boolean => {
    const first = number === 0 ? 0 : (ends[number - 1] ?? 0)
    if ((ends[number] ?? 0) - first !== end - start) return false
    for (let index = start; index < end; index++) if (bytes[index] !== letters[first + index - start]) return false
    return true
  }
  return {
    words,
    numberWords: (text) => {
      // No code unit becomes more than three bytes.
      while (bytes.length < text.length * 3) bytes = enlarge(bytes)
      const { written } = encoder.encodeInto(text.replace(WIDE_SPACES, ' '), bytes)
      const numbers: number[] = []
      let start = 0
      let hash = 0
      for (let index = 0; index <= written; index++) {
        const byte = index < written ? (bytes[index] ?? SPACE) : SPACE
        if (!isBetweenWords(byte)) {
          hash = Math.imul(hash ^ byte, 0x01000193)
          continue
        }
        if (start < index) {
          let number = lasts[placeOf(hash, lasts.length)] ?? NONE
          while (number !== NONE && !(hashes[number] === hash && isWord(number, start, index))) {
            number = befores[number] ?? NONE
          }
          numbers.push(number === NONE ? addWord(bytes.subarray(start, index), hash) : number)
        }
        start = index + 1
        hash = 0
      }
      return numbers
    },
  }
}

/** White space and hyphens. */
function isBetweenWords(byte: number): boolean {
  return byte === SPACE || byte === HYPHEN || (byte >= 0x09 && byte <= 0x0d)
}

/** The high bits are those that the first letters have changed most. */
function placeOf(hash: number, size: number): number {
  return (hash ^ (hash >>> 15)) & (size - 1)
}

function enlarge(before: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(before.length * 2)
  larger.set(before)
  return larger
}
