import type { Outcome } from '@docgen/renderer/contract'
import { loadConfig } from '../config/load-config.js'
import { createConfigLocator } from '../config/locate-in-config.js'
import { joinRoute } from '../graph/routes/resolve-slug.js'
import { listFiles } from '../read/files/list-files.js'
import { sortDocFiles } from '../read/sort-doc-files.js'
import { readVersions } from '../read/versions/read-versions.js'
import { finishKilledChange } from '../session/version-journal.js'

/** Summary of a published version. */
export interface VersionSummary {
  readonly name: string
  readonly label: string
  /** Segment of the version in the URLs of its docs; empty if the URLs contain no such segment. */
  readonly path: string
  /** Common start of its routes in the default language, without the base URL. */
  readonly route: string
  readonly isLast: boolean
  readonly banner?: 'unreleased' | 'unmaintained'
  /** Folder of its docs, relative to the site's folder. */
  readonly folder: string
  /** Number of its pages. */
  readonly documents: number
}

/**
 * Lists the versions of docs that a build would publish, newest first. The value is undefined if the config is invalid.
 */
export async function describeVersions(siteDir: string): Promise<Outcome<readonly VersionSummary[] | undefined>> {
  const loaded = await loadConfig(siteDir)
  if (!loaded.value) return { value: undefined, diagnostics: loaded.diagnostics }
  await finishKilledChange(siteDir)
  const { config } = loaded.value
  const locateInConfig = createConfigLocator(siteDir, loaded.value)
  const { value: versions, diagnostics } = readVersions({ siteDir, config, locateInConfig })
  const docsVersions = versions.filter(({ collection }) => collection.kind === 'docs')
  const value = docsVersions.map(({ name, label, path, isLast, banner, folder, collection }): VersionSummary => {
    const listed = listFiles({ siteDir, folder, includesDotFiles: false }).value
    const documents = sortDocFiles(listed, folder, collection.docs).pages.length
    const route = joinRoute(`${collection.docs.routeBasePath}/${path}`)
    return { name, label, path, route, isLast, ...(banner && { banner }), folder, documents }
  })
  return { value, diagnostics: [...loaded.diagnostics, ...diagnostics] }
}
