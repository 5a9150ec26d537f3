import { join } from 'node:path'
import { compileStyle, needsCompiler } from '../../session/styles/compile-style.js'
import { StyleCompileError } from '../../session/styles/compiled-style.js'

/** A style sheet of a site as CSS. */
export interface StyleSheet {
  readonly css: string
  /** For Sass: whether the site's own `sass` compiled it, or why not. */
  readonly sass?: 'compiled' | 'missing' | 'failed'
}

/**
 * Reads a style sheet. Compiles Sass if the site has installed `sass`; otherwise returns its text without Sass
 * syntax.
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
      css: withoutSass(text),
      sass: error instanceof StyleCompileError && error.hint !== undefined ? 'missing' : 'failed',
    }
  }
}

/** Removes lines with Sass variables, functions and comments. */
function withoutSass(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|@)|[$]|#\{/.test(line))
    .join('\n')
}
