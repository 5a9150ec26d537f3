import { createIndexWriter, NAME_LENGTH, type WriteIndex, type WrittenIndex } from '@docgen/renderer/light'
import { hashBytes, hashValue } from '../cache/hash.js'
import type { Cache } from '../cache/open-cache.js'
import type { Config } from '../config/config.js'
import type { Artifact } from '../emit/artifact.js'
import { joinRoute } from '../graph/resolve-slug.js'
import { type Edition, editionKey } from '../graph/site-graph.js'
import { searchBase } from '../plan/plan-search-facts.js'
import { searchFile } from '../plan/search-file.js'
import { placeInContexts } from '../search/place-in-contexts.js'
import { makeSearchManifest, SEARCH_MANIFEST_FILE, type SearchManifestIndex } from '../search/search-manifest.js'
import { recallContent } from '../workers/content-cache.js'
import type { SearchTask } from '../workers/page-task.js'
import {
  createPageIndexer,
  describeFragment,
  type IndexPage,
  recallSearch,
  rememberSearch,
  type SearchRecord,
  toRecord,
} from '../workers/search-record.js'
import type { LanguageModule } from './create-language-finder.js'
import type { MadePage } from './make-site-pages.js'
import type { ClientFiles } from './prepare-client-files.js'

/** What the files of search are made from. */
export interface SearchInput {
  readonly config: Config
  readonly editions: readonly Edition[]
  readonly made: readonly Pick<MadePage, 'planned' | 'search' | 'contentKey'>[]
  readonly cache: Cache
  /** The script that searches, and what it needs for other languages than English. */
  readonly client: Pick<ClientFiles, 'searchWorker' | 'findSearchLanguage'>
}

/** A page that search is to find. */
interface SearchPage {
  readonly route: string
  readonly contentKey: string
  readonly task: SearchTask
}

/** The script that searches, the manifest, and the files of an index for each version and language. Where no page has changed, nothing is read but the list of their names. */
export async function makeSearchFiles({ config, editions, made, cache, client }: SearchInput): Promise<Artifact[]> {
  if (!config.search.enabled) return []
  const worker = client.searchWorker
  const pages = groupPages(made, editions)
  const indexes: SearchManifestIndex[] = []
  const artifacts = new Map<string, Artifact>()
  const writeIndex = createIndexWriter()
  const recall = createRecordReader(cache)
  for (const edition of editions) {
    const own = pages.get(editionKey(edition))
    if (!own) continue
    const language = own[0]?.task.facts.language ?? edition.locale
    const module = client.findSearchLanguage(language)
    const indexPage = await createPageIndexer([language])
    const listed = recallOrWrite(own, { config, cache, edition, language, module, indexPage, recall, writeIndex })
    indexes.push({
      locale: edition.locale,
      version: versionPath(edition, editions),
      root: listed.root.slice(0, NAME_LENGTH),
    })
    // Equal files of several versions are one file.
    for (const artifact of listed.artifacts) artifacts.set(artifact.file, artifact)
    if (module) artifacts.set(module.artifact.file, module.artifact)
  }
  const manifest = {
    file: SEARCH_MANIFEST_FILE,
    bytes: makeSearchManifest(config, config.baseUrl + worker.file, indexes),
  }
  return [worker, manifest, ...artifacts.values()]
}

/** The pages that search finds, by the key of their edition. */
function groupPages(made: SearchInput['made'], all: readonly Edition[]): Map<string, SearchPage[]> {
  const editions = new Map<string, SearchPage[]>()
  const indexes = indexesOf(all)
  for (const { planned, search, contentKey } of made) {
    if (!search || contentKey === undefined) continue
    const key = indexes.get(editionKey(planned))
    if (key === undefined) continue
    const pages = editions.get(key) ?? []
    pages.push({ route: planned.page.route, contentKey, task: search })
    editions.set(key, pages)
  }
  return editions
}

/**
 * Edition → the one whose index its pages are in. What is not of the first documents is found beside the last version of
 * these. Old versions have an index each, whatever they are of.
 */
function indexesOf(editions: readonly Edition[]): ReadonlyMap<string, string> {
  const seen = new Set<string>()
  return new Map(
    editions.flatMap((edition) => {
      const { collection, locale } = edition
      // The last version comes first.
      const isOld = seen.size === seen.add(`${collection.id} ${locale}`).size
      if (isOld || isOfFirst(edition, editions)) return [[editionKey(edition), editionKey(edition)] as const]
      const target = editions.find((each) => each.locale === locale)
      const isBeside = target !== undefined && searchBase(target, '/') === searchBase(edition, '/')
      return isBeside ? [[editionKey(edition), editionKey(target)] as const] : []
    }),
  )
}

/** Whether an edition is one of the first documents: their versions alone have a place in every address below them. */
function isOfFirst({ collection }: Edition, editions: readonly Edition[]): boolean {
  return collection.id === editions[0]?.collection.id
}

/** Path of the edition's version, with a final slash, as its pages name it; empty for the one without a path. */
function versionPath(edition: Edition, editions: readonly Edition[]): string {
  const { base, localeBase, routeBase } = edition
  if (isOfFirst(edition, editions) && base === localeBase) return ''
  return `${routeBase.slice(localeBase.length).replace(/^\//, '')}/`
}

/** The route that a page would have in a version and a language without a path: what contexts are written for. */
function plainRoute(route: string, { base, localeBase, routeBase, collection }: Edition): string {
  const below = (path: string): boolean => route === path || route.startsWith(path === '/' ? '/' : `${path}/`)
  const cut = (text: string, path: string): string => (path === '/' ? text : text.slice(path.length))
  const lastRouteBase = joinRoute(`${localeBase}/${collection.docs.routeBasePath}`)
  if (base !== routeBase && below(routeBase)) return cut(lastRouteBase, localeBase) + cut(route, routeBase) || '/'
  return (below(base) ? cut(route, base) : cut(route, localeBase)) || '/'
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
  readonly edition: Edition
  /** BCP 47 tag. */
  readonly language: string
  readonly module: LanguageModule | undefined
  readonly indexPage: IndexPage
  readonly recall: RecallRecord
  readonly writeIndex: WriteIndex
}

function recallOrWrite(
  all: readonly SearchPage[],
  { config, cache, edition, language, module, indexPage, recall, writeIndex }: IndexPlace,
): { readonly root: string; readonly artifacts: readonly Artifact[] } {
  const { pages, contexts } = placeInContexts(
    all.map((page) => ({ ...page, route: plainRoute(page.route, edition) })),
    config.search.contexts.map(({ path }) => path),
    '/',
  )
  const base = searchBase(edition, config.baseUrl)
  const key = hashValue([base, language, module?.name ?? '', contexts, pages.map(({ task }) => task.key)])
  const loadRecords = once(() => loadSearchRecords(pages, { cache, indexPage, recall }))
  const write = once(() =>
    writeIndex({
      documents: loadRecords(),
      language,
      languageModule: module?.name,
      base,
      contexts,
      hash: hashBytes,
    }),
  )
  const cacheKey = `search-index:${editionKey(edition)}`
  const recalled = cache.get<IndexListing>(cacheKey)
  const listing = recalled?.key === key ? recalled : list(key, write(), loadRecords())
  if (listing !== recalled) cache.put(cacheKey, listing)
  const readPieces = createPieceReader(pages, cache, indexPage)
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
function loadSearchRecords(
  pages: readonly SearchPage[],
  { cache, indexPage, recall }: Pick<IndexPlace, 'cache' | 'indexPage' | 'recall'>,
): SearchRecord[] {
  return pages.map(({ task, contentKey }) => {
    const known = recall(task.key)
    if (known) return known
    const indexed = indexPage(task.facts, required(recallContent(contentKey, cache), contentKey))
    const files = indexed.fragments.map((fragment) => describeFragment(fragment, Buffer.from(fragment.json)))
    const record = toRecord(indexed, files)
    rememberSearch(task.key, record, cache)
    return record
  })
}

/** What search knows of a page by its key. */
type RecallRecord = (key: string) => SearchRecord | undefined

/** Reads the records of pages that say the same in several versions once. */
function createRecordReader(cache: Cache): RecallRecord {
  const known = new Map<string, SearchRecord | undefined>()
  return (key) => {
    if (!known.has(key)) known.set(key, recallSearch(key, cache))
    return known.get(key)
  }
}

/** Cuts a page's text anew, for a file that is neither in the output nor was written beside the page. */
function createPieceReader(
  pages: readonly SearchPage[],
  cache: Cache,
  indexPage: IndexPage,
): (page: number, piece: number) => string {
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
