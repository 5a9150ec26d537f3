import type { LinkTable } from '../graph/links/link-table.js'
import { resolveLink } from '../graph/links/resolve-link.js'
import { uncheckedUrl } from '../graph/links/unchecked-url.js'
import type { SiteGraph } from '../graph/site-graph.js'
import { withBase } from './plan-head.js'

/** Where a link of the config is shown. */
export interface SitePlace {
  readonly graph: SiteGraph
  readonly locale: string
}

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|[?#]|$)/i

/**
 * Resolves a URL of the config from the site's root: with base URL, in the language of the page, with the site's
 * trailing-slash rule.
 */
export function resolveSiteHref(written: string, { graph, locale }: SitePlace): string {
  const { baseUrl } = graph.links
  const unchecked = uncheckedUrl(written, baseUrl)
  if (unchecked !== undefined || ELSEWHERE.test(written)) return unchecked ?? written
  const path = `/${written.replace(/^(?:\.?\/)+/, '')}`
  return findRoute(path, locale, graph) ?? withBase(written, baseUrl)
}

/**
 * Href of the page or static file at a path of the config, in a language; undefined if there is none. Keeps query
 * and anchor.
 */
export function findRoute(path: string, locale: string, { locales, links }: SiteGraph): string | undefined {
  const base = locales.get(locale)?.home.route ?? '/'
  const own = base === '/' ? undefined : hrefOf(base + path, links)
  return own ?? hrefOf(path, links)
}

/** If a page has the URL, it is the target, whatever its counterparts in other versions. */
function hrefOf(path: string, links: LinkTable): string | undefined {
  const [route = ''] = path.split(/[?#]/, 1)
  const href = Object.hasOwn(links.routes, route) ? links.routes[route] : undefined
  if (href !== undefined) return href + path.slice(route.length)
  const found = resolveLink(path, { file: '' }, links)
  return found.kind === 'missing' ? undefined : found.href
}
