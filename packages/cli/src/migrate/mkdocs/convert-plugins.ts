import { isRecord } from '../../config/is-record.js'
import { type Converted, joinConverted, nothing, type Part, type SiteFields } from '../convert/converted.js'
import { lost, type Rule, type Rules, unneeded } from '../convert/rules.js'
import { type DocsUrls, toRoute } from './docs-urls.js'

/** Migrates the plugins. */
export function convertPlugins({ value, path }: Part, urls: DocsUrls, translations: Translations): Converted {
  const rules = createRules(urls, translations)
  return joinConverted(
    listPluginUses(value, path).map(({ name, part }) => {
      const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
      const converted = (rule ?? lost('docgen does not know this plugin of MkDocs'))(part)
      return { ...converted, notes: converted.notes.map((note) => ({ name: `plugin ${name}`, ...note })) }
    }),
  )
}

interface PluginUse {
  /** Without the prefix `material/`. */
  readonly name: string
  readonly part: Part
}

/** The plugins in the value of `plugins`: a list of names and of objects with options, or one object. */
function listPluginUses(plugins: unknown, path: Part['path'] = []): readonly PluginUse[] {
  if (!Array.isArray(plugins)) return readPluginUses(plugins, path)
  return plugins.flatMap((entry, index) => readPluginUses(entry, [...path, index]))
}

function readPluginUses(entry: unknown, path: Part['path']): readonly PluginUse[] {
  if (typeof entry === 'string') return [{ name: withoutPrefix(entry), part: { value: undefined, path } }]
  if (!isRecord(entry)) return []
  return Object.entries(entry).map(([name, value]) => ({
    name: withoutPrefix(name),
    part: { value, path: [...path, name] },
  }))
}

/** Removes the prefix of Material for MkDocs, with which configs can name its plugins: `material/search`. */
function withoutPrefix(name: string): string {
  return name.replace(/^material\//, '')
}

function createRules(urls: DocsUrls, translations: Translations): Rules {
  return {
    search: unneeded('docgen has its own search'),
    redirects: (part) => convertRedirects(part, urls),
    blog: (part) => convertBlog(part, urls),
    i18n: (part) => convertI18n(part, urls, translations),
    tags: unneeded('`tags` in the front matter and the pages of tags are part of docgen'),
    minify: unneeded('docgen writes small pages'),
    optimize: lost('docgen does not compress images', 'Compress them once, and commit the result'),
    privacy: unneeded('pages load nothing from other sites'),
    offline: unneeded('`docgen export zip` writes a site that works without a server'),
    social: becomes('socialCards', { socialCards: { enabled: true } }),
    meta: lost('docgen reads no defaults of front matter from `.meta.yml`', 'Write the fields into the pages'),
    'git-revision-date-localized': lastUpdate,
    'git-revision-date': lastUpdate,
    'git-committers': contributors,
    'git-authors': contributors,
    'awesome-pages': folderFiles,
    'awesome-nav': folderFiles,
    'literate-nav': lost('docgen does not read navigation from Markdown', 'Write it into `docs.sidebars`'),
    'section-index': unneeded('sections link to their index page'),
    mike: lost(
      'docgen has its own versions',
      'Cut a version with `docgen version <name>`; see the page Versions of the manual',
    ),
    macros: lost(
      'docgen runs no macros',
      'Replace values with `placeholders`, and write the results of code into the pages',
    ),
    mkdocstrings: lost('docgen reads no docstrings', 'Write Markdown with a tool such as griffe2md before each build'),
    autorefs: lost('docgen has no references by name', 'Link to the files of pages'),
    'gen-files': lost('docgen runs no scripts of MkDocs', 'Run the script before each build, or write a plugin'),
    'include-markdown': (part) =>
      nothing({
        status: 'changed',
        path: part.path,
        message: '`::include`; the build names tags that insert a part of a file, which docgen drops',
      }),
    'gh-admonitions': ALERTS,
    callouts: ALERTS,
    glightbox: lost('docgen does not enlarge images'),
    mermaid2: becomes('markdown.mermaid', { markdown: { mermaid: true } }),
    swagger: lost('docgen has pages for API descriptions', 'Name the description in `openapi`'),
    'swagger-ui-tag': lost('docgen has pages for API descriptions', 'Name the description in `openapi`'),
    'table-reader': lost('docgen inserts no tables from files'),
    rss: (part) =>
      nothing({
        status: 'changed',
        path: part.path,
        message: '`feeds`: blogs have feeds by default',
        hint: 'Set `feeds` for other pages',
      }),
    exclude: lost('docgen skips files by patterns', 'Set `docs.exclude`'),
    'techdocs-core': unneeded('docgen has these extensions'),
  }
}

const ALERTS = unneeded('docgen reads alerts such as `> [!NOTE]`')

/** A rule for a plugin that becomes a field of the config. */
function becomes(name: string, fields: SiteFields): Rule {
  return ({ path }) => ({ fields, comments: {}, notes: [{ status: 'changed', path, message: `\`${name}\`` }] })
}

const lastUpdate = becomes('docs.showLastUpdateTime', { docs: { showLastUpdateTime: true } })
const contributors = becomes('docs.showContributors', { docs: { showContributors: true } })

const folderFiles: Rule = ({ path }) =>
  nothing({ status: 'changed', path, message: '`docs.sidebars`, with the order and titles of these files' })

function convertRedirects({ value, path }: Part, urls: DocsUrls): Converted {
  const maps = isRecord(value) && isRecord(value['redirect_maps']) ? value['redirect_maps'] : {}
  const redirects = Object.entries(maps).map(([from, to]) => ({
    from: toRoute(from, urls),
    to: toRoute(String(to), urls),
  }))
  return {
    fields: { redirects },
    comments: {},
    notes: [{ status: 'migrated', path, message: `\`redirects\`, ${redirects.length} of them` }],
  }
}

/** Whether a plugin reads the order and the titles of pages from files in their folders. */
export function hasFolderFiles(plugins: unknown): boolean {
  return listPluginUses(plugins).some(({ name }) => name === 'awesome-pages' || name === 'awesome-nav')
}

/** The folder of the blog, relative to the docs folder; `undefined` without one. */
export function findBlogFolder(plugins: unknown): string | undefined {
  const blog = listPluginUses(plugins).find(({ name }) => name === 'blog')
  return blog && (blogFolderOf(blog.part.value) || undefined)
}

function blogFolderOf(options: unknown): string {
  const { blog_dir: dir = 'blog' } = isRecord(options) ? options : {}
  return String(dir).replace(/^\.?\/*/, '')
}

/** The folder of posts becomes docgen's blog. */
function convertBlog({ value, path }: Part, { folder }: DocsUrls): Converted {
  const { post_dir: posts = '{blog}/posts' } = isRecord(value) ? value : {}
  const blogDir = blogFolderOf(value)
  const postDir = String(posts).replace('{blog}', blogDir).replace(/^\//, '')
  return {
    fields: {
      blog: { path: `${folder}/${postDir}`, routeBasePath: `/${blogDir}` },
      docs: { exclude: blogDir === '' ? [`${postDir}/**`] : [`${blogDir}/**`] },
    },
    comments: {},
    notes: [
      {
        status: 'changed',
        path,
        message: '`blog`',
        hint: 'URLs of posts come from their file names: set `slug` in the front matter of posts to keep the old URLs',
      },
    ],
  }
}

/** The languages of a site, and where their pages are. */
export interface SiteLanguages {
  readonly main: string
  readonly others: readonly string[]
  /** Whether each language has a folder. Otherwise, the names of files contain the language, as in `page.de.md`. */
  readonly hasFolders: boolean
}

/** Reads the languages of the plugin for translations; `undefined` without the plugin. */
export function readLanguages(plugins: unknown): SiteLanguages | undefined {
  const use = listPluginUses(plugins).find(({ name }) => name === 'i18n')
  return use && readLanguageOptions(use.part.value)
}

function readLanguageOptions(value: unknown): SiteLanguages {
  const { docs_structure: structure = 'suffix', languages = [] } = isRecord(value) ? value : {}
  const locales = Array.isArray(languages) ? languages.filter(isRecord) : []
  const main = locales.find((each) => each['default'] === true) ?? locales[0]
  const others = locales.flatMap((each) =>
    each === main || typeof each['locale'] !== 'string' ? [] : [each['locale']],
  )
  const source = typeof main?.['locale'] === 'string' ? main['locale'] : 'en'
  return { main: source, others, hasFolders: structure === 'folder' }
}

/** The translations of a site by their location: docgen reads only those in the folder `i18n`. */
export interface Translations {
  /** Languages with translations in `i18n`. */
  readonly translated: readonly string[]
  /** Number of translations that are still next to the original pages, where docgen does not read them. */
  readonly remaining: number
}

/** Converts the plugin for translations to the languages with translations in `i18n`. */
function convertI18n({ value, path }: Part, { folder }: DocsUrls, { translated, remaining }: Translations): Converted {
  const { main, others, hasFolders } = readLanguageOptions(value)
  const example = hasFolders ? `${folder}/${others[0] ?? 'de'}/page.md` : `${folder}/page.${others[0] ?? 'de'}.md`
  const fields = {
    i18n: { defaultLocale: main, locales: [main, ...translated] },
    docs: hasFolders
      ? { path: `${folder}/${main}` }
      : { exclude: remaining === 0 ? [] : others.map((locale) => `**/*.${locale}.md`) },
  }
  if (remaining === 0) {
    const message = '`i18n.locales`, with the translations in `i18n`'
    return { fields, comments: {}, notes: [{ status: 'changed', path, message }] }
  }
  return {
    fields,
    comments: { 'i18n.locales': `Add ${others.join(', ')} when their files are in i18n.` },
    notes: [
      {
        status: 'lost',
        path,
        message: 'docgen reads translations from `i18n`',
        hint: `With --write, docgen moves ${example} to i18n/${others[0] ?? 'de'}/docs/current/page.md and so on, and adds the languages to \`i18n.locales\``,
      },
    ],
  }
}
