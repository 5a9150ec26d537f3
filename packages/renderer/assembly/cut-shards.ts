import { allocate } from './arena'
import { Bytes } from './bytes'
import { Column } from './column'
import { merged, postingsSize, writePostings } from './merge-terms'
import { sortWords } from './sort-words'
import { Words } from './words'

const NOTHING: i32 = -1
const LONGEST_PREFIX: i32 = 31
const SPACE: u8 = 0x20
const LINE_FEED: u8 = 0x0a
const HASH_RANGE: f64 = 4294967296
/** Targets that a shard may have at most, but for its last line. */
const LONGEST: f64 = 2

const order = new Column()
const reversed = new Words()
const reversedOrder = new Column()

/** What the last cut gave. */
const text = new Bytes()
/** Where in it the shards end. */
const ends = new Column()
/** The first term of each, divided by spaces. */
const firstTerms = new Bytes()

export function forgetShards(): void {
  order.forget()
  reversed.forget()
  reversedOrder.forget()
  text.forget()
  ends.forget()
  firstTerms.forget()
}

/** Puts all terms in order, once all pages are in. */
export function sortTerms(): void {
  sortWords(merged, order)
  reverseAll(merged)
  sortWords(reversed, reversedOrder)
}

/** Letter by letter: the halves of one stay as they are. */
function reverseAll(words: Words): void {
  let place: usize = 0
  let capacity: i32 = 0
  for (let word = 0; word < words.count; word++) {
    const units = words.lengthOf(word)
    if (units > capacity) {
      capacity = units * 2
      place = allocate((<usize>capacity) << 1)
    }
    const end = place + ((<usize>units) << 1)
    let to = end
    for (let at = words.startOf(word); to > place; at += 2) {
      const unit = load<u16>(at)
      const low = unit >= 0xd800 && unit < 0xdc00 && to - 2 > place ? load<u16>(at + 2) : 0
      if (low >= 0xdc00 && low < 0xe000) {
        store<u16>(to - 2, low)
        to -= 4
        at += 2
      } else to -= 2
      store<u16>(to, unit)
    }
    reversed.numberText(place, end)
  }
}

/** Characters of all terms with their postings in the lists from `from` up to `to`. */
export function measureLists(from: i32, to: i32): f64 {
  let total: f64 = 0
  for (let term = 0; term < merged.count; term++) {
    const size = valueSize(term, from, to)
    if (size !== NOTHING) total += merged.lengthOf(term) + size
  }
  return total
}

/** Characters of all terms alone. */
export function measureTerms(): f64 {
  let total: f64 = 0
  for (let term = 0; term < merged.count; term++) total += merged.lengthOf(term)
  return total
}

/** Cuts the terms of some lists, with their postings. */
export function cutLists(from: i32, to: i32, target: f64): void {
  begin()
  for (let index = 0; index < order.length; index++) {
    const term = order.get(index)
    const size = valueSize(term, from, to)
    if (size === NOTHING) continue
    beginLine(merged, term, size, target)
    for (let list = from, last = lastList(term, from, to); list <= last; list++) {
      text.push(SPACE)
      writePostings(term, list, text)
    }
    endLine(merged, term, size, target)
  }
  close()
}

/** Cuts the terms alone, each from its beginning or from its end. */
export function cutTerms(isBackward: bool, target: f64): void {
  begin()
  const words = isBackward ? reversed : merged
  const sorted = isBackward ? reversedOrder : order
  for (let index = 0; index < sorted.length; index++) {
    beginLine(words, sorted.get(index), 0, target)
    endLine(words, sorted.get(index), 0, target)
  }
  close()
}

export function shardsStart(): usize {
  return text.address
}

/** Where it says of each shard where it ends, from the start of the first. */
export function shardEnds(): usize {
  return ends.address
}

export function countShards(): i32 {
  return ends.length
}

export function firstTermsStart(): usize {
  return firstTerms.address
}

export function firstTermsEnd(): usize {
  return firstTerms.address + firstTerms.length
}

/** The last of some lists that a term is in. */
function lastList(term: i32, from: i32, to: i32): i32 {
  let list = to - 1
  while (list >= from && postingsSize(term, list) === 0) list--
  return list
}

/** Characters of a term's postings in some lists, with the spaces between; `NOTHING` where it is in none of them. */
function valueSize(term: i32, from: i32, to: i32): i32 {
  const last = lastList(term, from, to)
  if (last < from) return NOTHING
  let size = last - from
  for (let list = from; list <= last; list++) size += postingsSize(term, list)
  return size
}

let before: i32 = NOTHING
/** Where the shard begins that is being written. */
let start: i32 = 0

function begin(): void {
  text.length = 0
  ends.length = 0
  firstTerms.length = 0
  before = NOTHING
  start = 0
}

function close(): void {
  if (before !== NOTHING) ends.push(text.length)
  start = text.length
  before = NOTHING
}

function beginLine(words: Words, term: i32, size: i32, target: f64): void {
  if (<f64>(words.lengthOf(term) + size) >= target) close()
  if (before === NOTHING) {
    if (ends.length > 0) firstTerms.push(SPACE)
    firstTerms.pushUnits(words.startOf(term), words.endOf(term))
  } else text.push(LINE_FEED)
  const shared = before === NOTHING ? 0 : sharedUnits(words, before, term)
  text.pushNumber(shared)
  text.pushUnits(words.startOf(term) + ((<usize>shared) << 1), words.endOf(term))
  before = term
}

/**
 * Whether a shard ends with a term is decided by chance, as likely as its line is long; the length counts in powers of two, so
 * that one place more seldom matters. A shard of twice the size ends in any case: it would be a long download for one term.
 */
function endLine(words: Words, term: i32, size: i32, target: f64): void {
  const characters = words.lengthOf(term) + size
  const rounded: f64 = characters < 2 ? <f64>characters : <f64>((<u64>1) << (32 - clz<u32>(<u32>characters - 1)))
  const isLong = <f64>(text.length - start) >= LONGEST * target
  if (isLong || <f64>words.hashOf(term) < (rounded / target) * HASH_RANGE) close()
}

/** Units that a term begins with as the one before it does. Half a letter can't be written. */
function sharedUnits(words: Words, before: i32, term: i32): i32 {
  const most = min(min(words.lengthOf(before), words.lengthOf(term)), LONGEST_PREFIX)
  const a = words.startOf(before)
  const b = words.startOf(term)
  let shared = 0
  while (shared < most && load<u16>(a + ((<usize>shared) << 1)) === load<u16>(b + ((<usize>shared) << 1))) shared++
  if (shared === 0) return 0
  const last = load<u16>(a + ((<usize>(shared - 1)) << 1))
  return last >= 0xd800 && last < 0xdc00 ? shared - 1 : shared
}
