import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isRecord } from '../is-record.js'

/** The context that the function that creates a plugin receives, as in Docusaurus. */
export interface LoadContext {
  readonly siteDir: string
  readonly siteVersion: string | undefined
  readonly generatedFilesDir: string
  readonly siteConfig: Readonly<Record<string, unknown>>
  readonly siteConfigPath: string
  readonly outDir: string
  readonly baseUrl: string
  readonly i18n: Readonly<Record<string, unknown>>
  readonly localizationDir: string
  readonly codeTranslations: Readonly<Record<string, string>>
}

/** Folder of files that plugins generate, relative to the site's folder. */
export const GENERATED = '.docgen/docusaurus'

const DEFAULTS = {
  tagline: '',
  titleDelimiter: '|',
  noIndex: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',
  staticDirectories: ['static'],
  headTags: [],
  scripts: [],
  stylesheets: [],
  clientModules: [],
  presets: [],
  themes: [],
  plugins: [],
  customFields: {},
  themeConfig: {},
  storage: { type: 'localStorage', namespace: false },
  future: { v4: {}, faster: {}, experimental_faster: {}, experimental_router: 'browser' },
}

const MARKDOWN = {
  format: 'mdx',
  mermaid: false,
  emoji: true,
  mdx1Compat: { comments: true, admonitions: true, headingIds: true },
  anchors: { maintainCase: false },
  hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' },
  remarkRehypeOptions: {},
}

/** The context of plugins, with Docusaurus' defaults for fields that the config omits. */
export function createLoadContext(
  siteDir: string,
  file: string,
  fields: Readonly<Record<string, unknown>>,
): LoadContext {
  const baseUrl = `/${String(fields['baseUrl'] ?? '').replace(/^\/+|(?<!\/)\/+$/g, '')}/`.replace('//', '/')
  const i18n = readI18n(fields['i18n'])
  const markdown = { ...MARKDOWN, ...readParser(siteDir), ...(isRecord(fields['markdown']) && fields['markdown']) }
  return {
    siteDir,
    siteVersion: undefined,
    generatedFilesDir: join(siteDir, GENERATED),
    siteConfig: { ...DEFAULTS, ...fields, baseUrl, i18n, markdown },
    siteConfigPath: join(siteDir, file),
    outDir: join(siteDir, GENERATED, 'build'),
    baseUrl,
    i18n: { ...i18n, currentLocale: i18n.defaultLocale },
    localizationDir: join(siteDir, i18n.path, i18n.defaultLocale),
    codeTranslations: {},
  }
}

/** Docusaurus' front matter parser, which plugins that extend content plugins call; none if it is not installed. */
function readParser(siteDir: string): { readonly parseFrontMatter?: unknown } {
  try {
    const utils: Readonly<Record<string, unknown>> = createRequire(join(siteDir, 'package.json'))('@docusaurus/utils')
    const { DEFAULT_PARSE_FRONT_MATTER: parseFrontMatter } = utils
    return parseFrontMatter === undefined ? {} : { parseFrontMatter }
  } catch {
    return {}
  }
}

interface I18n {
  readonly defaultLocale: string
  readonly path: string
  readonly locales: readonly unknown[]
  readonly localeConfigs: object
}

function readI18n(value: unknown): I18n {
  const { defaultLocale: main, path, locales, localeConfigs } = isRecord(value) ? value : {}
  const defaultLocale = typeof main === 'string' ? main : 'en'
  const all: readonly unknown[] = Array.isArray(locales) ? locales : [defaultLocale]
  const byLocale = isRecord(localeConfigs) ? localeConfigs : {}
  const configs = all.map((locale) => {
    const name = String(locale)
    const defaults = { label: name, direction: 'ltr', htmlLang: name, calendar: 'gregory', path: name }
    return [name, { ...defaults, ...(isRecord(byLocale[name]) && byLocale[name]) }]
  })
  return {
    defaultLocale,
    path: typeof path === 'string' ? path : 'i18n',
    locales: all,
    localeConfigs: Object.fromEntries(configs),
  }
}
