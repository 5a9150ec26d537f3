import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { PlaceInConfig } from '../config/place-in-config.js'
import { bundleStyles, type StyleSource } from '../emit/bundle-styles.js'
import { describeFileError } from '../read/describe-file-error.js'

/** The site's own style sheets; one that can't be read or parsed is a mistake. */
export function readStyles(
  siteDir: string,
  files: readonly string[],
  placeInConfig: PlaceInConfig,
): Outcome<readonly StyleSource[]> {
  const diagnostics: Diagnostic[] = []
  const value = files.flatMap((file, index) => {
    try {
      const style = { file, css: readFileSync(join(siteDir, file), 'utf8') }
      const mistake = findStyleMistake(style)
      if (!mistake) return [style]
      diagnostics.push(mistake)
    } catch (error) {
      const place = placeInConfig(['theme', 'css', index])
      const message = `the style sheet ${file} ${describeFileError(error)}`
      diagnostics.push({ code: 'unreadable-file', severity: 'error', ...place, message })
    }
    return []
  })
  return { value, diagnostics }
}

/** What is wrong with a style sheet, if it can't be parsed. */
function findStyleMistake(style: StyleSource): Diagnostic | undefined {
  try {
    bundleStyles([style])
    return undefined
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { file } = style
    const message = `the style sheet is not valid CSS: ${error.message}`
    return { code: 'invalid-styles', severity: 'error', file, ...placeOf(error), message }
  }
}

/** Where lightningcss says that the mistake is: its lines and columns count from 1. */
function placeOf(error: Error): { line?: number; column?: number } {
  if (!('loc' in error) || typeof error.loc !== 'object' || error.loc === null) return {}
  const { loc } = error
  if (!('line' in loc) || !('column' in loc)) return {}
  return typeof loc.line === 'number' && typeof loc.column === 'number' ? { line: loc.line, column: loc.column } : {}
}
