import type { Config } from '../../config/config.js'
import { cleanFolder } from '../../read/files/clean-folder.js'
import { describeNeighborDocs } from '../../read/neighbor-docs.js'
import type { Asset, StaticFile } from '../../read/site-files.js'
import type { DocFacts, PageUrl } from '../doc.js'
import { type Edition, rootOf } from '../edition.js'
import { encodePath } from '../routes/create-url.js'
import type { OutputAsset, Redirect } from '../site-graph.js'
import { type EditionLinks, editionKey, type FileTarget, type LinkTable, operationKeyOfApi } from './link-table.js'
import { listGeneratedFiles } from './list-generated-files.js'

/** Inputs of the link table. */
export interface LinkTableInput {
  readonly config: Config
  readonly editions: readonly Edition[]
  /** The docs of each edition, in the order of the editions. */
  readonly built: readonly EditionDocs[]
  /** Generated pages and search pages. */
  readonly others: readonly PageUrl[]
  readonly assets: readonly Asset[]
  readonly outputs: readonly OutputAsset[]
  readonly statics: readonly StaticFile[]
  readonly redirects: readonly Redirect[]
  /** Names of the folders from the root of the repository to the site. */
  readonly folders?: readonly string[] | undefined
}

/** Link targets of an edition. */
export interface EditionDocs {
  readonly docs: readonly DocFacts[]
  /** Sources of skipped drafts. */
  readonly drafts: readonly string[]
}

/** Collects all link targets. If two pages share a route, the first gets it. */
export function buildLinkTable(input: LinkTableInput): LinkTable {
  const { config, editions, built, others, redirects, folders = [] } = input
  const docs = built.flatMap((edition) => edition.docs)
  return {
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
    editions: Object.fromEntries(
      editions.map((edition, index) => [
        editionKey(edition),
        { ...listEditionLinks(edition, editions, built[index]), ...(folders.length > 0 && { folders }) },
      ]),
    ),
    staticRoots: config.staticDirectories.map(cleanFolder),
    routes: Object.fromEntries([...docs, ...others].reverse().map(({ route, href }) => [route, href])),
    statics: listStatics(input),
    assets: listAssets(input),
    redirects: Object.fromEntries(redirects.toReversed().map(({ from, to }) => [from, to])),
  }
}

function listEditionLinks(
  edition: Edition,
  editions: readonly Edition[],
  { docs, drafts }: EditionDocs = { docs: [], drafts: [] },
): EditionLinks {
  const { version, locale, routeBase } = edition
  return {
    version,
    locale,
    home: routeBase,
    ...describeNeighborDocs(edition, editions),
    mounts: listMounts(edition),
    pages: Object.fromEntries(
      docs.flatMap(({ api, source, route, href }) =>
        api?.pointer === undefined ? bothPaths(source, edition).map((path) => [path, { route, href }] as const) : [],
      ),
    ),
    operations: listOperations(docs),
    drafts: drafts.flatMap((source) => bothPaths(source, edition)),
  }
}

/**
 * Returns the paths by which links can name a doc: the paths of its translation and of its original. API descriptions
 * are next to the docs and have no translation.
 */
function bothPaths(source: string, edition: Edition): readonly string[] {
  const { contentRoot, sourceRoot } = edition
  if (contentRoot === sourceRoot || !isInside(source, contentRoot, sourceRoot)) return [source]
  const pathInRoot = source.slice(rootOf(source, edition).length)
  return [contentRoot + pathInRoot, sourceRoot + pathInRoot]
}

function isInside(source: string, ...roots: readonly string[]): boolean {
  return roots.some((root) => root === '' || source.startsWith(`${root}/`))
}

/**
 * Routes of the default edition with their counterparts in this edition, the most likely first. As in Docusaurus, a
 * root-relative URL stays in its language but names its version: the counterpart in the version of the page is tried
 * only if that route does not exist.
 */
function listMounts({ base, routeBase, localeBase, collection: { docs } }: Edition): EditionLinks['mounts'] {
  const mounts = [
    { from: '/', to: localeBase },
    { from: docs.routeBasePath, to: routeBase },
    { from: '/', to: base },
  ]
  const isMoved = mounts.some(({ from, to }) => from !== to)
  return isMoved ? [...new Map(mounts.map((mount) => [`${mount.from}\n${mount.to}`, mount])).values()] : []
}

/**
 * Maps names to the pages of operations: the operation id as written and the name in the URL, each with and without the
 * API's route as a prefix. If two APIs share a name, it belongs to the first API. Keys from `operationKeyOfApi` contain
 * the path of the API's description, and are unique.
 */
function listOperations(docs: readonly DocFacts[]): EditionLinks['operations'] {
  const operations = docs.filter(({ api }) => api?.slug !== undefined).toReversed()
  const isOnly = new Set(operations.map(({ source }) => source)).size === 1
  return Object.fromEntries(
    operations.flatMap(({ id, source, api, route, href }) => {
      const names = [api?.slug, api?.operationId].filter((name) => name !== undefined)
      const operationNames = [...(isOnly ? [] : names), api?.reference ?? '']
      const keys = operationNames.map((name) => operationKeyOfApi(source, name))
      const inRoute = names.map((name) => id.slice(0, id.lastIndexOf('/') + 1) + name)
      return [...inRoute, ...names, ...keys].map((name) => [name, { route, href }] as const)
    }),
  )
}

function listStatics({ statics, config, editions, built }: LinkTableInput): Readonly<Record<string, FileTarget>> {
  const hrefs = new Map(statics.map(({ output }) => [output, config.baseUrl + encodePath(output)]))
  const pages = editions.map((edition, index) => ({ edition, hasPages: (built[index]?.docs.length ?? 0) > 0 }))
  const generated = listGeneratedFiles(pages, config)
  return Object.fromEntries([
    ...generated.map((path) => [path, { href: config.baseUrl + encodePath(path.slice(1)) }] as const),
    ...statics.map((file) => [`/${file.output}`, toTarget(file, file.output, hrefs)] as const),
  ])
}

function listAssets({ assets, outputs }: LinkTableInput): Readonly<Record<string, FileTarget>> {
  const hrefs = new Map(outputs.map(({ source, href }) => [source, href]))
  return Object.fromEntries(assets.map((asset) => [asset.path, toTarget(asset, asset.path, hrefs)]))
}

/** `hrefs` maps the files of one kind by path, to find an image's dark variant next to it. */
function toTarget({ width, height }: Asset, path: string, hrefs: ReadonlyMap<string, string>): FileTarget {
  const darkHref = hrefs.get(path.replace(/\.(\w+)$/, '.dark.$1'))
  return {
    href: hrefs.get(path) ?? '',
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(darkHref !== undefined && width !== undefined && { darkHref }),
  }
}
