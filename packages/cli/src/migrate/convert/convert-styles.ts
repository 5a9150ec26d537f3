import { fromConfig } from '../../config/docusaurus/from-config.js'
import { languageOf } from '../../session/styles/compile-style.js'
import type { ConvertContext } from './convert-context.js'
import { type Converted, nothing, type Part } from './converted.js'
import type { Note } from './note.js'
import type { Rule } from './rules.js'

/** The style sheet for the site's colors and fonts. */
export const NEW_STYLES = 'site.css'

/** Notes about a Sass style sheet. */
const SASS = {
  compiled: '. Your sass compiled it, and docgen took colors and fonts from the result',
  missing:
    '. It is Sass, and the package sass is not installed: only colors and fonts that are plain CSS were read. Install sass, and run this again with --force',
  failed: '. It is Sass, which your sass could not compile: only colors and fonts that are plain CSS were read',
} as const

/** The style sheets of the site. Their rules target other elements, so only colors and fonts are migrated. */
export function convertCustomCss({ layout }: ConvertContext): Rule {
  return ({ value, path }: Part): Converted => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value]
    const files = list.flatMap((file) => (typeof file === 'string' ? [fromConfig(file, layout.siteDir)] : []))
    if (files.length === 0) return nothing()
    const sheets = files.map((name) => ({ name, ...layout.readStyleSheet(name) }))
    const styles = translateStyles(sheets.map(({ css }) => css))
    const rules = sheets.map(
      ({ name, sass }): Note => ({
        status: 'lost',
        path,
        name,
        message: `its rules are written for the elements and variables of Docusaurus${sass === undefined ? '' : wordsOf(sass, name)}`,
        hint: 'Add rules that you need to a CSS file, and add that file to theme.css',
      }),
    )
    if (styles === '') return nothing(...rules)
    const tokens: Note = { status: 'changed', path, name: 'colors and fonts', message: `tokens in \`${NEW_STYLES}\`` }
    return {
      fields: { theme: { css: [`./${NEW_STYLES}`] } },
      comments: { 'theme.css': `Colors and fonts from ${files.join(', ')}` },
      notes: [tokens, ...rules],
      styles,
    }
  }
}

function wordsOf(state: keyof typeof SASS, file: string): string {
  const words = SASS[state]
  return languageOf(file) === 'Less' ? words.replaceAll('Sass', 'Less').replaceAll('sass', 'less') : words
}

/** Custom properties of Docusaurus' styles, and the corresponding tokens of docgen. */
const TOKENS: Readonly<Record<string, readonly string[]>> = {
  '--ifm-color-primary': ['--color-accent'],
  '--ifm-background-color': ['--color-page'],
  '--ifm-background-surface-color': ['--color-raised'],
  '--ifm-font-color-base': ['--color-text'],
  '--ifm-font-family-base': ['--font-text'],
  '--ifm-font-family-monospace': ['--font-code'],
  '--ifm-global-radius': ['--radius', '--radius-small'],
}

const LIGHT = { selector: ':root', strong: '--ifm-color-primary-darker', tint: 9, highlight: 9 }
// Uses less of a bright accent, to keep comments in a marked line readable.
const DARK = { selector: "[data-theme='dark']", strong: '--ifm-color-primary-lighter', tint: 16, highlight: 10 }

/** Converts custom properties of Docusaurus to docgen's tokens; empty if the sheets set none. */
export function translateStyles(sheets: readonly string[]): string {
  const light = readProperties(sheets, false)
  return [LIGHT, DARK]
    .flatMap(({ selector, strong, tint, highlight }) => {
      const properties = selector === DARK.selector ? readProperties(sheets, true) : light
      const known = new Map([...light, ...properties])
      const tokens = [...properties].flatMap(([name, rawValue]) => {
        const names = name === strong ? ['--color-accent-strong'] : (TOKENS[name] ?? [])
        const value = names.length === 0 ? undefined : resolveProperties(rawValue, known)
        return value === undefined ? [] : names.map((token) => `  ${token}: ${value};\n`)
      })
      // The backgrounds of current items and marked lines are light tints of the accent.
      if (tokens.some((token) => token.startsWith('  --color-accent:')))
        tokens.push(
          `  --color-accent-tint: ${mix(tint, '--color-page')};\n`,
          `  --code-highlight: ${mix(highlight, '--code-surface')};\n`,
        )
      return tokens.length === 0 ? [] : [`${selector} {\n${tokens.join('')}}\n`]
    })
    .join('\n')
}

function mix(percent: number, ground: string): string {
  return `color-mix(in srgb, var(--color-accent) ${percent}%, var(${ground}))`
}

/**
 * Replaces references to properties that the new style sheet does not set with their values. `undefined` if one of
 * them is unknown: the reference would be broken.
 */
function resolveProperties(
  value: string,
  known: ReadonlyMap<string, string>,
  inside: readonly string[] = [],
): string | undefined {
  let isWhole = true
  const resolved = value.replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (_, name: string, fallback?: string) => {
    const declared = inside.includes(name) ? undefined : known.get(name)
    const found = declared === undefined ? fallback?.trim() : resolveProperties(declared, known, [...inside, name])
    isWhole &&= found !== undefined
    return found ?? ''
  })
  return isWhole && !resolved.includes('var(') ? resolved : undefined
}

function readProperties(sheets: readonly string[], isDark: boolean): ReadonlyMap<string, string> {
  const properties = new Map<string, string>()
  for (const sheet of sheets) {
    for (const [, selectors = '', block = ''] of sheet
      .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
      .matchAll(/(?<![^{};])([^{};]+)\{([^{}]*)\}/g)) {
      if (!selectors.split(',').some((selector) => (isDark ? DARK_ROOT : ROOT).test(selector.trim()))) continue
      for (const [, name = '', value = ''] of block.matchAll(/(?<![\w-])(--[\w-]+)\s*:\s*([^;\s][^;]*)/g))
        properties.set(name, value.trim())
    }
  }
  return properties
}

const ROOT = /^(?::root|html)$|^(?::root|html)?\[data-theme=["']?light["']?\]$/
const DARK_ROOT = /^(?::root|html)?\[data-theme=["']?dark["']?\]$/
