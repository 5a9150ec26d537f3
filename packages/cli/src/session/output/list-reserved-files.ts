import type { ReservedFile } from '../../check/check-host-files.js'
import type { Config } from '../../config/config.js'
import { MANIFEST_FILE } from '../../emit/create-manifest.js'
import { PAGE_LIST_FILE } from '../../emit/create-page-list.js'
import type { SiteGraph } from '../../graph/site-graph.js'
import { listVersionsFiles } from '../../plan/navbar/plan-version-links.js'
import { operationListFile } from '../../plan/operation-list.js'
import { SEARCH_MANIFEST_FILE } from '../../search/search-manifest.js'

/** Lists the output files that docgen or the scripts of its pages read, and that static files cannot override. */
export function listReservedFiles(graph: SiteGraph, { search }: Pick<Config, 'search'>): readonly ReservedFile[] {
  return [
    { file: MANIFEST_FILE, content: 'all files with their hashes' },
    { file: PAGE_LIST_FILE, content: 'the pages that the 404 page suggests' },
    ...(search.enabled ? [{ file: SEARCH_MANIFEST_FILE, content: 'the entry point of the search' }] : []),
    ...listVersionsFiles(graph).map((file) => ({ file, content: 'the versions that readers can choose' })),
    ...graph.sidebars.flatMap((sidebar) => {
      const file = operationListFile(sidebar)
      return file === undefined ? [] : [{ file, content: 'the operations that the filter of a sidebar finds' }]
    }),
  ]
}
