import { posix } from 'node:path'
import { isExternalUrl } from '../../config/is-external-url.js'
import { isRecord } from '../../config/is-record.js'
import { toDocsField, toDocsId } from '../content/docs-field.js'
import { createSiteFields, toLanguageTag } from '../content/site-fields.js'
import type { ReadStatic } from '../convert/convert-policy.js'
import { type Converted, joinConverted, nothing, type SiteFields } from '../convert/converted.js'
import type { Note } from '../convert/note.js'
import type { ContentRule } from '../rewrite/content-rule.js'
import { listRewrites } from '../rewrite/rewrite-files.js'
import { printModule } from '../write/print-value.js'
import { convertFields, TEXTS_OF_SITE } from './convert-fields.js'
import { convertRewrites, type SourceLayout } from './convert-rewrites.js'
import { convertSidebar } from './convert-sidebar.js'
import { NAME_OF_SITE } from './convert-theme-config.js'
import { readRewrites } from './read-rewrites.js'
import { joinFolder, type PageFolder, REPORT } from './site-pages.js'
import { createSlugRule } from './slug-rule.js'

/** What a config of VitePress is converted with. */
export interface SiteContext {
  /** Absolute. */
  readonly siteDir: string
  /** Folder with `.vitepress`, relative to the site's folder; empty for the site's folder itself. */
  readonly folder: string
  readonly listPages: (folder: string) => readonly string[]
  readonly exists: (path: string) => boolean
  readonly readStatic: (folder: string) => ReadStatic
}

/** A converted site: its fields and notes, and the files of its sidebars. */
export interface ConvertedVitePress extends Converted {
  readonly files: readonly (readonly [path: string, text: string])[]
  readonly folders: readonly PageFolder[]
  /** Folder of the sources, relative to the site's folder. */
  readonly sourceFolder: string
  readonly rules: readonly ContentRule[]
}

interface Locale {
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}

/** Converts a config of VitePress. */
export function convertVitePressSite(
  config: Readonly<Record<string, unknown>>,
  context: SiteContext,
): ConvertedVitePress {
  const sourceFolder = joinFolder(context.folder, String(config['srcDir'] ?? ''))
  const locales = listLocales(config['locales'])
  const rootLocale = locales.find(({ key }) => key === 'root')?.value ?? {}
  const translations = locales.filter(({ key, value }) => key !== 'root' && !isExternalUrl(String(value['link'] ?? '')))
  const keys = translations.map(({ key }) => key)
  const { rootPrefix } = convertRewrites(config['rewrites'], keys)
  const folders = listFolders(sourceFolder, rootPrefix, keys, context)
  const { isComplete, rewritePath } = readRewrites(config['rewrites'])
  const rule = createSlugRule({ sourceFolder, rootPrefix, folders, rewritePath })
  // Pages outside of the folder of the root have no folder of their own.
  const isConverted = isComplete && rootPrefix === '' && listRewrites(context.siteDir, [rule]).length === 0
  const layout = convertRewrites(config['rewrites'], keys, isConverted)
  const [root] = folders
  if (!root) throw new Error('there is always a root folder')
  const merged = mergeRoot(config, rootLocale)
  const publicFolder = joinFolder(sourceFolder, 'public')
  const fields = convertFields(merged, { root, readStatic: context.readStatic(publicFolder) })
  const sidebars = folders.map((folder) => writeSidebars(folder, config, locales))
  const language = toLanguageTag(rootLocale['lang'] ?? config['lang'] ?? 'en')
  const base = joinConverted([
    createSiteFields({
      language,
      trailingSlash: 'folders',
      publicFolder: context.exists(publicFolder) ? publicFolder : undefined,
      markdown: { dialects: ['vitepress'] },
    }),
    fields,
    createLanguageMenu(locales),
    nothing(...layout.notes, ...sidebars.flatMap(({ notes }) => notes), ...noteLocales(translations)),
  ])
  const exclude = listExcludedPatterns(config, keys, layout, root)
  const docs = folders.map((folder, index) => ({
    ...(index > 0 && { id: toDocsId(folder.locale) }),
    path: folder.path,
    ...(index > 0 && { routeBasePath: folder.base }),
    include: ['**/*.md'],
    exclude: index === 0 ? exclude : ['**/node_modules/**'],
    numberPrefixes: false,
    breadcrumbs: false,
    sidebars: sidebars[index]?.file === undefined ? false : `./${sidebars[index]?.file}`,
    ...(isRecord(base.fields['docs']) && base.fields['docs']),
  }))
  return {
    ...base,
    fields: {
      ...fillNames(base.fields, language),
      docs: toDocsField(docs),
      ...(layout.rootPrefix !== '' && { alias: { '@': sourceFolder === '.' ? './' : `./${sourceFolder}` } }),
    },
    files: sidebars.flatMap(({ file, text }) => (file === undefined ? [] : [[file, text] as const])),
    folders,
    sourceFolder,
    rules: config['rewrites'] === undefined ? [] : [rule],
  }
}

function listLocales(value: unknown): readonly Locale[] {
  return Object.entries(isRecord(value) ? value : {}).flatMap(([key, locale]) =>
    isRecord(locale) ? [{ key, value: locale }] : [],
  )
}

/** The fields of the root language override those of the site. */
function mergeRoot(config: Readonly<Record<string, unknown>>, root: Readonly<Record<string, unknown>>): SiteFields {
  const { label: _label, link: _link, dir: _dir, themeConfig, ...rest } = root
  const theme = { ...Object(config['themeConfig']), ...Object(themeConfig) }
  return { ...config, ...rest, ...(Object.keys(theme).length > 0 && { themeConfig: theme }) }
}

/** The folders of pages, the one of the root language first. `keys` are those of the other languages. */
function listFolders(
  sourceFolder: string,
  rootPrefix: string,
  keys: readonly string[],
  { listPages }: SiteContext,
): readonly PageFolder[] {
  const path = joinFolder(sourceFolder, rootPrefix)
  const files = listPages(path).filter((file) => rootPrefix !== '' || !keys.some((key) => file.startsWith(`${key}/`)))
  return [
    { locale: 'root', path, base: '', files },
    ...keys.map((key): PageFolder => {
      const folder = joinFolder(sourceFolder, key)
      return { locale: key, path: folder, base: `/${key}`, files: listPages(folder) }
    }),
  ]
}

/** Lists the patterns of files that the folder of the root language excludes. */
function listExcludedPatterns(
  config: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  { rootPrefix }: SourceLayout,
  root: PageFolder,
): readonly string[] {
  const written: readonly unknown[] = Array.isArray(config['srcExclude']) ? config['srcExclude'] : []
  const patterns = written.filter((pattern) => typeof pattern === 'string')
  return [
    '**/node_modules/**',
    ...(root.path === '.' ? ['dist/**', REPORT] : []),
    ...(rootPrefix === '' ? keys.map((key) => `${key}/**`) : []),
    ...patterns
      .map((pattern) => (rootPrefix === '' ? pattern : posix.relative(rootPrefix, pattern)))
      .filter((pattern) => !pattern.startsWith('../')),
    // docgen has no routes with parameters.
    ...(root.files.some((file) => file.includes('[')) ? ['**/*\\[*'] : []),
  ]
}

/** Writes the sidebars of a folder, which can be set for its language or for all. No file without sidebars. */
function writeSidebars(
  folder: PageFolder,
  config: Readonly<Record<string, unknown>>,
  locales: readonly Locale[],
): { readonly file?: string; readonly text: string; readonly notes: readonly Note[] } {
  const locale = locales.find(({ key }) => key === folder.locale)
  const localeSidebar = Object(locale?.value['themeConfig'])['sidebar']
  const isOfLocale = localeSidebar !== undefined
  const value = isOfLocale ? localeSidebar : Object(config['themeConfig'])['sidebar']
  const path = isOfLocale ? ['locales', folder.locale, 'themeConfig', 'sidebar'] : ['themeConfig', 'sidebar']
  const { sidebars, notes } = convertSidebar({ value, path }, folder)
  if (Object.keys(sidebars).length === 0) return { text: '', notes }
  const file = folder.locale === 'root' ? 'sidebars.ts' : `sidebars.${folder.locale}.ts`
  const text = printModule(sidebars)
  const note: Note = { status: 'migrated', path, message: `\`docs.sidebars\`, in ${file}` }
  return { file, text, notes: [note, ...notes] }
}

/** A menu of languages; with docs folders for translations, the menu is a list of links. */
function createLanguageMenu(locales: readonly Locale[]): Converted {
  if (locales.length < 2) return nothing()
  const items = locales.map(({ key, value }) => {
    const { label, link = key === 'root' ? '/' : `/${key}/` } = value
    return { label: String(label ?? key), ...(isExternalUrl(String(link)) ? { href: link } : { to: link }) }
  })
  const label = String(locales.find(({ key }) => key === 'root')?.value['label'] ?? 'Languages')
  const menu = { type: 'dropdown', label, position: 'right', items }
  const message = 'a menu of links in `navbar.items`'
  return {
    fields: { navbar: { items: [menu] } },
    comments: {},
    notes: [{ status: 'changed', path: ['locales'], message }],
  }
}

function noteLocales(locales: readonly Locale[]): readonly Note[] {
  return locales.map(({ key }) => ({
    status: 'changed',
    path: ['locales', key],
    message: `a docs folder with the same URLs, below /${key}`,
    hint: `UI texts are in the language of the site. To translate them, too, list ${key} in i18n.locales, and move the folder to i18n/${key}/docs/current`,
  }))
}

/** Fills in the title of the site and its language where fields depend on them. */
function fillNames(fields: SiteFields, language: string): SiteFields {
  const navbar = fields['navbar']
  const texts = fields['texts']
  const { title, ...rest } = isRecord(navbar) ? navbar : {}
  return {
    title: 'Docs',
    ...fields,
    ...(isRecord(navbar) && {
      navbar: {
        ...(title !== undefined && { title: title === NAME_OF_SITE ? (fields['title'] ?? 'Docs') : title }),
        ...rest,
      },
    }),
    ...(isRecord(texts) && { texts: { [language]: texts[TEXTS_OF_SITE] } }),
  }
}
