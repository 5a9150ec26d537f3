import { joinRoute } from '../graph/resolve-slug.js'
import type { SiteGraph } from '../graph/site-graph.js'

/** Href of the page at a path of the config, in a language; undefined where there is none. */
export function findRoute(path: string, locale: string, { locales, links }: SiteGraph): string | undefined {
  const base = locales.get(locale)?.home.route ?? '/'
  const own = base === '/' ? undefined : links.routes[joinRoute(`${base}/${path}`)]
  return own ?? links.routes[path]
}
