import { createRequire } from 'node:module'
import { join } from 'node:path'

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
  if (!/\.s[ac]ss$/.test(file)) return { css: text }
  const sass = loadSass(siteDir)
  if (!sass) return { css: withoutSass(text), sass: 'missing' }
  try {
    const { css } = sass.compile(join(siteDir, file), { loadPaths: [join(siteDir, 'node_modules')], quietDeps: true })
    return { css, sass: 'compiled' }
  } catch {
    return { css: withoutSass(text), sass: 'failed' }
  }
}

interface Sass {
  readonly compile: (file: string, options: object) => { readonly css: string }
}

function loadSass(siteDir: string): Sass | undefined {
  try {
    const found: unknown = createRequire(join(siteDir, 'package.json'))('sass')
    return isSass(found) ? found : undefined
  } catch {
    return undefined
  }
}

function isSass(value: unknown): value is Sass {
  return typeof value === 'object' && value !== null && 'compile' in value && typeof value.compile === 'function'
}

/** Lines with variables, functions and comments of Sass are no CSS. */
function withoutSass(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|@)|[$]|#\{/.test(line))
    .join('\n')
}
