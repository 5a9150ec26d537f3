import { resolveLink } from '../../graph/links/resolve-link.js'
import { editionKey } from '../../graph/site-graph.js'
import { nameFileRole } from '../live/name-file-role.js'
import type { ExplainedSite } from './open-explained-site.js'

/** Uses of a file that is not a page. */
export interface FileExplanation {
  readonly file: string
  /** Routes of the pages that use the file. `how` is a verb phrase, such as `includes it`. */
  readonly uses: readonly { readonly route: string; readonly how: string }[]
  /** Role of the file, if pages depend on it without naming it. */
  readonly role: string | undefined
  /** Number of pages whose content is not compiled yet, so it is unknown whether they use the file. */
  readonly unknownPages: number
}

/**
 * Explains a file of the site that is not a page, by its path or the URL of a static file; `undefined` if the site has
 * no such file.
 */
export function explainFile(name: string, site: ExplainedSite): FileExplanation | undefined {
  const pathExplanation = explainPath(name, site)
  const staticFile = pathExplanation ? undefined : findStatic(name, site)
  return staticFile === undefined ? pathExplanation : explainPath(staticFile, site)
}

function explainPath(file: string, site: ExplainedSite): FileExplanation | undefined {
  const { snapshot, restoreLinks } = site
  const { files, plan, graph, prepared, config } = snapshot.site
  const includers = new Set(files.sources.filter(({ includes }) => includes.includes(file)).map(({ path }) => path))
  // A source can have a page in each language.
  const including = plan.pages.flatMap(({ page: { source, route } }) =>
    source !== undefined && includers.has(source) ? [{ route, how: 'includes it' }] : [],
  )
  const hrefs = new Set([
    ...graph.assets.filter(({ source }) => source === file).map(({ href }) => href),
    ...files.statics.filter(({ path }) => path === file).map(({ output }) => encodeURI(config.baseUrl + output)),
  ])
  const showing = plan.pages.flatMap((planned, index) => {
    const { page } = planned
    const position = { route: page.route, edition: editionKey(planned) }
    const isReferenced = restoreLinks(index).some(({ href, file }) =>
      hrefs.has(removeQueryAndHash(resolveLink(href, { ...position, file }, prepared.setup.links).href)),
    )
    return isReferenced ? [{ route: page.route, how: 'shows it or links to it' }] : []
  })
  const running = plan.pages.flatMap(({ page }, index) => {
    const names = Object.values(snapshot.inputs[index]?.mdxModules ?? {})
    const isRun = names.some((path) => snapshot.site.mdxModules.reach.get(path)?.files.includes(file))
    return isRun && !includers.has(page.source ?? '') ? [{ route: page.route, how: 'runs it' }] : []
  })
  const role = nameFileRole(file, site)
  const isOfSite =
    role !== undefined || files.partials.has(file) || hrefs.size > 0 || including.length + running.length > 0
  const unknownPages = countUnknownPages(site)
  return isOfSite ? { file, uses: [...including, ...running, ...showing], role, unknownPages } : undefined
}

/** Counts the pages whose content no build has compiled yet. */
export function countUnknownPages({ snapshot, findFacts }: ExplainedSite): number {
  return snapshot.site.plan.pages.filter((_page, position) => findFacts(position) === undefined).length
}

/** Finds the path of the static file at a URL. */
function findStatic(url: string, { snapshot }: ExplainedSite): string | undefined {
  const { files, config } = snapshot.site
  const below = url.startsWith(config.baseUrl) ? url.slice(config.baseUrl.length) : url
  return files.statics.find(({ output }) => output === below || encodeURI(output) === below)?.path
}

/** Removes the query and the hash from a URL. */
export function removeQueryAndHash(href: string): string {
  return href.replace(/[?#].*/s, '')
}
