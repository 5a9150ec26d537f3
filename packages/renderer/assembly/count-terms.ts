import { Bytes } from './bytes'
import { Column } from './column'
import { read, terms, termsOfWords, wordStarts } from './read-words'

const NONE: i32 = -1
const MANY: u32 = 1
const MORE: u32 = 2
const SPACE: u8 = 0x20
// What may follow a word: nothing, a run of words without spaces, of which any may come first, or a word, by the hash
// of its first term.
const NOTHING: i32 = 0
const ANYTHING: i32 = 1
const FIRST_HASH: u32 = 2
const HASHES: u32 = 62
// Thai; Lao, Myanmar, Khmer, kana and Han have higher code points.
const FIRST_UNSPACED: u16 = 0x0e00

// Term → its first and its last position in the current list.
const ends = new Column()
const FIRST: i32 = 0
const LAST: i32 = 1
const END_FIELDS: i32 = 2
// Positions: section of a term, its count, its last follower, and its next position.
const occurrences = new Column()
const SECTION: i32 = 0
const COUNT: i32 = 1
const FOLLOWER: i32 = 2
const NEXT: i32 = 3
const _PLACE_FIELDS: i32 = 4
/** The follower of each occurrence of a term, and the entry of the previous occurrence. */
const followers = new Column()
/** Word of the text → its follower. */
const followersOfWords = new Column()
/** The terms of the list in order of appearance. */
const found = new Column()
/** Section → number of terms in its document. */
const lengths = new Column()

const termBytes = new Bytes()
const positionBytes = new Bytes()

export function forgetCounts(): void {
  ends.forget()
  occurrences.forget()
  followers.forget()
  followersOfWords.forget()
  found.forget()
  lengths.forget()
  termBytes.forget()
  positionBytes.forget()
}

/**
 * Indexes the terms of the text read last, as the document of a section. Returns their number, repetitions included.
 */
export function countRead(section: i32): i32 {
  const own = occurrences.length
  let length = 0
  ends.fill(terms.count * END_FIELDS, NONE)
  findFollowers()
  for (let index = 0; index < read.length; index++) {
    const start = wordStarts.get(read.get(index))
    const end = start + termsOfWords.get(start)
    length += end - start
    for (let at = start + 1; at <= end; at++) {
      const term = termsOfWords.get(at)
      const last = ends.get(term * END_FIELDS + LAST)
      if (last >= own) occurrences.add(last + COUNT, 1)
      else addPlace(term, last, section)
      addFollower(ends.get(term * END_FIELDS + LAST), followersOfWords.get(index))
    }
  }
  lengths.fill(section, 0)
  lengths.push(length)
  return length
}

function addPlace(term: i32, last: i32, section: i32): void {
  const occurrence = occurrences.length
  if (last === NONE) {
    found.push(term)
    ends.set(term * END_FIELDS + FIRST, occurrence)
  } else occurrences.set(last + NEXT, occurrence)
  ends.set(term * END_FIELDS + LAST, occurrence)
  occurrences.push(section)
  occurrences.push(1)
  occurrences.push(NONE)
  occurrences.push(NONE)
}

function addFollower(occurrence: i32, follower: i32): void {
  const before = occurrences.get(occurrence + FOLLOWER)
  occurrences.set(occurrence + FOLLOWER, followers.length)
  followers.push(follower)
  followers.push(before)
}

/** Determines the follower of each word in the text read last. Skips words without a term, such as stop words. */
function findFollowers(): void {
  followersOfWords.length = 0
  followersOfWords.fill(read.length, NOTHING)
  let follower = NOTHING
  for (let index = read.length - 1; index >= 0; index--) {
    const start = wordStarts.get(read.get(index))
    const count = termsOfWords.get(start)
    const isRun = count > 1 && isUnspaced(termsOfWords.get(start + 1))
    followersOfWords.set(index, isRun ? ANYTHING : follower)
    if (count > 0) follower = isRun ? ANYTHING : hashOfTerm(termsOfWords.get(start + 1))
  }
}

/** Whether a term has letters of a script that may be written without spaces. */
function isUnspaced(term: i32): bool {
  for (let at = terms.startOf(term), end = terms.endOf(term); at < end; at += 2) {
    if (load<u16>(at) >= FIRST_UNSPACED) return true
  }
  return false
}

/** Six bits of a term's hash: the same as `followerOf`. */
function hashOfTerm(term: i32): i32 {
  return <i32>(FIRST_HASH + ((terms.hashOf(term) >> 8) % HASHES))
}

/** Resets the list, but keeps known words. */
export function beginList(): void {
  found.length = 0
  occurrences.length = 0
  followers.length = 0
  lengths.length = 0
}

/** Writes the terms of the list and the positions of each, with the lengths of its documents if these are kept. */
export function writeList(hasLengths: bool): void {
  termBytes.length = 0
  positionBytes.length = 0
  for (let index = 0; index < found.length; index++) {
    const term = found.get(index)
    if (index > 0) {
      termBytes.push(SPACE)
      positionBytes.push(SPACE)
    }
    termBytes.pushUnits(terms.startOf(term), terms.endOf(term))
    writePositions(term, hasLengths)
  }
}

function writePositions(term: i32, hasLengths: bool): void {
  let before = 0
  let occurrence = ends.get(term * END_FIELDS + FIRST)
  while (occurrence !== NONE) {
    const section = occurrences.get(occurrence + SECTION)
    const count = <u32>occurrences.get(occurrence + COUNT)
    let follower = occurrences.get(occurrence + FOLLOWER)
    occurrence = occurrences.get(occurrence + NEXT)
    positionBytes.pushNumber(
      ((<u32>(section - before)) << 2) + (occurrence === NONE ? 0 : MORE) + (count > 1 ? MANY : 0),
    )
    if (count > 1) positionBytes.pushNumber(count - 2)
    if (hasLengths) positionBytes.pushNumber(lengths.get(section))
    for (; follower !== NONE; follower = followers.get(follower + 1)) positionBytes.pushDigit(followers.get(follower))
    before = section
  }
  ends.set(term * END_FIELDS + LAST, NONE)
}

export function termsStart(): usize {
  return termBytes.address
}

export function termsEnd(): usize {
  return termBytes.address + termBytes.length
}

export function positionsStart(): usize {
  return positionBytes.address
}

export function positionsEnd(): usize {
  return positionBytes.address + positionBytes.length
}
