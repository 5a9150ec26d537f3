import type { LinkTable } from '../graph/links/link-table.js'
import { resolveLink, uncheckedUrl } from '../graph/links/resolve-link.js'
import { toRootPath } from '../graph/links/to-root-path.js'
import type { SiteGraph } from '../graph/site-graph.js'
import { withBase } from './plan-head.js'

/** Where a link of the config is shown. */
export interface LinkOrigin {
  readonly graph: SiteGraph
  readonly locale: string
}

const NOT_A_PATH = /^(?:[a-z][a-z\d+.-]*:|\/\/|[?#]|$)/i

/**
 * Resolves a URL of the config from the site's root: with base URL, in the language of the page, with the site's
 * trailing-slash rule.
 */
export function resolveSiteHref(raw: string, { graph, locale }: LinkOrigin): string {
  const { baseUrl } = graph.links
  const unchecked = uncheckedUrl(raw, baseUrl)
  if (unchecked !== undefined || NOT_A_PATH.test(raw)) return unchecked ?? raw
  const path = `/${raw.replace(/^(?:\.?\/)+/, '')}`
  return findRoute(path, locale, graph) ?? withBase(raw, baseUrl)
}

/**
 * Href of the page or static file at a path of the config, in a language; undefined if there is none. Keeps query
 * and anchor.
 */
export function findRoute(path: string, locale: string, { locales, links }: SiteGraph): string | undefined {
  const base = locales.get(locale)?.home.route ?? '/'
  const inLanguage = base === '/' ? undefined : hrefOf(base + path, links)
  return inLanguage ?? hrefOf(path, links)
}

/**
 * Returns the href at a path; `undefined` if there is none. A page with exactly this route takes precedence over pages
 * of other versions.
 */
function hrefOf(path: string, links: LinkTable): string | undefined {
  const [route = ''] = path.split(/[?#]/, 1)
  const href = Object.hasOwn(links.routes, route) ? links.routes[route] : undefined
  if (href !== undefined) return href + path.slice(route.length)
  const target = resolveLink(path, { file: '' }, links)
  return target.kind === 'missing' ? undefined : target.href
}

/** Target of a navbar or footer link in the config: a page by its route, or any URL as written. */
export interface LinkTarget {
  readonly to?: string | undefined
  readonly href?: string | undefined
  readonly prependBaseUrlToHref?: boolean
}

/** The resolved URL of a link. */
export interface ResolvedTarget {
  readonly href: string
  /** Whether it belongs to another site. */
  readonly isExternal: boolean
}

const OTHER_SITE = /^(?:[a-z][a-z\d+.-]*:)?\/\//i

/** Resolves a navbar or footer link for the pages of a language. */
export function resolveTarget(
  { to, href = '', prependBaseUrlToHref }: LinkTarget,
  position: LinkOrigin,
): ResolvedTarget {
  if (to !== undefined) return { href: resolveSiteHref(toRootPath(to), position), isExternal: false }
  const { baseUrl } = position.graph.links
  const unchecked = uncheckedUrl(href, baseUrl)
  if (unchecked !== undefined) return { href: unchecked, isExternal: false }
  return { href: prependBaseUrlToHref ? withBase(href, baseUrl) : href, isExternal: OTHER_SITE.test(href) }
}
