import { allocate } from './arena'
import { Column } from './column'

// FNV-1a.
const SEED: u32 = 0x811c9dc5
const PRIME: u32 = 0x01000193
const FREE: u32 = 0
// Binary logarithm of the bytes of a slot: the address of the word's record, and its hash, so that most others need no
// look-up.
const SLOT: usize = 3
const SLOT_HASH: usize = 4
// A record: the word's number, its number of units, its hash, and the units, all contiguous for fast look-up.
const UNITS: usize = 4
const HASH: usize = 8
const LETTERS: usize = 12
const BLOCK: usize = 1 << 16

/** The hash of an empty word. */
export function startHash(): u32 {
  return SEED
}

/** The hash of a word extended by one unit. */
export function hashUnit(hash: u32, unit: u16): u32 {
  return (hash ^ unit) * PRIME
}

/** Spreads a hash over all bits. */
export function stirHash(hash: u32): u32 {
  const stirred = (hash ^ (hash >> 15)) * 0x2c1b3c6d
  return stirred ^ (stirred >> 13)
}

/** Unique words of UTF-16 units, numbered from 0. */
@unmanaged
export class Words {
  count: i32 = 0
  private mask: u32 = 0
  private slots: usize = 0
  private slotsEnd: usize = 0
  private block: usize = 0
  private blockEnd: usize = 0
  private records: Column = new Column()

  /** The number of a word with an unmixed hash. A new one gets the next number, and its units are stored. */
  number(start: usize, units: i32, hash: u32): i32 {
    if (<u32>this.count * 2 >= this.mask) this.enlarge()
    const stirred = stirHash(hash)
    let slot = this.slotOf(stirred)
    for (;;) {
      const record = <usize>load<u32>(slot)
      if (record === FREE) break
      if (load<u32>(slot, SLOT_HASH) === stirred && isAt(record, start, units)) return load<i32>(record)
      slot = this.slotAfter(slot)
    }
    const record = this.keep(start, units, stirred)
    store<u32>(slot, <u32>record)
    store<u32>(slot, stirred, SLOT_HASH)
    this.records.push(<i32>record)
    return this.count++
  }

  forget(): void {
    this.count = 0
    this.mask = 0
    this.slots = 0
    this.slotsEnd = 0
    this.block = 0
    this.blockEnd = 0
    this.records.forget()
  }

  /** The number of the word between two addresses. */
  numberText(start: usize, end: usize): i32 {
    let hash = SEED
    for (let at = start; at < end; at += 2) hash = hashUnit(hash, load<u16>(at))
    return this.number(start, <i32>((end - start) >> 1), hash)
  }

  hashOf(word: i32): u32 {
    return load<u32>(this.recordOf(word), HASH)
  }

  startOf(word: i32): usize {
    return this.recordOf(word) + LETTERS
  }

  /** In units. */
  lengthOf(word: i32): i32 {
    return load<i32>(this.recordOf(word), UNITS)
  }

  endOf(word: i32): usize {
    return this.startOf(word) + ((<usize>this.lengthOf(word)) << 1)
  }

  private recordOf(word: i32): usize {
    return <usize>(<u32>this.records.get(word))
  }

  private keep(start: usize, units: i32, stirred: u32): usize {
    const bytes = (<usize>units) << 1
    // Align the next record for numbers.
    const size = (LETTERS + bytes + 3) & ~3
    if (this.block + size > this.blockEnd) {
      const room = max(BLOCK, size)
      this.block = allocate(room)
      this.blockEnd = this.block + room
    }
    const record = this.block
    store<i32>(record, this.count)
    store<i32>(record, units, UNITS)
    store<u32>(record, stirred, HASH)
    memory.copy(record + LETTERS, start, bytes)
    this.block += size
    return record
  }

  private slotOf(stirred: u32): usize {
    return this.slots + ((<usize>(stirred & this.mask)) << SLOT)
  }

  private slotAfter(slot: usize): usize {
    const next = slot + (1 << SLOT)
    return next === this.slotsEnd ? this.slots : next
  }

  private enlarge(): void {
    const size: u32 = this.mask === 0 ? 1024 : (this.mask + 1) * 4
    const bytes = (<usize>size) << SLOT
    this.mask = size - 1
    this.slots = allocate(bytes)
    this.slotsEnd = this.slots + bytes
    memory.fill(this.slots, 0, bytes)
    for (let word = 0; word < this.count; word++) {
      let slot = this.slotOf(this.hashOf(word))
      while (load<u32>(slot) !== FREE) slot = this.slotAfter(slot)
      store<u32>(slot, <u32>this.recordOf(word))
      store<u32>(slot, this.hashOf(word), SLOT_HASH)
    }
  }
}

function isAt(record: usize, start: usize, units: i32): bool {
  if (load<i32>(record, UNITS) !== units) return false
  const letters = record + LETTERS
  const bytes = (<usize>units) << 1
  let at: usize = 0
  for (; at + 8 <= bytes; at += 8) if (load<u64>(letters + at) !== load<u64>(start + at)) return false
  for (; at < bytes; at += 2) if (load<u16>(letters + at) !== load<u16>(start + at)) return false
  return true
}
