import { join } from 'node:path'
import { compileStyle, needsCompiler } from '../../session/styles/compile-style.js'
import { StyleCompileError } from '../../session/styles/compiled-style.js'

/** A style sheet of a site as CSS. */
export interface StyleSheet {
  readonly css: string
  /** For Sass and Less: whether the compiler that the site has installed compiled it, or why not. */
  readonly sass?: 'compiled' | 'missing' | 'failed'
}

/**
 * Reads a style sheet. Compiles Sass and Less with the compiler that the site has installed; if that fails, returns the
 * text without the syntax of Sass.
 */
export function readStyleSheet(
  siteDir: string,
  file: string,
  readFile: (path: string) => string | undefined,
): StyleSheet {
  const text = readFile(file) ?? ''
  if (!needsCompiler(file)) return { css: text }
  try {
    return { css: compileStyle(join(siteDir, file), siteDir).css, sass: 'compiled' }
  } catch (error) {
    return {
      css: removeSass(text),
      sass: error instanceof StyleCompileError && error.hint !== undefined ? 'missing' : 'failed',
    }
  }
}

/** Removes lines with variables, comments and at-rules of Sass. */
function removeSass(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|@)|[$]|#\{/.test(line))
    .join('\n')
}
