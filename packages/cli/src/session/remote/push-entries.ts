import { hashBytes, hashValue } from '../../cache/hash.js'
import type { Cache } from '../../cache/open-cache.js'
import { type ListedPack, shortenKey } from '../../cache/remote/remote-index.js'
import { encodePack, PACK_CAPACITY, type RemoteEntry } from '../../cache/remote/remote-pack.js'
import { hasFailed } from '../../workers/content-cache.js'
import type { ContentFacts } from '../../workers/page-task.js'
import { listKeys, type PageKeys } from './list-page-keys.js'
import type { RemoteStore } from './remote-store.js'
import type { DeferredEntry } from './shared-output.js'

/** The values to upload. */
export interface PushRequest {
  readonly store: RemoteStore
  readonly cache: Cache
  /** All pages of the site: packs in which they need little are replaced. */
  readonly pages: readonly (PageKeys | undefined)[]
  /** Whether this machine may vouch for the values of a page, because it has compiled the page itself. */
  readonly isOwn: (page: PageKeys) => boolean
  /** The output of this build; absent or empty if other machines must not use it. */
  readonly output?: readonly DeferredEntry[] | undefined
  /** The shard whose pages these are. */
  readonly shard?: { readonly number: number; readonly count: number }
}

/** What was uploaded. */
export interface Pushed {
  readonly entries: number
  readonly packs: number
  readonly bytes: number
}

const NOTHING: Pushed = { entries: 0, packs: 0, bytes: 0 }
/** Packs below this size, in bytes, are joined if there are more than `MAX_SMALL`. */
const SMALL = 1_000_000
const MAX_SMALL = 8
/** Share of its entries that a pack must still be needed for. */
const LEAST_SHARE = 0.5

/** Uploads the values that the server lacks, and an index of everything that the site needs. */
export async function pushEntries(request: PushRequest): Promise<Pushed> {
  const { store, cache, pages, isOwn, output = [], shard } = request
  const index = await store.findIndex(shard === undefined)
  if (store.hasFailed()) return NOTHING
  cache.refresh()
  const omitLost = (packs: readonly ListedPack[]) => packs.filter((pack) => !store.isLost(pack))
  const listed = omitLost(index.packs)
  const needed = new Set(listKeys(pages).flatMap((key) => shortenKey(key) ?? []))
  // A shard only lists what it adds.
  const { kept, replaced } = shard ? { kept: listed, replaced: [] } : choosePacks(listed, needed)
  const known = new Set([...kept, ...replaced].flatMap(({ keys }) => keys))
  const own = pages.filter((page) => page !== undefined && isOwn(page) && isUnconditional(page, cache))
  const added = listKeys(own).filter((key) => !isIn(known, key))
  const outputPacks = omitLost(index.output ?? [])
  const keptOutput = output.length === 0 ? outputPacks : choosePacks(outputPacks, toShortened(output)).kept
  const knownOutput = new Set(keptOutput.flatMap(({ keys }) => keys))
  const entries = async function* (): AsyncGenerator<RemoteEntry> {
    for (const pack of replaced) {
      for (const entry of (await store.fetchPack(pack)) ?? []) if (isIn(needed, entry.key)) yield entry
    }
    for (const key of added) {
      const text = cache.getText(key)
      if (text !== undefined) yield { key, bytes: Buffer.from(text) }
    }
    for (const { key, read } of output) {
      const bytes = isIn(knownOutput, key) ? undefined : read()
      if (bytes) yield { key, bytes }
    }
  }
  const uploaded: ListedPack[] = []
  const uploadedOutput: ListedPack[] = []
  const sent = new Map<string, number>()
  let count = 0
  for await (const pack of cutPacks(entries())) {
    const payload = await encodePack(pack)
    const name = hashValue(['docgen-pack-1', hashBytes(payload)])
    if (!(await store.upload(name, payload))) return NOTHING
    const isOutput = ({ key }: RemoteEntry): boolean => key.startsWith('output-')
    const describe = (entries: readonly RemoteEntry[]): ListedPack[] =>
      entries.length === 0 ? [] : [{ name, size: payload.length, keys: [...toShortened(entries)] }]
    // A pack of a small site contains both.
    uploaded.push(...describe(pack.filter((entry) => !isOutput(entry))))
    uploadedOutput.push(...describe(pack.filter(isOutput)))
    count += pack.length
    sent.set(name, payload.length)
  }
  const isWhole = kept.length === index.packs.length && keptOutput.length === (index.output ?? []).length
  const isSame = index.origin === 'current' && sent.size === 0 && isWhole
  if (!isSame || shard) {
    const next = shard
      ? { packs: uploaded, shards: shard.count }
      : { packs: [...kept, ...uploaded], output: [...keptOutput, ...uploadedOutput] }
    if (!(await store.uploadIndex(next, shard?.number))) return NOTHING
  }
  return { entries: count, packs: sent.size, bytes: [...sent.values()].reduce((sum, size) => sum + size, 0) }
}

/**
 * Whether the key of a page's content covers everything that it depends on. Another machine does not know which files
 * Markdown plugins have read for it, and a failure of the site's code can have any cause.
 */
function isUnconditional({ content: [, facts] }: PageKeys, cache: Cache): boolean {
  const found = cache.get<ContentFacts>(facts)
  return found !== undefined && found.pluginInputs === undefined && !hasFailed(found)
}

/** Separates packs that stay from packs whose needed entries move to new packs; packs without any are in neither list. */
function choosePacks(
  packs: readonly ListedPack[],
  needed: ReadonlySet<string>,
): { readonly kept: readonly ListedPack[]; readonly replaced: readonly ListedPack[] } {
  const small = packs.filter(({ size }) => size < SMALL)
  const kept: ListedPack[] = []
  const replaced: ListedPack[] = []
  for (const pack of packs) {
    const share = pack.keys.filter((key) => needed.has(key)).length / Math.max(1, pack.keys.length)
    if (share === 0) continue
    const isReplaced = share < LEAST_SHARE || (small.length > MAX_SMALL && pack.size < SMALL)
    ;(isReplaced ? replaced : kept).push(pack)
  }
  return { kept, replaced }
}

function toShortened(entries: readonly { readonly key: string }[]): ReadonlySet<string> {
  return new Set(entries.flatMap(({ key }) => shortenKey(key) ?? []))
}

/** Whether a list of shortened keys contains a key; that of the content for facts, which are not listed. */
function isIn(shortened: ReadonlySet<string>, key: string): boolean {
  return shortened.has(shortenKey(key.replace(/^facts:/, 'content:')) ?? '')
}

/** Groups entries into packs. */
async function* cutPacks(entries: AsyncIterable<RemoteEntry>): AsyncGenerator<readonly RemoteEntry[]> {
  let pack: RemoteEntry[] = []
  let size = 0
  for await (const entry of entries) {
    // Facts stay in the pack of their content, which comes before them.
    if (size >= PACK_CAPACITY && !entry.key.startsWith('facts:')) {
      yield pack
      pack = []
      size = 0
    }
    pack.push(entry)
    size += entry.bytes.length
  }
  if (pack.length > 0) yield pack
}
