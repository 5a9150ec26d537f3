import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createByteMemo } from '../../cache/byte-memo.js'
import type { ServedFile } from '../file-store.js'
import { parseWeights } from './parse-weights.js'

/** Compresses a file; recent results are cached by hash. */
export type Compress = (file: ServedFile, encoding: Encoding) => Promise<Uint8Array>

/** Capacity of the cache, in bytes. */
const CAPACITY = 32 * 1024 * 1024
// A low quality, because response time matters more than size.
const BROTLI_QUALITY = 4

/** Creates a compressor with a cache of at most 32 MiB. */
export function createCompressor(): Compress {
  const compressed = createByteMemo<Uint8Array>(CAPACITY)
  return async (file, encoding) => {
    const key = `${encoding} ${file.hash}`
    const cachedBytes = compressed.get(key)
    if (cachedBytes) return cachedBytes
    const bytes = await compress(await file.read(), encoding)
    compressed.set(key, bytes, bytes.length)
    return bytes
  }
}

function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'gzip') return promisify(gzip)(bytes)
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return promisify(brotliCompress)(bytes, { params })
}

/** A supported compression. */
export type Encoding = 'br' | 'gzip'

const ENCODINGS: readonly Encoding[] = ['br', 'gzip']

/** Chooses the compression with the highest weight in an `Accept-Encoding` header; `undefined` if it allows none. */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  const weights = parseWeights(header ?? '')
  const weightOf = (encoding: string): number => weights.get(encoding) ?? weights.get('*') ?? 0
  const [best] = [...ENCODINGS].sort((a, b) => weightOf(b) - weightOf(a))
  return best && weightOf(best) > 0 ? best : undefined
}
