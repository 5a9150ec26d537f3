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
import { cannotCreate } from './cannot-create.js'
import { findCollection, listCollectionIds } from './find-collection.js'
import { findDoc, findPosition, type Place } from './place-page.js'
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

/** The version and the folder of a new page. */
interface Target {
  readonly version: DocsVersion
  /** Relative to the site's folder. */
  readonly folder: string
  readonly place?: Place | undefined
}

/**
 * Creates a page with valid front matter in its docs folder. Tries it in the graph of the site first: if that reports a
 * problem, such as a URL that another page has, nothing is written, and the value is `undefined`.
 */
export function createPage(request: PageRequest): Promise<Outcome<NewPage | undefined>> {
  return withSiteValues({ siteDir: request.siteDir, includesDrafts: true }, VALUES, async (values) => {
    const target = findTarget(request, values)
    if (!target.value) return { value: undefined, diagnostics: target.diagnostics }
    const { value, diagnostics } = await tryPage(request, target.value, values)
    if (!value) return { value, diagnostics }
    const problems = request.isDryRun ? [] : writeNewFiles(request.siteDir, new Map([[value.file, value.text]]))
    return problems.length > 0 ? { value: undefined, diagnostics: problems } : { value, diagnostics }
  })
}

function findTarget(request: PageRequest, { config, graphFiles, ownGraph }: Values): Outcome<Target | undefined> {
  const found = findVersion(request, config, graphFiles.versions)
  if (!found.value) return { value: undefined, diagnostics: found.diagnostics }
  const version = found.value
  const docs = listDocs(ownGraph.value, version, config)
  const { before, after, folder } = request
  const name = before ?? after
  const { doc, near } = name === undefined ? {} : findDoc({ name, docs })
  if (name !== undefined && !doc)
    return fail(
      `there is no page ${name}${version.name === CURRENT_VERSION ? '' : ` in ${version.folder}`}`,
      near === undefined ? 'Name a page by its id, file or URL' : didYouMean(near),
    )
  const beside = doc && (doc.source.includes('/') ? posix.dirname(doc.source) : '')
  const inside = folder === undefined ? undefined : resolvePageFolder(folder, version.folder)
  if (folder !== undefined && inside === undefined)
    return fail(`${folder} is outside of the docs folder ${version.folder}`, 'Name a folder below it')
  const named = inside === undefined ? undefined : join(version.folder, inside)
  if (beside !== undefined && named !== undefined && beside !== named)
    return fail(
      `the page ${doc?.source} is not in the folder ${named}`,
      'Name a page of the same folder, or omit --folder',
    )
  const place = doc && ({ doc, side: before === undefined ? 'after' : 'before' } as const)
  return { value: { version, folder: beside ?? named ?? version.folder, place }, diagnostics: [] }
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

/** Describes the page as the next build will see it, in the graph of the site with the page added. */
async function tryPage(
  request: PageRequest,
  target: Target,
  { config, graphFiles, buildGraph, ownGraph }: Values,
): Promise<Outcome<NewPage | undefined>> {
  const { version, folder, place } = target
  const { collection } = version
  const isPost = collection.kind === 'blog'
  const file = join(folder, namePageFile(request, isPost ? request.day : undefined))
  const inside = version.folder === '' ? file : file.slice(version.folder.length + 1)
  if (sortDocFiles([file], version.folder, { ...collection.docs, kind: collection.kind }).pages.length === 0)
    return fail(`${inside} would not become a page: include and exclude of the config skip it`, 'Choose another name')
  const taken = findTaken(request.siteDir, [file])
  if (taken.length > 0) return { value: undefined, diagnostics: taken }
  const attempt = (position: number | undefined) => {
    const text = writePageText(request, position)
    const source = describe({ file, text, inside, isPost }, version.name, config)
    return { text, source, graph: buildGraph(addSource(graphFiles, source.value)) }
  }
  const first = attempt(request.position)
  const isListed = findAdded((await first.graph).value, file)?.itemPath.length !== 0
  const docs = listDocs(ownGraph.value, version, config)
  const position = place && isListed ? findPosition(place, { docs, categories: graphFiles.categories }) : undefined
  if (place && isListed && position === undefined)
    return fail(
      `the page ${place.doc.source} has no sidebar_position, so no page can follow or precede it by position`,
      'Add sidebar_position to it, or use --position',
    )
  const { text, source, graph: building } = position === undefined ? first : attempt(position)
  const graph = await building
  const problems = [...source.diagnostics, ...listProblems(file, graph.value)]
  const added = findAdded(graph.value, file)
  if (problems.length > 0 || !added) return { value: undefined, diagnostics: problems }
  const isNew = !graphFiles.sources.some(({ path }) => path.startsWith(`${folder}/`)) && folder !== version.folder
  const sidebar =
    added.itemPath.length === 0 ? [] : [...listCategories(graph.value, added), added.sidebarLabel ?? added.title]
  return {
    value: { file, id: added.id, url: added.href, sidebar, ...(isNew && { newFolder: folder }), text },
    diagnostics: place && added.itemPath.length === 0 ? [adviseSidebar(added, place)] : [],
  }
}

/** Describes how to list a page in a sidebar that names its pages. */
function adviseSidebar({ id }: Doc, { doc, side }: Place): Diagnostic {
  return {
    ...cannotCreate(
      `the sidebar lists its pages by name, so docgen cannot place the new page ${side} ${doc.id}`,
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

function describe(
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

function findAdded({ docs }: SiteGraph, file: string): Doc | undefined {
  return docs.find(({ source }) => source === file)
}

/** Lists the claims of other files to the id, the URL or the output file of a page. */
function listProblems(file: string, { conflicts }: SiteGraph): readonly Diagnostic[] {
  const own = conflicts.filter(({ claims }) => claims.some((claim) => claim.file === file))
  return own.map(({ kind, value, claims }) => {
    const other = claims.find((claim) => claim.file !== file)
    const what = kind === 'id' ? `the id ${value}` : kind === 'route' ? `the URL ${value}` : `the output file ${value}`
    return cannotCreate(
      `${file} would have ${what}, which belongs to ${other?.subject ?? other?.file ?? 'another page'}`,
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

function join(folder: string, name: string): string {
  return posix.join(folder, name)
}

function fail(message: string, hint: string): Outcome<undefined> {
  return { value: undefined, diagnostics: [cannotCreate(message, hint)] }
}
