import { isRecord } from '../../config/is-record.js'
import { type Converted, nothing, type Part } from '../convert/converted.js'
import type { Note } from '../convert/note.js'
import { applyRules, changed, lost, type Rules, unneeded } from '../convert/rules.js'

/** Colors of Material for MkDocs → docgen's presets of the accent color. */
const ACCENTS: Readonly<Record<string, string>> = {
  red: 'red',
  pink: 'pink',
  purple: 'purple',
  'deep purple': 'purple',
  indigo: 'indigo',
  blue: 'blue',
  'light blue': 'blue',
  cyan: 'cyan',
  teal: 'teal',
  green: 'green',
  'light green': 'green',
  lime: 'green',
  yellow: 'orange',
  amber: 'orange',
  orange: 'orange',
  'deep orange': 'orange',
  brown: 'graphite',
  grey: 'graphite',
  'blue grey': 'graphite',
  black: 'graphite',
  white: 'graphite',
}

/** Features of Material for MkDocs → what docgen has instead. Other features are lost. */
const FEATURES: Readonly<Record<string, string>> = {
  'content.action.edit': '`docs.editUrl`, from `edit_uri`',
  'content.action.view': '`docs.editUrl`, from `edit_uri`',
  'content.code.copy': 'code always has a button to copy it',
  'content.tooltips': 'browsers show titles, and `:tooltip` explains terms',
  'navigation.footer': 'pages always link to the previous and the next page',
  'navigation.indexes': 'sections link to their index page',
  'navigation.instant': 'docgen always replaces pages without loading them again',
  'navigation.instant.prefetch': 'docgen always does this',
  'navigation.path': '`docs.breadcrumbs`, which is on',
  'navigation.tabs': 'navbar items with `position: tabs`',
  'navigation.tabs.sticky': 'tabs always stay visible',
  'navigation.sections': '`docs.sidebarCollapsible: false`',
  'navigation.expand': '`docs.sidebarCollapsed: false`',
  'search.highlight': 'docgen always does this',
  'search.suggest': 'docgen always does this',
  'toc.follow': 'docgen always does this',
}

const RULES: Rules = {
  name: (part) =>
    part.value === 'material'
      ? unneeded("docgen's theme has the same parts")(part)
      : lost(
          'docgen has its own theme',
          'Its colors and fonts are design tokens: see the page Styles of the manual',
        )(part),
  features: convertFeatures,
  palette: convertPalette,
  favicon: changed('favicon', (value) => value, '`favicon`'),
  logo: changed('navbar.logo', (value) => ({ src: value }), '`navbar.logo`'),
  language: changed('i18n', (value) => ({ defaultLocale: value, locales: [value] }), '`i18n.defaultLocale`'),
  locale: changed('i18n', (value) => ({ defaultLocale: value, locales: [value] }), '`i18n.defaultLocale`'),
  direction: unneeded('it follows from the language'),
  font: convertFont,
  icon: (part) =>
    nothing({
      status: 'lost',
      path: part.path,
      message: "docgen's interface has its own icons",
      hint: 'For a logo, set `navbar.logo` to an image',
    }),
  custom_dir: lost('docgen does not run templates of MkDocs', 'Replace parts of pages with `theme.components`'),
  variant: unneeded('docgen has one look'),
  static_templates: lost('docgen does not run templates of MkDocs', 'Put finished files into a static folder'),
  include_search_page: unneeded('search needs no page'),
  search_index_only: unneeded('search needs no page'),
}

/** Migrates the theme: colors, features, logo and favicon. */
export function convertTheme(part: Part): Converted {
  if (typeof part.value === 'string') return convertTheme({ ...part, value: { name: part.value } })
  return applyRules(part, RULES, 'the theme')
}

/** Whether the theme has a feature. */
export function hasFeature(theme: unknown, name: string): boolean {
  const features = isRecord(theme) ? theme['features'] : undefined
  return Array.isArray(features) && features.includes(name)
}

function convertFeatures({ value, path }: Part): Converted {
  const features = Array.isArray(value) ? value.map(String) : []
  const notes = features.map((name, index): Note => {
    const at = [...path, index]
    const message = Object.hasOwn(FEATURES, name) ? FEATURES[name] : undefined
    if (message !== undefined)
      return { status: message.includes('`') ? 'changed' : 'unneeded', path: at, name, message }
    return { status: 'lost', path: at, name, message: 'docgen does not have this feature' }
  })
  const docs = {
    ...(features.includes('navigation.sections') && { sidebarCollapsible: false }),
    ...(features.includes('navigation.expand') && { sidebarCollapsed: false }),
  }
  return { fields: Object.keys(docs).length > 0 ? { docs } : {}, comments: {}, notes }
}

function convertPalette({ value, path }: Part): Converted {
  const palettes = (Array.isArray(value) ? value : [value]).filter(isRecord)
  const schemes = palettes.map(({ scheme }) => scheme)
  const media = palettes.map((palette) => String(palette['media'] ?? ''))
  const primary = palettes.map((palette) => palette['primary']).find((color) => typeof color === 'string')
  const accent = typeof primary === 'string' && Object.hasOwn(ACCENTS, primary) ? ACCENTS[primary] : undefined
  const isDark = schemes[0] === 'slate' && media[0] === ''
  const hasBoth = schemes.includes('slate') && schemes.some((scheme) => scheme !== 'slate' && scheme !== undefined)
  const colorMode = {
    ...(isDark && { defaultMode: 'dark' }),
    ...(media.some((query) => query.includes('prefers-color-scheme')) && { respectPrefersColorScheme: true }),
    ...(!hasBoth && palettes.length > 0 && { disableSwitch: true }),
  }
  const fields = {
    ...(Object.keys(colorMode).length > 0 && { colorMode }),
    ...(accent !== undefined && { theme: { accent } }),
  }
  const isCustom = primary === 'custom' || palettes.some((palette) => palette['accent'] === 'custom')
  const notes: readonly Note[] = [
    { status: 'changed', path, message: '`colorMode` and `theme.accent`: docgen has one accent color, from `primary`' },
    ...(isCustom
      ? [
          {
            status: 'lost' as const,
            path,
            name: 'theme.palette custom',
            message: 'your style sheet sets the colors',
            hint: 'Set `--color-accent` in a style sheet of `theme.css`',
          },
        ]
      : []),
  ]
  return { fields, comments: {}, notes }
}

function convertFont({ value, path }: Part): Converted {
  if (value === false) return nothing({ status: 'unneeded', path, message: 'pages use fonts of the operating system' })
  const { text, code } = isRecord(value) ? value : {}
  const packages = [text, code].filter((name) => typeof name === 'string').map(fontPackage)
  return nothing({
    status: 'lost',
    path,
    message: 'docgen loads no fonts of Google',
    hint: `Install ${packages.join(' and ') || 'a package of Fontsource'}, and name it in \`theme.fonts\``,
  })
}

function fontPackage(name: string): string {
  return `@fontsource-variable/${name.toLowerCase().replace(/\s+/g, '-')}`
}
