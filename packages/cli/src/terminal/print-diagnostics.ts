import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { detectPackageManager, PACKAGE_COMMANDS } from '../config/module/package-manager.js'
import { readLines } from '../config/read-regular-file.js'
import { type Colors, type Terminal, toVisible } from './create-terminal.js'
import { formatCount } from './format-amounts.js'
import { formatPosition } from './format-position.js'
import { sentenceOf } from './sentence-of.js'

/** How often a message is printed before its repetitions are only counted. */
const MAX_REPEATED = 3
/** Codes that are printed once, because their hint is about the whole site. */
const PRINTED_ONCE: ReadonlySet<string> = new Set(['disabled-feature'])

/**
 * Prints diagnostics with their code frames, in the given order, then the command that explains a code. Omits infos if
 * the terminal is quiet. Unless the terminal is verbose, prints a message that repeats often only a few times, then the
 * number of repetitions.
 */
export function printDiagnostics(diagnostics: readonly Diagnostic[], siteDir: string, terminal: Terminal): void {
  const files = new Map<string, readonly string[]>()
  const groups = groupByMessage(diagnostics)
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity === 'info' && terminal.verbosity === 'quiet') continue
    const group = groups.get(keyOf(diagnostic)) ?? []
    const isOnce = PRINTED_ONCE.has(diagnostic.code)
    const most = isOnce ? 1 : MAX_REPEATED
    const isGrouped = terminal.verbosity !== 'verbose' && group.length > (isOnce ? 1 : MAX_REPEATED + 1)
    const index = group.slice(0, most).indexOf(diagnostic)
    if (isGrouped && index === -1) continue
    const { colors, columns } = terminal
    const sourceLine = findLine(diagnostic, siteDir, files)
    terminal.printError(formatDiagnostic(diagnostic, { colors, columns, sourceLine }))
    if (diagnostic.stack !== undefined && terminal.verbosity === 'verbose') terminal.printError(diagnostic.stack)
    if (isGrouped && index === most - 1) terminal.printError(colors.dim(countRest(group.slice(most))))
    terminal.printError('')
  }
  const explained = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0]
  if (!explained) return
  const { execute } = PACKAGE_COMMANDS[detectPackageManager(siteDir)]
  terminal.printHelp(`Explain a code: ${execute} docgen explain ${explained.code}`)
}

function keyOf({ severity, code, message }: Diagnostic): string {
  return `${severity} ${code} ${message}`
}

function groupByMessage(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>()
  for (const diagnostic of diagnostics) {
    const group = groups.get(keyOf(diagnostic))
    if (group) group.push(diagnostic)
    else groups.set(keyOf(diagnostic), [diagnostic])
  }
  return groups
}

function countRest(unlisted: readonly Diagnostic[]): string {
  const files = new Set(unlisted.map(({ file }) => file)).size
  return `  … and ${formatCount(unlisted.length, 'more', 'more')} in ${formatCount(files, 'file')}; --verbose lists them`
}

function findLine(
  { file, line }: Diagnostic,
  siteDir: string,
  files: Map<string, readonly string[]>,
): string | undefined {
  if (file === undefined || line === undefined) return undefined
  let lines = files.get(file)
  if (!lines) {
    lines = readLines(join(siteDir, file))
    files.set(file, lines)
  }
  return lines[line - 1]
}

const MAX_FRAME_WIDTH = 160
/** Minimum width of a code frame; a shorter line is useless. */
const MIN_FRAME_WIDTH = 20
const GUTTER = '  │ '

/** A diagnostic's context for printing. */
export interface DiagnosticView {
  readonly colors: Colors
  /** The complete source line of the diagnostic, without line end; absent if it cannot be read. */
  readonly sourceLine?: string | undefined
  /** Width of the terminal in characters, so that no source line wraps and leaves its mark; absent if unknown. */
  readonly columns?: number | undefined
}

/**
 * Formats a diagnostic: severity, code and position, then the source line with a mark under it, then a
 * line per related position.
 */
export function formatDiagnostic(diagnostic: Diagnostic, { colors, sourceLine, columns }: DiagnosticView): string {
  const paint = { error: colors.red, warning: colors.yellow, info: colors.cyan }[diagnostic.severity]
  const title = `${paint(colors.bold(diagnostic.severity))} ${diagnostic.code}`
  const position = toVisible(formatPosition(diagnostic))
  const lines = [position === '' ? title : `${title}  ${colors.underline(position)}`]
  const text = sentenceOf(diagnostic).split('\n').map(toVisible).join('\n')
  const gutter = colors.dim(GUTTER)
  if (sourceLine === undefined || diagnostic.column === undefined) {
    lines.push(...text.split('\n').map((line) => gutter + line))
  } else {
    const frame = cutFrame(sourceLine, diagnostic.column, frameWidth(columns))
    lines.push(
      gutter + frame.text,
      `${gutter}${' '.repeat(frame.column)}${paint(formatMark(diagnostic, frame))} ${text}`,
    )
  }
  for (const { message, ...position } of diagnostic.related ?? [])
    lines.push(`${colors.dim('  → ')}${colors.underline(toVisible(formatPosition(position)))}  ${toVisible(message)}`)
  return lines.join('\n')
}

function formatMark(diagnostic: Diagnostic, frame: { text: string; column: number }): string {
  const room = Math.max(1, frame.text.length - frame.column)
  return '^'.repeat(Math.max(1, Math.min(diagnostic.length ?? 1, room)))
}

function frameWidth(columns = Number.POSITIVE_INFINITY): number {
  return Math.max(MIN_FRAME_WIDTH, Math.min(MAX_FRAME_WIDTH, columns - GUTTER.length))
}

/** Cuts out the part of a line around a column, because minified or generated lines are long. */
function cutFrame(line: string, column: number, width: number): { text: string; column: number } {
  const visible = toVisible(line.replace(/\t/g, ' '))
  const index = Math.min(Math.max(column - 1, 0), visible.length)
  if (visible.length <= width) return { text: visible, column: index }
  const room = width - 2
  const start = Math.max(0, Math.min(index - Math.floor((width * 3) / 8), visible.length - room))
  const text = visible.slice(start, start + room)
  return { text: `${start > 0 ? '…' : ''}${text}…`, column: index - start + (start > 0 ? 1 : 0) }
}
