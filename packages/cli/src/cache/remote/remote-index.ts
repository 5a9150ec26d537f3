import { compressPayload, decompressPayload } from './remote-pack.js'

/** A pack on the server. */
export interface ListedPack {
  /** Name of the artifact: 32 hex digits. */
  readonly name: string
  /** Size on the server, in bytes. */
  readonly size: number
  /** The shortened keys of its entries. */
  readonly keys: readonly string[]
}

/** The packs with the content of one state of a site. */
export interface RemoteIndex {
  readonly packs: readonly ListedPack[]
  /** Number of shards, if this is the index of one of them. */
  readonly shards?: number
}

/** Hex digits of a shortened key. Two keys that start alike cost time, never correctness. */
const KEY_LENGTH = 12
// With 16 MB before compression each, more than any site has.
const MAX_PACKS = 10_000
/** The most shards of a build. */
export const MAX_SHARDS = 256

/** Shortens the key of a cached value. Facts are always in the pack of their content, so their keys are not listed. */
export function shortenKey(key: string): string | undefined {
  const [kind = '', digits = ''] = key.split(':')
  return kind === 'facts' ? undefined : digits.slice(0, KEY_LENGTH)
}

/** Writes an index, compressed. */
export function encodeIndex({ packs, shards }: RemoteIndex): Promise<Buffer> {
  const listed = packs.map(({ name, size, keys }) => [name, size, keys.join('')])
  return compressPayload(Buffer.from(JSON.stringify({ version: 1, packs: listed, ...(shards && { shards }) })))
}

/** Reads an index whose signature is valid; `undefined` if it is of another version of docgen, or damaged. */
export async function decodeIndex(payload: Buffer): Promise<RemoteIndex | undefined> {
  const bytes = await decompressPayload(payload)
  if (!bytes) return undefined
  try {
    const { version, packs, shards }: Readonly<Record<string, unknown>> = Object(JSON.parse(bytes.toString()))
    if (version !== 1 || !Array.isArray(packs) || packs.length > MAX_PACKS) return undefined
    const listed = packs.map(readPack)
    if (!listed.every((pack) => pack !== undefined)) return undefined
    const isCount = Number.isInteger(shards) && Number(shards) > 0 && Number(shards) <= MAX_SHARDS
    return { packs: listed, ...(isCount && { shards: Number(shards) }) }
  } catch {
    return undefined
  }
}

function readPack(value: unknown): ListedPack | undefined {
  if (!Array.isArray(value)) return undefined
  const [name, size, keys]: readonly unknown[] = value
  if (typeof name !== 'string' || !/^[\da-f]{32}$/.test(name) || typeof size !== 'number') return undefined
  if (typeof keys !== 'string' || keys.length % KEY_LENGTH !== 0) return undefined
  const count = keys.length / KEY_LENGTH
  return {
    name,
    size,
    keys: Array.from({ length: count }, (_key, at) => keys.slice(at * KEY_LENGTH, (at + 1) * KEY_LENGTH)),
  }
}
