import type { Config } from '../config/config.js'
import { createAddress } from './create-address.js'
import type { DocFacts } from './doc.js'
import { joinRoute } from './resolve-slug.js'
import type { Redirect } from './site-graph.js'

/** All old addresses: those of the config, then those of the documents' front matter. */
export function collectRedirects(config: Config, docs: readonly DocFacts[], configFile: string): readonly Redirect[] {
  const written = config.redirects.map(({ from, to }) => ({
    from: joinRoute(from),
    to: hrefOf(to, config),
    file: configFile,
  }))
  const moved = docs.flatMap(({ redirectFrom, href, source, line }) =>
    redirectFrom.map((from) => ({ from: joinRoute(from), to: href, file: source, line })),
  )
  return [...written, ...moved]
}

function hrefOf(to: string, config: Config): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to
  const end = to.search(/[?#]/)
  const path = end === -1 ? to : to.slice(0, end)
  return createAddress(joinRoute(path), config, path.endsWith('/')).href + (end === -1 ? '' : to.slice(end))
}
