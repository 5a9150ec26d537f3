import { posix } from 'node:path'
import { type Diagnostic, didYouMean, nearestWord, type Outcome } from '@docgen/renderer/contract'
import { hashBytes } from '../cache/hash.js'
import { splitVersionKey } from '../config/collection.js'
import type { Config } from '../config/config.js'
import { CURRENT_VERSION } from '../config/version-name.js'
import type { Doc } from '../graph/doc.js'
import { type GraphFiles, type GraphSource, toGraphSource } from '../graph/graph-files.js'
import type { SiteGraph } from '../graph/site-graph.js'
import { readPost } from '../read/posts/read-post.js'
import { describeSource } from '../read/read-source.js'
import { sortDocFiles } from '../read/sort-doc-files.js'
import type { Source } from '../read/source.js'
import type { DocsVersion } from '../read/versions/version-files.js'
import type { Site } from '../session/site.js'
import { withSiteValues } from '../session/with-planned-site.js'
import { cannotCreate, failed } from './cannot-create.js'
import { findCollection, listCollectionIds } from './find-collection.js'
import { findDoc } from './find-doc.js'
import { findSidebarPosition, type Neighbor } from './find-sidebar-position.js'
import { namePageFile, type PageFields, resolvePageFolder, writePageText } from './plan-page-file.js'
import { findTaken, writeNewFiles } from './write-new-files.js'

/** A page to create. */
export interface PageRequest extends PageFields {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** Id of the docs folder, or `blog` or `pages`; the first docs folder if absent. */
  readonly docs?: string | undefined
  /** Name of a version; the working tree if absent. */
  readonly version?: string | undefined
  /** Folder, relative to the docs folder or beginning with it. */
  readonly folder?: string | undefined
  /** The page before or after which the sidebar shows the new page: its id, file or URL. */
  readonly before?: string | undefined
  readonly after?: string | undefined
  readonly position?: number | undefined
  /** Today, such as `2026-11-30`: the date of a post. */
  readonly day: string
  /** Whether to write nothing. */
  readonly isDryRun: boolean
}

/** A page that was created, or would be. */
export interface NewPage {
  /** Relative to the site's folder. */
  readonly file: string
  readonly id: string
  /** URL path, base URL included. */
  readonly url: string
  /** Labels from the top of its sidebar to the page; empty if no sidebar lists it. */
  readonly sidebar: readonly string[]
  /** Folder that was created for it, relative to the site's folder; absent if it existed. */
  readonly newFolder?: string
  readonly text: string
}

const VALUES = ['config', 'graphFiles', 'buildGraph', 'ownGraph'] as const
type Values = Pick<Site, (typeof VALUES)[number]>

/** Where a new page is created. */
interface Target {
  readonly version: DocsVersion
  /** Relative to the site's folder. */
  readonly folder: string
  /** The page next to which the sidebar shows it, if the user names one. */
  readonly neighbor?: Neighbor | undefined
}

/**
 * Creates a page with valid front matter. First adds it to a graph of the site: if that reports a problem, such as a URL
 * that another page has, nothing is written, and the value is `undefined`.
 */
export function createPage(request: PageRequest): Promise<Outcome<NewPage | undefined>> {
  return withSiteValues({ siteDir: request.siteDir, includesDrafts: true }, VALUES, async (values) => {
    const target = findTarget(request, values)
    if (!target.value) return failed(...target.diagnostics)
    const planned = await planPage(request, target.value, values)
    if (!planned.value || request.isDryRun) return planned
    const { file, text } = planned.value
    const problems = writeNewFiles(request.siteDir, new Map([[file, text]]))
    return problems.length > 0 ? failed(...problems) : planned
  })
}

function findTarget(request: PageRequest, { config, graphFiles, ownGraph }: Values): Outcome<Target | undefined> {
  const found = findVersion(request, config, graphFiles.versions)
  if (!found.value) return failed(...found.diagnostics)
  const version = found.value
  const neighbor = findNeighbor(request, version, listDocs(ownGraph.value, version, config))
  if (neighbor && 'problem' in neighbor) return failed(neighbor.problem)
  const { folder } = request
  const inside = folder === undefined ? undefined : resolvePageFolder(folder, version.folder)
  if (folder !== undefined && inside === undefined)
    return fail(`${folder} is outside of the docs folder ${version.folder}`, 'Name a folder below it')
  const named = inside === undefined ? undefined : posix.join(version.folder, inside)
  const beside = neighbor && folderOf(neighbor.doc)
  if (beside !== undefined && named !== undefined && beside !== named)
    return fail(
      `the page ${neighbor?.doc.source} is not in the folder ${named}`,
      'Name a page of the same folder, or omit --folder',
    )
  return { value: { version, folder: beside ?? named ?? version.folder, neighbor }, diagnostics: [] }
}

/** Finds the page that `--before` or `--after` names; `undefined` without both. */
function findNeighbor(
  { before, after }: PageRequest,
  version: DocsVersion,
  docs: readonly Doc[],
): Neighbor | { readonly problem: Diagnostic } | undefined {
  const name = before ?? after
  if (name === undefined) return undefined
  const { doc, near } = findDoc(name, docs)
  if (doc) return { doc, side: before === undefined ? 'after' : 'before' }
  const where = version.name === CURRENT_VERSION ? '' : ` in ${version.folder}`
  const hint = near === undefined ? 'Name a page by its id, file or URL' : didYouMean(near)
  return { problem: cannotCreate(`there is no page ${name}${where}`, hint) }
}

function folderOf({ source }: Doc): string {
  return source.includes('/') ? posix.dirname(source) : ''
}

function findVersion(
  { docs, version = CURRENT_VERSION }: PageRequest,
  { collections }: Config,
  versions: readonly DocsVersion[],
): Outcome<DocsVersion | undefined> {
  const collection = findCollection(collections, docs)
  if (!collection) {
    const ids = listCollectionIds(collections)
    const near = nearestWord(docs ?? '', ids)
    return fail(
      `the site has no docs folder with the id ${JSON.stringify(docs)}; available: ${ids.join(', ')}`,
      near === undefined ? 'Choose one of these with --docs' : didYouMean(near),
    )
  }
  const own = versions.filter((each) => each.collection.id === collection.id)
  const found = own.find(({ name }) => splitVersionKey(name).name === version)
  if (found) return { value: found, diagnostics: [] }
  const names = own.map(({ name }) => splitVersionKey(name).name)
  const near = nearestWord(version, names)
  return fail(
    version === CURRENT_VERSION
      ? 'the site does not publish its working tree'
      : `the site has no version ${JSON.stringify(version)}; available: ${names.join(', ')}`,
    near === undefined ? 'Choose a version with --version' : didYouMean(near),
  )
}

/** Plans the page as the next build will see it: adds it to the graph of the site. */
async function planPage(
  request: PageRequest,
  { version, folder, neighbor }: Target,
  { config, graphFiles, buildGraph, ownGraph }: Values,
): Promise<Outcome<NewPage | undefined>> {
  const { collection } = version
  const isPost = collection.kind === 'blog'
  const file = posix.join(folder, namePageFile(request, isPost ? request.day : undefined))
  const inside = version.folder === '' ? file : file.slice(version.folder.length + 1)
  if (sortDocFiles([file], version.folder, { ...collection.docs, kind: collection.kind }).pages.length === 0)
    return fail(`${inside} would not become a page: include and exclude of the config skip it`, 'Choose another name')
  const taken = findTaken(request.siteDir, [file])
  if (taken.length > 0) return failed(...taken)
  const add = async (position: number | undefined): Promise<AddedPage> => {
    const text = writePageText(request, position)
    const source = describePage({ file, text, inside, isPost }, version.name, config)
    const { value: graph } = await buildGraph(addSource(graphFiles, source.value))
    const doc = graph.docs.find((each) => each.source === file)
    return { text, doc, graph, diagnostics: [...source.diagnostics, ...listProblems(file, graph)] }
  }
  let added = await add(request.position)
  const needsPosition = neighbor !== undefined && added.doc?.itemPath.length !== 0
  if (needsPosition) {
    const docs = listDocs(ownGraph.value, version, config)
    const position = findSidebarPosition(neighbor, { docs, categories: graphFiles.categories })
    if (position === undefined)
      return fail(
        `the page ${neighbor.doc.source} has no sidebar_position, so docgen cannot place a page next to it`,
        'Add sidebar_position to that page, or use --position',
      )
    added = await add(position)
  }
  const { text, doc, graph, diagnostics } = added
  if (diagnostics.length > 0 || !doc) return failed(...diagnostics)
  const isListed = doc.itemPath.length > 0
  const isNewFolder = folder !== version.folder && !graphFiles.sources.some(({ path }) => path.startsWith(`${folder}/`))
  return {
    value: {
      file,
      id: doc.id,
      url: doc.href,
      sidebar: isListed ? [...listCategories(graph, doc), doc.sidebarLabel ?? doc.title] : [],
      ...(isNewFolder && { newFolder: folder }),
      text,
    },
    diagnostics: neighbor && !isListed ? [adviseSidebar(doc, neighbor)] : [],
  }
}

/** A graph of the site with the new page. */
interface AddedPage {
  /** Text of the file. */
  readonly text: string
  /** The page in the graph; `undefined` if it has none, such as after an error. */
  readonly doc: Doc | undefined
  readonly graph: SiteGraph
  readonly diagnostics: readonly Diagnostic[]
}

/** Describes how to list a page in a sidebar that names its pages. */
function adviseSidebar({ id }: Doc, { doc, side }: Neighbor): Diagnostic {
  return {
    ...cannotCreate(
      `the config lists the pages of the sidebar, so docgen cannot place the new page ${side} ${doc.id}`,
      `Add '${id}' ${side} '${doc.id}' in the sidebars`,
    ),
    severity: 'warning',
  }
}

interface PageFile {
  readonly file: string
  readonly text: string
  /** Path below its docs folder. */
  readonly inside: string
  readonly isPost: boolean
}

function describePage(
  { file, text, inside, isPost }: PageFile,
  version: string,
  { i18n }: Pick<Config, 'i18n'>,
): Outcome<GraphSource> {
  const page = { path: file, text, hash: hashBytes(text), version, locale: i18n.sourceLocale }
  const { value, diagnostics } = describeSource(page)
  const source: Source = { ...value, includes: [], listsCards: false }
  const post = isPost ? readPost(source, inside) : undefined
  return {
    value: toGraphSource({ ...source, ...(post && { post: post.value }) }),
    diagnostics: [...diagnostics, ...(post?.diagnostics ?? [])],
  }
}

/** Adds a source where a build would read it: by path among the files of its version and language. */
function addSource(files: GraphFiles, source: GraphSource): GraphFiles {
  const isSibling = (each: GraphSource): boolean => each.version === source.version && each.locale === source.locale
  const next = files.sources.findIndex((each) => isSibling(each) && each.path > source.path)
  const last = files.sources.findLastIndex(isSibling)
  const at = next === -1 ? last + 1 : next
  return { ...files, sources: files.sources.toSpliced(at, 0, source) }
}

const CLAIMED = { id: 'the id', route: 'the URL', file: 'the output file', folder: 'the output file' } as const

/** Reports the ids, URLs and output files of a page that belong to other pages, too. */
function listProblems(file: string, { conflicts }: SiteGraph): readonly Diagnostic[] {
  const own = conflicts.filter(({ claims }) => claims.some((claim) => claim.file === file))
  return own.map(({ kind, value, claims }) => {
    const other = claims.find((claim) => claim.file !== file)
    const owner = other?.subject ?? other?.file ?? 'another page'
    return cannotCreate(
      `${file} would have ${CLAIMED[kind]} ${value}, which belongs to ${owner}`,
      'Choose another --name or --slug',
    )
  })
}

/** The labels of the categories around a page, the outermost first. */
function listCategories({ sidebars }: SiteGraph, { sidebar, itemPath, version, locale }: Doc): readonly string[] {
  const found = sidebars.find((each) => each.id === sidebar && each.version === version && each.locale === locale)
  const labels: string[] = []
  let items = found?.items ?? []
  for (const index of itemPath.slice(0, -1)) {
    const item = items[index]
    if (item?.kind !== 'category') break
    labels.push(item.label)
    items = item.items
  }
  return labels
}

/** The pages of a version in the language of the sources. */
function listDocs(graph: SiteGraph, { name }: DocsVersion, { i18n }: Pick<Config, 'i18n'>): readonly Doc[] {
  const locale = i18n.sourceLocale === '' ? i18n.defaultLocale : i18n.sourceLocale
  return graph.docs.filter((doc) => doc.version === name && doc.locale === locale && !doc.api)
}

function fail(message: string, hint: string): Outcome<undefined> {
  return failed(cannotCreate(message, hint))
}
