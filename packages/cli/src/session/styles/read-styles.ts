import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Diagnostic, Outcome, Theme } from '@docgen/renderer/contract'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import type { AliasSettings } from '../../config/module/alias-plugin.js'
import { findManifest } from '../../config/module/hash-inputs.js'
import { packageOf } from '../../config/plugins/package-loader.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import { toSitePath } from '../../config/site-path.js'
import { suggestFile } from '../../config/suggest-file.js'
import { bundleStyles } from '../../emit/bundle-styles.js'
import { describeFileError } from '../../read/files/describe-file-error.js'
import { bundleStyle, findTailwindRule, NAMES_FILES, type OpenStyle } from './bundle-style.js'
import { checkBrackets } from './check-brackets.js'
import { findPostCssConfig } from './compile-postcss.js'
import { languageOf, needsCompiler } from './compile-style.js'
import { StyleCompileError } from './compiled-style.js'

const EMPTY: Omit<OpenStyle, 'file' | 'css'> = {
  imports: [],
  urls: [],
  remote: [],
  missing: [],
  names: {},
  isProcessed: false,
  inputs: [],
  unprocessed: [],
}

/**
 * Reads the style sheets of `theme.css`. Omits style sheets that cannot be read or parsed, and reports them as errors.
 */
export async function readStyles(
  siteDir: string,
  files: readonly string[],
  locateInConfig: LocateInConfig,
  alias: AliasSettings['alias'] = {},
): Promise<Outcome<readonly OpenStyle[]>> {
  const diagnostics: Diagnostic[] = []
  const value: OpenStyle[] = []
  for (const [index, file] of files.entries()) {
    let css: string
    try {
      css = readRegularFile(join(siteDir, file)).toString()
    } catch (error) {
      const position = locateInConfig(['theme', 'css', index])
      const message = `the style sheet ${file} ${describeFileError(error)}`
      const hint = hintForPath(siteDir, file)
      diagnostics.push({ code: 'unreadable-file', severity: 'error', ...position, message, ...(hint && { hint }) })
      continue
    }
    const parsed = await parseStyle(file, css, { siteDir, alias })
    diagnostics.push(...parsed.diagnostics)
    if (parsed.value) value.push(parsed.value)
  }
  return { value, diagnostics }
}

/** Returns the hint for a style sheet in the config that cannot be read: how to write its path, or how to import it. */
function hintForPath(siteDir: string, file: string): string | undefined {
  if (file.startsWith('@site/')) return `Write './${file.slice('@site/'.length)}'`
  const isImported = /^https?:\/\//i.test(file) || findManifest(siteDir, packageOf(file)) !== undefined
  return isImported ? `Import it in a style sheet of the site: @import "${file}";` : suggestFile(siteDir, file)
}

/** Bundles the additional style sheets of a theme, which its package must contain. */
export function readThemeStyles({ client }: Theme, siteDir: string): Promise<readonly OpenStyle[]> {
  return Promise.all((client.styles ?? []).map((url) => bundleStyle({ siteDir, path: fileURLToPath(url) })))
}

/**
 * Reruns PostCSS on the style sheets that code of the site imports: bundles of code are cached, but a PostCSS plugin
 * may read any page.
 */
export async function refreshStyles(
  styles: readonly OpenStyle[],
  { siteDir, alias }: AliasSettings,
): Promise<Outcome<readonly OpenStyle[]>> {
  if (styles.length === 0) return { value: styles, diagnostics: [] }
  const hasConfig = findPostCssConfig(siteDir) !== undefined
  const diagnostics: Diagnostic[] = []
  const value: OpenStyle[] = []
  for (const style of styles) {
    try {
      const path = join(siteDir, style.file)
      const request = { siteDir, alias, path, isModule: isStyleModule(path), usesPostCss: true }
      const current = hasConfig || style.isProcessed ? await bundleStyle(request) : style
      diagnostics.push(...reportUnprocessed(current, siteDir))
      value.push(current)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      diagnostics.push(describeProblem(style.file, error, siteDir))
    }
  }
  return { value, diagnostics }
}

/** Whether a style sheet is a CSS module. */
export function isStyleModule(path: string): boolean {
  return /\.module\.(?:css|s[ac]ss|less)$/i.test(path)
}

/** Reports Tailwind rules that are left in the output: browsers ignore them. */
function reportUnprocessed({ unprocessed }: OpenStyle, siteDir: string): Diagnostic[] {
  if (unprocessed.length === 0) return []
  const config = findPostCssConfig(siteDir)
  return unprocessed.map(({ rule, ...position }) => {
    const isNew = rule.startsWith('@import')
    const plugin = isNew ? '@tailwindcss/postcss' : 'tailwindcss'
    const packages = isNew ? 'postcss tailwindcss @tailwindcss/postcss' : 'postcss tailwindcss@3'
    return {
      code: 'invalid-styles',
      severity: 'warning',
      ...position,
      length: rule.length,
      message: `${rule.split(/\s/, 1)[0]} is a rule of Tailwind, which did not process this style sheet`,
      hint: config
        ? `Add "${plugin}" to the plugins in ${config}`
        : `Install it (npm install ${packages}), and create postcss.config.mjs next to site.config.ts: export default { plugins: { '${plugin}': {} } }`,
    }
  })
}

/** Parses a style sheet with its imports; the value is `undefined` if any of them is invalid. */
async function parseStyle(
  file: string,
  css: string,
  { siteDir, alias }: AliasSettings,
): Promise<Outcome<OpenStyle | undefined>> {
  try {
    if (needsCompiler(file) || NAMES_FILES.test(css) || findPostCssConfig(siteDir) || findTailwindRule(css)) {
      const style = await bundleStyle({ siteDir, alias, path: join(siteDir, file), usesPostCss: true })
      return { value: style, diagnostics: [...reportMissingImports(style), ...reportUnprocessed(style, siteDir)] }
    }
    checkBrackets(css, file)
    bundleStyles([{ file, css }])
    return { value: { ...EMPTY, file, css }, diagnostics: [] }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { value: undefined, diagnostics: [describeProblem(file, error, siteDir)] }
  }
}

/** Reports unresolved imports of a style sheet. */
export function reportMissingImports({ missing }: Pick<OpenStyle, 'missing'>): Diagnostic[] {
  return missing.map(({ specifier, ...position }) => ({
    code: 'invalid-styles',
    severity: 'error',
    ...position,
    length: specifier.length,
    message: `@import: "${specifier}" not found`,
    hint: /^[./]/.test(specifier)
      ? 'Write its path relative to this file'
      : `Write the path of a file relative to this one, or install the package`,
  }))
}

function describeProblem(file: string, error: Error, siteDir: string): Diagnostic {
  return {
    code: 'invalid-styles',
    severity: 'error',
    file: fileOf(error, siteDir) ?? file,
    ...positionOfStyleError(error),
    message: describeStyleError(error),
    ...hintForStyles(file, error, () => readRegularFile(join(siteDir, fileOf(error, siteDir) ?? file)).toString()),
  }
}

/** Describes the problem of a style sheet that could not be bundled. */
export function describeStyleError(error: Error): string {
  return error instanceof StyleCompileError
    ? `${error.tool ?? languageOf(error.fileName)}: ${error.message}`
    : `the style sheet is not valid CSS: ${nameTokens(error.message)}`
}

/** Name of a token in messages of lightningcss → its character. */
const TOKENS: Readonly<Record<string, string>> = {
  CloseCurlyBracket: '}',
  CloseParenthesis: ')',
  CloseSquareBracket: ']',
  Colon: ':',
  Comma: ',',
  CurlyBracketBlock: '{',
  ParenthesisBlock: '(',
  Semicolon: ';',
  SquareBracketBlock: '[',
}

function nameTokens(message: string): string {
  const [, name = '', text] = /^Unexpected token (\w+)(?:\(['"](.*)['"]\))?$/s.exec(message) ?? []
  const token = Object.hasOwn(TOKENS, name) ? TOKENS[name] : text
  if (name === 'BadString') return 'this text in quotes does not end on its line'
  return token === undefined ? message.charAt(0).toLowerCase() + message.slice(1) : `unexpected ${token}`
}

/** Maximum number of lines to search for the cause of an error, the line of the error included. */
const MAX_LINES = 20

/** Returns the hint for an error in a style sheet, if any. `readSource` reads the file that the error names. */
export function hintForStyles(file: string, error: Error, readSource: () => string): Pick<Diagnostic, 'hint'> {
  if (error instanceof StyleCompileError) return error.hint === undefined ? {} : { hint: error.hint }
  const [, base = '', language] = /^(.*)\.(styl|stylus)$/i.exec(file) ?? []
  if (language !== undefined)
    return {
      hint: `docgen reads CSS, Sass and Less. Compile ${file} to ${base}.css, and add that file to theme.css`,
    }
  const { line } = positionOfStyleError(error)
  // The error that a `//` comment causes can be at the end of its block.
  const lines =
    line === undefined
      ? []
      : readSource()
          .split('\n')
          .slice(Math.max(0, line - MAX_LINES), line)
  if (lines.some((each) => /^\s*\/\//.test(each))) return { hint: 'CSS has no // comments: write /* … */' }
  const variable = lines.map((each) => /^\s*(\$[\w-]+)\s*:/.exec(each)?.[1]).find((name) => name !== undefined)
  return variable === undefined ? {} : { hint: `${variable} is a Sass variable: give the file the extension .scss` }
}

/** Returns the file that an error names, possibly an imported one, relative to the site's folder. */
function fileOf(error: Error, siteDir: string): string | undefined {
  if (!('fileName' in error) || typeof error.fileName !== 'string') return undefined
  return toSitePath(siteDir, resolve(siteDir, error.fileName))
}

/** Returns the 1-based position of an error in a style sheet; empty if the error has no position. */
export function positionOfStyleError(error: Error): { line?: number; column?: number } {
  if (!('loc' in error) || typeof error.loc !== 'object' || error.loc === null) return {}
  const { loc } = error
  if (!('line' in loc) || !('column' in loc)) return {}
  return typeof loc.line === 'number' && typeof loc.column === 'number' ? { line: loc.line, column: loc.column } : {}
}
