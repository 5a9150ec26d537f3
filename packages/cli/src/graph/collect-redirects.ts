import type { Config } from '../config/config.js'
import { decodePath } from '../read/decode-path.js'
import type { StaticFile } from '../read/site-files.js'
import { createAddress, encodePath } from './create-address.js'
import type { DocFacts } from './doc.js'
import type { Edition } from './edition.js'
import { joinRoute } from './resolve-slug.js'
import type { Redirect } from './site-graph.js'

/** The documents of an edition, with the old addresses that lead to them. */
export interface MovedDocs {
  readonly edition: Edition
  readonly docs: readonly DocFacts[]
}

/** Where old addresses are written, and the files that they may lead to. */
export interface RedirectSources {
  readonly built: readonly MovedDocs[]
  readonly statics: readonly StaticFile[]
  readonly configFile: string
}

/** All old addresses: those of the config, then those of the documents' front matter. */
export function collectRedirects(config: Config, sources: RedirectSources): readonly Redirect[] {
  const { built, statics, configFile } = sources
  const written = config.redirects.map(({ from, to }) => ({
    from: joinRoute(decodePath(from)),
    to: hrefOf(to, config, statics),
    file: configFile,
  }))
  const moved = built.flatMap(({ edition, docs }) =>
    docs.flatMap(({ redirectFrom, href, source, line }) =>
      // An old address of a page is one of its own language and version.
      redirectFrom.map((from) => ({
        from: joinRoute(`${edition.base}/${decodePath(from)}`),
        to: href,
        file: source,
        line,
      })),
    ),
  )
  return [...written, ...moved]
}

function hrefOf(to: string, config: Config, statics: readonly StaticFile[]): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to
  const end = to.search(/[?#]/)
  const path = decodePath(end === -1 ? to : to.slice(0, end))
  const suffix = end === -1 ? '' : to.slice(end)
  const route = joinRoute(path)
  // A file has its address as it is, whatever the rule for pages.
  if (statics.some(({ output }) => `/${output}` === route)) return config.baseUrl + encodePath(route.slice(1)) + suffix
  return createAddress(route, config, path.endsWith('/')).href + suffix
}
