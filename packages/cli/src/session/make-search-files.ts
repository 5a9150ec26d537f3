import { type IndexedDocument, NAME_LENGTH, writeIndex } from '@docgen/renderer/light'
import { hashBytes, hashValue } from '../cache/hash.js'
import type { Cache } from '../cache/open-cache.js'
import type { Config } from '../config/config.js'
import type { Artifact } from '../emit/artifact.js'
import { placeInContexts } from '../search/place-in-contexts.js'
import {
  makeSearchManifest,
  SEARCH_MANIFEST_FILE,
  type SearchManifestIndex,
  searchFile,
} from '../search/search-manifest.js'
import { recallContent } from '../workers/content-cache.js'
import type { SearchTask } from '../workers/page-task.js'
import { createPageIndexer, recallSearch } from '../workers/search-record.js'
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
  const load = createLoader(pages, cache)
  const write = once(() =>
    writeIndex({ documents: load.all(), language, base: config.baseUrl, contexts, hash: hashBytes }),
  )
  const cacheKey = `search-index:${edition}`
  const recalled = cache.get<IndexListing>(cacheKey)
  const listing = recalled?.key === key ? recalled : list(key, write(), load.all())
  if (listing !== recalled) cache.put(cacheKey, listing)
  const textOf = (name: string): string => required(write().files.get(name), name)
  const pieceOf = (page: number, piece: number): string =>
    required(load.page(page).fragments[piece], `piece of page ${page}`).json
  return {
    root: listing.root,
    artifacts: [
      ...listing.files.map((file) => asArtifact(file, textOf)),
      ...listing.fragments.map((file) => asArtifact(file, () => pieceOf(file.page, file.piece))),
    ],
  }
}

function asArtifact({ hash, size }: ListedFile, textOf: (name: string) => string): Artifact {
  const name = hash.slice(0, NAME_LENGTH)
  return { file: searchFile(name), hash, size, make: () => textOf(name) }
}

function list(
  key: string,
  written: ReturnType<typeof writeIndex>,
  documents: readonly IndexedDocument[],
): IndexListing {
  const describe = (text: string): ListedFile => ({ hash: hashBytes(text), size: Buffer.byteLength(text) })
  return {
    key,
    root: hashBytes(required(written.files.get(written.root), written.root)),
    files: [...written.files.values()].map(describe),
    fragments: documents.flatMap(({ fragments }, page) =>
      fragments.map(({ json }, piece) => ({ ...describe(json), page, piece })),
    ),
  }
}

/** What search knows of the pages, from the cache or from their compiled text; read when somebody asks. */
function createLoader(
  pages: readonly SearchPage[],
  cache: Cache,
): { readonly page: (index: number) => IndexedDocument; readonly all: () => readonly IndexedDocument[] } {
  const indexPage = createPageIndexer()
  const load = ({ contentKey, task }: SearchPage): IndexedDocument =>
    recallSearch(task.key, cache) ?? indexPage(task.facts, required(recallContent(contentKey, cache), contentKey))
  let loaded: readonly IndexedDocument[] | undefined
  return {
    all: () => {
      loaded ??= pages.map(load)
      return loaded
    },
    page: (index) => loaded?.[index] ?? load(required(pages[index], `page ${index}`)),
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
