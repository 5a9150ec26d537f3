import type { KeyPath } from '../source/locate-key.js'

// Fields of a Docusaurus config that docgen does not have.
const DOCUSAURUS = new Set(['themeConfig', 'presets', 'themes', 'future', 'stylesheets', 'headTags', 'clientModules'])

/** Fields that belong into others, and are looked for at the top. */
const HOMES: ReadonlyMap<string, string> = new Map(
  [
    ...['editUrl', 'sidebars', 'breadcrumbs', 'showLastUpdateTime', 'showLastUpdateAuthor'].map((key) => `docs.${key}`),
    ...['accent', 'fonts', 'css'].map((key) => `theme.${key}`),
    ...['math', 'mermaid', 'remarkPlugins', 'rehypePlugins', 'admonitions', 'trustHtml'].map(
      (key) => `markdown.${key}`,
    ),
    ...['locales', 'defaultLocale', 'localeConfigs'].map((key) => `i18n.${key}`),
    'security.csp',
    'versions.lastVersion',
    'navbar.logo',
    'footer.copyright',
    'colorMode.respectPrefersColorScheme',
    'colorMode.defaultMode',
  ].map((path) => [path.slice(path.indexOf('.') + 1), path]),
)

/** Fields of the config itself, which authors look for in others. */
export const TOP_FIELDS: ReadonlySet<string> = new Set(
  'i18n docs blog pages navbar footer openapi versions security markdown announcementBar colorMode baseUrl'.split(' '),
)

/** What fields of other generators are called here. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['nav', 'navbar'],
  ['menu', 'navbar'],
  ['header', 'navbar'],
  ['sidebar', 'docs.sidebars'],
  ['base', 'baseUrl'],
  ['site', 'url'],
  ['hostname', 'url'],
  ['name', 'title'],
  ['description', 'tagline'],
  ['lang', 'i18n.defaultLocale'],
  ['api', 'openapi'],
  ['srcDir', 'docs.path'],
  ['cleanUrls', 'trailingSlash'],
  ['editLink', 'docs.editUrl'],
  ['lastUpdated', 'docs.showLastUpdateTime'],
  ['customCss', 'theme.css'],
  ['colors', 'theme.accent, or as tokens in theme.css'],
])

/** What fields inside of others are called here, in other words than their names in other generators. */
export const RENAMED_INSIDE: ReadonlyMap<string, readonly string[]> = new Map([
  ['link', ['href', 'to for a page of this site']],
  ['text', ['label']],
  ['name', ['label']],
  ['spec', ['path']],
  ['file', ['path']],
  ['route', ['routeBasePath']],
  ['dark', ['srcDark']],
  ['label', ['text']],
  ['to', ['link']],
  ['href', ['link']],
])

/** What `true` probably stands for, where an empty object enables nothing. */
export const ENABLED: ReadonlyMap<string, string> = new Map([
  ['llms', '{ pages: true }'],
  ['socialCards', '{ enabled: true }'],
])

/** The object that a text probably stands for, by the field, or by the list that contains it. */
export const OBJECT_OF_TEXT: ReadonlyMap<string, (text: string) => string> = new Map([
  ['logo', (text) => `{ src: ${text} }`],
  ['openapi', (text) => `{ path: ${text}, routeBasePath: '/api' }`],
  ['last_update', (text) => `{ date: ${text} }`],
  ['link', (text) => `{ type: doc, id: ${text} }`],
  ['redirects', (text) => `{ from: ${text}, to: '/' }`],
])

/** The field that probably contains a list, by the object that was written as that list. */
export const FIELD_OF_LIST: ReadonlyMap<string, string> = new Map([
  ['footer', 'links'],
  ['logos', 'items'],
  ['navbar', 'items'],
])

/** Values of `onBroken…` and severities in the words of other tools. */
export const SEVERITIES: ReadonlyMap<string, string> = new Map([
  ['error', 'throw'],
  ['fail', 'throw'],
  ['warning', 'warn'],
  ['info', 'log'],
  ['off', 'ignore'],
  ['none', 'ignore'],
])

/** What values of other tools are written as here: field and value. */
export const VALUES_ELSEWHERE: ReadonlyMap<string, string> = new Map(
  ['system', 'auto'].map((value) => [`defaultMode ${value}`, 'respectPrefersColorScheme: true instead']),
)

/** What types of navbar items are probably meant by. */
export const TYPES_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['document', 'doc'],
  ['page', 'doc'],
  ['sidebar', 'docSidebar'],
  ['menu', 'dropdown'],
  ['link', 'default'],
  ['version', 'docsVersionDropdown'],
  ['versions', 'docsVersionDropdown'],
  ['locale', 'localeDropdown'],
  ['language', 'localeDropdown'],
  ['languages', 'localeDropdown'],
])

/** A hint for a key of the config that another tool has, or that belongs into another field. */
export function hintFromElsewhere(path: KeyPath): string | undefined {
  if (path.length !== 1) return undefined
  if (path[0] === 'components')
    return 'Write it as theme.components for parts of the theme, markdown.components for MDX'
  const home = HOMES.get(String(path[0])) ?? RENAMED.get(String(path[0]))
  if (home !== undefined) return `Write it as ${home}`
  return DOCUSAURUS.has(String(path[0]))
    ? 'Is this from Docusaurus? docgen migrate docusaurus creates a site.config.ts from its config'
    : undefined
}
