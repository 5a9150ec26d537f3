/** Location of a value in a pack; `length` is `REMOVED` if the key was removed. */
export interface PackEntry {
  readonly key: string
  readonly offset: number
  readonly length: number
  /** CRC-32 of the key and the value. */
  readonly checksum: number
}

/** The length of a value that was removed. */
export const REMOVED = 0xffffffff

// Key length, value length and checksum have four bytes each, the offset eight.
const HEAD = 20
const LONGEST_KEY = 16_384

/** Encodes entries for an index file. */
export function encodeEntries(entries: readonly PackEntry[]): Buffer {
  const keys = entries.map(({ key }) => Buffer.from(key))
  const bytes = Buffer.allocUnsafe(keys.reduce((sum, key) => sum + HEAD + key.length, 0))
  let at = 0
  for (const [index, { offset, length, checksum }] of entries.entries()) {
    const key = keys[index] ?? Buffer.alloc(0)
    bytes.writeUInt32LE(key.length, at)
    bytes.writeUInt32LE(length, at + 4)
    bytes.writeUInt32LE(checksum, at + 8)
    bytes.writeDoubleLE(offset, at + 12)
    key.copy(bytes, at + HEAD)
    at += HEAD + key.length
  }
  return bytes
}

/**
 * Reads the complete entries in a chunk of an index file, and returns their length in bytes: another thread may
 * still be writing the rest.
 */
export function decodeEntries(bytes: Buffer, onEntry: (entry: PackEntry) => void): number {
  let at = 0
  while (at + HEAD <= bytes.length) {
    const keyLength = bytes.readUInt32LE(at)
    const end = at + HEAD + keyLength
    // Entries after a damaged one cannot be located.
    if (keyLength > LONGEST_KEY) return bytes.length
    if (end > bytes.length) break
    onEntry({
      key: bytes.toString('utf8', at + HEAD, end),
      length: bytes.readUInt32LE(at + 4),
      checksum: bytes.readUInt32LE(at + 8),
      offset: bytes.readDoubleLE(at + 12),
    })
    at = end
  }
  return at
}
