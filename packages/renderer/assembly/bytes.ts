import { Stretch } from './stretch'

// Five bits of a number in each character, and a flag that more follow: decoded by `readNumbers`.
const DIGITS = memory.data<u8>([
  65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 97, 98, 99,
  100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 48,
  49, 50, 51, 52, 53, 54, 55, 56, 57, 45, 95,
])
const MORE: u32 = 32
// No number below 2 ** 32 takes more bytes.
const MAX_LENGTH: i32 = 8
// UTF-8 bytes per UTF-16 unit: four-byte sequences encode two units.
const MAX_LETTER_LENGTH: usize = 3
const REPLACEMENT: u32 = 0xfffd

/** Number of characters of an encoded number. */
export function digitsOf(value: u32): i32 {
  let digits = 1
  for (let rest = value >> 5; rest > 0; rest >>= 5) digits++
  return digits
}

/** A growing buffer of UTF-8. */
@unmanaged
export class Bytes extends Stretch {
  length: i32 = 0

  forget(): void {
    super.forget()
    this.length = 0
  }

  /** An ASCII character. */
  push(byte: u8): void {
    store<u8>(this.reserve(1), byte)
    this.length++
  }

  /** One of the 64 characters. */
  pushDigit(value: i32): void {
    this.push(load<u8>(DIGITS + <usize>value))
  }

  /** A number below 2 ** 32, in digits of five bits, the low ones first. */
  pushNumber(value: u32): void {
    let end = this.reserve(MAX_LENGTH)
    const start = end
    let rest = value
    for (; rest >= MORE; rest >>= 5) store<u8>(end++, load<u8>(DIGITS + MORE + (rest & (MORE - 1))))
    store<u8>(end++, load<u8>(DIGITS + rest))
    this.length += <i32>(end - start)
  }

  /** Copies bytes; reads up to seven beyond them. */
  pushBytes(start: usize, length: i32): void {
    // Most are a few bytes, for which a function call costs more than the copy.
    const address = this.reserve(length + 8)
    for (let at: usize = 0; at < <usize>length; at += 8) store<u64>(address + at, load<u64>(start + at))
    this.length += length
  }

  /** UTF-16 units from `start` up to `end`; a lone surrogate becomes U+FFFD, as in any conversion to bytes. */
  pushUnits(start: usize, end: usize): void {
    const address = this.reserve(<i32>(((end - start) >> 1) * MAX_LETTER_LENGTH))
    let to = address
    for (let at = start; at < end; at += 2) {
      const unit = <u32>load<u16>(at)
      if (unit < 0x80) store<u8>(to++, <u8>unit)
      else if (unit < 0x800) to = storeLetter(to, unit, 2)
      else if (unit < 0xd800 || unit > 0xdfff) to = storeLetter(to, unit, 3)
      else {
        const low = at + 2 < end ? <u32>load<u16>(at + 2) : 0
        const isWhole = unit < 0xdc00 && low >= 0xdc00 && low <= 0xdfff
        if (isWhole) at += 2
        to = isWhole
          ? storeLetter(to, 0x10000 + ((unit - 0xd800) << 10) + (low - 0xdc00), 4)
          : storeLetter(to, REPLACEMENT, 3)
      }
    }
    this.length += <i32>(to - address)
  }

  /** Reserves this many more bytes and returns their address. */
  private reserve(more: i32): usize {
    this.reach(this.length + more, this.length)
    return this.address + this.length
  }
}

/** Stores a code point in this many bytes, and returns the end address. */
function storeLetter(address: usize, letter: u32, bytes: i32): usize {
  let rest = letter
  for (let index = bytes - 1; index > 0; index--) {
    store<u8>(address + index, 0x80 | (rest & 0x3f))
    rest >>= 6
  }
  store<u8>(address, ((0xf00 >> bytes) & 0xff) | rest)
  return address + bytes
}
