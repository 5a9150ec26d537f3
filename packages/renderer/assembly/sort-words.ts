import { allocate } from './arena'
import { Column } from './column'
import { Words } from './words'

// An entry: the first four units of a word as one number, which nearly always decides, and the word's number.
const ENTRY: usize = 16
const WORD: usize = 8
const KEY_UNITS: i32 = 4

/** Writes the numbers of words to `order`, sorted by their units as JavaScript sorts strings. */
export function sortWords(words: Words, order: Column): void {
  const count = words.count
  let from = allocate(<usize>count * ENTRY)
  let to = allocate(<usize>count * ENTRY)
  for (let word = 0; word < count; word++) {
    const entry = from + <usize>word * ENTRY
    store<u64>(entry, keyOf(words, word))
    store<i32>(entry, word, WORD)
  }
  for (let width = 1; width < count; width <<= 1) {
    for (let start = 0; start < count; start += width << 1) {
      const middle = from + <usize>min(start + width, count) * ENTRY
      const end = from + <usize>min(start + (width << 1), count) * ENTRY
      merge(words, from + <usize>start * ENTRY, middle, end, to + <usize>start * ENTRY)
    }
    const sorted = to
    to = from
    from = sorted
  }
  order.length = 0
  for (let index = 0; index < count; index++) order.push(load<i32>(from + <usize>index * ENTRY, WORD))
}

/** Merges two sorted runs, from `start` up to `middle` and from there up to `end`. */
function merge(words: Words, start: usize, middle: usize, end: usize, address: usize): void {
  let left = start
  let right = middle
  for (let at = address; left < middle || right < end; at += ENTRY) {
    const takesLeft = left < middle && (right >= end || isInOrder(words, left, right))
    const taken = takesLeft ? left : right
    store<u64>(at, load<u64>(taken))
    store<u64>(at, load<u64>(taken, WORD), WORD)
    if (takesLeft) left += ENTRY
    else right += ENTRY
  }
}

function isInOrder(words: Words, left: usize, right: usize): bool {
  const a = load<u64>(left)
  const b = load<u64>(right)
  if (a !== b) return a < b
  return isWordInOrder(words, load<i32>(left, WORD), load<i32>(right, WORD))
}

/** A shorter word is padded with zeros; one that contains zeros is distinguished by its units. */
function keyOf(words: Words, word: i32): u64 {
  const start = words.startOf(word)
  const units = words.lengthOf(word)
  let key: u64 = 0
  for (let index = 0; index < KEY_UNITS; index++) {
    key = (key << 16) | (index < units ? <u64>load<u16>(start + ((<usize>index) << 1)) : 0)
  }
  return key
}

function isWordInOrder(words: Words, a: i32, b: i32): bool {
  const aEnd = words.endOf(a)
  const bEnd = words.endOf(b)
  let bAt = words.startOf(b)
  for (let aAt = words.startOf(a); aAt < aEnd; aAt += 2) {
    if (bAt === bEnd) return false
    const aUnit = load<u16>(aAt)
    const bUnit = load<u16>(bAt)
    if (aUnit !== bUnit) return aUnit < bUnit
    bAt += 2
  }
  return true
}
