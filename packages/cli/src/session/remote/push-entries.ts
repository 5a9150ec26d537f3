import { hashBytes, hashValue } from '../../cache/hash.js'
import type { Cache } from '../../cache/open-cache.js'
import { type ListedPack, shortenKey } from '../../cache/remote/remote-index.js'
import { encodePack, PACK_CAPACITY, type RemoteEntry } from '../../cache/remote/remote-pack.js'
import { hasFailed } from '../../workers/content-cache.js'
import type { ContentFacts } from '../../workers/page-task.js'
import { listKeys, type PageKeys } from './list-page-keys.js'
import type { FoundIndex, RemoteStore } from './remote-store.js'
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
/** Size of a small pack, in bytes: if there are more than `MAX_SMALL_PACKS`, their entries move to new packs. */
const SMALL_BYTES = 1_000_000
const MAX_SMALL_PACKS = 8
/** Share of its entries that the site must still need to keep a pack. */
const MIN_NEEDED_SHARE = 0.5

/** Uploads the values that the server lacks, and an index of everything that the site needs. */
export async function pushEntries(request: PushRequest): Promise<Pushed> {
  const { store, cache, shard } = request
  const index = await store.findIndex(shard === undefined)
  if (store.hasFailed()) return NOTHING
  cache.refresh()
  const plan = planPush(index, request)
  const uploaded = await uploadPacks(listEntries(plan, request), store)
  if (!uploaded) return NOTHING
  const { kept, keptOutput } = plan
  const isWhole = kept.length === index.packs.length && keptOutput.length === (index.output ?? []).length
  const isSame = index.origin === 'current' && uploaded.sizes.length === 0 && isWhole
  if (!isSame || shard) {
    const newIndex = shard
      ? { packs: uploaded.packs, shards: shard.count }
      : { packs: [...kept, ...uploaded.packs], output: [...keptOutput, ...uploaded.output] }
    if (!(await store.uploadIndex(newIndex, shard?.number))) return NOTHING
  }
  const bytes = uploaded.sizes.reduce((sum, size) => sum + size, 0)
  return { entries: uploaded.entries, packs: uploaded.sizes.length, bytes }
}

/** Which packs of the server stay, and what new packs contain. Keys in sets are shortened. */
interface PushPlan {
  readonly kept: readonly ListedPack[]
  /** Packs whose entries in `needed` move to new packs. */
  readonly replaced: readonly ListedPack[]
  readonly needed: ReadonlySet<string>
  /** Keys of values in the local cache. */
  readonly added: readonly string[]
  /** Packs that list files of an output. */
  readonly keptOutput: readonly ListedPack[]
}

function planPush(index: FoundIndex, { store, cache, pages, isOwn, output = [], shard }: PushRequest): PushPlan {
  const omitLost = (packs: readonly ListedPack[]) => packs.filter((pack) => !store.isLost(pack))
  const listed = omitLost(index.packs)
  const needed = new Set(listKeys(pages).flatMap((key) => shortenKey(key) ?? []))
  // A shard only lists what it adds.
  const { kept, replaced } = shard ? { kept: listed, replaced: [] } : choosePacks(listed, needed)
  const known = new Set([...kept, ...replaced].flatMap(({ keys }) => keys))
  const ownPages = pages.filter((page) => page !== undefined && isOwn(page) && isUnconditional(page, cache))
  const added = listKeys(ownPages).filter((key) => !isIn(known, key))
  const outputPacks = omitLost(index.output ?? [])
  const keptOutput = output.length === 0 ? outputPacks : choosePacks(outputPacks, toShortened(output)).kept
  return { kept, replaced, needed, added, keptOutput }
}

/** Reads the entries of new packs one by one: together, they could exceed the memory. */
async function* listEntries(
  { replaced, needed, added, keptOutput }: PushPlan,
  { store, cache, output = [] }: PushRequest,
): AsyncGenerator<RemoteEntry> {
  for (const pack of replaced) {
    for (const entry of (await store.fetchPack(pack)) ?? []) if (isIn(needed, entry.key)) yield entry
  }
  for (const key of added) {
    const text = cache.getText(key)
    if (text !== undefined) yield { key, bytes: Buffer.from(text) }
  }
  const knownOutput = new Set(keptOutput.flatMap(({ keys }) => keys))
  for (const { key, read } of output) {
    const bytes = isIn(knownOutput, key) ? undefined : read()
    if (bytes) yield { key, bytes }
  }
}

/** The new packs on the server. A pack of a small site is in both lists, each time with only some of its keys. */
interface UploadedPacks {
  readonly packs: readonly ListedPack[]
  readonly output: readonly ListedPack[]
  /** Number of their entries. */
  readonly entries: number
  /** Size of each, in bytes. */
  readonly sizes: readonly number[]
}

/** Uploads entries in packs; `undefined` if an upload fails. */
async function uploadPacks(
  entries: AsyncIterable<RemoteEntry>,
  { upload }: Pick<RemoteStore, 'upload'>,
): Promise<UploadedPacks | undefined> {
  const packs: ListedPack[] = []
  const output: ListedPack[] = []
  const sizes = new Map<string, number>()
  let count = 0
  for await (const pack of cutPacks(entries)) {
    const payload = await encodePack(pack)
    const name = hashValue(['docgen-pack-1', hashBytes(payload)])
    if (!(await upload(name, payload))) return undefined
    const isOutput = ({ key }: RemoteEntry): boolean => key.startsWith('output-')
    const describe = (some: readonly RemoteEntry[]): ListedPack[] =>
      some.length === 0 ? [] : [{ name, size: payload.length, keys: [...toShortened(some)] }]
    packs.push(...describe(pack.filter((entry) => !isOutput(entry))))
    output.push(...describe(pack.filter(isOutput)))
    count += pack.length
    sizes.set(name, payload.length)
  }
  return { packs, output, entries: count, sizes: [...sizes.values()] }
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
  const small = packs.filter(({ size }) => size < SMALL_BYTES)
  const kept: ListedPack[] = []
  const replaced: ListedPack[] = []
  for (const pack of packs) {
    const share = pack.keys.filter((key) => needed.has(key)).length / Math.max(1, pack.keys.length)
    if (share === 0) continue
    const isReplaced = share < MIN_NEEDED_SHARE || (small.length > MAX_SMALL_PACKS && pack.size < SMALL_BYTES)
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
