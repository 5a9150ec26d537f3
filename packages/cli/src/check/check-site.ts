import { type Diagnostic, didYouMean, isSameButCase, nearestWord } from '@docgen/renderer/contract'

import type { Memo } from '../cache/memo.js'
import type { Config } from '../config/config.js'
import type { LocateInConfig } from '../config/locate-in-config.js'
import { findNearestTarget } from '../graph/links/find-nearest-target.js'
import type { LinkTable } from '../graph/links/link-table.js'
import { type ResolvedLink, resolveLink } from '../graph/links/resolve-link.js'
import { locateInFrontMatter } from '../graph/locate-in-front-matter.js'
import { editionKey, type SiteGraph } from '../graph/site-graph.js'
import { isInFeed, planDocFeeds } from '../plan/plan-feeds.js'
import type { SiteFiles } from '../read/site-files.js'
import { checkAuthors } from './check-authors.js'
import { checkConfigFiles } from './check-config-files.js'
import { checkConfigHandlers } from './check-config-handlers.js'
import { checkConfigLinks } from './check-config-links.js'
import { checkConflicts } from './check-conflicts.js'
import { type CheckedPage, checkLinks, type FindLinkPosition, hintForStatic } from './check-links.js'
import { checkMarkdownPages } from './check-markdown-pages.js'
import { checkRedirects } from './check-redirects.js'
import { createAnchorCheck } from './create-anchor-check.js'
import { severityOf } from './severity-of.js'

/** Inputs of the checks. */
export interface SiteCheck {
  readonly pages: readonly CheckedPage[]
  readonly graph: SiteGraph
  readonly config: Config
  readonly files: Pick<SiteFiles, 'sources' | 'versions' | 'authors'>
  readonly locateInConfig: LocateInConfig
  readonly findLinkPosition?: FindLinkPosition | undefined
  /** False if the settings of versions have errors: a version that the config refers to may be missing. */
  readonly hasAllVersions: boolean
  readonly memo?: Memo
}

/** Checks everything that needs the whole site, such as links, images, redirects and feeds. */
export async function checkSite({
  pages,
  graph,
  config,
  files,
  locateInConfig,
  findLinkPosition,
  hasAllVersions,
  memo,
}: SiteCheck): Promise<Diagnostic[]> {
  const table = graph.links
  const checkAnchor = createAnchorCheck(pages, config)
  const diagnostics = [
    ...checkLinks({ pages, table, config, checkAnchor, locate: findLinkPosition, ...(memo && { memo }) }),
    ...checkConfigFiles({ config, table, locateInConfig }),
    ...checkPageImages(graph, files, config),
    ...checkAuthors(graph, files, config),
    ...checkPolicy(config, locateInConfig),
    ...checkMarkdownPages(config, locateInConfig),
    ...checkConfigHandlers(config, locateInConfig),
  ]
  if (!hasAllVersions) return diagnostics
  return [
    ...diagnostics,
    ...(await checkConfigLinks({ config, table, versions: files.versions, locateInConfig, checkAnchor })),
    ...checkRedirects({ graph, config, locateInConfig, checkAnchor, sources: files.sources }),
    ...checkSearchContexts(config, table.routes, locateInConfig),
    ...checkFeeds(config, graph, locateInConfig),
    ...checkConflicts(graph.conflicts, config),
    ...checkHome({ graph, config, locateInConfig }),
  ]
}

/** Warns if the config disables the content security policy, as a whole or for scripts. */
function checkPolicy({ security: { csp } }: Pick<Config, 'security'>, locateInConfig: LocateInConfig): Diagnostic[] {
  const warning = { code: 'missing-csp', severity: 'warning' } as const
  if (csp === false) {
    const message = 'pages have no content security policy: browsers run any script that is injected into them'
    const hint = 'Add what pages need to security.csp.sources instead'
    return [{ ...warning, ...locateInConfig(['security', 'csp']), message, hint }]
  }
  if (!csp.sources['script-src']?.includes("'unsafe-inline'")) return []
  const message = 'the policy allows all inline scripts: browsers run any that is injected into a page'
  const hint = "Move the script to a file, or add its hash, such as 'sha256-…', which browsers print"
  return [{ ...warning, ...locateInConfig(['security', 'csp', 'sources', 'script-src']), message, hint }]
}

/** Inputs of the check of the home page. */
export interface HomeCheck {
  readonly graph: Pick<SiteGraph, 'editions' | 'links' | 'mainDocs'>
  readonly config: Config
  readonly locateInConfig: LocateInConfig
}

/**
 * Warns if no page, redirect or static file is at the root of the site: the navbar and the URL that docgen prints link
 * to it.
 */
function checkHome({ graph: { editions, links, mainDocs }, config, locateInConfig }: HomeCheck): Diagnostic[] {
  // A site without docs is already reported as an error.
  const main = editions[0] && mainDocs.get(editionKey(editions[0]))
  // A static `_redirects` file may redirect `/`, and a logo with a custom link means that another page is the home
  // page.
  const isHomeElsewhere = Object.hasOwn(links.statics, '/_redirects') || config.navbar.logo?.href !== undefined
  if (!main || isHomeElsewhere || !severityOf(config.onBrokenLinks)) return []
  if (resolveLink('/', { file: '' }, links).kind !== 'missing') return []
  return [
    {
      code: 'no-home-page',
      severity: 'warning',
      ...locateInConfig(config.collections[0]?.position ?? []),
      message: `no page at ${links.baseUrl}: the navbar link and the URL of the site return a 404`,
      hint: `Write slug: / into the front matter of a page, or add redirects: [{ from: '/', to: '${main.route}' }]`,
    },
  ]
}

/**
 * Reports search contexts without pages: readers could select them and would find nothing. `pages` has the route of
 * every page.
 */
export function checkSearchContexts(
  { search }: Pick<Config, 'search'>,
  pages: LinkTable['routes'],
  locateInConfig: LocateInConfig,
): Diagnostic[] {
  if (!search.enabled || search.contexts.length === 0) return []
  const routes = Object.keys(pages)
  return search.contexts.flatMap(({ path }, index) => {
    const folder = toFolder(path)
    // The path of a version or a language may precede it.
    if (folder === '/' || routes.some((route) => `${route}/`.includes(`${folder}/`))) return []
    return {
      code: 'empty-search-context',
      severity: 'warning',
      ...locateInConfig(['search', 'contexts', index, 'path']),
      message: `no page is below ${folder}, so this search context is empty`,
      ...hintForFolder(folder, routes),
    }
  })
}

/** Reports feeds without pages that have a date: docgen does not write them. */
export function checkFeeds(
  config: Config,
  { docs, links }: Pick<SiteGraph, 'docs' | 'links'>,
  locateInConfig: LocateInConfig,
): Diagnostic[] {
  return planDocFeeds(config.i18n.defaultLocale, config).flatMap((feed, index) => {
    const pages = docs.filter((doc) => isInFeed(doc, feed))
    if (pages.some(({ published, isUnlisted }) => published !== undefined && !isUnlisted)) return []
    const isWithoutDates = pages.length > 0
    return {
      code: 'empty-feed',
      severity: 'warning',
      ...locateInConfig(['feeds', index, 'path']),
      message: isWithoutDates
        ? `no page below ${feed.route} has a date, so this feed is empty`
        : `no page is below ${feed.route}, so this feed is empty`,
      ...(isWithoutDates
        ? { hint: 'Write date: 2026-03-01 into the front matter of each page of the feed' }
        : hintForFolder(feed.route, Object.keys(links.routes))),
    }
  })
}

function toFolder(path: string): string {
  return `/${path.replace(/^\/+|(?<!\/)\/+$/g, '')}`
}

/** A hint with the folder that was probably meant; empty if no folder has a similar name. */
function hintForFolder(folder: string, routes: readonly string[]): { readonly hint?: string } {
  const near = nearestWord(folder, new Set(routes.flatMap((route) => listFolders(route))))
  return near === undefined ? {} : { hint: didYouMean(near, isSameButCase(near, folder)) }
}

/** A route and every folder above it: `/a/b` and `/a`. */
function listFolders(route: string): readonly string[] {
  const parts = route.split('/').slice(1)
  return parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`)
}

/** Reports missing social preview images of front matter, at most as warnings, because readers never see them. */
export function checkPageImages(
  graph: SiteGraph,
  { sources }: Pick<SiteFiles, 'sources'>,
  { onBrokenImages }: Pick<Config, 'onBrokenImages'>,
): Diagnostic[] {
  const configured = severityOf(onBrokenImages)
  if (!configured) return []
  const severity = configured === 'error' ? 'warning' : configured
  const texts = new Map(sources.map(({ path, text }) => [path, text]))
  return graph.docs.flatMap(({ image, source, route }) => {
    if (image === undefined) return []
    const fromFile = resolveLink(image, { file: source, route }, graph.links)
    // A path that names no file relative to the page is one in the static folder, as in Docusaurus.
    const isStatic = fromFile.kind === 'missing' && !/^[./]/.test(image)
    const resolved = isStatic ? resolveLink(`/${image}`, { file: source, route }, graph.links) : fromFile
    const exists = resolved.kind === 'external' ? URL.canParse(image, 'https://example.org') : isFile(resolved)
    if (exists) return []
    const near = resolved.kind === 'missing' ? findNearestTarget(resolved, graph.links) : undefined
    return {
      code: 'broken-image',
      severity,
      file: source,
      ...locateInFrontMatter(texts.get(source) ?? '', 'image'),
      message: `no image at ${image}`,
      ...(near
        ? { hint: didYouMean(near.spelling, near.isSameButCase) }
        : resolved.kind === 'missing' && hintForStatic(resolved, graph.links)),
    }
  })
}

function isFile({ kind }: ResolvedLink): boolean {
  return kind === 'asset' || kind === 'static'
}
