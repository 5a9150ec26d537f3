import type { Config } from '../config/config.js'
import { encodePath } from '../graph/create-address.js'
import type { SiteGraph } from '../graph/site-graph.js'

/** Path, inside the output folder, of the file that lists versions and documents of a collection in a language. */
export function versionsFile(locale: string, collection: string, { locales, versions }: SiteGraph): string {
  const suffix = collection === versions[0]?.collection.id ? '' : `-${collection}`
  return `${locales.get(locale)?.home.route ?? '/'}/docs-versions${suffix}.json`.replace(/^\/+/, '')
}

/** The collections of which there is more than one version to choose from. */
export function listVersionedCollections({ versions }: SiteGraph): readonly string[] {
  const ids = versions.map(({ collection }) => collection.id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

/** Paths of all such files of a site. */
export function listVersionsFiles(graph: SiteGraph): readonly string[] {
  return listVersionedCollections(graph).flatMap((id) =>
    [...graph.locales.keys()].map((locale) => versionsFile(locale, id, graph)),
  )
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
