import { posix } from 'node:path'
import { locateYamlKey } from '../config/yaml/locate-yaml-key.js'
import { splitFrontMatter } from '../config/yaml/split-front-matter.js'
import type { GraphFiles, GraphSource } from '../graph/graph-files.js'
import { type ResolvedLink, resolveLink } from '../graph/links/resolve-link.js'
import { type Doc, editionKey, type SiteGraph } from '../graph/site-graph.js'
import type { Site } from '../session/site.js'
import { redirectOldRoute } from './add-redirect.js'
import { createEditList, type EditList, type TextEdit } from './edit-list.js'
import { planConfigLinks } from './plan-config-links.js'
import { listReferenceEdits } from './reference-edits.js'
import { type MoveTarget, pointsTo, rewriteLink } from './rewrite-link.js'
import { listSidebarIds, renameIds } from './sidebar-edits.js'
import { createUrlFinder, createUseLocator, needsEscape, type ReadSiteText, type SiteLink } from './site-links.js'

/** Old path of a file → its new path; both relative to the site's folder. */
export type FileMoves = ReadonlyMap<string, string>

/** A site whose files move. */
export interface MovedSite {
  readonly site: Pick<Site, 'graph' | 'graphFiles' | 'buildGraph' | 'loaded' | 'files'>
  /** All links of the site. */
  readonly links: readonly SiteLink[]
  readonly readText: ReadSiteText
}

/** Everything that changes with a move. Paths are those before the move. */
export interface MovePlan {
  /** The given moves, and those of translations. */
  readonly moves: FileMoves
  /** File → edits of its text, sorted by position, without overlaps. */
  readonly edits: ReadonlyMap<string, readonly TextEdit[]>
  /** Links that no edit can keep valid, such as links that a component computes. */
  readonly unfixable: readonly SiteLink[]
  /** Old route → new route of the pages whose URL changes. */
  readonly routes: ReadonlyMap<string, string>
}

/**
 * Plans a move of files: adds the translations of the files, and computes edits that keep all links, includes and
 * sidebars valid, and that redirect old URLs. Only what would otherwise break changes.
 */
export async function planMoves(given: FileMoves, { site, links, readText }: MovedSite): Promise<MovePlan> {
  const moves = addTranslations(given, site)
  const moveOf = (path: string): string => moves.get(path) ?? path
  const { value: newGraph } = await site.buildGraph(moveGraphFiles(site, moves))
  const docs = matchDocs(site.graph, newGraph, moves)
  const edits = createEditList()
  const move: Move = { site, readText, moves, moveOf, newGraph, docs, edits }
  const unfixable = rewriteLinks(links, move)
  rewriteReferences(move)
  rewriteFrontMatter(move)
  for (const [file, ids] of listSidebarIds([...docs.values()], site.loaded))
    for (const edit of renameIds(readText(file), ids)) edits.add(file, edit)
  const routes = listChangedRoutes(docs)
  const configEdits = planConfigLinks(site, readText, (route, suffix) => {
    const to = routes.get(route)
    return to === undefined ? undefined : [to, suffix]
  })
  for (const [file, list] of configEdits) for (const edit of list) edits.add(file, edit)
  return { moves, edits: edits.all(), unfixable, routes }
}

/** A move, the site before and after it, and the edits collected so far. */
interface Move {
  readonly site: MovedSite['site']
  readonly readText: ReadSiteText
  readonly moves: FileMoves
  /** Maps the path of a file to its path after the move. */
  readonly moveOf: (path: string) => string
  readonly newGraph: SiteGraph
  readonly docs: ReadonlyMap<string, MatchedDoc>
  readonly edits: EditList
}

/** Adds edits of the links that the move would break. Returns the links that no edit can keep valid. */
function rewriteLinks(links: readonly SiteLink[], move: Move): readonly SiteLink[] {
  const { apis } = move.site.files
  const findUrl = createUrlFinder(move.readText, apis)
  const locateUse = createUseLocator(apis)
  return links.flatMap((link) => {
    const href = findNewHref(link, move)
    if (href === undefined) return []
    const span = href === 'unfixable' ? undefined : findUrl(link.use)
    if (!span || (span.file !== link.use.file && needsEscape(href))) return [{ ...link, use: locateUse(link.use) }]
    move.edits.add(span.file, { start: span.start, end: span.end, text: href })
    return []
  })
}

/** Adds edits of imports and includes. */
function rewriteReferences({ site, readText, moveOf, edits }: Move): void {
  const { sources, partials, assets } = site.files
  const files = new Map([...sources, ...partials.values()].map((each) => [each.path, each]))
  const known = new Set([...files.keys(), ...assets.map(({ path }) => path), ...site.loaded.inputs])
  for (const [path, { text }] of files) {
    if (!/\b(?:import|require|include|Snippet)\b/.test(text)) continue
    const references = { text: readText(path), before: path, after: moveOf(path), moveOf, exists: hasPath(known) }
    for (const edit of listReferenceEdits(references)) edits.add(path, edit)
  }
}

/** Adds redirects from the old URLs of moved pages, and edits of the front matter that names them by id. */
function rewriteFrontMatter(move: Move): void {
  for (const doc of move.docs.values()) {
    const { before, after } = doc
    if (!after || before.api) continue
    if (before.id !== after.id) renameInPagination(doc, move)
    if (before.route === after.route || !move.moves.has(before.source)) continue
    // The original in place of a missing translation redirects in its own edition.
    if (before.isFallback) continue
    const redirect = redirectOldRoute(move.readText(before.source), before.route, after.route)
    if (redirect) move.edits.add(before.source, redirect)
  }
}

/** Maps the old routes of pages to their new routes, if these differ. */
function listChangedRoutes(docs: Move['docs']): ReadonlyMap<string, string> {
  return new Map(
    [...docs.values()].flatMap(({ before, after }) =>
      after && before.route !== after.route ? [[before.route, after.route] as const] : [],
    ),
  )
}

/** Whether a path, possibly without an extension, is one of the known files. */
function hasPath(known: ReadonlySet<string>): (path: string) => boolean {
  return (path) => known.has(path) || ['.ts', '.tsx', '.js', '.jsx', '.mdx', '.md'].some((end) => known.has(path + end))
}

/** Adds the translations of moved originals, in every language that has one. */
function addTranslations(given: FileMoves, { graph, files }: MovedSite['site']): FileMoves {
  const existing = new Set([
    ...files.sources.map(({ path }) => path),
    ...files.partials.keys(),
    ...files.assets.map(({ path }) => path),
  ])
  const moves = new Map(given)
  for (const { contentRoot, sourceRoot } of graph.editions) {
    if (contentRoot === sourceRoot) continue
    for (const [from, to] of given) {
      const [oldPath, newPath] = [pathIn(sourceRoot, from), pathIn(sourceRoot, to)]
      if (oldPath === undefined || newPath === undefined) continue
      const translation = posix.join(contentRoot, oldPath)
      if (existing.has(translation) && !moves.has(translation)) moves.set(translation, posix.join(contentRoot, newPath))
    }
  }
  return moves
}

/** A path relative to a folder; `undefined` if it is not in the folder. */
function pathIn(root: string, path: string): string | undefined {
  if (root === '') return path
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : undefined
}

/** The files of the site after the move, without those that no longer are pages. */
function moveGraphFiles({ graphFiles, graph }: MovedSite['site'], moves: FileMoves): GraphFiles {
  const editions = graph.editions.toSorted((a, b) => b.contentRoot.length - a.contentRoot.length)
  const move = (source: GraphSource): GraphSource => {
    const path = moves.get(source.path)
    if (path === undefined) return source
    const edition = editions.find(({ contentRoot }) => pathIn(contentRoot, path) !== undefined)
    return { ...source, path, ...(edition && { version: edition.version, locale: edition.locale }) }
  }
  const isPage = ({ path }: GraphSource): boolean => !/(?:^|\/)_[^/]*$/.test(path)
  return {
    ...graphFiles,
    sources: sortInEditions(graphFiles.sources.map(move).filter(isPage)),
    assets: graphFiles.assets.map((asset) => ({ ...asset, path: moves.get(asset.path) ?? asset.path })),
    categories: graphFiles.categories.map((category) => {
      const path = moves.get(category.path) ?? category.path
      return { ...category, path, folder: path === category.path ? category.folder : posix.dirname(path) }
    }),
  }
}

/** Sorts the sources of each edition by path, as reading them from the disk does. */
function sortInEditions(sources: readonly GraphSource[]): readonly GraphSource[] {
  const groups = new Map<string, GraphSource[]>()
  for (const source of sources) {
    const key = editionKey(source)
    groups.set(key, [...(groups.get(key) ?? []), source])
  }
  return [...groups.values()].flatMap((group) => group.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)))
}

/** A page before and after a move. */
interface MatchedDoc {
  readonly before: Doc
  /** `undefined` if the page has no URL after the move. */
  readonly after: Doc | undefined
}

/** Maps the route of each page to the page before and after the move. */
function matchDocs(oldGraph: SiteGraph, newGraph: SiteGraph, moves: FileMoves): ReadonlyMap<string, MatchedDoc> {
  const keyOf = ({ version, locale, api, id }: Doc, source: string): string =>
    JSON.stringify([version, locale, source, api ? [id] : ''])
  const byKey = new Map(newGraph.docs.map((doc) => [keyOf(doc, doc.source), doc]))
  const bySource = new Map(newGraph.docs.map((doc) => [doc.source, doc]))
  return new Map(
    oldGraph.docs.toReversed().map((doc) => {
      const source = moves.get(doc.source) ?? doc.source
      // A page that moves into another version is not in the same edition.
      const after = byKey.get(keyOf(doc, source)) ?? (doc.isFallback ? undefined : bySource.get(source))
      return [doc.route, { before: doc, after }]
    }),
  )
}

/** Returns the new URL of a link; `undefined` if the link stays valid, or is already broken. */
function findNewHref({ use, route, edition, resolved }: SiteLink, move: Move): string | 'unfixable' | undefined {
  const { newGraph, docs, moveOf } = move
  const target = findTarget(resolved, move)
  if (!target) return undefined
  const page = docs.get(route)?.after
  const origin = {
    file: moveOf(use.file),
    route: page?.route ?? route,
    edition: page ? editionKey(page) : edition,
  }
  const { href } = use
  if (href.startsWith('pathname-site:')) return undefined
  const isValid = pointsTo(resolveLink(href, origin, newGraph.links), target)
  const isFromFile = isPathFrom(use.file, href, sourceOf(resolved, move))
  // docgen finds a path from the folder of the docs, too, but viewers of files, such as GitHub, do not.
  if (isValid && (!isFromFile || isPathFrom(origin.file, href, target.source))) return undefined
  const oldRoute = resolved.kind === 'page' ? { oldRoute: resolved.route } : {}
  const rewritten = rewriteLink({ href, origin, target, table: newGraph.links, isFromFile, ...oldRoute })
  return rewritten ?? (isValid ? undefined : 'unfixable')
}

/** The file of a link's target before the move; `undefined` if there is none. */
function sourceOf(resolved: ResolvedLink, { docs }: Move): string | undefined {
  if (resolved.kind === 'page') return docs.get(resolved.route)?.before.source
  return resolved.kind === 'asset' ? resolved.path : undefined
}

/** Whether a link is the path from one file to another. */
function isPathFrom(file: string, href: string, target: string | undefined): boolean {
  const [path = ''] = href.split(/[?#]/)
  return path !== '' && posix.join(posix.dirname(file), path) === target
}

/** The target of a link after the move; `undefined` if its page loses its URL, or if it points to no page or file. */
function findTarget(resolved: ResolvedLink, { site, docs, moveOf }: Move): MoveTarget | undefined {
  switch (resolved.kind) {
    case 'page': {
      const doc = docs.get(resolved.route)
      if (!doc) return { kind: 'page', route: resolved.route }
      return doc.after && { kind: 'page', route: doc.after.route, source: doc.after.source }
    }
    case 'asset': {
      const path = moveOf(resolved.path)
      return { kind: 'asset', path, source: path }
    }
    case 'static':
      return {
        kind: 'static',
        path: resolved.path,
        source: `${site.graph.links.staticRoots[0] ?? 'static'}${resolved.path}`,
      }
    default:
      return undefined
  }
}

const NEIGHBORS = ['pagination_next', 'pagination_prev'] as const

/** Adds edits of the front matter that names a page by its id, as the previous or next page. */
function renameInPagination({ before, after }: MatchedDoc, { site, readText, edits }: Move): void {
  if (!after) return
  for (const doc of site.graph.docs) {
    const isSame = doc.version === before.version && doc.locale === before.locale && !doc.isFallback
    if (!isSame || (doc.paginationNext !== before.id && doc.paginationPrevious !== before.id)) continue
    const text = readText(doc.source)
    const block = splitFrontMatter(text)
    if (block === undefined || block === 'unterminated') continue
    for (const field of NEIGHBORS) {
      const { value, isExact, scalar } = locateYamlKey(block.yaml, [field])
      if (!isExact || scalar !== before.id) continue
      const start = block.yamlOffset + value.start
      const written = text.slice(start, block.yamlOffset + value.end)
      edits.add(doc.source, { start, end: start + written.length, text: written.replace(before.id, after.id) })
    }
  }
}
