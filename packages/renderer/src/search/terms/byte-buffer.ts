import { DIGITS } from '../follower.js'
import { copyTo } from './number-list.js'

/** The part of Node's `Buffer` used here. */
interface NodeBuffer extends Uint8Array {
  latin1Write(text: string, offset: number): number
  utf8Slice(start: number, end: number): string
}

// Available in every Node; this package has no platform types.
declare const Buffer: { allocUnsafe(size: number): NodeBuffer }

// Five bits of a number in each character, and a flag that more characters follow: `readNumbers` decodes them.
const CODES = Array.from(DIGITS, (digit) => digit.charCodeAt(0))
const BITS = 5
const MORE = 32
const INITIAL_CAPACITY = 4096
// No number below 2 ** 32 has more digits.
const MAX_DIGITS = 7
// UTF-8 bytes per UTF-16 unit: four-byte sequences encode two units.
const MAX_BYTES_PER_UNIT = 3

/** Number of characters of an encoded number. */
export function digitsOf(value: number): number {
  let digits = 1
  for (let rest = value >>> BITS; rest > 0; rest >>>= BITS) digits++
  return digits
}

/** A growing buffer of UTF-8 text. It keeps its memory when its length is reset. */
export class ByteBuffer {
  /** In bytes. */
  length = 0
  private bytes = Buffer.allocUnsafe(INITIAL_CAPACITY)

  /** Appends an ASCII character. */
  push(character: number): void {
    this.reserve(1)
    this.bytes[this.length++] = character
  }

  /** Appends a number below 2 ** 32 in digits of five bits, low digits first. */
  pushNumber(value: number): void {
    this.reserve(MAX_DIGITS)
    let rest = value
    for (; rest >= MORE; rest >>>= BITS) this.bytes[this.length++] = digit(MORE + (rest & (MORE - 1)))
    this.bytes[this.length++] = digit(rest)
  }

  /** Appends ASCII text. */
  pushAscii(text: string): void {
    this.reserve(text.length)
    this.length += this.bytes.latin1Write(text, this.length)
  }

  /** Appends `length` bytes of another buffer from `start` on. */
  pushBytes({ bytes }: ByteBuffer, start: number, length: number): void {
    this.reserve(length)
    // Most copies are a few bytes, for which the loop is faster than a method of typed arrays.
    for (let at = start; at < start + length; at++) this.bytes[this.length++] = bytes[at] ?? 0
  }

  /** Appends UTF-16 units, which must be whole characters, from `start` up to `end`. */
  pushUnits(units: Uint16Array, start: number, end: number): void {
    this.reserve((end - start) * MAX_BYTES_PER_UNIT)
    for (let at = start; at < end; at++) {
      const unit = units[at] ?? 0
      if (unit < 0x80) this.bytes[this.length++] = unit
      else if (unit < 0x800) this.pushSequence(unit, 2)
      else if (unit < 0xd800 || unit > 0xdbff) this.pushSequence(unit, 3)
      else this.pushSequence(0x10000 + ((unit - 0xd800) << 10) + ((units[++at] ?? 0) - 0xdc00), 4)
    }
  }

  /** The whole text. */
  toString(): string {
    return this.bytes.utf8Slice(0, this.length)
  }

  /** Appends a code point in `count` bytes. */
  private pushSequence(codePoint: number, count: number): void {
    let rest = codePoint
    for (let index = count - 1; index > 0; index--) {
      this.bytes[this.length + index] = 0x80 | (rest & 0x3f)
      rest >>= 6
    }
    this.bytes[this.length] = ((0xf00 >> count) & 0xff) | rest
    this.length += count
  }

  private reserve(more: number): void {
    const needed = this.length + more
    if (needed <= this.bytes.length) return
    this.bytes = copyTo(Buffer.allocUnsafe(Math.max(needed, this.bytes.length * 2)), this.bytes)
  }
}

function digit(value: number): number {
  return CODES[value] ?? 0
}
