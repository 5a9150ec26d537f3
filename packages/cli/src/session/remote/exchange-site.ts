import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { shortenKey } from '../../cache/remote/remote-index.js'
import { isShareable } from '../../cache/remote/remote-pack.js'
import { readTypeKeys } from '../../workers/content-cache.js'
import { TYPES } from '../../workers/types/open-type-check.js'
import { createRemoteWarning } from '../create-report.js'
import type { SiteRequest } from '../site-request.js'
import { withPlannedSite } from '../with-planned-site.js'
import { explainObstacle } from './explain-obstacle.js'
import { listKeys } from './list-page-keys.js'
import { openRemoteBuild, type RemoteBuild } from './open-remote-build.js'
import type { Pulled } from './pull-entries.js'
import { type Pushed, pushEntries } from './push-entries.js'
import type { FoundIndex } from './remote-store.js'

type Env = Readonly<Record<string, string | undefined>>

/** Downloads the content that the local cache lacks for a site. */
export function pullSite(request: SiteRequest, env: Env): Promise<Outcome<Pulled | undefined>> {
  return withPlannedSite(request, async (site, { cache }) => {
    const remote = openRemoteBuild({ site, cache, env })
    if (!remote.store) return reportObstacle(remote)
    const value = await remote.pull()
    return { value, diagnostics: listWarnings(remote) }
  })
}

/** Uploads the content of a site that the local cache has, and the server lacks. */
export function pushSite(request: SiteRequest, env: Env): Promise<Outcome<Pushed | undefined>> {
  return withPlannedSite(request, async (site, { cache }) => {
    const remote = openRemoteBuild({ site, cache, env })
    const { store, pages } = remote
    if (!store || remote.obstacle !== undefined) return reportObstacle(remote)
    const value = await pushEntries({ store, cache, pages, isOwn: () => true })
    return { value, diagnostics: listWarnings(remote) }
  })
}

/** What the caches of a site contain. */
export interface CacheState {
  /** Number of pages with content. */
  readonly pages: number
  /** How many of them the local cache has. */
  readonly local: number
  /** How many of them the server has; absent without a server. */
  readonly remote?: number
  /** Packs that the index lists, and their size on the server. */
  readonly packs: number
  readonly bytes: number
  /** Number of listed packs that the server has no more. */
  readonly lost: number
  readonly origin: FoundIndex['origin']
  /** Why builds upload nothing, as a clause; absent if they do. */
  readonly obstacle?: string
  /** Why builds download nothing, as a clause; absent if they do. */
  readonly missing?: string
}

/** Describes the local cache and the remote cache of a site. */
export function describeCaches(request: SiteRequest, env: Env): Promise<Outcome<CacheState | undefined>> {
  return withPlannedSite(request, async (site, { cache }) => {
    const remote = openRemoteBuild({ site, cache, env })
    const keys = [...new Set(remote.pages.flatMap((page) => page?.content[0] ?? []))]
    const index = (await remote.store?.findIndex()) ?? { packs: [], origin: 'none' as const }
    const listed = new Set(index.packs.flatMap((pack) => pack.keys))
    let lost = 0
    for (const pack of index.packs) if (!(await remote.store?.hasPack(pack))) lost += 1
    const value: CacheState = {
      pages: keys.length,
      local: keys.filter((key) => cache.getText(key) !== undefined).length,
      ...(remote.store && { remote: keys.filter((key) => listed.has(shortenKey(key) ?? '')).length }),
      packs: index.packs.length,
      bytes: index.packs.reduce((sum, { size }) => sum + size, 0),
      lost,
      origin: index.origin,
      ...(remote.obstacle !== undefined && { obstacle: remote.obstacle }),
      ...(!remote.store && { missing: remote.obstacle ?? '' }),
    }
    return { value, diagnostics: listWarnings(remote) }
  })
}

/** Removes the content from the local cache that no page of the site needs, and returns the number of values. */
export function pruneSite(request: SiteRequest, env: Env): Promise<Outcome<number | undefined>> {
  return withPlannedSite(request, async (site, { cache }) => {
    const { pages } = openRemoteBuild({ site, cache, env })
    const keys = cache.keys()
    const hasTypes = keys.some(isTypes)
    const typeKeys = hasTypes ? pages.flatMap((page) => (page ? readTypeKeys(page.contentKey, cache) : [])) : []
    const needed = new Set([...listKeys(pages), ...typeKeys])
    const unused = keys.filter((key) => (isShareable(key) || isTypes(key)) && !needed.has(key))
    for (const key of unused) cache.remove(key)
    return { value: unused.length, diagnostics: [] }
  })
}

function isTypes(key: string): boolean {
  return key.startsWith(TYPES)
}

function reportObstacle({ obstacle = '' }: RemoteBuild): Outcome<undefined> {
  return { value: undefined, diagnostics: [explainObstacle(obstacle)] }
}

function listWarnings({ problem }: RemoteBuild): readonly Diagnostic[] {
  const reason = problem()
  return reason === undefined ? [] : [createRemoteWarning(reason)]
}
