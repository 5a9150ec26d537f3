import type { Diagnostic } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { PlaceInConfig } from '../config/place-in-config.js'
import type { PartMemo } from '../graph/part-memo.js'
import type { SiteGraph } from '../graph/site-graph.js'
import type { SiteFiles } from '../read/site-files.js'
import { checkAuthors } from './check-authors.js'
import { checkConfigFiles } from './check-config-files.js'
import { checkConfigLinks } from './check-config-links.js'
import { checkConflicts } from './check-conflicts.js'
import { checkHome } from './check-home.js'
import { type CheckedPage, checkLinks, type FindLinkPlace } from './check-links.js'
import { checkPageImages } from './check-page-images.js'
import { checkPolicy } from './check-policy.js'
import { checkRedirects } from './check-redirects.js'
import { checkSearchContexts } from './check-search-contexts.js'
import { createAnchorCheck } from './create-anchor-check.js'

/** Inputs of the checks. */
export interface SiteCheck {
  readonly pages: readonly CheckedPage[]
  readonly graph: SiteGraph
  readonly config: Config
  readonly files: Pick<SiteFiles, 'sources' | 'versions' | 'authors'>
  readonly placeInConfig: PlaceInConfig
  readonly findLinkPlace?: FindLinkPlace | undefined
  /** False if versions are missing or swapped: targets that the config names may be in one of them. */
  readonly hasAllVersions: boolean
  readonly parts?: PartMemo | undefined
}

/** Runs all checks across pages: links, anchors, images, and conflicting claims. */
export async function checkSite({
  pages,
  graph,
  config,
  files,
  placeInConfig,
  findLinkPlace,
  hasAllVersions,
  parts,
}: SiteCheck): Promise<Diagnostic[]> {
  const table = graph.links
  const checkAnchor = createAnchorCheck(pages, config)
  const found = [
    ...checkLinks({ pages, table, config, checkAnchor, findPlace: findLinkPlace, ...(parts && { parts }) }),
    ...checkConfigFiles({ config, table, placeInConfig }),
    ...checkPageImages(graph, files, config),
    ...checkAuthors(graph, files, config),
    ...checkPolicy(config, placeInConfig),
  ]
  if (!hasAllVersions) return found
  return [
    ...found,
    ...(await checkConfigLinks({ config, table, versions: files.versions, placeInConfig, checkAnchor })),
    ...checkRedirects({ graph, config, placeInConfig, checkAnchor }),
    ...checkSearchContexts(config, table.routes, placeInConfig),
    ...checkConflicts(graph.conflicts, config),
    ...checkHome({ graph, config, placeInConfig }),
  ]
}
