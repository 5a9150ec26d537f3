import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { findIncludes } from '@docgen/renderer/light'
import { hashBytes } from '../cache/hash.js'
import type { Config } from '../config/config.js'
import type { PlaceInConfig } from '../config/place-in-config.js'
import type { RemoteMemo } from './api/fetch-remote-file.js'
import { cleanFolder } from './clean-folder.js'
import { collectIncludes } from './collect-includes.js'
import { createPathFinder } from './create-path-finder.js'
import { type FileMemo, NO_FILE_MEMO } from './file-memo.js'
import { findStrayTranslations } from './find-stray-translations.js'
import { listFiles } from './list-files.js'
import { type DocsFolder, listFolders } from './list-folders.js'
import { createNeighborPaths, type FindNeighborPaths } from './neighbor-docs.js'
import { placeDocuments, type WrittenDocument } from './place-documents.js'
import { readAuthors } from './posts/read-authors.js'
import { readPosts, reportMissingBlog, reportUnreadBlog } from './posts/read-posts.js'
import { readAsset } from './read-asset.js'
import { readCategories } from './read-categories.js'
import { isComponentFile, readComponentPage } from './read-component-page.js'
import { type HistoryMemo, readGitHistory } from './read-git-history.js'
import { readPartial, readSource, type SourceRequest, type SourceWithoutIncludes } from './read-source.js'
import { readStatics } from './read-statics.js'
import { readTags } from './read-tags.js'
import { readTranslation } from './read-translation.js'
import { reportEmptyVersions, reportNoDocuments } from './report-no-documents.js'
import type { Asset, LastChange, SiteFiles } from './site-files.js'
import { sortDocFiles } from './sort-doc-files.js'
import type { PartialFile, Source } from './source.js'
import type { StatMemo } from './stat-memo.js'
import type { DocsVersion } from './versions/docs-version.js'
import { listCollections, readVersions } from './versions/read-versions.js'

/** What to read, and what may be remembered of an earlier time. */
export interface ReadRequest {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  readonly config: Config
  /** Where a part of the config stands, for diagnostics; only the file is named where absent. */
  readonly placeInConfig?: PlaceInConfig
  /** Names of versions in place of those in `versions.json`. */
  readonly versionNames?: Readonly<Record<string, readonly string[]>> | undefined
  readonly statMemo?: StatMemo
  readonly historyMemo?: HistoryMemo
  readonly fileMemo?: FileMemo
  readonly remoteMemo?: RemoteMemo
  /** What plugins have written. */
  readonly documents?: readonly WrittenDocument[]
}

/**
 * Reads everything that the site's folder holds, in a fixed order, without parsing Markdown. A file that can't be read
 * is a diagnostic, and all others are read.
 */
export async function readSite(request: ReadRequest): Promise<Outcome<SiteFiles>> {
  const { siteDir, config, versionNames, statMemo, historyMemo, remoteMemo, fileMemo: memo = NO_FILE_MEMO } = request
  const { placeInConfig = () => ({ file: 'site.config.ts' }), documents = [] } = request
  const diagnostics: Diagnostic[] = []
  const keep = <Value>(outcome: Outcome<Value>): Value => {
    diagnostics.push(...outcome.diagnostics)
    return outcome.value
  }
  const present = listCollections(siteDir, config)
    .map(({ id }) => id)
    .join(' ')
  const versions = keep(
    memo.recall('json versions', present, () => readVersions({ siteDir, config, placeInConfig, names: versionNames })),
  )
  const folders = listFolders(versions, config).map((folder) => {
    const { folder: path, docs, kind } = folder
    const listed = keep(memo.recall('list', path, () => listFiles({ siteDir, folder: path, hasDotFiles: false })))
    return { ...folder, files: memo.recall('list by kind', path, () => sortDocFiles(listed, path, { ...docs, kind })) }
  })
  // Git walks the log in its own process while the files are read here.
  const paths = folders.flatMap(({ files }) => files.pages)
  const history = startHistory({ siteDir, config, paths, historyMemo })
  const written = documents.length === 0 ? undefined : keep(placeDocuments(documents, { folders, memo }))
  const pages = folders.flatMap(({ folder, files, version, locale }) => {
    const filed = files.pages.flatMap(
      (path) => keep(memo.recall('source', path, () => readPage({ siteDir, path, version, locale }))) ?? [],
    )
    const more = written?.get(folder)
    return more ? [...filed, ...more].sort((a, b) => (a.path < b.path ? -1 : 1)) : filed
  })
  const partials = folders.flatMap(({ files }) =>
    files.partials.flatMap((path) => keep(memo.recall('partial', path, () => readPartial(siteDir, path))) ?? []),
  )
  if (pages.length === 0 && diagnostics.every(isNoError) && config.openapi.length === 0) {
    const { place: keys = ['docs'] } = config.collections.find(({ kind }) => kind === 'docs') ?? {}
    const folder = cleanFolder(config.docs.path)
    // The default is nowhere in the config.
    const place = folder === 'docs' ? undefined : placeInConfig([...keys, 'path'])
    diagnostics.push(reportNoDocuments({ siteDir, folder, place }))
  } else if (diagnostics.every(isNoError) && config.openapi.length === 0) {
    diagnostics.push(...reportEmptyVersions(versions, pages))
  }
  const resolved = keep(
    resolveIncludes({
      siteDir,
      pages,
      partials,
      folders,
      memo,
      findNeighborPaths: createNeighborPaths(versions, config),
    }),
  )
  const blog = config.collections.find(({ kind }) => kind === 'blog')
  const posts = blog && keep(readPosts({ blog, layout: config.i18n.layout, sources: resolved.sources, memo }))
  if (blog && posts?.every(({ post }) => post === undefined)) diagnostics.push(...reportMissingBlog(siteDir, blog))
  const included = posts ? { ...resolved, sources: posts } : resolved
  diagnostics.push(...reportUnreadBlog(siteDir, config))
  const categories = folders.flatMap(({ files, version, locale }) =>
    keep(readCategories({ siteDir, paths: files.categories, memo, version, locale })),
  )
  const tags = folders.flatMap(({ folder, files, docs, version, locale }) => {
    const path = folder === '' ? docs.tags : `${folder}/${docs.tags}`
    if (path === false || !files.assets.includes(path)) return []
    return keep(memo.recall('tags', path, () => readTags({ siteDir, path, version, locale }))) ?? []
  })
  const authors = folders.flatMap(({ folder, files, kind, version, locale }) => {
    if (kind !== 'blog' || !config.blog) return []
    const path = posix.join(folder, config.blog.authorsMapPath)
    // It may be outside the folder of the posts.
    if (!files.assets.includes(path) && !existsSync(join(siteDir, path))) return []
    return keep(memo.recall('authors', path, () => readAuthors({ siteDir, path, version, locale }))) ?? []
  })
  const assetPaths = folders.flatMap(({ files }) => files.assets)
  const assets: readonly Asset[] = assetPaths.flatMap(
    (path) => keep(memo.recall('asset', path, () => readAsset(siteDir, path, statMemo))) ?? [],
  )
  const statics = keep(readStatics({ siteDir, folders: config.staticDirectories.map(cleanFolder), statMemo, memo }))
  // What reads YAML with its places is half of docgen's code, and most sites describe no API.
  const apis =
    config.openapi.length === 0
      ? []
      : keep(
          await (await import('./api/read-apis.js')).readApis(siteDir, config, mainVersions(versions), {
            fileMemo: memo,
            remoteMemo,
            placeInConfig,
          }),
        )
  diagnostics.push(...findStrayTranslations({ siteDir, config, folders }))
  const translations = new Map(
    config.i18n.locales
      .filter((locale) => locale !== config.i18n.defaultLocale)
      .map((locale) => [
        locale,
        keep(
          memo.recall(`json ${locale} ${config.i18n.layout}`, '', () =>
            readTranslation({
              siteDir,
              locale,
              versions: versions.map(({ name }) => name),
              layout: config.i18n.layout,
            }),
          ),
        ),
      ]),
  )
  const value: SiteFiles = {
    versions,
    translations,
    ...included,
    categories,
    tags,
    authors,
    assets,
    statics,
    apis,
    history: keep(await history),
  }
  return { value, diagnostics }
}

function readPage(request: SourceRequest): Outcome<SourceWithoutIncludes | undefined> {
  return isComponentFile(request.path) ? readComponentPage(request) : readSource(request)
}

const NOTHING: Outcome<undefined> = { value: undefined, diagnostics: [] }

/** Pages may include partials, other pages, and any text file of the site: the last are read when they are first named. */
interface IncludeSearch {
  readonly siteDir: string
  readonly pages: readonly SourceWithoutIncludes[]
  readonly partials: readonly PartialFile[]
  readonly folders: readonly DocsFolder[]
  readonly memo: FileMemo
  readonly findNeighborPaths: FindNeighborPaths
}

function resolveIncludes({
  siteDir,
  pages,
  partials,
  folders,
  memo,
  findNeighborPaths,
}: IncludeSearch): Outcome<Pick<SiteFiles, 'sources' | 'partials'>> {
  const diagnostics: Diagnostic[] = []
  const known = new Map<string, PartialFile | undefined>(partials.map((partial) => [partial.path, partial]))
  const texts = new Map(pages.map(({ path, text }) => [path, text]))
  const findPath = createPathFinder(siteDir)
  const isOutside = (path: string): boolean =>
    path.startsWith('../') && !folders.some(({ folder }) => path.startsWith(`${folder}/`))
  const findText = (path: string): string | undefined => {
    const text = texts.get(path)
    if (text !== undefined) return text
    if (isOutside(path)) return undefined
    // A file that can't be read is missing to the compiler, which knows where it is named.
    if (!known.has(path)) {
      const read = memo.recall('partial', path, () => (findPath(path) === path ? readPartial(siteDir, path) : NOTHING))
      if (read.value) diagnostics.push(...read.diagnostics)
      known.set(path, read.value ?? findUntranslated(path))
    }
    return known.get(path)?.text
  }
  // A translated page may include what is not translated: it stands in for the file that is missing.
  const findUntranslated = (path: string): PartialFile | undefined => {
    const folder = folders.find((each) => path.startsWith(`${each.folder}/`))
    const source = folder && folders.find(({ version }) => version === folder.version)
    if (!folder || !source || source === folder) return undefined
    const original = source.folder + path.slice(folder.folder.length)
    const text = findText(original)
    return text === undefined ? undefined : { path, text, hash: hashBytes(text) }
  }
  const sources = pages.map((page): Source => {
    // Most pages include nothing: such a one stays the same object for as long as its file stays the same.
    const kind = page.writtenBy === undefined ? 'alone' : `alone ${page.hash}`
    const alone = memo.recall(kind, page.path, () =>
      findIncludes(page.text).length === 0 ? { ...page, includes: [], listsCards: mayListCards(page.text) } : undefined,
    )
    if (alone) return alone
    const { includes, missing, moved } = collectIncludes(page.path, page.text, findText, findNeighborPaths)
    const sameButCase = Object.fromEntries(
      missing.flatMap((path) => {
        const found = findPath(path)
        return found === undefined || found === path ? [] : [[path, found]]
      }),
    )
    return {
      ...page,
      includes,
      ...(Object.keys(sameButCase).length > 0 && { sameButCase }),
      ...(Object.keys(moved).length > 0 && { movedIncludes: moved }),
      listsCards: [page.path, ...includes].some((path) => mayListCards(findText(path))),
    }
  })
  const read = [...known.values()].filter((partial) => partial !== undefined)
  return { value: { sources, partials: new Map(read.map((partial) => [partial.path, partial])) }, diagnostics }
}

/** Whoever shows no cards has nothing to do with the titles and descriptions of the pages beside it. */
export function mayListCards(text: string | undefined): boolean {
  return text !== undefined && /doc-cards|DocCardList/.test(text)
}

/** API descriptions belong to the first documents. */
function mainVersions(versions: readonly DocsVersion[]): readonly DocsVersion[] {
  const [first] = versions
  return versions.filter(({ collection }) => collection.id === first?.collection.id)
}

interface HistoryStart {
  readonly siteDir: string
  readonly config: Config
  readonly paths: readonly string[]
  readonly historyMemo: HistoryMemo | undefined
}

function startHistory({
  siteDir,
  config,
  paths,
  historyMemo,
}: HistoryStart): Promise<Outcome<ReadonlyMap<string, LastChange>>> {
  const isShown = config.collections.some(({ docs }) => docs.showLastUpdateTime || docs.showLastUpdateAuthor)
  if (!isShown) return Promise.resolve({ value: new Map(), diagnostics: [] })
  return readGitHistory({ siteDir, paths, ...(historyMemo && { memo: historyMemo }) })
}

function isNoError({ severity }: Diagnostic): boolean {
  return severity !== 'error'
}
