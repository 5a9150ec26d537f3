import { asList } from '../../config/as-list.js'
import { readPlaceholder } from '../../config/docusaurus/placeholder-module.js'
import { isRecord } from '../../config/is-record.js'
import { toDocsField, toDocsId } from '../content/docs-field.js'
import { createSiteFields, toLanguageTag } from '../content/site-fields.js'
import { trimPath } from '../content/trim-path.js'
import { convertRedirects, REDIRECTS_FILE } from '../convert/convert-host-redirects.js'
import { type Converted, joinConverted, nothing, type Part, type SiteFields } from '../convert/converted.js'
import type { Note } from '../convert/note.js'
import { applyRules, lost, type Rules, same, unneeded } from '../convert/rules.js'
import type { ContentRule } from '../rewrite/content-rule.js'
import type { PositionedNote } from '../write/positioned-note.js'
import { printModule } from '../write/print-value.js'
import { type ConvertedMetas, convertMetas } from './convert-metas.js'
import type { NextraPages } from './nextra-pages.js'
import type { LayoutSettings } from './read-layout.js'
import type { Metas } from './read-metas.js'
import type { NextConfig } from './run-next-config.js'
import { createThemeRule } from './theme-rule.js'

/** The files of a site that decide about its new config. */
export interface NextraFiles {
  readonly pages: NextraPages
  readonly metas: Metas
  readonly layout: LayoutSettings | undefined
  readonly exists: (path: string) => boolean
  readonly aliases: Readonly<Record<string, string>>
}

/** A migrated site, and the files of its sidebars and redirects. */
export interface ConvertedNextra extends Converted {
  readonly files: readonly (readonly [path: string, text: string])[]
  /** Docs folders, relative to the site's folder. */
  readonly roots: readonly string[]
  readonly rules: readonly ContentRule[]
  /** Notes about `_meta` files. */
  readonly positioned: readonly PositionedNote[]
}

/** Converts a config of Next.js with Nextra. `theme` has the settings of the theme and their name. */
export function convertNextraSite(config: NextConfig, theme: Converted, files: NextraFiles): ConvertedNextra {
  const { pages, metas, layout } = files
  const languages = listLanguages(config, pages)
  const base = trimPath(String(config.options['contentDirBasePath'] ?? ''))
  const folders = listFolders(languages, base, files)
  const redirects = convertRedirects({ value: config.redirects, path: ['redirects'] })
  const [main] = folders
  const joined = joinConverted([
    createFixedFields(languages[0] ?? 'en', files),
    applyRules({ value: config.options, path: [] }, NEXTRA, 'the options of Nextra'),
    applyRules({ value: config.fields, path: [] }, NEXT, 'a config of Next.js'),
    convertLayout(layout),
    { fields: { navbar: { items: main?.navbar ?? [] } }, comments: {}, notes: [] },
    theme,
    redirects,
    createLanguageMenu(folders, languages),
    nothing({ status: 'migrated', path: [], name: '_meta files', message: '`docs.sidebars` and `navbar.items`' }),
  ])
  const withSidebars = folders.filter(({ sidebars }) => Object.keys(sidebars).length > 0)
  const docs = folders.map((folder, index) => ({
    ...(index > 0 && { id: toDocsId(folder.root) }),
    path: folder.path,
    ...(folder.base !== '' && { routeBasePath: `/${folder.base}` }),
    ...(pages.isAppRouter && { include: ['**/page.{md,mdx}'], indexFiles: ['page'] }),
    exclude: ['**/_*.{md,mdx}', '**/_*/**', '**/\\[*/**', '**/\\[*.{md,mdx}'],
    numberPrefixes: false,
    ...(withSidebars.includes(folder) && { sidebars: `./${folder.file}` }),
    ...Object(joined.fields['docs']),
  }))
  const { title = layout?.title ?? Object(joined.fields['navbar'])['title'] ?? 'Docs', ...fields } = joined.fields
  const hasRootPage = base === '' && languages.length === 0
  const firstFolder = `/${main?.base ?? ''}`
  return {
    ...joined,
    fields: {
      title,
      ...fields,
      docs: toDocsField(docs),
      ...(!hasRootPage && { redirects: [...asList(fields['redirects']), { from: '/', to: firstFolder }] }),
      ...(Object.keys(files.aliases).length > 0 && { alias: files.aliases }),
    },
    files: [
      ...withSidebars.map(({ file, sidebars }) => [file, printModule(sidebars)] as const),
      ...(redirects.file === undefined || !files.exists('public')
        ? []
        : [[`public/${REDIRECTS_FILE}`, redirects.file] as const]),
    ],
    roots: folders.map(({ path }) => path),
    rules: [
      createThemeRule(
        folders.flatMap(({ themes }) => themes),
        pages,
      ),
    ],
    positioned: [...metas.notes, ...folders.flatMap(({ notes }) => notes)],
  }
}

/** A docs folder with what its `_meta` files become. */
interface NextraFolder extends ConvertedMetas {
  /** Folder of its language in that of all pages; empty on a site with one language. */
  readonly root: string
  /** Path of its URLs, without slashes around it; empty for the root of the site. */
  readonly base: string
  /** Relative to the site's folder. */
  readonly path: string
  /** The module with its sidebars. */
  readonly file: string
}

function listFolders(
  languages: readonly string[],
  siteBase: string,
  { pages, metas }: NextraFiles,
): readonly NextraFolder[] {
  return (languages.length === 0 ? [''] : languages).map((root, index) => {
    const base = [siteBase, root].filter((part) => part !== '').join('/')
    return {
      ...convertMetas({ pages, metas: metas.byFolder, root, base }),
      root,
      base,
      path: root === '' ? pages.folder : `${pages.folder}/${root}`,
      file: index === 0 ? 'sidebars.ts' : `sidebars.${root.toLowerCase()}.ts`,
    }
  })
}

/** Folders of languages, the default one first; empty without. */
function listLanguages({ fields }: NextConfig, { files }: NextraPages): readonly string[] {
  const { locales, defaultLocale } = isRecord(fields['i18n']) ? fields['i18n'] : {}
  const names = asList(locales).filter((name) => typeof name === 'string')
  const used = names.filter((name) => files.some((file) => file.startsWith(`${name}/`)))
  return used.toSorted((first, second) => Number(second === defaultLocale) - Number(first === defaultLocale))
}

function createFixedFields(language: string, { pages, exists }: NextraFiles): Converted {
  const texts = pages.files.map(pages.read)
  const icon = ['favicon.svg', 'favicon.ico', 'favicon.png'].find((name) => exists(`public/${name}`))
  const hasMermaid = texts.some((text) => /^[ \t]*(?:`{3,}|~{3,})mermaid/m.test(text))
  return createSiteFields({
    language: toLanguageTag(language),
    trailingSlash: false,
    publicFolder: exists('public') ? 'public' : undefined,
    favicon: icon,
    markdown: { format: 'mdx', dialects: ['nextra'], hydrate: 'detect', ...(hasMermaid && { mermaid: true }) },
  })
}

/** The title and other settings of `metadata` in a layout. */
function convertLayout(layout: LayoutSettings | undefined): Converted {
  if (!layout) return nothing()
  const { description, url, computed, title, file } = layout
  const origin = url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined
  const note = (name: string, message: string): Note => ({
    status: 'changed',
    path: [],
    name: `${name} in ${file}`,
    message,
  })
  return {
    fields: {
      ...(origin !== undefined && { url: origin }),
      ...(description !== undefined && { tagline: description }),
    },
    comments: {},
    notes: [
      ...(title === undefined ? [] : [note('metadata.title', '`title`')]),
      ...(description === undefined ? [] : [note('metadata.description', '`tagline`')]),
      ...(origin === undefined ? [] : [note('metadata.metadataBase', '`url`')]),
      ...computed.map(
        (name): Note => ({
          status: 'lost',
          path: [],
          name: `${name} in ${file}`,
          message: 'docgen does not run the layout, and reads only texts in it',
          hint: name === 'logo' ? 'Set navbar.logo and navbar.title' : 'Use metadata, links and scripts in the config',
        }),
      ),
    ],
  }
}

function createLanguageMenu(
  folders: readonly { readonly root: string; readonly base: string }[],
  languages: readonly string[],
): Converted {
  if (languages.length < 2) return nothing()
  const items = folders.map(({ root, base }) => ({ label: root, to: `/${base}` }))
  const note: Note = {
    status: 'changed',
    path: ['i18n'],
    message: 'a docs folder for each language, with the same URLs, and a menu in the navbar',
    hint: 'UI texts are in the language of the site. To translate them, too, use i18n.locales and the folder i18n',
  }
  const menu = { type: 'dropdown', label: languages[0], position: 'right', items }
  return { fields: { navbar: { items: [menu] } } as SiteFields, comments: {}, notes: [note] }
}

const MATH = same('markdown.math')
const RUNTIME = unneeded('docgen writes a static site with its own bundler')

const PLUGINS = lost('the migration adds no plugins', 'Add plugins to markdown.remarkPlugins or markdown.rehypePlugins')
/** Plugins for formulas, which docgen renders itself. */
const MATH_PLUGIN = /^(?:remark-math|rehype-katex|rehype-mathjax)(?:\/|$)/

/** Sets `markdown.math` for plugins that render formulas, and reports all other options. */
function convertMdxOptions({ value, path }: Part): Converted {
  const options = isRecord(value) ? value : {}
  const specifiers = ['remarkPlugins', 'rehypePlugins'].flatMap((name) =>
    asList(options[name]).map((plugin) => readPlaceholder(Array.isArray(plugin) ? plugin[0] : plugin)?.specifier),
  )
  const isMath = (specifier: string | undefined): boolean => specifier !== undefined && MATH_PLUGIN.test(specifier)
  const others = Object.keys(options).filter((name) => !/^re(?:mark|hype)Plugins$/.test(name))
  const isAll = specifiers.length > 0 && specifiers.every(isMath) && others.length === 0
  return joinConverted([
    ...(specifiers.some(isMath) ? [MATH({ value: true, path })] : []),
    ...(isAll ? [] : [PLUGINS({ value, path })]),
  ])
}

const NEXTRA: Rules = {
  theme: unneeded('docgen has a theme of its own'),
  themeConfig: () => nothing(),
  contentDirBasePath: same('docs.routeBasePath'),
  latex: ({ value, path }) => (value === false ? nothing() : MATH({ value: true, path })),
  defaultShowCopyCode: unneeded('every block of code has a button to copy it'),
  search: unneeded('docgen has a search of its own'),
  flexsearch: unneeded('docgen has a search of its own'),
  codeHighlight: unneeded('docgen highlights code'),
  staticImage: unneeded('docgen reads the size of images'),
  readingTime: same('docs.showReadingTime'),
  unstable_shouldAddLocaleToLinks: unneeded('links stay in their language'),
  whiteListTagsStyling: unneeded('docgen styles the elements of Markdown'),
  mdxOptions: convertMdxOptions,
  transform: lost('docgen does not run it', 'Write a plugin with the hook content'),
  transformPageOpts: lost('docgen does not run it', 'Write a plugin with the hook pages'),
  // Read from the fields of Next.js by version 2.
  basePath: () => nothing(),
}

const NEXT: Rules = {
  basePath: same('baseUrl'),
  trailingSlash: same('trailingSlash'),
  i18n: () => nothing(),
  redirects: () => nothing(),
  rewrites: lost('hosts rewrite URLs', 'Write them into the settings of your host'),
  headers: lost('hosts set headers', 'Write them into a file _headers in the folder public'),
  env: lost('pages cannot read variables of the environment', 'Use placeholders or define'),
  images: unneeded('docgen copies images, and reads their size'),
  webpack: lost('docgen has another bundler', 'Components can use alias, define and extensions'),
  output: RUNTIME,
  distDir: RUNTIME,
  reactStrictMode: RUNTIME,
  experimental: RUNTIME,
  turbopack: RUNTIME,
  eslint: RUNTIME,
  typescript: RUNTIME,
  swcMinify: RUNTIME,
  compiler: RUNTIME,
  poweredByHeader: RUNTIME,
  productionBrowserSourceMaps: RUNTIME,
  transpilePackages: RUNTIME,
  pageExtensions: RUNTIME,
  assetPrefix: RUNTIME,
  cleanDistDir: RUNTIME,
  staticPageGenerationTimeout: RUNTIME,
  outputFileTracingRoot: RUNTIME,
}
