import type { WordTable } from './word-table.js'

// The first three units of a word as one number, which nearly always decides; four do not fit in a double.
const KEY_UNITS = 3
const UNIT_RANGE = 0x10000

/** The numbers of all words, sorted by their UTF-16 units, as JavaScript sorts strings. */
export function sortWords(words: WordTable): Int32Array {
  const keys = Float64Array.from({ length: words.count }, (_, word) => keyOf(words, word))
  const isInOrder = (a: number, b: number): boolean => {
    const keyA = keys[a] ?? 0
    const keyB = keys[b] ?? 0
    return keyA === keyB ? compareWords(words, a, b) <= 0 : keyA < keyB
  }
  let from = Int32Array.from({ length: words.count }, (_, word) => word)
  let to = new Int32Array(words.count)
  for (let width = 1; width < words.count; width *= 2) {
    for (let start = 0; start < words.count; start += width * 2) {
      const middle = Math.min(start + width, words.count)
      const end = Math.min(start + width * 2, words.count)
      for (let at = start, left = start, right = middle; at < end; at++) {
        const takesLeft = left < middle && (right === end || isInOrder(from[left] ?? 0, from[right] ?? 0))
        to[at] = from[takesLeft ? left++ : right++] ?? 0
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** A shorter word is padded with zeros. */
function keyOf(words: WordTable, word: number): number {
  const start = words.startOf(word)
  const length = words.lengthOf(word)
  let key = 0
  for (let index = 0; index < KEY_UNITS; index++) {
    key = key * UNIT_RANGE + (index < length ? (words.units[start + index] ?? 0) : 0)
  }
  return key
}

/** Negative if the first word precedes the second one, 0 if they are equal. */
function compareWords(words: WordTable, a: number, b: number): number {
  const startA = words.startOf(a)
  const startB = words.startOf(b)
  const lengthA = words.lengthOf(a)
  const lengthB = words.lengthOf(b)
  for (let index = 0; index < Math.min(lengthA, lengthB); index++) {
    const difference = (words.units[startA + index] ?? 0) - (words.units[startB + index] ?? 0)
    if (difference !== 0) return difference
  }
  return lengthA - lengthB
}
