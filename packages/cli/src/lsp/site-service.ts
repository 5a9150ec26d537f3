import type { Diagnostic } from '@docgen/renderer/contract'
import { listContentFindings } from '../gates/list-content-findings.js'
import { enterSite } from '../guard/working-folder.js'
import { sortDiagnostics } from '../session/diagnostics/sort-diagnostics.js'
import type { FileChanges } from '../session/live/file-changes.js'
import { openSession, type SiteSession } from '../session/live/open-session.js'

/** A site that the language server keeps up to date with saved and unsaved changes. */
export interface SiteService {
  /** Absolute path. */
  readonly siteDir: string
  readonly session: SiteSession
  /** Schedules changes: the snapshot contains them soon, and the diagnostics after that. */
  readonly change: (changes: FileChanges) => void
  /** Resolves when the snapshot contains all changes so far. */
  readonly updated: () => Promise<void>
  /** Resolves when the diagnostics after all changes so far have been reported. */
  readonly checked: () => Promise<void>
  /** Runs a function while no change is applied, such as one that tries a change. */
  readonly exclusively: <Value>(run: () => Promise<Value>) => Promise<Value>
  readonly close: () => Promise<void>
}

/** Inputs of a site service. */
export interface SiteServiceOptions {
  readonly siteDir: string
  /** Receives all diagnostics of the site after each change. */
  readonly onDiagnostics: (diagnostics: readonly Diagnostic[]) => void
  readonly onError: (error: unknown) => void
}

const EVERYTHING: FileChanges = { paths: [], isStructural: true }

/** Opens a site, and starts to read it. */
export function openSiteService({ siteDir, onDiagnostics, onError }: SiteServiceOptions): SiteService {
  const session = openSession({ siteDir, includesDrafts: false, now: () => performance.now() })
  let pending: FileChanges | undefined
  let problems: readonly Diagnostic[] = []
  let updating: Promise<void> = Promise.resolve()
  let checking: Promise<void> = Promise.resolve()
  let isClosed = false

  const applyPending = async (): Promise<void> => {
    if (!pending || isClosed) return
    const changes = pending
    pending = undefined
    enterSite(siteDir)
    problems = await session.update(changes)
    checking = checking.then(check).catch(onError)
  }
  const check = async (): Promise<void> => {
    // Later changes start another check.
    if (isClosed || pending) return
    const snapshot = session.snapshot()
    if (!snapshot) return onDiagnostics(problems)
    if (!(await session.compileAll())) return
    const diagnostics = sortDiagnostics([...problems, ...(await session.diagnose())])
    if (isClosed || pending || session.snapshot() !== snapshot) return
    onDiagnostics(await listContentFindings(diagnostics, snapshot.site, new Date().toISOString().slice(0, 10)))
  }
  const change = (changes: FileChanges): void => {
    session.interrupt()
    const isScheduled = pending !== undefined
    pending = pending
      ? {
          paths: [...new Set([...pending.paths, ...changes.paths])],
          isStructural: pending.isStructural || changes.isStructural,
        }
      : changes
    // Changes that arrive before the next update are applied together.
    if (!isScheduled) updating = updating.then(applyPending).catch(onError)
  }
  change(EVERYTHING)
  return {
    siteDir,
    session,
    change,
    updated: () => updating,
    checked: async () => {
      await updating
      await checking
    },
    exclusively: (run) => {
      const result = updating.then(run)
      updating = result.then(
        () => {},
        () => {},
      )
      return result
    },
    close: async () => {
      isClosed = true
      session.interrupt()
      await updating
      await checking
      await session.close()
    },
  }
}
