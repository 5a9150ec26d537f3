import { setImmediate as nextTurn } from 'node:timers/promises'
import { createArtifactClient } from '../../cache/remote/artifact-client.js'
import { decodeIndex, encodeIndex, type ListedPack, type RemoteIndex } from '../../cache/remote/remote-index.js'
import { decodePack, type RemoteEntry } from '../../cache/remote/remote-pack.js'
import { unseal } from '../../cache/remote/signing.js'
import { type IndexNames, nameIndexes, readSiteHistory, type SiteHistory } from './list-index-names.js'
import type { RemoteSettings } from './remote-settings.js'

/** An index, and where it comes from. */
export interface FoundIndex extends RemoteIndex {
  /**
   * Whether it was uploaded for this commit, by shards of this commit, for an earlier commit, or last of all; `none`
   * if there is no index.
   */
  readonly origin: 'current' | 'earlier' | 'latest' | 'shards' | 'none'
}

/** Reads and writes indexes and packs. Ignores those that no trusted key has signed. */
export interface RemoteStore {
  /**
   * Finds the index that is closest to the current commit. Searches once: later calls return the same index, whatever
   * their `includesShards`.
   */
  readonly findIndex: (includesShards?: boolean) => Promise<FoundIndex>
  /** Downloads a pack; `undefined` if the server does not have it, or if its signature or its bytes are wrong. */
  readonly fetchPack: (pack: ListedPack) => Promise<readonly RemoteEntry[] | undefined>
  /** Whether `fetchPack` could not return a pack. */
  readonly isLost: (pack: ListedPack) => boolean
  /** Whether the server has a pack. */
  readonly hasPack: (pack: ListedPack) => Promise<boolean>
  /** Signs and uploads bytes; false without a key. */
  readonly upload: (name: string, payload: Buffer) => Promise<boolean>
  /** Uploads an index for the current commit, or for a shard of it. */
  readonly uploadIndex: (index: RemoteIndex, shard?: number) => Promise<boolean>
  /** Whether a request has failed. No more are made then, so what was found may be incomplete. */
  readonly hasFailed: () => boolean
  /** Describes what went wrong, as a clause: a failed request, or an artifact that was ignored. */
  readonly problem: () => string | undefined
}

const NOTHING: FoundIndex = { packs: [], origin: 'none' }
/** How many indexes of earlier commits are requested at a time. */
const BATCH = 4

/** Opens the remote cache of a site. */
export function openRemoteStore(
  { server, trustedKeys, signer }: RemoteSettings,
  { siteDir, site }: { readonly siteDir: string; readonly site: string },
): RemoteStore {
  const client = createArtifactClient(server)
  const lost = new Set<string>()
  const hasFailed = (): boolean => client.problem() !== undefined
  let rejection: string | undefined
  let history: Promise<SiteHistory> | undefined
  let found: Promise<FoundIndex> | undefined
  const readHistory = (): Promise<SiteHistory> => {
    history ??= readSiteHistory(siteDir)
    return history
  }
  const fetchSigned = async (name: string): Promise<Buffer | undefined> => {
    const bytes = await client.get(name)
    if (!bytes) return undefined
    const payload = unseal(name, bytes, trustedKeys)
    if (!payload) rejection ??= `docgen ignored ${name}, because no trusted key has signed it`
    // Checking a signature takes milliseconds: yield, so that a pending SIGINT is handled.
    await nextTurn()
    return payload
  }
  const fetchDecoded = async <Value>(
    name: string,
    decode: (payload: Buffer) => Promise<Value | undefined>,
  ): Promise<Value | undefined> => {
    const payload = await fetchSigned(name)
    const value = payload && (await decode(payload))
    if (payload && !value) rejection ??= `docgen ignored ${name}, because it cannot read it`
    return value
  }
  const search = async (includesShards: boolean): Promise<FoundIndex> => {
    const history = await readHistory()
    const names = trustedKeys.map((publicKey) => nameIndexes(history, { site, publicKey }))
    const current = await firstOf(names.flatMap(({ current }) => current ?? []))
    if (current) return { ...current, origin: 'current' }
    const shards = includesShards ? await fetchShards(names) : undefined
    const earlier = await fetchEarlier(names)
    if (shards) return { ...earlier, packs: joinPacks([shards, earlier]), origin: 'shards' }
    if (earlier) return { ...earlier, origin: 'earlier' }
    const latest = await firstOf(names.map(({ latest }) => latest))
    return latest ? { ...latest, origin: 'latest' } : NOTHING
  }
  const firstOf = async (names: readonly string[]): Promise<RemoteIndex | undefined> =>
    (await Promise.all(names.map((name) => fetchDecoded(name, decodeIndex)))).find((index) => index)
  const fetchEarlier = async (names: readonly IndexNames[]): Promise<RemoteIndex | undefined> => {
    const earlier = names[0]?.earlier.flatMap((_name, at) => names.flatMap(({ earlier }) => earlier[at] ?? [])) ?? []
    for (let start = 0; start < earlier.length && !hasFailed(); start += BATCH) {
      const index = await firstOf(earlier.slice(start, start + BATCH))
      if (index) return index
    }
    return undefined
  }
  /** Fetches the indexes of all shards of the current commit, if the first of them exists. */
  const fetchShards = async (names: readonly IndexNames[]): Promise<RemoteIndex | undefined> => {
    for (const { shard } of names) {
      const first = await fetchDecoded(shard(1), decodeIndex)
      if (!first?.shards) continue
      const others = Array.from({ length: first.shards - 1 }, (_shard, at) => fetchDecoded(shard(at + 2), decodeIndex))
      return { packs: joinPacks([first, ...(await Promise.all(others))]) }
    }
    return undefined
  }
  const upload = async (name: string, payload: Buffer): Promise<boolean> =>
    signer !== undefined && client.put(name, signer.seal(name, payload))
  return {
    findIndex: (includesShards = true) => {
      found ??= search(includesShards)
      return found
    },
    fetchPack: async ({ name }) => {
      const entries = await fetchDecoded(name, decodePack)
      if (!entries) lost.add(name)
      return entries
    },
    isLost: ({ name }) => lost.has(name),
    hasPack: ({ name }) => client.has(name),
    upload,
    uploadIndex: async (index, shard) => {
      if (!signer) return false
      const names = nameIndexes(await readHistory(), { site, publicKey: signer.publicKey })
      const payload = await encodeIndex(index)
      if (shard !== undefined) return upload(names.shard(shard), payload)
      const isUploaded = names.current === undefined || (await upload(names.current, payload))
      return isUploaded && (await upload(names.latest, payload))
    },
    hasFailed,
    problem: () => client.problem() ?? rejection,
  }
}

/** The packs of several indexes, without repetitions. */
function joinPacks(indexes: readonly (RemoteIndex | undefined)[]): readonly ListedPack[] {
  return [...new Map(indexes.flatMap((index) => index?.packs ?? []).map((pack) => [pack.name, pack])).values()]
}
