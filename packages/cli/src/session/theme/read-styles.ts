import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { PlaceInConfig } from '../../config/place-in-config.js'
import { toSitePath } from '../../config/site-path.js'
import { bundleStyles, type StyleSource } from '../../emit/bundle-styles.js'
import { inlineStyleImports } from '../../emit/inline-style-imports.js'
import { describeFileError } from '../../read/describe-file-error.js'

/** The site's own style sheets; one that can't be read or parsed is a mistake. */
export function readStyles(
  siteDir: string,
  files: readonly string[],
  placeInConfig: PlaceInConfig,
): Outcome<readonly StyleSource[]> {
  const diagnostics: Diagnostic[] = []
  const value = files.flatMap((file, index) => {
    try {
      const css = readFileSync(join(siteDir, file), 'utf8')
      const parsed = parseStyle({ file, css }, siteDir)
      diagnostics.push(...parsed.diagnostics)
      if (parsed.value) return [parsed.value]
    } catch (error) {
      const place = placeInConfig(['theme', 'css', index])
      const message = `the style sheet ${file} ${describeFileError(error)}`
      diagnostics.push({ code: 'unreadable-file', severity: 'error', ...place, message })
    }
    return []
  })
  return { value, diagnostics }
}

const IMPORT = /@import\b/i
const REMOTE_IMPORT = /@import\s+(?:url\(\s*)?["']?(?:https?:)?\/\//i

/** A style sheet with what it imports; nothing but diagnostics where one of them can't be parsed or found. */
function parseStyle(style: StyleSource, siteDir: string): Outcome<StyleSource | undefined> {
  const { file, css } = style
  try {
    if (IMPORT.test(css)) {
      const inlined = inlineStyleImports(join(siteDir, file))
      const imports = inlined.imports.map((path) => toSitePath(siteDir, path))
      return { value: { file, css: inlined.css, imports }, diagnostics: [] }
    }
    bundleStyles([style])
    return { value: style, diagnostics: [] }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return isUnresolved(error)
      ? describeImport(style, error, siteDir)
      : { value: undefined, diagnostics: [describeMistake(style, error, siteDir)] }
  }
}

function describeMistake({ file }: StyleSource, error: Error, siteDir: string): Diagnostic {
  const message = `the style sheet is not valid CSS: ${error.message}`
  return {
    code: 'invalid-styles',
    severity: 'error',
    file: fileOf(error, siteDir) ?? file,
    ...placeOfStyles(error),
    message,
  }
}

/** An import of another site's sheet leaves the rest as it is: pages look as they would if a browser had not got it. */
function describeImport(style: StyleSource, error: Error, siteDir: string): Outcome<StyleSource | undefined> {
  const file = fileOf(error, siteDir) ?? style.file
  const place = placeOfStyles(error)
  const line = readFileSync(join(siteDir, file), 'utf8').split(/\r\n|\n|\r/)[(place.line ?? 1) - 1] ?? ''
  const shared = { code: 'invalid-styles', file, ...place }
  if (!REMOTE_IMPORT.test(line)) {
    const message = 'the style sheet imports a file that could not be read'
    const hint = 'Name it by its path from this file'
    return { value: undefined, diagnostics: [{ ...shared, severity: 'error', message, hint }] }
  }
  const message = 'the style sheet imports one of another site, which no page loads'
  const hint = 'Download it, and import the file'
  return { value: style, diagnostics: [{ ...shared, severity: 'warning', message, hint }] }
}

function isUnresolved(error: Error): boolean {
  return 'data' in error && error.data === 'ResolverError'
}

/** The file that lightningcss names: that of the mistake, which may be an imported one. */
function fileOf(error: Error, siteDir: string): string | undefined {
  if (!('fileName' in error) || typeof error.fileName !== 'string') return undefined
  return toSitePath(siteDir, resolve(siteDir, error.fileName))
}

/** Where lightningcss says that the mistake is: its lines and columns count from 1. Nothing where it does not say. */
export function placeOfStyles(error: Error): { line?: number; column?: number } {
  if (!('loc' in error) || typeof error.loc !== 'object' || error.loc === null) return {}
  const { loc } = error
  if (!('line' in loc) || !('column' in loc)) return {}
  return typeof loc.line === 'number' && typeof loc.column === 'number' ? { line: loc.line, column: loc.column } : {}
}
