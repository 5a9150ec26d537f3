import type { Config } from '../config/config.js'
import { encodePath } from '../graph/create-address.js'
import type { SiteGraph } from '../graph/site-graph.js'

/** Path, inside the output folder, of the file that lists versions and documents of a collection in a language. */
export function versionsFile(locale: string, collection: string, { locales, versions }: SiteGraph): string {
  const suffix = collection === versions[0]?.collection.id ? '' : `-${collection}`
  return `${locales.get(locale)?.home.route ?? '/'}/docs-versions${suffix}.json`.replace(/^\/+/, '')
}

/** Address of that file for the documents that a version is one of. */
export function versionsHref(
  { locale, version }: { readonly locale: string; readonly version: string },
  graph: SiteGraph,
  { baseUrl }: Pick<Config, 'baseUrl'>,
): string {
  const collection = graph.versions.find(({ name }) => name === version)?.collection.id ?? ''
  return baseUrl + encodePath(versionsFile(locale, collection, graph))
}
