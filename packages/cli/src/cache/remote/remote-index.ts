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
  /** The packs with files of finished outputs, and lists of these files. */
  readonly output?: readonly ListedPack[]
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
export function encodeIndex({ packs, output, shards }: RemoteIndex): Promise<Buffer> {
  const list = (listed: readonly ListedPack[]) => listed.map(({ name, size, keys }) => [name, size, keys.join('')])
  const index = { version: 1, packs: list(packs), ...(output && { output: list(output) }), ...(shards && { shards }) }
  return compressPayload(Buffer.from(JSON.stringify(index)))
}

/** Reads an index whose signature is valid; `undefined` if it is of another version of docgen, or damaged. */
export async function decodeIndex(payload: Buffer): Promise<RemoteIndex | undefined> {
  const bytes = await decompressPayload(payload)
  if (!bytes) return undefined
  try {
    const { version, packs, output, shards }: Readonly<Record<string, unknown>> = Object(JSON.parse(bytes.toString()))
    const listed = readPacks(packs)
    const listedOutput = output === undefined ? [] : readPacks(output)
    if (version !== 1 || !listed || !listedOutput) return undefined
    const isCount = Number.isInteger(shards) && Number(shards) > 0 && Number(shards) <= MAX_SHARDS
    return {
      packs: listed,
      ...(output !== undefined && { output: listedOutput }),
      ...(isCount && { shards: Number(shards) }),
    }
  } catch {
    return undefined
  }
}

function readPacks(value: unknown): readonly ListedPack[] | undefined {
  if (!Array.isArray(value) || value.length > MAX_PACKS) return undefined
  const packs = value.map(readPack)
  return packs.every((pack) => pack !== undefined) ? packs : undefined
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
