import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isExternalUrl } from '../../config/is-external-url.js'
import { toDocsField } from '../content/docs-field.js'
import { LENIENT_CHECKS, LENIENT_COMMENTS } from '../content/site-fields.js'
import { type PageText, trustPages } from '../convert/convert-trust.js'
import { type Converted, joinConverted, nothing, type SiteFields } from '../convert/converted.js'
import type { Note } from '../convert/note.js'
import { listMenu, type MenuLink, toNavbarItem, toRoute } from './convert-menus.js'
import { editUrlOf, footerOf, listNavbarExtras, listPlaceholders } from './convert-params.js'
import { type HugoPage, listSections, titleOf } from './hugo-pages.js'
import type { HugoSite, LanguageContent } from './hugo-site.js'
import { noteConfig } from './note-config.js'
import { fillPermalink, routeOfPage } from './page-route.js'
import { type Fields, member, textAt } from './parse-data.js'

/** Migrates the config of Hugo. */
export function convertHugoSite(site: HugoSite): Converted {
  const { config, contents, siteDir, excluded, translated } = site
  const [main] = contents
  if (!main) return nothing()
  const { language, pages } = main
  const params = { ...Object(member(config, 'params')), ...Object(member(language.fields, 'params')) }
  const menus = member(language.fields, 'menus') ?? member(language.fields, 'menu') ?? member(config, 'menu')
  const isBook = isBookTheme(config, params)
  const docs = contents.map((content) => ({
    ...(contents.length > 1 && { id: content.language.isDefault ? 'default' : content.language.name }),
    ...docsFields(content, excluded),
    sidebars: createSidebars(content, { isBook, params, menus }),
    ...editFields(config, params),
  }))
  const navbar = listMenu(menus, 'main', pages)
    .map(toNavbarItem)
    .filter((item) => item !== undefined)
  const texts = pages.map(({ text }) => text)
  const placeholders = listPlaceholders(params, listParams(texts))
  const footer = footerOf(config, params)
  const fields: SiteFields = {
    title: textAt(language.fields, 'title') ?? textAt(config, 'title') ?? 'Documentation',
    ...urlFields(textAt(config, 'baseURL') ?? ''),
    ...taglineFields(params),
    trailingSlash: true,
    docs: toDocsField(docs),
    staticDirectories: [
      ...staticFolders(config).filter((folder) => existsSync(join(siteDir, folder))),
      ...contents.map((content) => content.language.folder),
    ],
    navbar: { items: [...navbar, ...listNavbarExtras(params)] },
    ...(footer && { footer }),
    markdown: { dialects: dialectsFor(config), ...markdownFields(texts, params) },
    ...((language.name !== 'en' || translated.length > 0) && {
      i18n: { defaultLocale: language.name, locales: [language.name, ...translated] },
    }),
    ...(Object.keys(placeholders).length > 0 && { placeholders }),
    ...LENIENT_CHECKS,
  }
  return joinConverted([
    {
      fields,
      comments: {
        ...LENIENT_COMMENTS,
        ...(fields['url'] === EXAMPLE_URL && { url: 'Write the URL at which readers open the site.' }),
      },
      notes: [
        ...noteConfig(site, placeholders),
        ...noteContent(site, isBook),
        ...noteUnknownParams(pages, placeholders),
      ],
    },
    convertPermalinks(config, pages),
    trustPages(listPageTexts(contents), 'Hugo'),
  ])
}

const EXAMPLE_URL = 'https://example.com'

function docsFields({ language: { folder, base } }: LanguageContent, excluded: readonly string[]): SiteFields {
  return {
    path: folder,
    ...(base !== '/' && { routeBasePath: base }),
    include: ['**/*.md'],
    exclude: [...excluded],
    numberPrefixes: false,
  }
}

function markdownFields(texts: readonly string[], params: Fields): SiteFields {
  const has = (...parts: readonly string[]): boolean => parts.some((part) => texts.some((text) => text.includes(part)))
  return {
    anchors: { style: 'hugo' },
    ...(has('```mermaid', '{{< mermaid', '{{<mermaid') && { mermaid: true }),
    ...(has('$$', '{{< katex', '{{<katex', '```math') && {
      math: { singleDollarTextMath: member(member(params, 'katex'), 'enable') === true },
    }),
  }
}

function urlFields(baseUrl: string): SiteFields {
  if (!URL.canParse(baseUrl)) return { url: EXAMPLE_URL }
  const url = new URL(baseUrl)
  return { url: url.origin, ...(url.pathname !== '/' && { baseUrl: url.pathname }) }
}

function taglineFields(params: Fields): SiteFields {
  const tagline = textAt(params, 'description') ?? textAt(params, 'tagline')
  return tagline === undefined ? {} : { tagline: tagline.trim() }
}

function editFields(config: Fields, params: Fields): SiteFields {
  const editUrl = editUrlOf(params)
  return {
    ...(editUrl !== undefined && { editUrl }),
    ...(member(config, 'enableGitInfo') === true && { showLastUpdateTime: true }),
  }
}

/** The folders of static files. */
function staticFolders(config: Fields): readonly string[] {
  const written = member(config, 'staticDir')
  const list = Array.isArray(written) ? written : [written ?? 'static']
  return list.filter((folder): folder is string => typeof folder === 'string')
}

/** The names of themes and modules, in lower case. */
function themesOf(config: Fields): string {
  return JSON.stringify([member(config, 'theme'), member(config, 'module')]).toLowerCase()
}

function dialectsFor(config: Fields): readonly string[] {
  return themesOf(config).includes('docsy') ? ['hugo', 'docsy'] : ['hugo']
}

/** Whether the theme is Book, whose sidebar lists all sections. */
export function isBookTheme(config: Fields, params: Fields): boolean {
  return /book/.test(themesOf(config)) || Object.keys(params).some((name) => /^book[A-Z]/i.test(name))
}

interface SidebarOptions {
  readonly isBook: boolean
  readonly params: Fields
  readonly menus: unknown
}

/** Creates the sidebars: one for each section, or for the theme Book only one, with the links of its menus around it. */
function createSidebars({ pages }: LanguageContent, { isBook, params, menus }: SidebarOptions): SiteFields {
  const sections = listSections(pages)
  const folderOf = ({ path }: HugoPage): string => path.slice(0, path.lastIndexOf('/'))
  if (!isBook && sections.length > 0)
    return Object.fromEntries(
      sections.map((section) => [folderOf(section), [{ type: 'autogenerated', dirName: folderOf(section) }]]),
    )
  const bookSection = textAt(params, 'BookSection') ?? 'docs'
  const dirName = sections.map(folderOf).includes(bookSection) ? bookSection : '.'
  const links = (name: string): readonly SiteFields[] => listMenu(menus, name, pages).flatMap(toSidebarLink)
  return {
    docs: [...links('before'), { type: 'autogenerated', dirName }, ...links('after')],
  }
}

function toSidebarLink({ label, target }: MenuLink): readonly SiteFields[] {
  if (target === undefined) return []
  return [{ type: 'link', label, href: isExternalUrl(target) ? target : toRoute(target) }]
}

/** Notes the parameters that pages show, but for which neither the config nor their front matter has a text. */
function noteUnknownParams(pages: readonly HugoPage[], known: Fields): readonly Note[] {
  const unknown = new Set(
    pages.flatMap(({ text, fields }) =>
      [...listParams([text])].filter(
        (name) => !Object.hasOwn(known, placeholderOf(name)) && !isText(member(fields, name)),
      ),
    ),
  )
  return [...unknown].sort().map((name) => ({
    status: 'lost',
    path: [],
    name: `param ${name}`,
    message: 'pages show this parameter, but neither their front matter nor the config has a text for it',
    hint: `Add \`${placeholderOf(name)}\` to \`placeholders\`. If it comes from \`cascade\`, add --write: docgen writes it into the pages`,
  }))
}

function placeholderOf(name: string): string {
  return `param-${name.replace(/[^\w-]+/g, '-')}`
}

function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

/** The names of the parameters that pages show. */
export function listParams(texts: readonly string[]): ReadonlySet<string> {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\{\{[<%] *(?:site)?param +"?([\w.-]+)"? *[>%]\}\}/gi)].map(([, name = '']) => name),
  )
  return new Set(names)
}

/** Redirects the URLs of pages that `permalinks` sets. */
function convertPermalinks(config: Fields, pages: readonly HugoPage[]): Converted {
  const written = member(config, 'permalinks')
  const patterns = { ...Object(written), ...Object(member(written, 'page')) } as Fields
  const redirects = Object.entries(patterns).flatMap(([section, pattern]) => {
    if (typeof pattern !== 'string') return []
    const own = pages.filter(({ path }) => path.startsWith(`${section}/`) && !path.endsWith('_index.md'))
    return own.flatMap((page) => {
      const from = fillPermalink(pattern, page)
      const to = routeOfPage(page)
      return from === undefined || from === to ? [] : [{ from, to }]
    })
  })
  if (written === undefined) return nothing()
  const note: Note = {
    status: 'changed',
    path: ['permalinks'],
    message: `\`redirects\`: ${redirects.length} old URLs redirect to the URLs of the files`,
    hint: 'Write `url` into the front matter of a page to keep its old URL',
  }
  return { fields: redirects.length === 0 ? {} : { redirects }, comments: {}, notes: [note] }
}

function listPageTexts(contents: readonly LanguageContent[]): readonly PageText[] {
  return contents.flatMap(({ files, pages }) =>
    pages.map(({ path, text }) => ({ file: `${files.folder}/${path}`, text })),
  )
}

function noteContent({ contents, excluded }: HugoSite, isBook: boolean): readonly Note[] {
  const others = contents.slice(1).map(({ language }) => language.name)
  return [
    {
      status: 'changed',
      path: [],
      name: 'Markdown',
      message: '`markdown.dialects` reads shortcodes and front matter',
    },
    {
      status: 'changed',
      path: [],
      name: 'sidebar',
      message: isBook
        ? '`docs.sidebars`: the folders, in the order of `weight`, then of file names'
        : '`docs.sidebars`: one for each section, in the order of `weight`, then of file names',
    },
    ...(others.length === 0
      ? []
      : [
          {
            status: 'changed' as const,
            path: ['languages'],
            message: `a docs folder for each of ${others.join(', ')}: same URLs, but the texts of the theme are not translated`,
            hint: 'Move the translations to `i18n`; see the page Languages of the manual',
          },
        ]),
    ...(excluded.length === 0
      ? []
      : [
          {
            status: 'lost' as const,
            path: ['languages'],
            message: `docgen does not read the language from the file name, so the config excludes ${excluded.join(', ')}`,
            hint: 'With --write, docgen moves the translations to `i18n`, where it reads them',
          },
        ]),
    ...contents
      .flatMap(({ pages }) => pages)
      .filter((page) => page.path === '_index.md' && titleOf(page) === '')
      .map(({ path }): Note => ({ status: 'lost', path: [], name: path, message: 'the page has no title' })),
  ]
}
