import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { hidePaths } from './hide-paths.js'
import type { ShownMistake } from './page-event.js'

const MOST = 50
const LINES_AROUND = 2
const LONGEST_LINE = 400

/** Mistakes as a browser may see them: with some lines of the file around each, and no path of this machine. */
export function showMistakes(diagnostics: readonly Diagnostic[], siteDir: string): ShownMistake[] {
  const texts = new Map<string, readonly string[]>()
  const hide = (text: string): string => hidePaths(text, siteDir)
  const shown = diagnostics.flatMap(({ severity, ...rest }) => (severity === 'info' ? [] : [{ severity, ...rest }]))
  return shown.slice(0, MOST).map(({ code, severity, message, hint, file, line, column }) => ({
    code,
    severity,
    message: hide(message),
    ...(hint !== undefined && { hint: hide(hint) }),
    ...(file !== undefined && { file: hide(file) }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    frame: file === undefined || line === undefined ? [] : readFrame(join(siteDir, file), line, texts),
  }))
}

function readFrame(
  path: string,
  line: number,
  texts: Map<string, readonly string[]>,
): { readonly line: number; readonly text: string }[] {
  const lines = texts.get(path) ?? readLines(path)
  texts.set(path, lines)
  const first = Math.max(1, line - LINES_AROUND)
  return lines
    .slice(first - 1, line + LINES_AROUND)
    .map((text, index) => ({ line: first + index, text: text.slice(0, LONGEST_LINE) }))
}

function readLines(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split(/\r\n|\n|\r/)
  } catch {
    return []
  }
}
