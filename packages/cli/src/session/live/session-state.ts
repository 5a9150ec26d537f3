import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { cacheFolder } from '../../cache/cache-folder.js'
import { createMemo, type Memo } from '../../cache/memo.js'
import { type Cache, openCache } from '../../cache/open-cache.js'
import type { LoadedConfig } from '../../config/load-config.js'
import type { SiteRequest } from '../site-request.js'
import { createStopwatch } from '../stopwatch.js'
import { rememberWaits } from '../waiting-plugins.js'
import { createFileMemo, type ForgetfulMemo } from './file-changes.js'
import { createLivePages, type LivePages } from './live-pages.js'
import type { Snapshot } from './snapshot.js'

/** Inputs of a session. */
export interface SessionRequest extends SiteRequest {
  /** Returns the time in milliseconds. */
  readonly now: () => number
}

/** Everything that a session keeps between its calls. */
export interface SessionState {
  readonly request: SessionRequest
  readonly fileMemo: ForgetfulMemo
  cache: Cache
  memo: Memo
  pages: LivePages
  /** The last usable config. */
  loaded: LoadedConfig | undefined
  configDiagnostics: readonly Diagnostic[]
  /** Number of updates so far. */
  revision: number
  /** Number of updates that changed code so far. */
  codeVersion: number
  snapshot: Snapshot | undefined
  /** Number of calls of `interrupt` so far. */
  interrupts: number
}

/** Opens the cache on disk, and creates the state of a session that has read nothing yet. */
export function createSessionState(request: SessionRequest): SessionState {
  const cache = openCache(locateCache(request))
  const memo = createMemo({ cache, isLive: true })
  const state: SessionState = {
    request,
    fileMemo: createFileMemo(),
    cache,
    memo,
    pages: createPages(cache, () => state),
    loaded: undefined,
    configDiagnostics: [],
    revision: 0,
    codeVersion: 0,
    snapshot: undefined,
    interrupts: 0,
  }
  return state
}

/** Discards everything that was read and built and, with `isCacheCleared`, also the cache on disk. */
export function forgetState(state: SessionState, isCacheCleared: boolean): void {
  if (isCacheCleared) {
    state.cache.close()
    rmSync(locateCache(state.request), { recursive: true, force: true })
    state.cache = openCache(locateCache(state.request))
  }
  state.memo = createMemo({ cache: state.cache, isLive: true })
  state.pages = createPages(state.cache, () => state)
  state.fileMemo.forgetAll()
  state.loaded = undefined
}

/** Creates the builder of pages. `findState` returns the state, which refers to the builder itself. */
function createPages(cache: Cache, findState: () => SessionState): LivePages {
  return createLivePages(cache, () => {
    const { memo, loaded } = findState()
    rememberWaits(memo, loaded?.hash ?? '')
  })
}

function locateCache({ siteDir }: SessionRequest): string {
  return join(siteDir, cacheFolder(siteDir))
}

/** Returns the current site. Throws if the session has none yet: callers have to check that first. */
export function requireSnapshot({ snapshot }: SessionState): Snapshot {
  if (!snapshot) throw new Error('the session has no site yet')
  return snapshot
}

/** Lists the tools of the stages that a session runs. */
export function listTools({ memo, cache, fileMemo, request }: SessionState) {
  return { memo, cache, fileMemo, watch: createStopwatch(request.now), announce: () => {} }
}
