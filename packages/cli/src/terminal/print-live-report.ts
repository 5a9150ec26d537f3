import type { Diagnostic } from '@docgen/renderer/contract'
import { type Terminal, toVisible } from './create-terminal.js'
import { formatCount, formatDuration } from './format-amounts.js'
import { printDiagnostics } from './print-diagnostics.js'

/** An event in a watched site. */
export type LiveReport =
  | { readonly kind: 'ready'; readonly pages: number; readonly ms: number }
  | LiveChange
  /** Current diagnostics, if they changed. */
  | { readonly kind: 'diagnostics'; readonly diagnostics: readonly Diagnostic[] }

/** Files that were saved, added, removed or moved. */
export interface LiveChange {
  readonly kind: 'change'
  readonly paths: readonly string[]
  /** The changed paths that are, or were, inputs of the site. */
  readonly inputs: readonly string[]
  /** Number of pages that changed. */
  readonly pages: number
  readonly ms: number
}

/** Prints events, one line per change, and each diagnostic once. */
export interface LivePrinter {
  readonly print: (report: LiveReport) => void
  /** Toggles verbose output, which includes infos, and every file of a change instead of only the first. */
  readonly toggleVerbose: () => void
}

/** Creates a printer of events. `siteDir` is the folder that paths of diagnostics are relative to. */
export function createLivePrinter(terminal: Terminal, siteDir: string): LivePrinter {
  const { colors } = terminal
  let isVerbose = terminal.verbosity === 'verbose'
  let printed: readonly Diagnostic[] = []
  const printChanged = (diagnostics: readonly Diagnostic[]): void => {
    const listed = diagnostics.filter(({ severity }) => severity !== 'info' || isVerbose)
    printDiagnostics(findFresh(listed, printed), siteDir, terminal)
    if (listed.length === 0 && printed.length > 0) terminal.print(`${colors.green('✓')} all errors fixed`)
    else if (listed.length < printed.length) terminal.print(`  ${formatCount(listed.length, 'problem')} left`)
    printed = listed
  }
  return {
    print: (report) => {
      if (report.kind === 'diagnostics') printChanged(report.diagnostics)
      else if (report.kind === 'ready') {
        const isEmpty = report.pages === 0
        terminal.print(
          `${isEmpty ? colors.yellow('!') : colors.green('✓')} ${isEmpty ? 'no pages yet' : formatAmounts(report)}`,
        )
      } else for (const line of formatChange(report, isVerbose)) terminal.print(toVisible(line))
    },
    toggleVerbose: () => {
      isVerbose = !isVerbose
      terminal.print(colors.dim(isVerbose ? '  verbose output on' : '  verbose output off'))
    },
  }
}

/**
 * Finds the diagnostics that were not printed before, without diagnostics that only moved to another line.
 */
function findFresh(current: readonly Diagnostic[], printed: readonly Diagnostic[]): readonly Diagnostic[] {
  const [now, before] = [current, printed].map((each) => new Set(each.map((one) => JSON.stringify(one))))
  const moved = printed.filter((each) => !now?.has(JSON.stringify(each))).map(withoutPosition)
  return current.filter((each) => {
    if (before?.has(JSON.stringify(each))) return false
    const index = moved.indexOf(withoutPosition(each))
    if (index !== -1) moved.splice(index, 1)
    return index === -1
  })
}

function withoutPosition({ line, column, fix, related, ...rest }: Diagnostic): string {
  return JSON.stringify([rest, related?.map(({ file, message }) => [file, message])])
}

function formatAmounts({ pages, ms }: { readonly pages: number; readonly ms: number }): string {
  return `${formatCount(pages, 'page')}, ${formatDuration(ms)}`
}

function formatChange(change: LiveChange, isVerbose: boolean): string[] {
  const { paths, inputs, pages } = change
  const result = pages === 0 ? `no page changed, ${formatDuration(change.ms)}` : formatAmounts(change)
  if (isVerbose) return [...paths.slice(0, -1).map((path) => `~ ${path}`), `~ ${paths.at(-1) ?? NAMELESS} → ${result}`]
  // Authors do not care about files that tools keep next to the sources.
  if (inputs.length === 0 && pages === 0) return []
  const [first = NAMELESS, ...others] = inputs.length > 0 ? inputs : paths
  return [`~ ${first}${others.length === 0 ? '' : ` and ${others.length} more`} → ${result}`]
}

const NAMELESS = 'the folder itself'
