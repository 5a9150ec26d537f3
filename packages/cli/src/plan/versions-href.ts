import type { Config } from '../config/config.js'
import { encodePath } from '../graph/create-url.js'
import type { SiteGraph } from '../graph/site-graph.js'

/** Path, inside the output folder, of the file that lists the versions and docs of a collection in a language. */
export function versionsFile(locale: string, collection: string, { locales, versions }: SiteGraph): string {
  const suffix = collection === versions[0]?.collection.id ? '' : `-${collection}`
  return `${locales.get(locale)?.home.route ?? '/'}/docs-versions${suffix}.json`.replace(/^\/+/, '')
}

/** The collections with more than one version. */
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

/** URL of that file for the docs that a version belongs to. */
export function versionsHref(
  { locale, version }: { readonly locale: string; readonly version: string },
  graph: SiteGraph,
  { baseUrl }: Pick<Config, 'baseUrl'>,
): string {
  const collection = graph.versions.find(({ name }) => name === version)?.collection.id ?? ''
  return baseUrl + encodePath(versionsFile(locale, collection, graph))
}
