import { createByteMemo } from '../cache/byte-memo.js'
import { countChangedPages } from '../session/live/count-changed-pages.js'
import { createInputCheck } from '../session/live/create-input-check.js'
import type { FileChanges } from '../session/live/file-changes.js'
import { openSession } from '../session/live/open-session.js'
import type { SessionRequest } from '../session/live/session-state.js'
import type { Snapshot } from '../session/live/snapshot.js'
import type { LiveReport } from '../terminal/print-live-report.js'
import { createInternalRoutes } from './create-internal-routes.js'
import { createSessionStore } from './create-session-store.js'
import { createWindows } from './create-windows.js'
import type { FileStore } from './file-store.js'
import type { InternalRoute } from './http/create-listener.js'
import { createLiveDiagnostics } from './live-diagnostics.js'

/** Inputs of a live site. */
export interface LiveSiteOptions extends SessionRequest {
  /** Whether a mock server answers the requests of consoles. */
  readonly isMocked?: boolean
  readonly report: (report: LiveReport) => void
  readonly onError: (error: unknown) => void
}

/** A site that is served and rebuilt on changes. */
export interface LiveSite {
  readonly store: FileStore
  /** Internal URLs that the script in the browser requests, by path. */
  readonly internalRoutes: ReadonlyMap<string, InternalRoute>
  /** Reads the site for the first time; pages are served from then on. */
  readonly start: () => Promise<void>
  /** Applies changes and shows them in every window. */
  readonly apply: (changes: FileChanges) => Promise<void>
  /** Rebuilds everything, with or without the cache on disk. */
  readonly rebuild: (isCacheCleared: boolean) => Promise<void>
  readonly snapshot: () => Snapshot | undefined
  /** Whether the current state of the site has diagnostics. */
  readonly hasDiagnostics: () => boolean
  /** Input files of the config, and files and folders that plugins declare, relative to the site's folder. */
  readonly configInputs: () => readonly string[]
  readonly close: () => Promise<void>
}

const EVERYTHING: FileChanges = { paths: [], isStructural: true }
/** Time without changes before the checks run, in milliseconds: they wait for a pause in typing. */
const REST_MS = 60
/** The same time after the start, when browsers request the first page. */
const FIRST_REST_MS = 400
/** Cache size for the pages that windows may still show, in bytes: enough for the last hours. */
const SENT_CAPACITY = 16 * 1024 * 1024

/** Opens a live site; changes are applied sequentially, whatever their source. */
export function openLiveSite(options: LiveSiteOptions): LiveSite {
  const { siteDir, now, report, onError, isMocked = false } = options
  const session = openSession(options)
  let started: Promise<void> | undefined
  let last: Promise<void> = Promise.resolve()
  let idleTimer: NodeJS.Timeout | undefined
  let settling: Promise<void> = Promise.resolve()
  let isClosed = false

  const sent = createByteMemo<Uint8Array>(SENT_CAPACITY)
  const store = createSessionStore({
    siteDir,
    session,
    sent,
    ready: () => started ?? Promise.resolve(),
    // The error was unknown until a browser requested the page.
    onFailure: () => settleAfter(REST_MS),
  })
  const enqueue = (step: () => Promise<void>): Promise<void> => {
    last = last.then(step).catch(onError)
    return last
  }

  const windows = createWindows({
    session,
    sent,
    sentCapacity: SENT_CAPACITY,
    started: () => started,
    enqueue,
    onError,
    visibleDiagnostics: () => diagnostics.list(),
  })

  const diagnostics = createLiveDiagnostics({
    siteDir,
    session,
    onShow: (list) => windows.sendAll({ type: 'diagnostics', ...list }),
    onReport: (all) => report({ kind: 'diagnostics', diagnostics: all }),
  })

  /** Schedules slow background work: compiling pages that no window has requested, and checks across pages. */
  const settleAfter = (delay: number): void => {
    clearTimeout(idleTimer)
    idleTimer = setTimeout(() => {
      settling = settle().catch(onError)
    }, delay)
  }
  const settle = async (): Promise<void> => {
    if (isClosed) return
    const current = session.snapshot()
    if (current && !(await session.compileAll())) return
    if (isClosed || current !== session.snapshot()) return
    await diagnostics.checkAll()
  }

  const applyChanges = async (changes: FileChanges): Promise<number> => {
    const before = session.snapshot()
    diagnostics.setUpdateErrors(await session.update(changes))
    const after = session.snapshot()
    if (!after || after === before) return 0
    await windows.update(before, after)
    return countChangedPages(before, after, session.findLinks)
  }

  /** Returns the paths that are, or were, inputs of the site; every path if there is no site yet. */
  const listInputs = (paths: readonly string[], ...snapshots: readonly (Snapshot | undefined)[]): readonly string[] => {
    const checks = [...new Set(snapshots)].map((each) => each && createInputCheck(each, session.configInputs()))
    return paths.filter((path) => checks.some((isInput) => !isInput || isInput(path)))
  }

  return {
    store,
    internalRoutes: createInternalRoutes({
      siteDir,
      session,
      store,
      events: windows.join,
      isMocked,
      started: () => started,
    }),
    start: () => {
      started ??= enqueue(async () => {
        const start = now()
        const pages = await applyChanges(EVERYTHING)
        report({ kind: 'ready', pages, ms: now() - start })
        settleAfter(FIRST_REST_MS)
      })
      return started
    },
    apply: (changes) =>
      enqueue(async () => {
        clearTimeout(idleTimer)
        const start = now()
        const before = session.snapshot()
        const pages = await applyChanges(changes)
        const ms = now() - start
        const { paths } = changes
        if (diagnostics.exist()) await diagnostics.showCurrent(paths)
        report({ kind: 'change', paths, inputs: listInputs(paths, before, session.snapshot()), pages, ms })
        settleAfter(REST_MS)
      }),
    rebuild: (isCacheCleared) =>
      enqueue(async () => {
        clearTimeout(idleTimer)
        const start = now()
        session.interrupt()
        await settling
        await session.forget(isCacheCleared)
        await applyChanges(EVERYTHING)
        // A rebuild reports all diagnostics, even if they are unchanged.
        report({ kind: 'ready', pages: session.snapshot()?.inputs.length ?? 0, ms: now() - start })
        settleAfter(REST_MS)
      }),
    snapshot: session.snapshot,
    hasDiagnostics: diagnostics.exist,
    configInputs: session.configInputs,
    close: async () => {
      isClosed = true
      clearTimeout(idleTimer)
      windows.close()
      await last
      session.interrupt()
      await settling
      await session.close()
    },
  }
}
