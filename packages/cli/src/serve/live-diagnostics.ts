import type { Diagnostic } from '@docgen/renderer/contract'
import { sortDiagnostics } from '../session/diagnostics/sort-diagnostics.js'
import type { SiteDiagnostic, SiteSession } from '../session/live/open-session.js'
import { createDiagnosticList } from './create-diagnostic-list.js'
import type { DiagnosticList } from './page-event.js'

/** Inputs of the diagnostics of a live site. */
export interface LiveDiagnosticsOptions {
  readonly siteDir: string
  readonly session: SiteSession
  /** Called with the list for windows when it changes. */
  readonly onShow: (list: DiagnosticList) => void
  /** Called with all diagnostics, sorted, when a complete check finds others than the last one. */
  readonly onReport: (diagnostics: readonly Diagnostic[]) => void
}

/** The diagnostics of a live site: what its windows show, and what the terminal reports. */
export interface LiveDiagnostics {
  /** The list that windows show. */
  readonly list: () => DiagnosticList
  /** Whether the site has diagnostics, or its last update failed. */
  readonly exist: () => boolean
  /** Replaces the errors that prevented the last update. Shows nothing yet. */
  readonly setUpdateErrors: (errors: readonly Diagnostic[]) => void
  /** Runs the checks across pages, and shows and reports everything. Call it when all pages are compiled. */
  readonly checkAll: () => Promise<void>
  /**
   * Shows fixed and new errors after changes to these paths, before all pages are compiled, which takes seconds after a
   * component was saved.
   */
  readonly showCurrent: (paths: readonly string[]) => Promise<void>
}

/** Time for compiling the pages that had errors, in milliseconds, before windows are notified of fixed errors. */
const FIRST_PAGES_MS = 150

/** Diagnostics by their JSON. */
type DiagnosticsByText = ReadonlyMap<string, SiteDiagnostic>

/** Creates the diagnostics of a live site; none until the first check. */
export function createLiveDiagnostics(options: LiveDiagnosticsOptions): LiveDiagnostics {
  const { siteDir, session, onShow, onReport } = options
  let updateErrors: readonly Diagnostic[] = []
  // The diagnostics that windows show, and the list that they receive.
  let shown: readonly Diagnostic[] = []
  let list = createDiagnosticList([], siteDir)
  // All diagnostics of the last report as JSON, and those of them that need no checks across pages.
  let reportText = '[]'
  let reported: DiagnosticsByText = new Map()

  const show = (diagnostics: readonly Diagnostic[]): void => {
    shown = diagnostics
    const newList = createDiagnosticList(sortDiagnostics(diagnostics), siteDir)
    if (JSON.stringify(newList) === JSON.stringify(list)) return
    list = newList
    onShow(list)
  }
  const listCurrent = (): DiagnosticsByText => {
    const all = [
      ...updateErrors.map((diagnostic) => ({ diagnostic })),
      ...(session.snapshot() ? session.listDiagnostics() : []),
    ]
    return new Map(all.map((each) => [JSON.stringify(each.diagnostic), each]))
  }
  return {
    list: () => list,
    exist: () => shown.length > 0 || updateErrors.length > 0,
    setUpdateErrors: (errors) => {
      updateErrors = errors
    },
    checkAll: async () => {
      const unsorted = [...updateErrors, ...(session.snapshot() ? await session.diagnose() : [])]
      const diagnostics = sortDiagnostics(unsorted)
      const text = JSON.stringify(diagnostics)
      if (text !== reportText) onReport(diagnostics)
      reportText = text
      reported = listCurrent()
      show(unsorted)
    },
    showCurrent: async (paths) => {
      const pages = [...reported.values()].flatMap(({ page }) => page ?? [])
      if (session.snapshot()) await session.compileFirst(new Set(pages), FIRST_PAGES_MS)
      const current = listCurrent()
      const isGone = createGoneCheck({ reported, current, paths, session })
      const kept = new Map(
        shown.map((each) => [JSON.stringify(each), each] as const).filter(([text, each]) => !isGone(text, each)),
      )
      const added = [...current].flatMap(([text, { diagnostic }]) => (kept.has(text) ? [] : diagnostic))
      reported = new Map([...[...reported].filter(([text]) => kept.has(text)), ...current])
      show([...kept.values(), ...added])
    },
  }
}

interface GoneCheckInput {
  readonly reported: DiagnosticsByText
  readonly current: DiagnosticsByText
  /** The changed files. */
  readonly paths: readonly string[]
  readonly session: SiteSession
}

/** Creates a function that returns whether a shown diagnostic no longer applies. */
function createGoneCheck({
  reported,
  current,
  paths,
  session,
}: GoneCheckInput): (text: string, diagnostic: Diagnostic) => boolean {
  const isPending = ({ page }: SiteDiagnostic): boolean => page !== undefined && !session.isCompiled(page)
  const disappeared = [...reported].flatMap(([text, each]) =>
    current.has(text) || isPending(each) ? [] : causeKey(each),
  )
  // If an error has disappeared from some pages, and no compiled page still has it, it is fixed on all pages.
  const fixed = new Set(disappeared)
  for (const each of current.values()) fixed.delete(causeKey(each))
  return (text, { file = '' }) => {
    const earlier = reported.get(text)
    if (!earlier || current.has(text)) return false
    return !isPending(earlier) || paths.includes(file) || fixed.has(causeKey(earlier))
  }
}

/** Returns a key that is equal for the same error on different pages. */
function causeKey({ diagnostic: { code, message } }: SiteDiagnostic): string {
  return `${code} ${message}`
}
