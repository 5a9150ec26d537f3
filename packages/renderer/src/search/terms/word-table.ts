import { hashWord, mixHash } from '../hash-word.js'
import { copyTo, NumberList } from './number-list.js'

const INITIAL_SLOTS = 1024
const INITIAL_UNITS = 4096

/**
 * Distinct words, numbered from 0. In typed arrays, a look-up needs no string for the word: a `Map` of strings takes
 * several times as long.
 */
export class WordTable {
  count = 0
  /** The UTF-16 units of all words. */
  units = new Uint16Array(INITIAL_UNITS)
  /** Word → its start in `units`, with the end of the last word. */
  private readonly starts = new NumberList()
  /** Word → its mixed hash. */
  private readonly hashes = new NumberList()
  /** Slot → the number of its word plus one; 0 if it is free. The number of slots is a power of two. */
  private slots = new Int32Array(INITIAL_SLOTS)

  constructor() {
    this.starts.push(0)
  }

  /** The number of the word from `start` up to `end` in a text, with its unmixed hash. A new word gets the next number. */
  intern(text: string, start: number, end: number, hash: number): number {
    const mixed = mixHash(hash)
    let slot = mixed & (this.slots.length - 1)
    for (let entry = this.slots[slot] ?? 0; entry > 0; entry = this.slots[slot] ?? 0) {
      if (this.hashes.get(entry - 1) === mixed && this.isWord(entry - 1, text, start, end)) return entry - 1
      slot = (slot + 1) & (this.slots.length - 1)
    }
    this.slots[slot] = ++this.count
    this.hashes.push(mixed)
    this.store(text, start, end)
    // At most half of the slots are taken, so every search for a free one ends soon.
    if (this.count * 2 > this.slots.length) this.enlarge()
    return this.count - 1
  }

  /** The number of a whole text as a word. */
  internText(text: string): number {
    return this.intern(text, 0, text.length, hashWord(text))
  }

  /** The mixed hash of a word, below 2 ** 32. */
  hashOf(word: number): number {
    return this.hashes.get(word) >>> 0
  }

  /** Start of a word in `units`. */
  startOf(word: number): number {
    return this.starts.get(word)
  }

  /** End of a word in `units`. */
  endOf(word: number): number {
    return this.starts.get(word + 1)
  }

  /** In UTF-16 units. */
  lengthOf(word: number): number {
    return this.endOf(word) - this.startOf(word)
  }

  private isWord(word: number, text: string, start: number, end: number): boolean {
    const first = this.startOf(word)
    if (this.endOf(word) - first !== end - start) return false
    for (let at = start; at < end; at++) if (this.units[first + at - start] !== text.charCodeAt(at)) return false
    return true
  }

  private store(text: string, start: number, end: number): void {
    let to = this.startOf(this.count - 1)
    const needed = to + end - start
    if (needed > this.units.length) {
      this.units = copyTo(new Uint16Array(Math.max(needed, this.units.length * 2)), this.units)
    }
    for (let at = start; at < end; at++) this.units[to++] = text.charCodeAt(at)
    this.starts.push(to)
  }

  private enlarge(): void {
    this.slots = new Int32Array(this.slots.length * 4)
    for (let word = 0; word < this.count; word++) {
      let slot = this.hashes.get(word) & (this.slots.length - 1)
      while (this.slots[slot] !== 0) slot = (slot + 1) & (this.slots.length - 1)
      this.slots[slot] = word + 1
    }
  }
}
