import type { Diagnostic } from '@docgen/renderer/contract'
import { createByteMemo } from '../cache/byte-memo.js'
import { sortDiagnostics } from '../session/diagnostics/sort-diagnostics.js'
import { countChangedPages } from '../session/live/count-changed-pages.js'
import { createInputCheck } from '../session/live/create-input-check.js'
import type { FileChanges } from '../session/live/file-changes.js'
import { openSession, type SessionRequest, type SiteDiagnostic } from '../session/live/open-session.js'
import type { Snapshot } from '../session/live/snapshot.js'
import type { LiveReport } from '../terminal/print-live-report.js'
import { createDiagnosticList } from './create-diagnostic-list.js'
import { createSessionStore } from './create-session-store.js'
import { createWindows } from './create-windows.js'
import type { FileStore } from './file-store.js'
import { createForwarder } from './forward-request.js'
import type { InternalRoute } from './http/create-listener.js'
import { respondWithClientScript } from './http/respond-with-client-script.js'
import { FORWARD_PATH, OWN_PATH } from './inject-client.js'
import { createSiteMock } from './mock/create-site-mock.js'
import { openInEditor } from './open-in-editor.js'

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
/** Time for compiling the pages that had errors, in milliseconds, before windows are notified of fixed errors. */
const FIRST_PAGES_MS = 150
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
  let problems: readonly Diagnostic[] = []
  let visibleDiagnostics = createDiagnosticList([], siteDir)
  // The diagnostics that windows show.
  let currentDiagnostics: readonly Diagnostic[] = []
  // The diagnostics in the last report, by their JSON, without the diagnostics of checks across pages.
  let reportedDiagnostics: ReadonlyMap<string, SiteDiagnostic> = new Map()
  let reported = '[]'
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

  const listApis = () => session.snapshot()?.site.apis ?? []
  const windows = createWindows({
    session,
    sent,
    sentCapacity: SENT_CAPACITY,
    started: () => started,
    enqueue,
    onError,
    visibleDiagnostics: () => visibleDiagnostics,
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
    const unsorted = [...problems, ...(current ? await session.diagnose() : [])]
    const diagnostics = sortDiagnostics(unsorted)
    const text = JSON.stringify(diagnostics)
    if (text !== reported) report({ kind: 'diagnostics', diagnostics })
    reported = text
    reportedDiagnostics = listDiagnostics()
    show(unsorted)
  }
  const show = (diagnostics: readonly Diagnostic[]): void => {
    currentDiagnostics = diagnostics
    const next = createDiagnosticList(sortDiagnostics(diagnostics), siteDir)
    if (JSON.stringify(next) === JSON.stringify(visibleDiagnostics)) return
    visibleDiagnostics = next
    windows.sendAll({ type: 'diagnostics', ...visibleDiagnostics })
  }
  const listDiagnostics = (): ReadonlyMap<string, SiteDiagnostic> => {
    const all = [
      ...problems.map((diagnostic) => ({ diagnostic })),
      ...(session.snapshot() ? session.listDiagnostics() : []),
    ]
    return new Map(all.map((each) => [JSON.stringify(each.diagnostic), each]))
  }
  /**
   * Shows fixed and new errors before all pages are compiled, which takes seconds after a component was saved.
   */
  const showCurrent = async ({ paths }: FileChanges): Promise<void> => {
    const pages = [...reportedDiagnostics.values()].flatMap(({ page }) => page ?? [])
    if (session.snapshot()) await session.compileFirst(new Set(pages), FIRST_PAGES_MS)
    const now = listDiagnostics()
    const isPending = ({ page }: SiteDiagnostic): boolean => page !== undefined && !session.isCompiled(page)
    const disappeared = [...reportedDiagnostics].flatMap(([text, each]) =>
      now.has(text) || isPending(each) ? [] : causeKey(each),
    )
    // If an error has disappeared from some pages, and no compiled page still has it, it is fixed on all pages.
    const fixed = new Set(disappeared)
    for (const each of now.values()) fixed.delete(causeKey(each))
    const isShown = (text: string, { file = '' }: Diagnostic): boolean => {
      const before = reportedDiagnostics.get(text)
      if (!before || now.has(text)) return true
      return isPending(before) && !paths.includes(file) && !fixed.has(causeKey(before))
    }
    const unchanged = new Map(
      currentDiagnostics
        .map((each) => [JSON.stringify(each), each] as const)
        .filter(([text, each]) => isShown(text, each)),
    )
    const added = [...now].flatMap(([text, { diagnostic }]) => (unchanged.has(text) ? [] : diagnostic))
    reportedDiagnostics = new Map([...[...reportedDiagnostics].filter(([text]) => unchanged.has(text)), ...now])
    show([...unchanged.values(), ...added])
  }

  const applyChanges = async (changes: FileChanges): Promise<number> => {
    const before = session.snapshot()
    problems = await session.update(changes)
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
    internalRoutes: new Map([
      [
        `${OWN_PATH}client.js`,
        { method: 'GET', respond: async () => respondWithClientScript() } satisfies InternalRoute,
      ],
      [`${OWN_PATH}events`, windows.join],
      [FORWARD_PATH, createForwarder(store, isMocked ? createSiteMock(listApis) : undefined)],
      [
        `${OWN_PATH}schema`,
        {
          method: 'GET',
          respond: async (request) => (await import('./json-schemas.js')).respondWithSchema(request),
        } satisfies InternalRoute,
      ],
      [
        `${OWN_PATH}page`,
        {
          method: 'GET',
          respond: async (request) => {
            await started
            return (await import('./respond-with-source-page.js')).respondWithSourcePage(request, siteDir, session)
          },
        } satisfies InternalRoute,
      ],
      [
        `${OWN_PATH}open`,
        { method: 'POST', respond: (request) => openInEditor(request, siteDir) } satisfies InternalRoute,
      ],
    ]),
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
        if (currentDiagnostics.length > 0 || problems.length > 0) await showCurrent(changes)
        const { paths } = changes
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
    hasDiagnostics: () => currentDiagnostics.length > 0 || problems.length > 0,
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

/** Returns a key that is equal for the same error on different pages. */
function causeKey({ diagnostic: { code, message } }: SiteDiagnostic): string {
  return `${code} ${message}`
}
