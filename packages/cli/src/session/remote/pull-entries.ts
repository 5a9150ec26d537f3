import type { Cache } from '../../cache/open-cache.js'
import { shortenKey } from '../../cache/remote/remote-index.js'
import { fetchPacks } from './fetch-packs.js'
import type { RemoteStore } from './remote-store.js'

/** What a download has brought. */
export interface Pulled {
  /** Keys of the values that are in the local cache now, and were not before. */
  readonly keys: ReadonlySet<string>
  readonly packs: number
  /** Size of these packs on the server. */
  readonly bytes: number
}

/** Where to download from, and where to put it. */
export interface PullTools {
  readonly store: RemoteStore
  readonly cache: Cache
  /** Whether to use what the shards of this commit have uploaded; true if absent. */
  readonly includesShards?: boolean
}

/** Downloads the values that the local cache lacks, and stores them in it. Makes no request if it lacks none. */
export async function pullEntries(
  keys: readonly string[],
  { store, cache, includesShards = true }: PullTools,
): Promise<Pulled> {
  const missing = new Set(keys.filter((key) => cache.getText(key) === undefined))
  const pulled = new Set<string>()
  if (missing.size === 0) return { keys: pulled, packs: 0, bytes: 0 }
  const index = await store.findIndex(includesShards)
  const wanted = new Set([...missing].flatMap((key) => shortenKey(key) ?? []))
  const packs = index.packs.filter((pack) => pack.keys.some((key) => wanted.has(key)))
  let bytes = 0
  await fetchPacks(packs, store, (entries, pack) => {
    if (entries) bytes += pack.size
    for (const entry of entries ?? []) {
      if (!missing.has(entry.key)) continue
      cache.putText(entry.key, entry.bytes.toString())
      pulled.add(entry.key)
    }
    return true
  })
  // Other threads read these values, too.
  cache.flush()
  return { keys: pulled, packs: packs.filter((pack) => !store.isLost(pack)).length, bytes }
}
