import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import type { Terminal } from './create-terminal.js'
import { formatCount } from './format-amounts.js'
import { formatDiagnostic } from './format-diagnostic.js'

/** How often a message is printed before its repetitions are only counted. */
const MOST_REPEATED = 3

/**
 * Prints diagnostics with their code frames, in the given order. Omits infos if the terminal is quiet; repetitions
 * of a message are only counted, unless it is verbose.
 */
export function printDiagnostics(diagnostics: readonly Diagnostic[], siteDir: string, terminal: Terminal): void {
  const files = new Map<string, readonly string[]>()
  const groups = groupByMessage(diagnostics)
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity === 'info' && terminal.loudness === 'quiet') continue
    const group = groups.get(keyOf(diagnostic)) ?? []
    const isGrouped = terminal.loudness !== 'verbose' && group.length > MOST_REPEATED + 1
    const index = group.slice(0, MOST_REPEATED).indexOf(diagnostic)
    if (isGrouped && index === -1) continue
    const { colors, columns } = terminal
    const sourceLine = findLine(diagnostic, siteDir, files)
    terminal.complain(formatDiagnostic(diagnostic, { colors, columns, sourceLine }))
    if (diagnostic.stack !== undefined && terminal.loudness === 'verbose') terminal.complain(diagnostic.stack)
    if (isGrouped && index === MOST_REPEATED - 1) terminal.complain(colors.dim(countRest(group.slice(MOST_REPEATED))))
    terminal.complain('')
  }
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

function countRest(rest: readonly Diagnostic[]): string {
  const files = new Set(rest.map(({ file }) => file)).size
  return `  … and ${formatCount(rest.length, 'more', 'more')} in ${formatCount(files, 'file')}; --verbose lists them`
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

/** A file that can no longer be read costs the code frame, not the message. */
function readLines(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split(/\r\n|\n|\r/)
  } catch {
    return []
  }
}
