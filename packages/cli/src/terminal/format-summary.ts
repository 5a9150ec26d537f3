import type { BuildReport } from '../session/build-report.js'
import type { Colors } from './create-terminal.js'
import { formatBytes, formatCount, formatDuration } from './format-amounts.js'

/** Inputs of the summary besides the report of the build. */
export interface BuildRun {
  /** Duration of the whole command. */
  readonly totalMs: number
  /** Whether the output folder exists. */
  readonly hasOutput: boolean
  /** Whether the output folder is only for another command, which deletes it. */
  readonly isTemporary?: boolean
}

/** Formats the summary of a build: pages, time by stage, size, the largest pages, diagnostics. */
export function formatSummary(
  report: BuildReport,
  { totalMs, hasOutput, isTemporary = false }: BuildRun,
  colors: Colors,
): string {
  const { pages, output } = report
  const lines: string[] = []
  if (report.ok) {
    const cachedCount = pages.unchanged + pages.cached
    const from = cachedCount === 0 ? '' : colors.dim(` (${pages.compiled} compiled, ${cachedCount} from cache)`)
    lines.push(
      `${colors.green('✓')} ${colors.bold(formatCount(pages.total, 'page'))} in ${colors.bold(formatDuration(totalMs))}${from}`,
      formatRow('stages', formatStages(report, totalMs), colors),
    )
    if (!isTemporary)
      lines.push(
        formatRow(
          'output',
          `${output.folder}  ${formatCount(output.files, 'file')}, ${formatBytes(output.bytes)}`,
          colors,
        ),
        formatRow(
          'heaviest',
          report.heaviest
            .slice(0, 3)
            .map(({ route, bytes }) => `${route} ${formatBytes(bytes)}`)
            .join(', '),
          colors,
        ),
      )
  } else if (output.folder !== '') {
    const consequence = 'the output contains files of this build and of the last one, until a build completes.'
    lines.push(`${colors.red('✗')} ${colors.bold(`${output.folder} is not complete`)}: ${consequence}`)
  } else {
    const consequence = hasOutput ? ': the last output is unchanged.' : '.'
    lines.push(`${colors.red('✗')} ${colors.bold('Nothing was written')}${consequence}`)
  }
  const counts = [
    paintCount(report.errors, 'error', colors.red),
    paintCount(report.warnings, 'warning', colors.yellow),
  ].filter(Boolean)
  const isRefused = !report.ok && report.errors === 0 && report.warnings > 0
  const reason = isRefused ? ', which --strict does not allow' : ''
  if (counts.length > 0) lines.push(formatRow('found', counts.join(', ') + reason, colors))
  return lines.join('\n')
}

function formatRow(label: string, text: string, colors: Colors): string {
  return `  ${colors.dim(label.padEnd(9))}${text}`
}

/** Formats the time by stage. `other`, such as loading code, only appears if it takes over a fifth of the total. */
function formatStages({ stages }: BuildReport, totalMs: number): string {
  const rest = stages.reduce((left, { ms }) => left - ms, totalMs)
  return [...stages, ...(rest > totalMs / 5 ? [{ name: 'other', ms: rest }] : [])]
    .filter(({ ms }) => ms >= 1)
    .map(({ name, ms }) => `${name} ${formatDuration(ms)}`)
    .join(', ')
}

/** Formats a count in color; empty for 0. */
function paintCount(amount: number, noun: string, paint: (text: string) => string): string {
  return amount === 0 ? '' : paint(formatCount(amount, noun))
}
