import { Bytes } from './bytes'
import { Column } from './column'
import { read, terms, termsOfWords, wordStarts } from './read-words'

const NONE: i32 = -1
const MANY: u32 = 1
const MORE: u32 = 2
const SPACE: u8 = 0x20

// Term → its first and its last place in the list that is being counted.
const ends = new Column()
const FIRST: i32 = 0
const LAST: i32 = 1
const END_FIELDS: i32 = 2
// Places: where a term stands, how often, and its next place.
const places = new Column()
const SECTION: i32 = 0
const COUNT: i32 = 1
const NEXT: i32 = 2
const _PLACE_FIELDS: i32 = 3
/** The terms of the list in the order in which they were found. */
const found = new Column()
/** Section → terms in its document. */
const lengths = new Column()

const termBytes = new Bytes()
const placeBytes = new Bytes()

export function forgetCounts(): void {
  ends.forget()
  places.forget()
  found.forget()
  lengths.forget()
  termBytes.forget()
  placeBytes.forget()
}

/** Counts the terms of the text that was read last, as the document of a section. Gives how many there are, repetitions included. */
export function countRead(section: i32): i32 {
  const own = places.length
  let length = 0
  ends.fill(terms.count * END_FIELDS, NONE)
  for (let index = 0; index < read.length; index++) {
    const start = wordStarts.get(read.get(index))
    const end = start + termsOfWords.get(start)
    length += end - start
    for (let at = start + 1; at <= end; at++) {
      const term = termsOfWords.get(at)
      const last = ends.get(term * END_FIELDS + LAST)
      if (last >= own) places.add(last + COUNT, 1)
      else addPlace(term, last, section)
    }
  }
  lengths.fill(section, 0)
  lengths.push(length)
  return length
}

function addPlace(term: i32, last: i32, section: i32): void {
  const place = places.length
  if (last === NONE) {
    found.push(term)
    ends.set(term * END_FIELDS + FIRST, place)
  } else places.set(last + NEXT, place)
  ends.set(term * END_FIELDS + LAST, place)
  places.push(section)
  places.push(1)
  places.push(NONE)
}

/** Forgets what has been counted, not what was learnt. */
export function beginList(): void {
  found.length = 0
  places.length = 0
  lengths.length = 0
}

/** Writes the terms of the list, and the places of each with the lengths of its documents where they are to be kept. */
export function writeList(keepsLengths: bool): void {
  termBytes.length = 0
  placeBytes.length = 0
  for (let index = 0; index < found.length; index++) {
    const term = found.get(index)
    if (index > 0) {
      termBytes.push(SPACE)
      placeBytes.push(SPACE)
    }
    termBytes.pushUnits(terms.startOf(term), terms.endOf(term))
    writePlaces(term, keepsLengths)
  }
}

function writePlaces(term: i32, keepsLengths: bool): void {
  let before = 0
  let place = ends.get(term * END_FIELDS + FIRST)
  while (place !== NONE) {
    const section = places.get(place + SECTION)
    const count = <u32>places.get(place + COUNT)
    place = places.get(place + NEXT)
    placeBytes.pushNumber(((<u32>(section - before)) << 2) + (place === NONE ? 0 : MORE) + (count > 1 ? MANY : 0))
    if (count > 1) placeBytes.pushNumber(count - 2)
    if (keepsLengths) placeBytes.pushNumber(lengths.get(section))
    before = section
  }
  ends.set(term * END_FIELDS + LAST, NONE)
}

/** Writes how long the documents of the first so many sections are, 0 where there is none, in the place of the places. */
export function writeLengths(count: i32): void {
  placeBytes.length = 0
  lengths.fill(count, 0)
  for (let section = 0; section < count; section++) placeBytes.pushNumber(lengths.get(section))
}

export function termsStart(): usize {
  return termBytes.address
}

export function termsEnd(): usize {
  return termBytes.address + termBytes.length
}

export function placesStart(): usize {
  return placeBytes.address
}

export function placesEnd(): usize {
  return placeBytes.address + placeBytes.length
}
