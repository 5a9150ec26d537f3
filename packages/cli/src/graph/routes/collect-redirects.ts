import type { Config } from '../../config/config.js'
import { decodePath } from '../../read/files/decode-path.js'
import type { StaticFile } from '../../read/site-files.js'
import type { DocFacts } from '../doc.js'
import { type Edition, localeRoute } from '../edition.js'
import type { Redirect } from '../site-graph.js'
import { createUrl, encodePath } from './create-url.js'
import { joinRoute } from './resolve-slug.js'

/** The docs of an edition, with the old routes that redirect to them. */
export interface MovedDocs {
  readonly edition: Edition
  readonly docs: readonly DocFacts[]
}

/** Sources of redirects, and the files that they may point to. */
export interface RedirectSources {
  readonly built: readonly MovedDocs[]
  readonly statics: readonly StaticFile[]
  readonly configFile: string
}

/** Collects all redirects: first the redirects of the config, in every language, then the redirects of front matter. */
export function collectRedirects(siteConfig: Config, sources: RedirectSources): readonly Redirect[] {
  const { built, statics, configFile } = sources
  const config = { ...siteConfig, redirects: removeBase(siteConfig, sources) }
  const configured = config.redirects.map(({ from, to }) => ({
    from: joinRoute(decodePath(from)),
    to: hrefOf(to, config, statics),
    file: configFile,
  }))
  const moved = built.flatMap(({ edition, docs }) =>
    docs.flatMap(({ redirectFrom, href, source, line }) =>
      // An old route belongs to the language and version of its page.
      redirectFrom.flatMap((path) => {
        const from = toEditionRoute(joinRoute(`/${decodePath(path)}`), edition, siblingsOf(edition, built))
        return from === undefined ? [] : [{ from, to: href, file: source, line }]
      }),
    ),
  )
  return [...configured, ...translateRedirects(config, [...configured, ...moved], sources), ...moved]
}

/**
 * Removes the base URL from redirects of the config that repeat it, unless the site has pages below a folder of that
 * name.
 */
function removeBase({ redirects, baseUrl }: Config, { built }: RedirectSources): Config['redirects'] {
  const isBelow = (path: string): boolean => path.startsWith(baseUrl)
  if (baseUrl === '/' || !redirects.some(({ from, to }) => isBelow(from) || isBelow(to))) return redirects
  if (built.some(({ docs }) => docs.some(({ route }) => isBelow(`${route}/`)))) return redirects
  const cut = (path: string): string => (isBelow(path) ? path.slice(baseUrl.length - 1) : path)
  return redirects.map(({ from, to }) => ({ from: cut(from), to: cut(to) }))
}

/**
 * The config's redirects in every other language where the target page exists: Docusaurus builds each language with
 * them.
 */
function translateRedirects(
  config: Config,
  earlier: readonly Redirect[],
  { built, statics, configFile }: RedirectSources,
): readonly Redirect[] {
  const routes = new Set(built.flatMap(({ docs }) => docs.map(({ route }) => route)))
  const usedRoutes = new Set([...earlier.map(({ from }) => from), ...routes])
  const bases = config.i18n.locales.map((locale) => localeRoute(locale, config.i18n)).filter((base) => base !== '/')
  return bases.flatMap((base) =>
    config.redirects.flatMap(({ from, to }) => {
      const source = joinRoute(`${base}/${decodePath(from)}`)
      const isPage = to.startsWith('/') && routes.has(joinRoute(`${base}/${decodePath(to.replace(/[?#].*/s, ''))}`))
      if (!isPage || usedRoutes.has(source)) return []
      usedRoutes.add(source)
      return [{ from: source, to: hrefOf(base + to, config, statics), file: configFile }]
    }),
  )
}

/** The editions of the same version in other languages, the default language first. */
function siblingsOf({ version, locale }: Edition, built: readonly MovedDocs[]): readonly Edition[] {
  return built.flatMap(({ edition }) => (edition.version === version && edition.locale !== locale ? [edition] : []))
}

/**
 * Converts an old route to a route of an edition; `undefined` if the route belongs only to other editions. A route with
 * the path of another language belongs to that language, but a route of the default language applies to all languages.
 * A route below the route of the docs gets the language and version of the edition. Elsewhere, each version of the
 * first collection has separate routes; in other collections, only the last version has routes.
 */
function toEditionRoute(
  path: string,
  { base, localeBase, routeBase, isLast, collection }: Edition,
  siblings: readonly Edition[],
): string | undefined {
  const { routeBasePath } = collection.docs
  const isBelow = (route: string): boolean => route === '/' || path === route || path.startsWith(`${route}/`)
  if (routeBase !== '/' && isBelow(routeBase)) return path
  const owner = siblings.find((each) => each.routeBase !== '/' && isBelow(each.routeBase))
  if (owner)
    return owner.localeBase === '/' ? joinRoute(`${routeBase}/${path.slice(owner.routeBase.length)}`) : undefined
  if (isBelow(routeBasePath))
    return joinRoute(`${routeBase}/${path.slice(routeBasePath === '/' ? 0 : routeBasePath.length)}`)
  return base !== localeBase || isLast ? joinRoute(`${base}/${path}`) : undefined
}

function hrefOf(to: string, config: Config, statics: readonly StaticFile[]): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to
  const end = to.search(/[?#]/)
  const path = decodePath(end === -1 ? to : to.slice(0, end))
  const suffix = end === -1 ? '' : to.slice(end)
  const route = joinRoute(path)
  // Files keep their URL, regardless of the trailing-slash rule for pages.
  if (statics.some(({ output }) => `/${output}` === route)) return config.baseUrl + encodePath(route.slice(1)) + suffix
  return createUrl(route, config, path.endsWith('/')).href + suffix
}
