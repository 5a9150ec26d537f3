import { Column } from './column'
import { input } from './input'
import { hashUnit, startHash, Words } from './words'

const NONE: i32 = -1
const SPACE: u16 = 0x20
const LINE_FEED: u16 = 0x0a
// As in the analyzer: longer ones are not plain.
const MAX_LENGTH: i32 = 64
const LOWER_CASE: u16 = 0x20

/** The words of all texts, and their terms. */
const words = new Words()
export const terms = new Words()
// Word → the one with the same terms: the plain word in lower case and without punctuation, or itself.
const meanings = new Column()
/** Canonical word → index in `termsOfWords` of the number of its terms, followed by these. */
export const wordStarts = new Column()
export const termsOfWords = new Column()

/** The words of the text read last, mapped to canonical words. */
export const read = new Column()
// Unknown canonical words in it, and where they start and end in the text, in units.
const fresh = new Column()
const freshPlaces = new Column()
const plain = memory.data(128)

export function forgetWords(): void {
  words.forget()
  terms.forget()
  meanings.forget()
  wordStarts.forget()
  termsOfWords.forget()
  read.forget()
  fresh.forget()
  freshPlaces.forget()
}

/**
 * Reads the words of the text in `input`, split at white space and hyphens. Returns the number of unknown words, whose
 * terms `addNewWords` needs next.
 */
export function readText(units: i32): i32 {
  read.length = 0
  fresh.length = 0
  freshPlaces.length = 0
  const text = input.address
  const end = text + ((<usize>units) << 1)
  let at = text
  while (at < end) {
    let unit = load<u16>(at)
    if (isBreak(unit)) {
      at += 2
      continue
    }
    const start = at
    let hash = startHash()
    do {
      hash = hashUnit(hash, unit)
      at += 2
      if (at === end) break
      unit = load<u16>(at)
    } while (!isBreak(unit))
    const known = words.count
    const word = words.number(start, <i32>((at - start) >> 1), hash)
    if (word === known) findMeaning(word, start, at)
    read.push(meanings.get(word))
  }
  return fresh.length
}

/** Address of the start and end of each unknown word in the text, in units. */
export function newWords(): usize {
  return freshPlaces.address
}

/** Reads the terms of these words, in order, from `input`: separated by spaces, one line per word. */
export function addNewWords(units: i32): void {
  const end = input.address + ((<usize>units) << 1)
  let at = input.address
  for (let index = 0; at < end; index++, at += 2) {
    const start = termsOfWords.length
    wordStarts.set(fresh.get(index), start)
    termsOfWords.push(0)
    while (load<u16>(at) !== LINE_FEED) {
      const first = at
      while (load<u16>(at) !== SPACE && load<u16>(at) !== LINE_FEED) at += 2
      termsOfWords.push(terms.numberText(first, at))
      termsOfWords.add(start, 1)
      if (load<u16>(at) === SPACE) at += 2
    }
  }
}

function isBreak(unit: u16): bool {
  if (unit <= 0x20) return unit === 0x20 || (unit >= 9 && unit <= 13)
  if (unit === 0x2d) return true
  if (unit < 0xa0) return false
  if (unit === 0xa0 || unit === 0xfeff || unit === 0x1680 || unit === 0x3000) return true
  return unit >= 0x2000 && (unit <= 0x200a || unit === 0x2028 || unit === 0x2029 || unit === 0x202f || unit === 0x205f)
}

/**
 * Determines the canonical word of a new word. Most are plain words with other punctuation or a capital, or numbers,
 * which are their own terms: these do not need the analyzer again.
 */
function findMeaning(word: i32, start: usize, end: usize): void {
  const units = plainUnits(start, end)
  const meaning = units === 0 ? word : numberPlain(start, units)
  meanings.fill(words.count, NONE)
  wordStarts.fill(words.count, NONE)
  meanings.set(word, meaning)
  // Numbers increase: a canonical word that was known before has a lower one.
  if (meaning < word) return
  meanings.set(meaning, meaning)
  if (units > 0 && isDigit(load<u16>(start))) {
    wordStarts.set(meaning, termsOfWords.length)
    termsOfWords.push(1)
    termsOfWords.push(terms.numberText(words.startOf(meaning), words.endOf(meaning)))
  } else {
    fresh.push(meaning)
    freshPlaces.push(<i32>((start - input.address) >> 1))
    freshPlaces.push(<i32>((end - input.address) >> 1))
  }
}

/** The number of a plain word without its capital. */
function numberPlain(start: usize, units: i32): i32 {
  const end = (<usize>units) << 1
  for (let at: usize = 0; at < end; at += 2) {
    const unit = load<u16>(start + at)
    store<u16>(plain + at, isUpper(unit) ? unit | LOWER_CASE : unit)
  }
  return words.numberText(plain, plain + end)
}

/**
 * Number of units of a plain word without the punctuation after it: English letters, the first one in any case, or
 * digits with number signs between them. 0 for any other word, which needs the analyzer.
 */
function plainUnits(start: usize, end: usize): i32 {
  let at = start + 2
  if (isDigit(load<u16>(start))) {
    for (let next = at; next < end && isOfNumber(load<u16>(next)); ) {
      next += 2
      if (isDigit(load<u16>(next - 2))) at = next
    }
  } else {
    if (!isLower(load<u16>(start)) && !(isUpper(load<u16>(start)) && at < end && isLower(load<u16>(at)))) return 0
    while (at < end && isLower(load<u16>(at))) at += 2
  }
  for (let rest = at; rest < end; rest += 2) if (!isClosing(load<u16>(rest))) return 0
  const units = <i32>((at - start) >> 1)
  return units > MAX_LENGTH ? 0 : units
}

function isLower(unit: u16): bool {
  return unit >= 0x61 && unit <= 0x7a
}

function isUpper(unit: u16): bool {
  return unit >= 0x41 && unit <= 0x5a
}

function isDigit(unit: u16): bool {
  return unit >= 0x30 && unit <= 0x39
}

/** A digit or one of `.,:/%`. */
function isOfNumber(unit: u16): bool {
  return (unit >= 0x2e && unit <= 0x3a) || unit === 0x2c || unit === 0x25
}

/** One of `.,:;!?)`. */
function isClosing(unit: u16): bool {
  return (
    unit === 0x2e || unit === 0x2c || unit === 0x3a || unit === 0x3b || unit === 0x21 || unit === 0x3f || unit === 0x29
  )
}
