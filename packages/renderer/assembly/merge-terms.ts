import { allocate } from './arena'
import { Bytes, digitsOf } from './bytes'
import { Column } from './column'
import { input } from './input'
import { hashUnit, startHash, Words } from './words'

const NONE: i32 = -1
const SPACE: u16 = 0x20
const SPACE_BYTE: u8 = 0x20
/** Number of lists in an index. */
const LISTS: i32 = 5

/** The terms of all pages in all lists. */
export const merged = new Words()

// Term and list → its first and its last piece, and the number of characters of its postings; those of a term are
// contiguous.
const entries = new Column()
const FIRST: i32 = 0
const LAST: i32 = 1
const SIZE: i32 = 2
const ENTRY_FIELDS: i32 = 3
// Pieces: a page that contains a term, the address and the length of its positions, and the next piece.
const pieces = new Column()
const PAGE: i32 = 0
const START: i32 = 1
const LENGTH: i32 = 2
const NEXT: i32 = 3

export function forgetPages(): void {
  merged.forget()
  entries.forget()
  pieces.forget()
}

/** Reserves memory for the encoded positions of the next page's terms; it is kept. */
export function reservePositions(bytes: i32): usize {
  // Copying reads slightly beyond the end.
  return allocate(bytes + 8)
}

/**
 * Adds a page's terms in a list, from `input`, and the positions of each, from `at`; both are separated by spaces.
 * Pages are added in order.
 */
export function addPage(page: i32, list: i32, units: i32, at: usize): void {
  const end = input.address + ((<usize>units) << 1)
  let position = at
  for (let start = input.address; start < end; start += 2) {
    let hash = startHash()
    const first = start
    for (; start < end; start += 2) {
      const unit = load<u16>(start)
      if (unit === SPACE) break
      hash = hashUnit(hash, unit)
    }
    const own = position
    // The last one is followed by a zero.
    while (load<u8>(position) > SPACE_BYTE) position++
    addPart(entryOf(numberTerm(first, <i32>((start - first) >> 1), hash), list), page, own, <i32>(position - own))
    position++
  }
}

function numberTerm(start: usize, units: i32, hash: u32): i32 {
  const known = merged.count
  const term = merged.number(start, units, hash)
  if (term === known) {
    for (let list = 0; list < LISTS; list++) {
      entries.push(NONE)
      entries.push(NONE)
      entries.push(0)
    }
  }
  return term
}

function entryOf(term: i32, list: i32): i32 {
  return (term * LISTS + list) * ENTRY_FIELDS
}

function addPart(entry: i32, page: i32, start: usize, length: i32): void {
  const piece = pieces.length
  const last = entries.get(entry + LAST)
  let distance = page
  if (last === NONE) entries.set(entry + FIRST, piece)
  else {
    pieces.set(last + NEXT, piece)
    distance -= pieces.get(last + PAGE)
  }
  entries.set(entry + LAST, piece)
  entries.add(entry + SIZE, digitsOf(distance) + length)
  pieces.push(page)
  pieces.push(<i32>start)
  pieces.push(length)
  pieces.push(NONE)
}

/** Number of characters of a term's postings in a list. */
export function postingsSize(term: i32, list: i32): i32 {
  return entries.get(entryOf(term, list) + SIZE)
}

export function writePostings(term: i32, list: i32, bytes: Bytes): void {
  let before = 0
  for (let piece = entries.get(entryOf(term, list) + FIRST); piece !== NONE; piece = pieces.get(piece + NEXT)) {
    const page = pieces.get(piece + PAGE)
    bytes.pushNumber(page - before)
    bytes.pushBytes(<usize>(<u32>pieces.get(piece + START)), pieces.get(piece + LENGTH))
    before = page
  }
}
