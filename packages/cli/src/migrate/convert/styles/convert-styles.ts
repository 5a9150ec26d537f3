import { normalizeConfigPath } from '../../../config/docusaurus/normalize-config-path.js'
import { languageOf } from '../../../session/styles/compile-style.js'
import type { ConvertContext } from '../convert-context.js'
import { type Converted, joinConverted, nothing, type Part } from '../converted.js'
import type { Note } from '../note.js'
import type { Rule } from '../rules.js'
import type { SiteLayout } from '../site-layout.js'
import { type ExpandedSheet, expandImports } from './expand-imports.js'
import { type Properties, readProperties, readRootRules, resolveProperties } from './read-properties.js'
import { makeReadable } from './readable-color.js'

/** The style sheet that the migration writes. */
export const NEW_STYLES = 'site.css'

/** Ends of notes about a Sass or Less style sheet. */
const SASS = {
  compiled: '. Your sass compiled it, and docgen took colors and fonts from the result',
  missing:
    '. It is Sass, and the package sass is not installed: only colors and fonts that are plain CSS were read. Install sass, and run this again with --force',
  failed: '. It is Sass, which your sass could not compile: only colors and fonts that are plain CSS were read',
} as const

/**
 * Creates the rule for `customCss`. It keeps style sheets of packages, such as fonts. From the site's own style sheets,
 * it migrates the colors and fonts; most other rules in them are for elements of Docusaurus, and `convertCustomRules`
 * migrates the rest.
 */
export function convertCustomCss({ layout }: ConvertContext): Rule {
  return ({ value, path }: Part): Converted => {
    const sheets = readCustomSheets(value, layout)
    const packaged = sheets.filter(({ name }) => isOfPackage(name)).map(({ name }) => `./${removeStore(name, layout)}`)
    const packageSheets: Converted = {
      fields: packaged.length === 0 ? {} : { theme: { css: packaged } },
      comments: {},
      notes: packaged.map((css): Note => ({ status: 'changed', path, name: css, message: `\`theme.css\`: ${css}` })),
    }
    const siteSheets = sheets.filter(({ name }) => !isOfPackage(name))
    const imported = readRootRules(sheets, layout)
    return joinConverted([
      packageSheets,
      keepExternalSheets(siteSheets, path),
      convertSiteSheets(siteSheets, { path, imported }),
    ])
  }
}

/** Links the sheets of other sites that the sheets import, such as fonts. */
function keepExternalSheets(sheets: readonly ExpandedSheet[], path: Part['path']): Converted {
  const urls = [...new Set(sheets.flatMap(({ externalImports }) => externalImports))]
  if (urls.length === 0) return nothing()
  return {
    fields: { links: urls.map((href) => ({ rel: 'stylesheet', href })) },
    comments: {},
    notes: urls.map((name): Note => ({ status: 'changed', path, name, message: '`links`' })),
  }
}

/**
 * Returns the path of a file in a package without the folders of pnpm's store, whose names contain versions. Returns
 * other paths, and paths that exist only in the store, unchanged.
 */
function removeStore(name: string, layout: SiteLayout): string {
  const short = name.replace(/node_modules\/\.pnpm\/[^/]+\/(?=node_modules\/)/, '')
  return layout.hasFile(short) ? short : name
}

/** Whether a style sheet, by its path from the site's folder, belongs to a package. */
export function isOfPackage(name: string): boolean {
  return /(?:^|\/)node_modules\//.test(name)
}

interface SiteSheetContext {
  readonly path: Part['path']
  /** The rules for the root in style sheets that components import. They apply after the rules of the sheets. */
  readonly imported: readonly string[]
}

function convertSiteSheets(sheets: readonly ExpandedSheet[], { path, imported }: SiteSheetContext): Converted {
  if (sheets.length === 0) return nothing()
  const styles = translateStyles([...sheets.map(({ css }) => css), ...imported])
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
    comments: { 'theme.css': `Colors and fonts from ${sheets.map(({ name }) => name).join(', ')}` },
    notes: [tokens, ...rules],
    styles,
  }
}

/** The style sheets that `customCss` of the theme names or imports, with their paths relative to the site's folder. */
export function readCustomSheets(customCss: unknown, layout: SiteLayout): readonly ExpandedSheet[] {
  const list: readonly unknown[] = Array.isArray(customCss) ? customCss : [customCss]
  const names = list.flatMap((file) => (typeof file === 'string' ? [normalizeConfigPath(file, layout.siteDir)] : []))
  const seen = new Set<string>()
  return names.flatMap((name) => expandImports(name, layout, seen))
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
  '--ifm-heading-font-family': ['--font-heading'],
  '--ifm-heading-font-weight': ['--weight-heading'],
  '--ifm-global-radius': ['--radius', '--radius-small'],
}

const PRIMARY = '--ifm-color-primary'
const PAGE = '--ifm-background-color'

const LIGHT = { mode: 'light', selector: ':root', strong: '--ifm-color-primary-darker', tint: 9, highlight: 9 } as const
// With more of a bright accent in its background, comments in a marked line would be hard to read.
const DARK = {
  mode: 'dark',
  selector: "[data-theme='dark']",
  strong: '--ifm-color-primary-lighter',
  tint: 16,
  highlight: 10,
} as const

/** Converts custom properties of Docusaurus to docgen's tokens; empty if the sheets set none. */
export function translateStyles(sheets: readonly string[]): string {
  const light = readProperties(sheets, false)
  const darkOnly = readProperties(sheets, true)
  const both = new Map([...light, ...darkOnly])
  // A color of the light mode also changes if the dark mode sets a property that it refers to.
  const changed = [...light].filter(([, value]) => resolveProperties(value, both) !== resolveProperties(value, light))
  const dark = new Map([...changed, ...darkOnly])
  const pages = {
    light: resolveProperties(light.get(PAGE) ?? 'var(--)', light),
    dark: resolveProperties(dark.get(PAGE) ?? 'var(--)', both),
  }
  return [LIGHT, DARK]
    .flatMap(({ mode, selector, strong, tint, highlight }) => {
      const properties = mode === 'dark' ? dark : light
      const declarations = mode === 'dark' ? both : light
      const onlyLight: string[] = []
      const tokens = [...properties].flatMap(([name, rawValue]) => {
        const names = name === strong ? ['--color-accent-strong'] : (TOKENS[name] ?? [])
        const value = names.length === 0 ? undefined : resolveProperties(rawValue, declarations)
        if (value === undefined) return []
        if (mode === 'light' && !dark.has(name) && isOnlyLight(name, value, pages.dark)) {
          onlyLight.push(...names.map((token) => `  ${token}: ${value};\n`))
          return []
        }
        if (name === strong || name === PRIMARY) return names.map((token) => declare(token, value, mode, pages[mode]))
        return names.map((token) => `  ${token}: ${value};\n`)
      })
      if (mode === 'dark') tokens.push(...replaceAccents({ light, dark, both, pages }))
      // The backgrounds of current items and marked lines are light tints of the accent.
      if (tokens.some((token) => /^ {2}--color-accent:/m.test(token)))
        tokens.push(
          `  --color-accent-tint: ${mix(tint, '--color-page')};\n`,
          `  --code-highlight: ${mix(highlight, '--code-surface')};\n`,
        )
      return [
        ...(tokens.length === 0 ? [] : [`${selector} {\n${tokens.join('')}}\n`]),
        ...(onlyLight.length === 0 ? [] : [`[data-theme='light'] {\n${onlyLight.join('')}}\n`]),
      ]
    })
    .join('\n')
}

interface Modes {
  readonly light: Properties
  /** The properties that differ in the dark mode. */
  readonly dark: Properties
  /** All properties that apply in the dark mode. */
  readonly both: Properties
  /** The background of the page in each mode, if the site sets it. */
  readonly pages: Readonly<Record<'light' | 'dark', string | undefined>>
}

/**
 * Declarations of accents for the dark mode, which would otherwise inherit a color that is readable only in light mode.
 */
function replaceAccents({ light, dark, both, pages }: Modes): string[] {
  const accent = light.get(PRIMARY)
  const strong = light.get(LIGHT.strong)
  const strongInDark = dark.get(PRIMARY) ?? light.get(DARK.strong) ?? strong
  const inherited = [
    ...(dark.has(PRIMARY) ? [] : [['--color-accent', accent, accent] as const]),
    ...(dark.has(DARK.strong) ? [] : [['--color-accent-strong', strong, strongInDark] as const]),
  ]
  return inherited.flatMap(([token, inLight = 'var(--)', inDark = 'var(--)']) => {
    const lightValue = resolveProperties(inLight, light)
    const darkValue = resolveProperties(inDark, both)
    if (lightValue === undefined || darkValue === undefined) return []
    const inheritedAccent = makeReadable(lightValue, 'light', pages.light) ?? lightValue
    const darkAccent = makeReadable(darkValue, 'dark', pages.dark) ?? darkValue
    return inheritedAccent === darkAccent ? [] : [declare(token, darkValue, 'dark', pages.dark)]
  })
}

/**
 * Whether a color applies only to the light mode. Docusaurus overrides backgrounds in the dark mode, and text has to be
 * readable on them.
 */
function isOnlyLight(name: string, value: string, page: string | undefined): boolean {
  if (name === PAGE || name === '--ifm-background-surface-color') return true
  return name === '--ifm-font-color-base' && makeReadable(value, 'dark', page) !== undefined
}

/** Declares an accent, which is also the color of links: if it has too little contrast, a readable variant. */
function declare(token: string, value: string, mode: 'light' | 'dark', page: string | undefined): string {
  const readable = makeReadable(value, mode, page)
  if (readable === undefined) return `  ${token}: ${value};\n`
  return `  /* ${value} has too little contrast for text. */\n  ${token}: ${readable};\n`
}

function mix(percent: number, background: string): string {
  return `color-mix(in srgb, var(--color-accent) ${percent}%, var(${background}))`
}
