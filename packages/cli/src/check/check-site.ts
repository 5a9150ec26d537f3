import type { Diagnostic } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { PlaceInConfig } from '../config/place-in-config.js'
import type { PartMemo } from '../graph/part-memo.js'
import type { SiteGraph } from '../graph/site-graph.js'
import type { SiteFiles } from '../read/site-files.js'
import { checkConfigFiles } from './check-config-files.js'
import { checkConfigLinks } from './check-config-links.js'
import { checkConflicts } from './check-conflicts.js'
import { type CheckedPage, checkLinks } from './check-links.js'
import { checkPageImages } from './check-page-images.js'
import { checkRedirects } from './check-redirects.js'
import { checkSearchContexts } from './check-search-contexts.js'

/** What the checks look at. */
export interface SiteCheck {
  readonly pages: readonly CheckedPage[]
  readonly graph: SiteGraph
  readonly config: Config
  readonly files: Pick<SiteFiles, 'sources'>
  readonly placeInConfig: PlaceInConfig
  readonly parts?: PartMemo | undefined
}

/** Everything that is wrong between the pages: links, anchors, pictures, and what claims the same place. */
export async function checkSite({
  pages,
  graph,
  config,
  files,
  placeInConfig,
  parts,
}: SiteCheck): Promise<Diagnostic[]> {
  const table = graph.links
  return [
    ...checkLinks({ pages, table, config, ...(parts && { parts }) }),
    ...(await checkConfigLinks({ config, table, placeInConfig })),
    ...checkConfigFiles({ config, table, placeInConfig }),
    ...checkRedirects({ graph, config, placeInConfig }),
    ...checkPageImages(graph, files),
    ...checkSearchContexts(config, table.routes, placeInConfig),
    ...checkConflicts(graph.conflicts, config),
  ]
}
