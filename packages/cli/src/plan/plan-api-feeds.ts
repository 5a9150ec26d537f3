import { posix } from 'node:path'
import { splitVersionKey } from '../config/collection.js'
import type { Config } from '../config/config.js'
import type { Doc } from '../graph/doc.js'
import type { SiteGraph } from '../graph/site-graph.js'
import { type DocsVersion, isCurrent } from '../read/versions/version-files.js'
import type { Feed } from './plan-feeds.js'

/** The overview of an API in a version of the docs. */
interface ApiVersion {
  readonly version: DocsVersion
  readonly overview: Doc
}

/** The overview of an API in a version with a date, and in the version before it. */
export interface ApiRelease extends ApiVersion {
  readonly date: string
  readonly previous: ApiVersion
}

/** The feed of the changes of an API. */
export interface ApiFeed {
  readonly feed: Feed
  /** Newest first. */
  readonly releases: readonly ApiRelease[]
  /** The overviews of all versions. */
  readonly overviews: readonly Doc[]
}

const MAX_RELEASES = 20

/**
 * A feed of changes for each API, with entries for the newest versions that have a date in the config and a version
 * before them. Feeds exist only in the default language, because descriptions of changes have no translations.
 */
export function planApiFeeds(
  { docs, versions }: Pick<SiteGraph, 'docs' | 'versions'>,
  config: Config,
): readonly ApiFeed[] {
  if (!versions.some(({ date }) => date !== undefined)) return []
  const { defaultLocale } = config.i18n
  const byName = new Map(versions.map((version) => [version.name, version]))
  const apis = new Map<string, ApiVersion[]>()
  for (const overview of docs) {
    const version = byName.get(overview.version)
    if (!overview.api || overview.api.pointer !== undefined || overview.locale !== defaultLocale || !version) continue
    const { name, folder } = version
    // An older version has a copy of the description at the same path inside its own folder.
    const path = isCurrent(name) ? overview.api.path : posix.relative(folder, overview.api.path)
    const key = `${splitVersionKey(name).collection} ${path}`
    apis.set(key, [...(apis.get(key) ?? []), { version, overview }])
  }
  return [...apis.values()].flatMap((unsorted) => {
    const ordered = unsorted.toSorted((a, b) => versions.indexOf(a.version) - versions.indexOf(b.version))
    const releases = ordered.flatMap((each, index): ApiRelease[] => {
      const { date } = each.version
      const previous = ordered[index + 1]
      return date === undefined || !previous ? [] : [{ ...each, date, previous }]
    })
    const main = ordered.find(({ version }) => version.isLast) ?? ordered[0]
    if (releases.length === 0 || !main) return []
    const { title, route } = main.overview
    const feed: Feed = {
      locale: defaultLocale,
      title: `${title} changes`,
      description: `What changes for clients from version to version`,
      route,
      limit: MAX_RELEASES,
      isFull: true,
    }
    return [{ feed, releases: releases.slice(0, MAX_RELEASES), overviews: ordered.map(({ overview }) => overview) }]
  })
}
