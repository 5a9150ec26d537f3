import type { Diagnostic } from '@docgen/renderer/contract'
import { checkSite } from '../check/check-site.js'
import { editionKey } from '../graph/site-graph.js'
import type { SiteFiles } from '../read/site-files.js'
import type { MadePage } from './make-site-pages.js'
import type { PreparedSite } from './prepare-site.js'

/** What is judged: a site with all that is known of its pages' text. */
export interface Judgement {
  readonly site: PreparedSite
  /** What the stages up to the plan have found. */
  readonly found: readonly Diagnostic[]
  readonly made: readonly Pick<MadePage, 'planned' | 'links' | 'anchors' | 'diagnostics'>[]
}

/** Everything that is wrong with a site: what the stages have found, what the pages' text says, and what is wrong between the pages. */
export async function judgeSite({ site, found, made }: Judgement): Promise<Diagnostic[]> {
  const { graph, config, files, placeInConfig } = site
  const pages = made.map(({ planned, links, anchors }) => ({
    route: planned.page.route,
    edition: editionKey(planned),
    // What stands in for a translation is checked where it is at home.
    links: planned.page.contentLanguage ? [] : links,
    anchors,
  }))
  const checked = await checkSite({ pages, graph, config, files, placeInConfig })
  return [...found, ...made.flatMap(({ diagnostics }) => diagnostics), ...checked].map(
    await prepareApiPlacer(files.apis),
  )
}

/** The parser behind it is a big one, and only sites with an API need it. */
async function prepareApiPlacer(apis: SiteFiles['apis']): Promise<(diagnostic: Diagnostic) => Diagnostic> {
  if (apis.length === 0) return (diagnostic) => diagnostic
  const { createApiPlacer } = await import('./create-api-placer.js')
  return createApiPlacer(apis)
}
