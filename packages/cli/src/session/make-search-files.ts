import { NAME_LENGTH, type WrittenIndex, writeIndex } from '@docgen/renderer/light'
import { hashBytes, hashValue } from '../cache/hash.js'
import type { Cache } from '../cache/open-cache.js'
import type { Config } from '../config/config.js'
import type { Artifact } from '../emit/artifact.js'
import { searchFile } from '../plan/search-file.js'
import { placeInContexts } from '../search/place-in-contexts.js'
import { makeSearchManifest, SEARCH_MANIFEST_FILE, type SearchManifestIndex } from '../search/search-manifest.js'
import { recallContent } from '../workers/content-cache.js'
import type { SearchTask } from '../workers/page-task.js'
import {
  createPageIndexer,
  recallSearch,
  rememberSearch,
  type SearchRecord,
  toRecord,
} from '../workers/search-record.js'
import type { MadePage } from './make-site-pages.js'

/** What the files of search are made from. */
export interface SearchInput {
  readonly config: Config
  readonly made: readonly Pick<MadePage, 'planned' | 'search' | 'contentKey'>[]
  readonly cache: Cache
  /** The script that searches. */
  readonly worker: Artifact
}

/** A page that search is to find. */
interface SearchPage {
  readonly route: string
  readonly contentKey: string
  readonly task: SearchTask
}

/** The script that searches, the manifest, and the files of an index for each version and language. Where no page has changed, nothing is read but the list of their names. */
export function makeSearchFiles({ config, made, cache, worker }: SearchInput): Artifact[] {
  if (!config.search.enabled) return []
  const editions = new Map<string, SearchPage[]>()
  for (const { planned, search, contentKey } of made) {
    if (!search || contentKey === undefined) continue
    const edition = `${planned.locale}\n${planned.version}`
    const pages = editions.get(edition) ?? []
    pages.push({ route: planned.page.route, contentKey, task: search })
    editions.set(edition, pages)
  }
  const indexes: SearchManifestIndex[] = []
  const artifacts = new Map<string, Artifact>()
  for (const [edition, pages] of editions) {
    const [locale = '', version = ''] = edition.split('\n')
    const listed = recallOrWrite(edition, pages, { config, cache, locale })
    indexes.push({ locale, version: version === 'current' ? '' : version, root: listed.root.slice(0, NAME_LENGTH) })
    // Equal files of several versions are one file.
    for (const artifact of listed.artifacts) artifacts.set(artifact.file, artifact)
  }
  const manifest = {
    file: SEARCH_MANIFEST_FILE,
    bytes: makeSearchManifest(config, config.baseUrl + worker.file, indexes),
  }
  return [worker, manifest, ...artifacts.values()]
}

/** The files of an index without their bytes. */
interface IndexListing {
  readonly key: string
  /** Hash of the file that opens the index. */
  readonly root: string
  readonly files: readonly ListedFile[]
  /** Pieces of the pages' texts, in the order of pages and pieces. */
  readonly fragments: readonly (ListedFile & { readonly page: number; readonly piece: number })[]
}

interface ListedFile {
  readonly hash: string
  readonly size: number
}

interface IndexPlace {
  readonly config: Config
  readonly cache: Cache
  readonly locale: string
}

function recallOrWrite(
  edition: string,
  all: readonly SearchPage[],
  { config, cache, locale }: IndexPlace,
): { readonly root: string; readonly artifacts: readonly Artifact[] } {
  const { pages, contexts } = placeInContexts(
    all,
    config.search.contexts.map(({ path }) => path),
  )
  const language = pages[0]?.task.facts.language ?? locale
  const key = hashValue([config.baseUrl, language, contexts, pages.map(({ task }) => task.key)])
  const loadRecords = once(() => loadSearchRecords(pages, cache))
  const write = once(() =>
    writeIndex({ documents: loadRecords(), language, base: config.baseUrl, contexts, hash: hashBytes }),
  )
  const cacheKey = `search-index:${edition}`
  const recalled = cache.get<IndexListing>(cacheKey)
  const listing = recalled?.key === key ? recalled : list(key, write(), loadRecords())
  if (listing !== recalled) cache.put(cacheKey, listing)
  const readPieces = createPieceReader(pages, cache)
  return {
    root: listing.root,
    artifacts: [
      ...listing.files.map((file) => asArtifact(file, () => required(write().files.get(file.hash), file.hash))),
      ...listing.fragments.map((file) => asArtifact(file, () => readPieces(file.page, file.piece))),
    ],
  }
}

function asArtifact({ hash, size }: ListedFile, make: () => string): Artifact {
  return { file: searchFile(hash), hash, size, make }
}

function list(key: string, { root, files }: WrittenIndex, records: readonly SearchRecord[]): IndexListing {
  return {
    key,
    root,
    files: Array.from(files, ([hash, text]) => ({ hash, size: Buffer.byteLength(text) })),
    fragments: records.flatMap(({ fragments }, page) =>
      fragments.map(({ hash, size }, piece) => ({ hash, size, page, piece })),
    ),
  }
}

/** What search knows of the pages, from the cache or from their compiled text. */
function loadSearchRecords(pages: readonly SearchPage[], cache: Cache): SearchRecord[] {
  const indexPage = createPageIndexer()
  return pages.map(({ task, contentKey }) => {
    const known = recallSearch(task.key, cache)
    if (known) return known
    const record = toRecord(indexPage(task.facts, required(recallContent(contentKey, cache), contentKey)))
    rememberSearch(task.key, record, cache)
    return record
  })
}

/** Cuts a page's text anew, for a file that is neither in the output nor was written beside the page. */
function createPieceReader(pages: readonly SearchPage[], cache: Cache): (page: number, piece: number) => string {
  const indexPage = createPageIndexer()
  return (page, piece) => {
    const { task, contentKey } = required(pages[page], `page ${page}`)
    const { fragments } = indexPage(task.facts, required(recallContent(contentKey, cache), contentKey))
    return required(fragments[piece], `piece ${piece} of page ${page}`).json
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`search has no ${name}`)
  return value
}
