import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Diagnostic, didYouMean, nearestWord, type Theme } from '@docgen/renderer/contract'
import { readRegularFile } from '../../config/read-regular-file.js'
import { isInPackage } from '../../config/site-path.js'
import { createSpanReporter } from '../../config/source/position-at.js'
import type { OpenStyle } from './bundle-style.js'
import { findInvalidValues, readDefaults } from './find-invalid-values.js'
import { findMisspelledProperties, listProperties } from './find-misspelled-properties.js'

/** The theme, and the site's style sheets besides the checked style sheets. */
export interface TokenScope {
  readonly siteDir: string
  readonly theme: Pick<Theme, 'client'>
  readonly others: readonly OpenStyle[]
}

const COMMENT = /\/\*.*?(?:\*\/|$)/gs
const DECLARED = /(?<![\w-])(--[\w-]+)(?=\s*:)/g
const USED = /(?<=\bvar\(\s*)(--[\w-]+)/g
/** A part of a name that can be misspelled: shorter parts, and parts with digits, are often similar (`h3`, `6`). */
const IS_WORD = /^[a-z]{4,}$/i

/**
 * Warns about custom properties that have no effect and a name similar to a token: properties that no style sheet of
 * the site uses, and uses of properties that no style sheet declares. Also warns about tokens with a value of another
 * kind than in the theme, and about misspelled properties.
 */
export function checkTokens(styles: readonly OpenStyle[], { siteDir, theme, others }: TokenScope): Diagnostic[] {
  if (styles.length === 0) return []
  const { directory, stylesheet } = theme.client
  const themeCss = readRegularFile(join(fileURLToPath(directory), stylesheet)).toString()
  const namesIn = (sheets: readonly string[], pattern: RegExp): ReadonlySet<string> =>
    new Set(sheets.flatMap((css) => findNames(css, pattern)).map(({ name }) => name))
  const tokens = namesIn([themeCss], DECLARED)
  const defaults = readDefaults(themeCss)
  const properties = listProperties(themeCss)
  const sheets = [...others, ...styles].map(({ css }) => hideComments(css))
  const declared = namesIn(sheets, DECLARED)
  const used = namesIn(sheets, USED)
  const files = new Set(styles.flatMap(({ file, imports }) => [posix.normalize(file), ...imports]))
  return [...files].flatMap((file) => {
    if (isInPackage(file)) return []
    const text = readRegularFile(join(siteDir, file)).toString()
    const report = createSpanReporter(text, { code: 'unknown-token', file })
    const warn = (...span: Parameters<typeof report>): Diagnostic => ({ ...report(...span), severity: 'warning' })
    const css = hideComments(text)
    const invalid = findInvalidValues(css, defaults).map(({ start, end, message, hint }) =>
      warn(start, end, message, hint),
    )
    const unknown = [
      ...findNames(css, DECLARED).filter(({ name }) => !used.has(name)),
      ...findNames(css, USED).filter(({ name }) => !declared.has(name)),
    ]
    const misnamed = unknown.flatMap(({ name, start }): Diagnostic[] => {
      const near = tokens.has(name) ? undefined : findNearToken(name, tokens)
      const message = `the theme has no token ${name}`
      return near === undefined ? [] : [warn(start, start + name.length, message, didYouMean(near))]
    })
    const misspelled = findMisspelledProperties(css, properties).map(({ name, start, near }) =>
      warn(start, start + name.length, `there is no property ${name}`, didYouMean(near)),
    )
    return [...invalid, ...misnamed, ...misspelled]
  })
}

function findNames(css: string, pattern: RegExp): readonly { readonly name: string; readonly start: number }[] {
  return [...css.matchAll(pattern)].map(({ 1: name = '', index }) => ({ name, start: index }))
}

/** Replaces comments with spaces, so that positions stay the same. */
function hideComments(css: string): string {
  return css.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '))
}

/** Finds a token that differs only in letter case, in hyphens, or in the spelling of one word. */
function findNearToken(name: string, tokens: ReadonlySet<string>): string | undefined {
  const parts = name.split('-')
  const isNear = (token: string): boolean => {
    if (flatten(token) === flatten(name)) return true
    const tokenParts = token.split('-')
    if (tokenParts.length !== parts.length) return false
    const [index = 0, ...more] = parts.flatMap((part, at) => (part === tokenParts[at] ? [] : at))
    const [part = '', tokenPart = ''] = [parts[index], tokenParts[index]]
    if (more.length > 0 || !IS_WORD.test(part) || !IS_WORD.test(tokenPart)) return false
    return nearestWord(part, [tokenPart]) !== undefined
  }
  return nearestWord(name, [...tokens].filter(isNear))
}

function flatten(name: string): string {
  return name.toLowerCase().replaceAll('-', '')
}
