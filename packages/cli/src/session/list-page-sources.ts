import { listConsoleSources } from '@docgen/renderer/openapi'
import type { ApiFile } from '../read/api/api-file.js'

/** Lists the sources to which the consoles of all APIs connect, because a host sends one policy for all pages. */
export function listPageSources(apis: readonly ApiFile[]): readonly string[] {
  const sources = apis.flatMap(({ document, tryIt }) => (tryIt ? listConsoleSources(document, tryIt) : []))
  return [...new Set(sources)].toSorted()
}
