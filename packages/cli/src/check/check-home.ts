import type { Diagnostic } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { PlaceInConfig } from '../config/place-in-config.js'
import { resolveLink } from '../graph/links/resolve-link.js'
import { editionKey, type SiteGraph } from '../graph/site-graph.js'
import { severityOf } from './severity-of.js'

/** Inputs of the check of the home page. */
export interface HomeCheck {
  readonly graph: Pick<SiteGraph, 'editions' | 'links' | 'mainDocs'>
  readonly config: Config
  readonly placeInConfig: PlaceInConfig
}

/**
 * Warns if no page, redirect or static file is at the root of the site, which the navbar and the printed URL link
 * to.
 */
export function checkHome({ graph: { editions, links, mainDocs }, config, placeInConfig }: HomeCheck): Diagnostic[] {
  // A site without docs has its own error.
  const main = editions[0] && mainDocs.get(editionKey(editions[0]))
  // A static `_redirects` file may redirect `/`, and a logo with a custom link means that home is elsewhere.
  const isElsewhere = Object.hasOwn(links.statics, '/_redirects') || config.navbar.logo?.href !== undefined
  if (!main || isElsewhere || !severityOf(config.onBrokenLinks)) return []
  if (resolveLink('/', { file: '' }, links).kind !== 'missing') return []
  return [
    {
      code: 'no-home-page',
      severity: 'warning',
      ...placeInConfig(config.collections[0]?.place ?? []),
      message: `no page at ${links.baseUrl}: the link in the navbar and the URL of the site end in a 404`,
      hint: `Write slug: / into the front matter of a page, or add redirects: [{ from: '/', to: '${main.route}' }]`,
    },
  ]
}
