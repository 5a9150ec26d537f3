import { isRecord } from '../../config/is-record.js'
import type { DocsFiles } from '../content/docs-files.js'
import { LENIENT_CHECKS, LENIENT_COMMENTS } from '../content/site-fields.js'
import { type PageText, trustPages } from '../convert/convert-trust.js'
import { type Converted, joinConverted, nothing, type Part, putAt } from '../convert/converted.js'
import { applyRules, changed, lost, type Rules, same, unneeded } from '../convert/rules.js'
import { writeCode } from '../write/code.js'
import { buildFolderNav } from './build-folder-nav.js'
import { convertExtensions } from './convert-extensions.js'
import { convertPlugins, findBlogFolder, hasFolderFiles, type Translations } from './convert-plugins.js'
import { convertSidebars } from './convert-sidebars.js'
import { convertTheme, hasFeature } from './convert-theme.js'
import type { MkdocsConfig } from './read-mkdocs-config.js'

/** What the migration reads of a MkDocs site besides its config. */
export interface MkdocsContext {
  readonly files: DocsFiles
  readonly translations: Translations
}

/** Migrates the config of MkDocs. */
export function convertMkdocsSite({ fields }: MkdocsConfig, { files, translations }: MkdocsContext): Converted {
  const { nav, theme, plugins, repo_url: repo, edit_uri: editUri, ...otherFields } = fields
  const hasFolders = fields['use_directory_urls'] !== false
  const blogFolder = findBlogFolder(plugins)
  const urls = { folder: files.folder, hasFolders }
  const base: Converted = {
    fields: {
      title: 'Documentation',
      trailingSlash: hasFolders,
      docs: { path: files.folder, numberPrefixes: false, exclude: [] },
      staticDirectories: [files.folder],
      ...LENIENT_CHECKS,
      markdown: { dialects: ['mkdocs'], anchors: { style: 'python-markdown' } },
    },
    comments: LENIENT_COMMENTS,
    notes: [
      { status: 'changed', path: [], name: 'Markdown', message: '`markdown.dialects`: your files stay as they are' },
    ],
  }
  return joinConverted([
    base,
    applyRules({ value: otherFields, path: [] }, { ...RULES, site_url: convertUrl }, 'MkDocs'),
    convertTheme({ value: theme, path: ['theme'] }),
    plugins === undefined ? nothing() : convertPlugins({ value: plugins, path: ['plugins'] }, urls, translations),
    convertSidebars(nav ?? (hasFolderFiles(plugins) ? buildFolderNav(files) : undefined), {
      files,
      ...(blogFolder !== undefined && { blogFolder }),
      hasIndexes: hasFeature(theme, 'navigation.indexes'),
      hasTabs: hasFeature(theme, 'navigation.tabs'),
    }),
    convertRepository({ repo, editUri, theme, folder: files.folder }),
    trustPages(listPageTexts(files), 'MkDocs'),
  ])
}

/** Reads the pages one by one, because one is enough if it contains HTML that docgen does not trust. */
function* listPageTexts({ folder, pages, read }: DocsFiles): Generator<PageText> {
  for (const page of pages) yield { file: `${folder}/${page}`, text: read(page) }
}

const RULES: Rules = {
  site_name: same('title'),
  site_description: same('tagline'),
  site_author: same('organizationName'),
  site_dir: unneeded('`docgen build --out` names the output folder'),
  docs_dir: changed('docs.path', (value) => String(value).replace(/(?<!\/)\/+$/, ''), '`docs.path`'),
  use_directory_urls: unneeded('`trailingSlash`'),
  repo_name: unneeded('the link to the repository has the name of its host'),
  copyright: changed('footer.copyright', (value) => value, '`footer.copyright`'),
  markdown_extensions: convertExtensions,
  extra: convertExtra,
  extra_css: lost(
    'the style sheets change the theme of MkDocs',
    'Copy what your content needs into a style sheet of `theme.css`',
  ),
  extra_javascript: lost('docgen does not load these scripts', 'Add those that you need to `scripts`'),
  extra_templates: lost('docgen runs no templates of MkDocs', 'Put finished files into a static folder'),
  hooks: lost('docgen runs no Python', 'Write a plugin'),
  validation: unneeded('docgen checks all links, images and anchors'),
  strict: unneeded('`docgen build --strict`'),
  watch: unneeded('docgen watches everything that it reads'),
  dev_addr: unneeded('`docgen dev --port`'),
  remote_branch: unneeded('docgen does not publish'),
  remote_name: unneeded('docgen does not publish'),
  edit_uri_template: lost('docgen has another notation', 'Set `docs.editUrl` to a function'),
  exclude_docs: changed('docs.exclude', toPatterns, '`docs.exclude`'),
  draft_docs: lost('docgen knows drafts by their front matter', 'Write `draft: true` into the pages'),
  not_in_nav: unneeded('pages need no entry in a sidebar'),
}

function convertUrl({ value, path }: Part): Converted {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined
  if (!url) return { fields: putAt('url', value ?? ''), comments: {}, notes: [] }
  const fields = { url: url.origin, ...(url.pathname !== '/' && { baseUrl: url.pathname }) }
  return { fields, comments: {}, notes: [{ status: 'migrated', path, message: '`url` and `baseUrl`' }] }
}

/** Converts patterns of `.gitignore` to glob patterns. */
function toPatterns(value: unknown): readonly string[] {
  const lines = String(value)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[#!]/.test(line))
  return lines.map((line) => {
    const path = line.replace(/^\//, '')
    const anchored = line.slice(0, -1).includes('/') ? path : `**/${path}`
    return anchored.endsWith('/') ? `${anchored}**` : anchored
  })
}

interface Repository {
  readonly repo: unknown
  readonly editUri: unknown
  readonly theme: unknown
  readonly folder: string
}

const HOSTS: Readonly<Record<string, { readonly label: string; readonly edit: string }>> = {
  'github.com': { label: 'GitHub', edit: 'edit/master/docs/' },
  'gitlab.com': { label: 'GitLab', edit: '-/edit/master/docs/' },
  'bitbucket.org': { label: 'Bitbucket', edit: 'src/default/docs/' },
}

/** Converts the link to the repository, and those for editing pages, which Material shows only with a feature. */
function convertRepository({ repo, editUri, theme, folder }: Repository): Converted {
  if (typeof repo !== 'string' || !URL.canParse(repo)) return nothing()
  const host = HOSTS[new URL(repo).hostname]
  const link = { label: host?.label ?? 'Repository', href: repo, position: 'right' }
  const hasButton = !isMaterial(theme) || hasFeature(theme, 'content.action.edit')
  const uri = typeof editUri === 'string' ? editUri : host?.edit
  const edit = hasButton && uri ? convertEditUri(uri, { repo, folder }) : undefined
  return {
    fields: { navbar: { items: [link] }, ...(edit !== undefined && { docs: { editUrl: edit } }) },
    comments: {},
    notes: [
      { status: 'migrated', path: ['repo_url'], message: 'a navbar item' },
      ...(edit === undefined ? [] : [{ status: 'changed' as const, path: ['edit_uri'], message: '`docs.editUrl`' }]),
    ],
  }
}

/** Returns a URL, or code for a function if URLs do not end with the docs folder. */
function convertEditUri(uri: string, { repo, folder }: { readonly repo: string; readonly folder: string }): unknown {
  const base = URL.canParse(uri) ? uri : `${repo.replace(/(?<!\/)\/+$/, '')}/${uri.replace(/^\/+/, '')}`
  const slashed = /[/=]$/.test(base) ? base : `${base}/`
  if (slashed.endsWith(`/${folder}/`)) return slashed.slice(0, -folder.length - 1)
  return writeCode(
    `({ docPath }) => ${JSON.stringify(slashed).replace(/^"|"$/g, '`').slice(0, -1)}\${docPath}\``,
    {},
    () => undefined,
  )
}

function isMaterial(theme: unknown): boolean {
  return theme === 'material' || (isRecord(theme) && theme['name'] === 'material')
}

function convertExtra(part: Part): Converted {
  return applyRules(part, EXTRA, 'extra')
}

const EXTRA: Rules = {
  social: convertSocial,
  homepage: changed('navbar.logo.href', (value) => value, '`navbar.logo.href`'),
  generator: unneeded('docgen does not name itself'),
  analytics: lost(
    'docgen loads no analytics',
    'Add the script of the provider to `scripts`, and its origin to `security`',
  ),
  consent: lost('docgen sets no cookies'),
  version: lost(
    'docgen has its own versions',
    'Cut a version with `docgen version <name>`; see the page Versions of the manual',
  ),
  alternate: lost(
    'docgen lists the languages of one site',
    'Move the translations to `i18n`; see the page Translations of the manual',
  ),
  status: lost('docgen has no status of pages', 'Write `:badge[New]` into the heading'),
  tags: unneeded('`tags` in the front matter are part of docgen'),
}

/** Converts the links of the footer. A link that has only an icon gets the name of the icon, such as `Github`. */
function convertSocial({ value, path }: Part): Converted {
  const links = (Array.isArray(value) ? value : []).filter(isRecord).flatMap(({ icon, link, name }) => {
    if (typeof link !== 'string') return []
    const iconName =
      String(icon ?? '')
        .split('/')
        .at(-1)
        ?.replaceAll('-', ' ') ?? ''
    const label = typeof name === 'string' ? name : iconName.replace(/^./, (letter) => letter.toUpperCase())
    return [{ label: label || link, href: link }]
  })
  return {
    fields: { footer: { links } },
    comments: {},
    notes: [{ status: 'changed', path, message: '`footer.links`' }],
  }
}
