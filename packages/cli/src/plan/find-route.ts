import type { LinkTable } from '../graph/links/link-table.js'
import { resolveLink } from '../graph/links/resolve-link.js'
import type { SiteGraph } from '../graph/site-graph.js'

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
