import { isRecord } from '../../config/is-record.js'
import type { Note, NoteStatus } from '../convert/note.js'
import type { HugoSite } from './hugo-site.js'
import { type Fields, member } from './parse-data.js'

type Reason = readonly [status: NoteStatus, message: string, hint?: string]

const built = (message: string): Reason => ['unneeded', message]

/** What becomes of the fields of the config, by their names in lower case. */
const FIELDS: Readonly<Record<string, Reason>> = {
  baseurl: ['migrated', '`url` and `baseUrl`'],
  title: ['migrated', ''],
  contentdir: ['migrated', '`docs.path`'],
  staticdir: ['migrated', '`staticDirectories`'],
  languages: ['migrated', ''],
  defaultcontentlanguage: ['migrated', '`i18n.defaultLocale`'],
  defaultcontentlanguageinsubdir: ['migrated', '`docs.routeBasePath`'],
  menu: ['changed', '`navbar.items`'],
  copyright: ['migrated', '`footer.copyright`'],
  enablegitinfo: ['migrated', '`docs.showLastUpdateTime`'],
  uglyurls: ['lost', 'pages have URLs of folders', 'Set `trailingSlash: false`: pages are then `.html` files'],
  params: ['migrated', ''],
  theme: built('the theme of docgen'),
  themesdir: built('the theme of docgen'),
  module: built('docgen needs no modules of Hugo; see below for content that they mount'),
  markup: built('docgen has footnotes, definition lists, attributes and highlighting'),
  outputs: built('docgen writes HTML, Markdown, feeds and the sitemap'),
  outputformats: built('docgen writes HTML, Markdown, feeds and the sitemap'),
  mediatypes: built('docgen writes HTML, Markdown, feeds and the sitemap'),
  sitemap: built('docgen writes a sitemap'),
  enablerobotstxt: built('docgen writes a robots.txt'),
  taxonomies: built('`tags` in the front matter have pages. docgen has no other taxonomies'),
  disablekinds: built('docgen has no such pages'),
  minify: built('docgen writes small pages'),
  build: built('docgen has no such step'),
  caches: built('docgen has its own cache'),
  imaging: built('docgen does not resize images'),
  security: built('docgen runs no templates'),
  languagecode: built('the locale is the language of the pages'),
  services: [
    'lost',
    'docgen loads no analytics',
    'Add the script of the provider to `scripts`, and its origin to `security`',
  ],
  googleanalytics: [
    'lost',
    'docgen loads no analytics',
    'Add the script of the provider to `scripts`, and its origin to `security`',
  ],
}

/** What becomes of `params`, by their names in lower case. */
const PARAMS: Readonly<Record<string, Reason>> = {
  description: ['migrated', '`tagline`'],
  copyright: ['migrated', '`footer.copyright`'],
  github_repo: ['changed', '`docs.editUrl` and a navbar item'],
  github_branch: ['changed', '`docs.editUrl`'],
  github_subdir: ['changed', '`docs.editUrl`'],
  github_project_repo: ['lost', 'docgen has no link for new issues of a project', 'Add it to `navbar.items`'],
  bookrepo: ['changed', 'a navbar item'],
  bookeditpath: ['changed', '`docs.editUrl`'],
  bookeditlink: ['changed', '`docs.editUrl`'],
  booksection: ['changed', '`docs.sidebars`'],
  versions: ['changed', 'a menu of the navbar'],
  version_menu: ['changed', 'a menu of the navbar'],
  links: ['changed', '`footer.links`'],
  offlinesearch: built('docgen has its own search'),
  gcs_engine_id: built('docgen has its own search'),
  algolia_docsearch: built('docgen has its own search'),
  booksearch: built('docgen has its own search'),
  booktheme: built('readers choose light or dark'),
  booktoc: built('docgen shows the table of contents'),
  prism_syntax_highlighting: built('docgen highlights code'),
  mermaid: built('`markdown.mermaid`, if a page has diagrams'),
  katex: built('`markdown.math`, if a page has formulas'),
  ui: ['lost', 'these options belong to the theme of Hugo', 'See the page Theme of the manual'],
  archived_version: ['lost', 'docgen has no banner for old versions', 'Set `announcementBar`'],
  bookcomments: ['lost', 'docgen has no comments'],
}

/** Lists what becomes of each field of the config. */
export function noteConfig({ config }: HugoSite, placeholders: Fields): readonly Note[] {
  const params = member(config, 'params')
  return [
    ...Object.keys(config).flatMap((name) => (name === 'params' ? [] : noteField(name, FIELDS, []))),
    ...Object.keys(isRecord(params) ? params : {}).flatMap((name): readonly Note[] =>
      Object.hasOwn(placeholders, `param-${name}`)
        ? [{ status: 'changed', path: ['params', name], message: '`placeholders`' }]
        : noteField(name, PARAMS, ['params']),
    ),
    ...listMounts(config),
  ]
}

function noteField(name: string, reasons: typeof FIELDS, parents: readonly string[]): readonly Note[] {
  const key = name.toLowerCase()
  // Redirects have a note of their own, and a tagline stays a tagline.
  if (key === 'permalinks' || (key === 'tagline' && parents.length > 0)) return []
  const known = Object.hasOwn(reasons, key) ? reasons[key] : undefined
  const [status, message, hint] = known ?? UNKNOWN
  return [{ status, path: [...parents, name], message, ...(hint !== undefined && { hint }) }]
}

const UNKNOWN: Reason = ['lost', 'docgen does not have this setting']

/** Folders that `module.mounts` adds to the content. */
function listMounts(config: Fields): readonly Note[] {
  const mounts = member(member(config, 'module'), 'mounts')
  return (Array.isArray(mounts) ? mounts : []).flatMap((mount): readonly Note[] => {
    const [source, target] = [String(member(mount, 'source')), String(member(mount, 'target'))]
    if (!target.startsWith('content/')) return []
    return [
      {
        status: 'lost',
        path: [],
        name: `mount ${target}`,
        message: `docgen reads content only from the folders of the docs, not from ${source}`,
        hint: 'Copy the folder before each build, or add an entry to `docs`',
      },
    ]
  })
}
