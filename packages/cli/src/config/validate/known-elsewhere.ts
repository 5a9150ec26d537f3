import type { KeyPath } from '../source/locate-key.js'

/** Fields of a Docusaurus config that docgen does not have. */
const DOCUSAURUS = new Set(['themeConfig', 'presets', 'themes', 'future', 'stylesheets', 'headTags', 'clientModules'])

/** Nested fields that users write at the top level of the config → their paths. */
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

/** Top-level fields that users write inside other fields. */
export const TOP_FIELDS: ReadonlySet<string> = new Set(
  'i18n docs blog pages navbar footer openapi versions security markdown announcementBar colorMode baseUrl'.split(' '),
)

/** Top-level fields of other generators → fields of docgen. */
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

/** Names of nested fields in other generators → possible names in docgen. */
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

/** Fields with an object in place of which users write `true`, if `{}` enables nothing → the object to suggest. */
export const ENABLED: ReadonlyMap<string, string> = new Map([
  ['llms', '{ pages: true }'],
  ['socialCards', '{ enabled: true }'],
])

/** Fields and lists in which users write a string in place of an object → a function that returns the object. */
export const OBJECT_OF_TEXT: ReadonlyMap<string, (text: string) => string> = new Map([
  ['logo', (text) => `{ src: ${text} }`],
  ['openapi', (text) => `{ path: ${text}, routeBasePath: '/api' }`],
  ['last_update', (text) => `{ date: ${text} }`],
  ['link', (text) => `{ type: doc, id: ${text} }`],
  ['redirects', (text) => `{ from: ${text}, to: '/' }`],
])

/** Objects that users write as a list → the field that contains the list. */
export const FIELD_OF_LIST: ReadonlyMap<string, string> = new Map([
  ['footer', 'links'],
  ['logos', 'items'],
  ['navbar', 'items'],
])

/** Severities in other tools → values of `onBroken…` and of severities in docgen. */
export const SEVERITIES: ReadonlyMap<string, string> = new Map([
  ['error', 'throw'],
  ['fail', 'throw'],
  ['warning', 'warn'],
  ['info', 'log'],
  ['off', 'ignore'],
  ['none', 'ignore'],
])

/** A field and a value that other tools accept → what to write instead. */
export const VALUES_ELSEWHERE: ReadonlyMap<string, string> = new Map(
  ['system', 'auto'].map((value) => [`defaultMode ${value}`, 'respectPrefersColorScheme: true instead']),
)

/** Types of navbar items that docgen does not have → the types that users probably mean. */
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

/** Returns a hint for an unknown top-level key: another tool has this key, or it belongs in another field. */
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
