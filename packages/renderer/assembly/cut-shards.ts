import { allocate } from './arena'
import { Bytes } from './bytes'
import { Column } from './column'
import { merged, postingsSize, writePostings } from './merge-terms'
import { sortWords } from './sort-words'
import { Words } from './words'

const NOTHING: i32 = -1
const MAX_PREFIX_LENGTH: i32 = 31
const SPACE: u8 = 0x20
const LINE_FEED: u8 = 0x0a
const HASH_RANGE: f64 = 4294967296
/** Maximum size of a shard without its last line, as a multiple of the target. */
const MAX_LENGTH: f64 = 2

const order = new Column()
const reversed = new Words()
const reversedOrder = new Column()

/** Result of the last cut. */
const text = new Bytes()
/** Ends of the shards in it. */
const ends = new Column()
/** The first term of each, separated by spaces. */
const firstTerms = new Bytes()

export function forgetShards(): void {
  order.forget()
  reversed.forget()
  reversedOrder.forget()
  text.forget()
  ends.forget()
  firstTerms.forget()
}

/** Sorts all terms, once all pages are added. */
export function sortTerms(): void {
  sortWords(merged, order)
  reverseAll(merged)
  sortWords(reversed, reversedOrder)
}

/** Reverses by code point: surrogate pairs keep their order. */
function reverseAll(words: Words): void {
  let address: usize = 0
  let capacity: i32 = 0
  for (let word = 0; word < words.count; word++) {
    const units = words.lengthOf(word)
    if (units > capacity) {
      capacity = units * 2
      address = allocate((<usize>capacity) << 1)
    }
    const end = address + ((<usize>units) << 1)
    let to = end
    for (let at = words.startOf(word); to > address; at += 2) {
      const unit = load<u16>(at)
      const low = unit >= 0xd800 && unit < 0xdc00 && to - 2 > address ? load<u16>(at + 2) : 0
      if (low >= 0xdc00 && low < 0xe000) {
        store<u16>(to - 2, low)
        to -= 4
        at += 2
      } else to -= 2
      store<u16>(to, unit)
    }
    reversed.numberText(address, end)
  }
}

/** Number of characters of all terms with their postings in the lists from `from` up to, not including, `to`. */
export function measureLists(from: i32, to: i32): f64 {
  let total: f64 = 0
  for (let term = 0; term < merged.count; term++) {
    const size = valueSize(term, from, to)
    if (size !== NOTHING) total += merged.lengthOf(term) + size
  }
  return total
}

/** Number of characters of all terms alone. */
export function measureTerms(): f64 {
  let total: f64 = 0
  for (let term = 0; term < merged.count; term++) total += merged.lengthOf(term)
  return total
}

/** Cuts the terms of some lists, with their postings, into shards. */
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

/** Cuts the terms alone into shards, as they are or reversed. */
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

/** Address of the shards' ends, relative to the start of the first. */
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

/** The last of some lists that contains a term. */
function lastList(term: i32, from: i32, to: i32): i32 {
  let list = to - 1
  while (list >= from && postingsSize(term, list) === 0) list--
  return list
}

/** Number of characters of a term's postings in some lists, with the spaces between; `NOTHING` if none contains it. */
function valueSize(term: i32, from: i32, to: i32): i32 {
  const last = lastList(term, from, to)
  if (last < from) return NOTHING
  let size = last - from
  for (let list = from; list <= last; list++) size += postingsSize(term, list)
  return size
}

let before: i32 = NOTHING
/** Start of the shard that is being written. */
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
 * Whether a shard ends after a term is pseudo-random, with a probability in proportion to the length of its line. The
 * length is rounded to powers of two, so that one more position rarely matters. A shard of twice the target size always
 * ends, because it would be a long download for one term.
 */
function endLine(words: Words, term: i32, size: i32, target: f64): void {
  const characters = words.lengthOf(term) + size
  const rounded: f64 = characters < 2 ? <f64>characters : <f64>((<u64>1) << (32 - clz<u32>(<u32>characters - 1)))
  const isLong = <f64>(text.length - start) >= MAX_LENGTH * target
  if (isLong || <f64>words.hashOf(term) < (rounded / target) * HASH_RANGE) close()
}

/** Number of units that a term shares with the start of the previous one. Does not split surrogate pairs. */
function sharedUnits(words: Words, before: i32, term: i32): i32 {
  const most = min(min(words.lengthOf(before), words.lengthOf(term)), MAX_PREFIX_LENGTH)
  const a = words.startOf(before)
  const b = words.startOf(term)
  let shared = 0
  while (shared < most && load<u16>(a + ((<usize>shared) << 1)) === load<u16>(b + ((<usize>shared) << 1))) shared++
  if (shared === 0) return 0
  const last = load<u16>(a + ((<usize>(shared - 1)) << 1))
  return last >= 0xd800 && last < 0xdc00 ? shared - 1 : shared
}
