import { existsSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { readLines } from '../config/read-regular-file.js'
import type { DiagnosticList, DiagnosticView, FrameLine } from './page-event.js'

const MAX_COUNT = 50
const LINES_AROUND = 2
/** Maximum length of a line in a frame, in characters. */
const MAX_LINE_LENGTH = 400
/** Number of characters before the position in a shortened line. */
const BEFORE_POSITION = 100

/**
 * Prepares diagnostics for display in a browser: adds the lines of the file around each position, and removes the paths
 * of this machine.
 */
export function createDiagnosticList(diagnostics: readonly Diagnostic[], siteDir: string): DiagnosticList {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning')
  const texts = new Map<string, readonly string[]>()
  const readLinesOf = (file: string): readonly string[] => {
    const lines = texts.get(file) ?? readLines(join(siteDir, file))
    texts.set(file, lines)
    return lines
  }
  const hide = (text: string): string => hidePaths(text, siteDir)
  const show = (diagnostic: Diagnostic): DiagnosticView => {
    const { code, severity, message, hint, file, line, column, related } = diagnostic
    return {
      code,
      severity: severity === 'error' ? 'error' : 'warning',
      message: hide(message),
      ...(hint !== undefined && { hint: hide(hint) }),
      ...(file !== undefined && { file: hide(file) }),
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
      ...(related && {
        related: related.map((each) => ({ ...each, file: hide(each.file), message: hide(each.message) })),
      }),
      frame: file === undefined ? [] : cutFrame(diagnostic, readLinesOf(file)),
    }
  }
  const problems = [...errors, ...warnings].slice(0, MAX_COUNT).map(show)
  return { problems, errors: errors.length, warnings: warnings.length }
}

function cutFrame({ line, column, length }: Diagnostic, lines: readonly string[]): FrameLine[] {
  if (line === undefined) return []
  const first = Math.max(1, line - LINES_AROUND)
  return lines.slice(first - 1, line + LINES_AROUND).map((text, index) => {
    const number = first + index
    if (number !== line || column === undefined) return { line: number, text: cut(text, 0) }
    const start = Math.min(column - 1, text.length)
    const from = text.length > MAX_LINE_LENGTH ? Math.max(0, start - BEFORE_POSITION) : 0
    return {
      line: number,
      text: cut(text, from),
      mark: { start: start - from + cutMark(from).length, length: length ?? 1 },
    }
  })
}

/** Shortens a text to the part that starts at an index, with ellipses for omitted parts. */
function cut(text: string, from: number): string {
  const end = from + MAX_LINE_LENGTH
  return `${cutMark(from)}${text.slice(from, end)}${cutMark(text.length - end)}`
}

function cutMark(missing: number): string {
  return missing > 0 ? '…' : ''
}

/**
 * Removes absolute paths of this machine from a text: paths of the site's files become relative to its folder,
 * others keep only their file name.
 */
export function hidePaths(text: string, siteDir: string): string {
  const folders: [path: string, shown: string][] = [
    [siteDir, '.'],
    [realPathOf(siteDir), '.'],
    [process.cwd(), '…'],
    [homedir(), '~'],
  ]
  const hidden = folders.reduce((left, [path, replacement]) => hideFolder(left, path, replacement), text)
  return hidden.replaceAll(FILE_URL, '…/$<name>').replaceAll(SYSTEM_PATH, '…/$<name>')
}

/** A file URL, up to the end of its path. */
const FILE_URL = /file:\/\/\/?(?:[^\s'"`()/]*\/)+(?<name>[^\s'"`()/]*)/g
/**
 * Matches a path in an error of Node.js: `ENOENT: no such file or directory, open '/etc/own.json'`. Diagnostics name
 * the links of pages without quotes, so the pattern does not match them.
 */
const SYSTEM_PATH = /(?<=(?:, [a-z]+|->) ')(?:\/|[a-z]:\\)(?:[^'/\\]*[/\\])*(?<name>[^'/\\]*)(?=')/gi

function hideFolder(text: string, path: string, replacement: string): string {
  // The root of a drive reveals nothing, and every URL path also begins with a slash.
  if (/^(?:[a-z]:)?[\\/]*$/i.test(path)) return text
  const slashed = path.replaceAll('\\', '/')
  const url = `file:///${slashed.replace(/^\//, '')}`
  const hidden = [url, encodeURI(url)].reduce((left, spelling) => left.replaceAll(spelling, replacement), text)
  if (/^\/[^/]+$/.test(path)) return hideFilesIn(hidden, path, replacement)
  // Backslashes are doubled in JavaScript strings.
  const spellings = [path, slashed, path.replaceAll('\\', '\\\\')]
  return spellings.reduce((left, spelling) => left.replaceAll(spelling, replacement), hidden)
}

/**
 * Hides the paths of existing files in a folder such as `/docs`. In a container, this can be the site's folder and also
 * a route, so everything else is a URL.
 */
function hideFilesIn(text: string, folder: string, replacement: string): string {
  return text.replaceAll(PATH, (whole, root: string, name: string) =>
    root === folder && existsSync(join(folder, name)) ? `${replacement}/${name}` : whole,
  )
}

/** The first two segments of a path. */
const PATH = /(?<![^\s'"`(])(?<root>\/[^\s/]+)\/(?<name>[^\s/'"`:)]+)/g

function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    // A deleted folder has no real path.
    return path
  }
}
