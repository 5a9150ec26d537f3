import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, crc32 } from 'node:zlib'
import { decodeEntries, encodeEntries, type PackEntry } from '../pack-file.js'

/** A value of the cache as UTF-8, or a file of an output. */
export interface RemoteEntry {
  readonly key: string
  readonly bytes: Buffer
}

/** Size at which a pack is full, in bytes before compression. Compressed, it has 2 to 4 MB. */
export const PACK_CAPACITY = 16_000_000
// A pack can exceed its capacity by its last value. A larger one is not from docgen.
const MAX_BYTES = 4 * PACK_CAPACITY

// Keys of values that depend on nothing but the key. docgen accepts no others from a server.
const KEY = /^(?:content|facts|search|output-file|output-list):[\da-f]{32}$/

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Whether a value of the cache may travel in a pack. */
export function isShareable(key: string): boolean {
  return KEY.test(key)
}

/** Compresses the bytes of a pack or an index. */
export function compressPayload(bytes: Buffer): Promise<Buffer> {
  // Quality 4 takes as long as gzip; packs of pages are a third smaller.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    // 4 MB: with 16 MB, packs are 6 % smaller and take twice as long.
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return compress(bytes, { params })
}

/** Decompresses the bytes of a pack or an index; `undefined` if they are damaged, or too large. */
export async function decompressPayload(bytes: Buffer, maxBytes = MAX_BYTES): Promise<Buffer | undefined> {
  try {
    return await decompress(bytes, { maxOutputLength: maxBytes })
  } catch {
    return undefined
  }
}

/** Writes a pack: the length of its list of entries, this list, the values; compressed. */
export function encodePack(entries: readonly RemoteEntry[]): Promise<Buffer> {
  let end = 0
  const list = encodeEntries(
    entries.map(({ key, bytes }): PackEntry => {
      end += bytes.length
      return { key, offset: end - bytes.length, length: bytes.length, checksum: crc32(bytes, crc32(key)) }
    }),
  )
  const head = Buffer.alloc(4)
  head.writeUInt32LE(list.length)
  return compressPayload(Buffer.concat([head, list, ...entries.map(({ bytes }) => bytes)]))
}

/** Reads a pack whose signature is valid; `undefined` if anything about it is wrong. */
export async function decodePack(payload: Buffer): Promise<readonly RemoteEntry[] | undefined> {
  const bytes = await decompressPayload(payload)
  if (!bytes || bytes.length < 4) return undefined
  const start = 4 + bytes.readUInt32LE(0)
  if (start > bytes.length) return undefined
  const values = bytes.subarray(start)
  const list = bytes.subarray(4, start)
  const entries: RemoteEntry[] = []
  let isWhole = true
  let end = 0
  const read = decodeEntries(list, ({ key, offset, length, checksum }) => {
    const value = values.subarray(offset, offset + length)
    isWhole &&= offset === end && isShareable(key) && crc32(value, crc32(key)) === checksum
    end = offset + length
    entries.push({ key, bytes: value })
  })
  return isWhole && read === list.length && end === values.length ? entries : undefined
}
