import type { Config } from '../config/config.js'
import { createAddress } from './create-address.js'
import type { DocFacts } from './doc.js'
import type { Edition } from './edition.js'
import { joinRoute } from './resolve-slug.js'
import type { Redirect } from './site-graph.js'

/** The documents of an edition, with the old addresses that lead to them. */
export interface MovedDocs {
  readonly edition: Edition
  readonly docs: readonly DocFacts[]
}

/** All old addresses: those of the config, then those of the documents' front matter. */
export function collectRedirects(config: Config, built: readonly MovedDocs[], configFile: string): readonly Redirect[] {
  const written = config.redirects.map(({ from, to }) => ({
    from: joinRoute(from),
    to: hrefOf(to, config),
    file: configFile,
  }))
  const moved = built.flatMap(({ edition, docs }) =>
    docs.flatMap(({ redirectFrom, href, source, line }) =>
      // An old address of a page is one of its own language and version.
      redirectFrom.map((from) => ({ from: joinRoute(`${edition.base}/${from}`), to: href, file: source, line })),
    ),
  )
  return [...written, ...moved]
}

function hrefOf(to: string, config: Config): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to
  const end = to.search(/[?#]/)
  const path = end === -1 ? to : to.slice(0, end)
  return createAddress(joinRoute(path), config, path.endsWith('/')).href + (end === -1 ? '' : to.slice(end))
}
