import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { cacheFolder } from '../cache/cache-folder.js'
import { createMemo } from '../cache/memo.js'
import { type Cache, openCache } from '../cache/open-cache.js'
import { type LoadedConfig, loadConfig } from '../config/load-config.js'
import { NO_FILE_MEMO } from '../read/files/file-memo.js'
import type { Site } from './site.js'
import type { SiteRequest } from './site-request.js'
import { startRun } from './stage-graph.js'
import { SITE_NAMES, SITE_STAGES } from './stages/site-stages.js'
import { createStopwatch } from './stopwatch.js'

/** What was used to plan a site. */
export interface PlannedWith {
  /** The local cache; it is closed afterwards. */
  readonly cache: Cache
  readonly loaded: LoadedConfig
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Plans a site with its local cache, without building it, calls `use`, and returns its result; `undefined`, with
 * diagnostics, if the config or the theme is unusable.
 */
export function withPlannedSite<Value>(
  request: SiteRequest,
  use: (site: Site, planned: PlannedWith) => Promise<Outcome<Value | undefined>>,
): Promise<Outcome<Value | undefined>> {
  return withSiteValues<Value, keyof Site>(request, SITE_NAMES, use)
}

/** Like `withPlannedSite`, but runs only the stages that the values with these names need. */
export async function withSiteValues<Value, Name extends keyof Site>(
  request: SiteRequest,
  names: readonly Name[],
  use: (site: Pick<Site, Name>, planned: PlannedWith) => Promise<Outcome<Value | undefined>>,
): Promise<Outcome<Value | undefined>> {
  const { siteDir } = request
  const cache = openCache(join(siteDir, cacheFolder(siteDir)))
  try {
    const loaded = await loadConfig(siteDir)
    if (!loaded.value) return { value: undefined, diagnostics: loaded.diagnostics }
    const siteInputs = { siteDir, request, loaded: loaded.value, revision: 0, codeVersion: 0 }
    const run = startRun(SITE_STAGES, siteInputs, {
      memo: createMemo({ cache }),
      cache,
      watch: createStopwatch(() => 0),
      announce: () => {},
      fileMemo: NO_FILE_MEMO,
    })
    const site = await run.resolve(...names)
    const diagnostics = run.diagnostics()
    return site ? await use(site, { cache, loaded: loaded.value, diagnostics }) : { value: undefined, diagnostics }
  } finally {
    cache.close()
  }
}
