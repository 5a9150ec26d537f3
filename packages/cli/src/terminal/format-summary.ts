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
    const cachedCount = pages.kept + pages.recalled
    const from = cachedCount === 0 ? '' : colors.dim(` (${pages.compiled} compiled, ${cachedCount} from cache)`)
    lines.push(
      `${colors.green('✓')} ${colors.bold(formatCount(pages.total, 'page'))} in ${colors.bold(formatDuration(totalMs))}${from}`,
      row('stages', stages(report, totalMs), colors),
    )
    if (!isTemporary)
      lines.push(
        row('output', `${output.folder}  ${formatCount(output.files, 'file')}, ${formatBytes(output.bytes)}`, colors),
        row(
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
  const counts = [count(report.errors, 'error', colors.red), count(report.warnings, 'warning', colors.yellow)].filter(
    Boolean,
  )
  const isRefused = !report.ok && report.errors === 0 && report.warnings > 0
  const reason = isRefused ? ', which --strict does not allow' : ''
  if (counts.length > 0) lines.push(row('found', counts.join(', ') + reason, colors))
  return lines.join('\n')
}

function row(label: string, text: string, colors: Colors): string {
  return `  ${colors.dim(label.padEnd(9))}${text}`
}

/** Time by stage. `other`, such as loading code and starting threads, only appears if it is over a fifth. */
function stages({ stages }: BuildReport, totalMs: number): string {
  const rest = stages.reduce((left, { ms }) => left - ms, totalMs)
  return [...stages, ...(rest > totalMs / 5 ? [{ name: 'other', ms: rest }] : [])]
    .filter(({ ms }) => ms >= 1)
    .map(({ name, ms }) => `${name} ${formatDuration(ms)}`)
    .join(', ')
}

function count(amount: number, noun: string, paint: (text: string) => string): string {
  return amount === 0 ? '' : paint(formatCount(amount, noun))
}
