import { asList } from '../../config/as-list.js'
import { isRecord } from '../../config/is-record.js'
import { toDocsField, toDocsId } from '../content/docs-field.js'
import { createSiteFields, toLanguageTag } from '../content/site-fields.js'
import { trimPath } from '../content/trim-path.js'
import { REDIRECTS_FILE } from '../convert/convert-host-redirects.js'
import type { ReadStatic } from '../convert/convert-policy.js'
import { type Converted, joinConverted, nothing, type SiteFields } from '../convert/converted.js'
import type { Note } from '../convert/note.js'
import { writeCode } from '../write/code.js'
import { printModule } from '../write/print-value.js'
import { convertAstro } from './convert-astro.js'
import { NAME_OF_SITE } from './convert-look.js'
import { convertOptions } from './convert-options.js'
import { findPlugin, VERSIONS } from './convert-plugins.js'
import { convertSidebars, noteTopics } from './convert-sidebars.js'
import type { AstroConfig } from './run-astro-config.js'
import type { PageFolder, StarlightPages } from './starlight-pages.js'

/** The files of a site that decide about its new config. */
export interface StarlightFiles {
  readonly pages: StarlightPages
  readonly publicFolder: string
  readonly exists: (path: string) => boolean
  /** Aliases of imports in the settings of TypeScript. */
  readonly aliases: Readonly<Record<string, string>>
  readonly readStatic: ReadStatic
  /** The sidebar of a version of the plugin for versions; `undefined` if there is none. */
  readonly readVersion: (slug: string) => unknown
}

/** A migrated site, and the files of its sidebars and redirects. */
export interface ConvertedStarlight extends Converted {
  readonly files: readonly (readonly [path: string, text: string])[]
}

/** A language of the site. */
interface Language {
  readonly key: string
  readonly label: string
  readonly tag: string
}

/** A docs folder of the new config, with the sidebar of its pages. */
interface Docs extends PageFolder {
  readonly language: string
  /** Options with the sidebar. */
  readonly options: Readonly<Record<string, unknown>>
}

/** Converts a config of Astro with Starlight. */
export function convertStarlightSite(config: AstroConfig, files: StarlightFiles): ConvertedStarlight {
  const { options, index } = config
  const path = ['integrations', index] as const
  const languages = listLanguages(options)
  const folders = listDocs(options, languages, files)
  const [main] = folders
  if (!main) throw new Error('there is always a folder for the default language')
  const notes: Note[] = []
  const sidebars = folders.map((folder, position) => {
    const note = (each: Note): void => void (position === 0 && notes.push(each))
    const context = { folder, fallback: main, language: folder.language, note }
    return { folder, ...convertSidebars(folder.options, path, context) }
  })
  const astro = convertAstro(config.fields)
  const fallbacks = writeFallbacks(
    folders.filter(({ key }) => key !== main.key && languages.some((language) => language.key === key)),
    main,
  )
  const sidebarFiles = sidebars.flatMap(({ folder, sidebars: folderSidebars }) => {
    if (Object.keys(folderSidebars).length === 0) return []
    const file = folder === main ? 'sidebars.ts' : `sidebars.${toDocsId(folder.key)}.ts`
    return [{ folder, file, text: printModule(folderSidebars) }]
  })
  const base = joinConverted([
    createFixedFields(config, main.language, files),
    astro,
    convertOptions({ value: options, path }, main.language, files.readStatic),
    { fields: { navbar: { items: sidebars[0]?.tabs ?? [] } }, comments: {}, notes: [] },
    noteTopics(options, path),
    createLanguageMenu(languages, path),
    createVersionMenu(options, path),
    nothing(...notes),
    ...(sidebarFiles.length === 0
      ? []
      : [nothing({ status: 'migrated', path: [...path, 'sidebar'], message: '`docs.sidebars`, in sidebars.ts' })]),
  ])
  const docs = folders.map((folder, position) => ({
    ...(position > 0 && { id: toDocsId(folder.key) }),
    ...docsFields(folder, folders),
    ...sidebarsField(sidebarFiles.find((each) => each.folder === folder)?.file),
    ...Object(base.fields['docs']),
  }))
  return {
    ...base,
    fields: {
      ...fillTitle(base.fields),
      docs: toDocsField(docs),
      ...(main.base !== '' && { redirects: [...asList(base.fields['redirects']), { from: '/', to: `/${main.base}` }] }),
      ...(Object.keys(files.aliases).length > 0 && { alias: files.aliases }),
    },
    files: [
      ...sidebarFiles.map(({ file, text }) => [file, text] as const),
      ...(fallbacks === undefined ? [] : [[FALLBACKS_FILE, fallbacks] as const]),
      ...(astro.file === undefined ? [] : [[`${files.publicFolder}/${REDIRECTS_FILE}`, astro.file] as const]),
    ],
  }
}

/** File with the redirects of pages without a translation. */
const FALLBACKS_FILE = 'untranslated.ts'

/** Adds the redirects in `FALLBACKS_FILE` to those of a config, after docgen has accepted the others. */
export function addFallbacks(fields: SiteFields, files: ConvertedStarlight['files']): SiteFields {
  if (!files.some(([name]) => name === FALLBACKS_FILE)) return fields
  const redirects = asList(fields['redirects']).map((each) => `, ${JSON.stringify(each)}`)
  const imports = { untranslated: { from: `./${FALLBACKS_FILE}`, name: 'default' } }
  return { ...fields, redirects: writeCode(`[...untranslated${redirects.join('')}]`, imports) }
}

function docsFields(folder: PageFolder, folders: readonly PageFolder[]): SiteFields {
  return {
    path: folder.path,
    ...(folder.base !== '' && { routeBasePath: `/${folder.base}` }),
    exclude: excludedFrom(folder, folders),
    numberPrefixes: false,
    breadcrumbs: false,
    sidebarCollapsed: false,
  }
}

function sidebarsField(file: string | undefined): SiteFields {
  return file === undefined ? {} : { sidebars: `./${file}` }
}

/**
 * Redirects to the original of each page that lacks a translation: Starlight shows the original there. `undefined` if all
 * pages are translated.
 */
function writeFallbacks(languages: readonly Docs[], main: Docs): string | undefined {
  const prefix = main.base === '' ? '' : `/${main.base}`
  const redirects = languages.flatMap(({ base, routes }) => {
    const translated = new Set(routes)
    return main.routes
      .filter((route) => !translated.has(route) && route !== '404')
      .map((route) => ({ from: `/${base}${route === '' ? '' : `/${route}`}`, to: `${prefix}/${route}` }))
  })
  if (redirects.length === 0) return undefined
  return printModule(redirects)
}

/** The languages, the default one first. */
function listLanguages({ locales, defaultLocale }: Readonly<Record<string, unknown>>): readonly Language[] {
  const entries = Object.entries(isRecord(locales) ? locales : {})
  const languages = entries.map(([key, value]): Language => {
    const { label, lang } = isRecord(value) ? value : {}
    const tag = toLanguageTag(lang ?? (key === 'root' ? 'en' : key))
    return { key, label: String(label ?? key), tag }
  })
  if (languages.length === 0) return [{ key: 'root', label: 'English', tag: 'en' }]
  const isDefault = ({ key }: Language): boolean => key === 'root' || key === defaultLocale
  const main = languages.find(({ key }) => key === 'root') ?? languages.find(isDefault) ?? languages[0]
  return languages.toSorted((first, second) => Number(second === main) - Number(first === main))
}

/** The docs folders: one for each language, then one for each version. */
function listDocs(
  options: Readonly<Record<string, unknown>>,
  languages: readonly Language[],
  { pages, readVersion }: StarlightFiles,
): readonly Docs[] {
  const versions = listVersions(options)
  const inner = [
    ...languages.map(({ key }) => key).filter((key) => key !== 'root'),
    ...versions.map(({ slug }) => slug),
  ]
  const languageDocs = languages.map(({ key, tag }): Docs => {
    const folder = key === 'root' ? pages.open(key, '', inner) : pages.open(key, key, [])
    return { ...folder, language: tag, options }
  })
  const language = languages[0]?.tag ?? 'en'
  const versionDocs = versions.map(
    ({ slug }): Docs => ({
      ...pages.open(slug, slug, []),
      language,
      options: { sidebar: Object(readVersion(slug))['sidebar'] },
    }),
  )
  return [...languageDocs, ...versionDocs].filter(({ files }, position) => position === 0 || files.length > 0)
}

interface Version {
  readonly slug: string
  readonly label: string
}

function listVersions(options: Readonly<Record<string, unknown>>): readonly Version[] {
  const plugin = findPlugin(options['plugins'], VERSIONS)
  return asList(Object(plugin?.options)['versions']).flatMap((version) => {
    if (!isRecord(version) || typeof version['slug'] !== 'string') return []
    return [{ slug: trimPath(version['slug']), label: String(version['label'] ?? version['slug']) }]
  })
}

function excludedFrom(folder: PageFolder, folders: readonly PageFolder[]): readonly string[] {
  const prefix = `${folder.path}/`
  const inside = folders.filter((other) => other !== folder && other.path.startsWith(prefix))
  return ['**/_*.{md,mdx}', ...inside.map(({ path }) => `${path.slice(prefix.length)}/**`)]
}

/** Fields that every migrated site has. */
function createFixedFields({ fields }: AstroConfig, language: string, files: StarlightFiles): Converted {
  const { format } = Object(fields['build'])
  const { pages, publicFolder, exists } = files
  const texts = pages.files.map(pages.read)
  const hydrates = texts.some((text) => /\sclient:(?:load|idle|visible|only|media)/.test(text))
  return createSiteFields({
    language,
    trailingSlash: fields['trailingSlash'] !== 'never' && format !== 'file',
    publicFolder: exists(publicFolder) ? publicFolder : undefined,
    favicon: exists(`${publicFolder}/favicon.svg`) ? 'favicon.svg' : undefined,
    markdown: { dialects: ['starlight'], ...(hydrates && { hydrate: 'detect' }) },
  })
}

/** A menu of languages; with docs folders for translations, the menu is a list of links. */
function createLanguageMenu(languages: readonly Language[], path: Note['path']): Converted {
  if (languages.length < 2) return nothing()
  const items = languages.map(({ key, label }) => ({ label, to: key === 'root' ? '/' : `/${key}/` }))
  const notes = languages.slice(1).map(
    ({ key }): Note => ({
      status: 'changed',
      path: [...path, 'locales', key],
      message: `a docs folder with the same URLs, below /${key}`,
      hint: `Where a translation is missing, the URL redirects to the original, and UI texts are in the language of the site. For both, list ${key} in i18n.locales, and move the folder to i18n/${key}/docs/current`,
    }),
  )
  const menu = { type: 'dropdown', label: languages[0]?.label ?? 'Languages', position: 'right', items }
  return { fields: { navbar: { items: [menu] } }, comments: {}, notes }
}

function createVersionMenu(options: Readonly<Record<string, unknown>>, path: Note['path']): Converted {
  const plugin = findPlugin(options['plugins'], VERSIONS)
  const versions = listVersions(options)
  if (!plugin || versions.length === 0) return nothing()
  const current = Object(Object(plugin.options)['current'])
  const label = typeof current['label'] === 'string' ? current['label'] : 'Latest'
  const items = [{ label, to: '/' }, ...versions.map((version) => ({ label: version.label, to: `/${version.slug}/` }))]
  const note: Note = {
    status: 'changed',
    path: [...path, 'plugins', plugin.index],
    name: `the plugin ${VERSIONS}`,
    message: 'each version is a docs folder with the same URLs, and a menu in the navbar leads to them',
    hint: 'docgen version cut stores later versions, with a menu that leads to the same page',
  }
  return {
    fields: { navbar: { items: [{ type: 'dropdown', label, position: 'right', items }] } },
    comments: {},
    notes: [note],
  }
}

/** Adds the title, also to the navbar if that shows the site's name, and removes a navbar without content. */
function fillTitle(fields: SiteFields): SiteFields {
  const navbar = fields['navbar']
  const title = fields['title'] ?? 'Docs'
  const { title: navbarTitle, items, ...otherNavbarFields } = isRecord(navbar) ? navbar : {}
  const filled = {
    ...(navbarTitle !== undefined && { title: navbarTitle === NAME_OF_SITE ? title : navbarTitle }),
    ...otherNavbarFields,
    ...(Array.isArray(items) && items.length > 0 && { items }),
  }
  const { navbar: _navbar, ...others } = fields
  return { title, ...others, ...(Object.keys(filled).length > 0 && { navbar: filled }) }
}
