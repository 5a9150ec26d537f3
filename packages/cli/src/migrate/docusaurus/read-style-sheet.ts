import { join } from 'node:path'
import { compileSass, isSass, SassError } from '../../session/styles/compile-sass.js'

/** A style sheet of a site as CSS. */
export interface StyleSheet {
  readonly css: string
  /** For Sass: whether the site's own `sass` compiled it, or why not. */
  readonly sass?: 'compiled' | 'missing' | 'failed'
}

/** Reads a style sheet. Sass is compiled where the site has `sass` installed; otherwise its text is given, without what is no CSS. */
export function readStyleSheet(
  siteDir: string,
  file: string,
  readFile: (path: string) => string | undefined,
): StyleSheet {
  const text = readFile(file) ?? ''
  if (!isSass(file)) return { css: text }
  try {
    return { css: compileSass(join(siteDir, file), siteDir).css, sass: 'compiled' }
  } catch (error) {
    return {
      css: withoutSass(text),
      sass: error instanceof SassError && error.hint !== undefined ? 'missing' : 'failed',
    }
  }
}

/** Lines with variables, functions and comments of Sass are no CSS. */
function withoutSass(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|@)|[$]|#\{/.test(line))
    .join('\n')
}
