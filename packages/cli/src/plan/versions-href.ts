import type { Config } from '../config/config.js'
import { encodePath } from '../graph/create-address.js'
import type { SiteGraph } from '../graph/site-graph.js'

/** Path, inside the output folder, of the file that lists versions and documents of a language. */
export function versionsFile(locale: string, { locales }: Pick<SiteGraph, 'locales'>): string {
  return `${locales.get(locale)?.home.route ?? '/'}/docs-versions.json`.replace(/^\/+/, '')
}

/** Address of that file. */
export function versionsHref(locale: string, graph: SiteGraph, { baseUrl }: Pick<Config, 'baseUrl'>): string {
  return baseUrl + encodePath(versionsFile(locale, graph))
}
