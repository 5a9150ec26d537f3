import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** One pack of a store, open for reading. */
export interface PackFile {
  /** File name without extension. */
  readonly name: string
  /** Number of index bytes already read. */
  indexed: number
  /** Reads bytes of the pack; undefined if the file does not contain them or cannot be read. */
  readonly read: (offset: number, length: number) => Buffer | undefined
  readonly close: () => void
}

/** Extension of the files that contain values. */
export const PACK = '.pack'
/** Extension of the index files. */
export const INDEX = '.index'

// In bytes. Up to this size, reading the whole file takes less time than one read per value.
const SMALL = 1_000_000

/** Returns a pack of a folder; its file is opened when a value is first read. */
export function openPackFile(folder: string, name: string): PackFile {
  let file: number | undefined
  let whole: Buffer | undefined
  let size = 0
  const open = (): number => {
    const opened = openSync(join(folder, name + PACK), 'r')
    file = opened
    size = fstatSync(opened).size
    if (size <= SMALL) whole = readFileSync(opened)
    return opened
  }
  return {
    name,
    indexed: 0,
    read: (offset, length) => {
      try {
        const opened = file ?? open()
        if (whole && offset >= 0 && offset + length <= whole.length) return whole.subarray(offset, offset + length)
        if (offset + length > size) size = fstatSync(opened).size
        // A damaged index may contain any offset.
        if (!(offset >= 0 && offset + length <= size)) return undefined
        const bytes = Buffer.allocUnsafe(length)
        return readSync(opened, bytes, 0, length, offset) === length ? bytes : undefined
      } catch {
        return undefined
      }
    },
    close: () => {
      if (file !== undefined) closeSync(file)
      file = undefined
      whole = undefined
    },
  }
}

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
const MAX_KEY_LENGTH = 16_384

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
 * Calls `onEntry` for each complete entry in a chunk of an index file, and returns the length of these entries in
 * bytes. The last entry is incomplete while another thread writes it. If an entry is damaged, skips the rest of the
 * chunk and returns the length of the whole chunk.
 */
export function decodeEntries(bytes: Buffer, onEntry: (entry: PackEntry) => void): number {
  let at = 0
  while (at + HEAD <= bytes.length) {
    const keyLength = bytes.readUInt32LE(at)
    const end = at + HEAD + keyLength
    // Entries after a damaged one cannot be located.
    if (keyLength > MAX_KEY_LENGTH) return bytes.length
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
