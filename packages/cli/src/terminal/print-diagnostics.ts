import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import type { Terminal } from './create-terminal.js'
import { formatDiagnostic } from './format-diagnostic.js'

/** Prints every diagnostic with its code frame, in the order given. Infos are left out when the terminal is quiet. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], siteDir: string, terminal: Terminal): void {
  const files = new Map<string, readonly string[]>()
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity === 'info' && terminal.loudness === 'quiet') continue
    const { colors, columns } = terminal
    const sourceLine = findLine(diagnostic, siteDir, files)
    terminal.complain(formatDiagnostic(diagnostic, { colors, columns, sourceLine }))
    if (diagnostic.stack !== undefined && terminal.loudness === 'verbose') terminal.complain(diagnostic.stack)
    terminal.complain('')
  }
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

/** The frame is a courtesy: a file that can't be read any more costs the frame, not the message. */
function readLines(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split(/\r\n|\n|\r/)
  } catch {
    return []
  }
}
