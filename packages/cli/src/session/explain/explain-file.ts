import { resolveLink } from '../../graph/links/resolve-link.js'
import { editionKey } from '../../graph/site-graph.js'
import { nameFileRole } from '../live/name-file-role.js'
import type { ExplainedSite } from './open-explained-site.js'

/** What uses a file that is no page. */
export interface FileExplanation {
  readonly file: string
  /** Routes of pages, each with what it does with the file. */
  readonly uses: readonly { readonly route: string; readonly how: string }[]
  /** What the file is, where pages depend on it that do not name it. */
  readonly role: string | undefined
  /** Of how many pages nobody knows what they use before their text is compiled. */
  readonly unknownPages: number
}

/** Explains a file of the site that is no page, by its path or the address of a static one; `undefined` where nothing uses a file of that name. */
export function explainFile(name: string, site: ExplainedSite): FileExplanation | undefined {
  const known = explainPath(name, site)
  const addressed = known ? undefined : findStatic(name, site)
  return addressed === undefined ? known : explainPath(addressed, site)
}

function explainPath(file: string, site: ExplainedSite): FileExplanation | undefined {
  const { snapshot, restoreLinks } = site
  const { files, plan, graph, prepared, config } = snapshot.site
  const includers = new Set(files.sources.filter(({ includes }) => includes.includes(file)).map(({ path }) => path))
  // In every language a page of its own may be made of the same source.
  const including = plan.pages.flatMap(({ page: { source, route } }) =>
    source !== undefined && includers.has(source) ? [{ route, how: 'includes it' }] : [],
  )
  const hrefs = new Set([
    ...graph.assets.filter(({ source }) => source === file).map(({ href }) => href),
    ...files.statics.filter(({ path }) => path === file).map(({ output }) => encodeURI(config.baseUrl + output)),
  ])
  const showing = plan.pages.flatMap((planned, index) => {
    const { page } = planned
    const place = { route: page.route, edition: editionKey(planned) }
    const isShown = restoreLinks(index).some(({ href, file }) =>
      hrefs.has(withoutFragment(resolveLink(href, { ...place, file }, prepared.setup.links).href)),
    )
    return isShown ? [{ route: page.route, how: 'shows it or links to it' }] : []
  })
  const running = plan.pages.flatMap(({ page }, index) => {
    const names = Object.values(snapshot.inputs[index]?.programs ?? {})
    const isRun = names.some((path) => snapshot.site.programs.reach.get(path)?.files.includes(file))
    return isRun && !includers.has(page.source ?? '') ? [{ route: page.route, how: 'runs it' }] : []
  })
  const role = nameFileRole(file, site)
  const isKnown =
    role !== undefined || files.partials.has(file) || hrefs.size > 0 || including.length + running.length > 0
  const unknownPages = countUnknownPages(site)
  return isKnown ? { file, uses: [...including, ...running, ...showing], role, unknownPages } : undefined
}

/** How many pages have a text that no build has compiled yet. */
export function countUnknownPages({ snapshot, findFacts }: ExplainedSite): number {
  return snapshot.site.plan.pages.filter((_page, place) => findFacts(place) === undefined).length
}

/** Path of the static file that pages find at an address. */
function findStatic(address: string, { snapshot }: ExplainedSite): string | undefined {
  const { files, config } = snapshot.site
  const below = address.startsWith(config.baseUrl) ? address.slice(config.baseUrl.length) : address
  return files.statics.find(({ output }) => output === below || encodeURI(output) === below)?.path
}

/** An address without query and hash. */
export function withoutFragment(href: string): string {
  return href.replace(/[?#].*/s, '')
}
