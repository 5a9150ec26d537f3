import type { Diagnostic } from '@docgen/renderer/contract'
import type { Terminal } from './create-terminal.js'
import { formatCount, formatDuration } from './format-amounts.js'
import { printDiagnostics } from './print-diagnostics.js'
import { toVisible } from './to-visible.js'

/** What has happened to a site that is being written. */
export type LiveReport =
  | { readonly kind: 'ready'; readonly pages: number; readonly ms: number }
  | LiveChange
  /** All mistakes that stand, when they are others than before. */
  | { readonly kind: 'mistakes'; readonly diagnostics: readonly Diagnostic[] }

/** Files that were saved, came, went or moved. */
export interface LiveChange {
  readonly kind: 'change'
  readonly paths: readonly string[]
  /** Those of the paths that the site is made of, or was before. */
  readonly inputs: readonly string[]
  readonly pages: number
  readonly ms: number
}

/** Prints what happens, one line for each change, and each mistake once. */
export interface LivePrinter {
  readonly print: (report: LiveReport) => void
  /** Names every file of a change, or the first of many again. */
  readonly toggleVerbose: () => void
}

/** A printer for the site in a folder. */
export function createLivePrinter(terminal: Terminal, siteDir: string): LivePrinter {
  const { colors } = terminal
  let isVerbose = terminal.loudness === 'verbose'
  let known = new Set<string>()
  const printMistakes = (diagnostics: readonly Diagnostic[]): void => {
    const shown = diagnostics.filter(({ severity }) => severity !== 'info' || isVerbose)
    const fresh = shown.filter((diagnostic) => !known.has(JSON.stringify(diagnostic)))
    printDiagnostics(fresh, siteDir, terminal)
    if (shown.length === 0 && known.size > 0) terminal.say(`${colors.green('✓')} no mistakes left`)
    else if (shown.length < known.size) terminal.say(`  ${formatCount(shown.length, 'mistake')} left`)
    known = new Set(shown.map((diagnostic) => JSON.stringify(diagnostic)))
  }
  return {
    print: (report) => {
      if (report.kind === 'mistakes') printMistakes(report.diagnostics)
      else if (report.kind === 'ready') {
        const isEmpty = report.pages === 0
        terminal.say(
          `${isEmpty ? colors.yellow('!') : colors.green('✓')} ${isEmpty ? 'no pages yet' : amounts(report)}`,
        )
      } else for (const line of formatChange(report, isVerbose)) terminal.say(toVisible(line))
    },
    toggleVerbose: () => {
      isVerbose = !isVerbose
      terminal.say(colors.dim(isVerbose ? '  says more' : '  says less'))
    },
  }
}

function amounts({ pages, ms }: { readonly pages: number; readonly ms: number }): string {
  return `${formatCount(pages, 'page')}, ${formatDuration(ms)}`
}

function formatChange(change: LiveChange, isVerbose: boolean): string[] {
  const { paths, inputs, pages } = change
  const result = amounts(change)
  if (isVerbose) return [...paths.slice(0, -1).map((path) => `~ ${path}`), `~ ${paths.at(-1) ?? NAMELESS} → ${result}`]
  // Nobody who writes wants to hear of what a program keeps beside the text.
  if (inputs.length === 0 && pages === 0) return []
  const [first = NAMELESS, ...others] = inputs.length > 0 ? inputs : paths
  return [`~ ${first}${others.length === 0 ? '' : ` and ${others.length} more`} → ${result}`]
}

const NAMELESS = 'the folder itself'
