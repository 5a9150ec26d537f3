import type { DialectName } from '../../markdown-options.js'
import type { ConvertProps } from '../convert/dialects/dialect-component.js'
import { type DialectExport, findDialectExport } from '../convert/dialects/dialect-modules.js'
import type { ImportStatement } from '../read-esm.js'

/** The meaning of a name in an MDX file. */
export type Meaning =
  /** A component that docgen renders without running code. `props` converts the props of another tool's component. */
  | { readonly kind: 'known'; readonly component: string; readonly props?: ConvertProps }
  /** A Markdown or MDX file, inserted where it is used. */
  | { readonly kind: 'partial'; readonly href: string }
  /** An image among the pages or in a static folder. */
  | { readonly kind: 'file'; readonly href: string }
  /** A function of `@docusaurus/…` that docgen implements: `useBaseUrl('/x.png')`. */
  | { readonly kind: 'base-url' }
  /** An export of another tool's module: one of its components, or something that docgen cannot run. */
  | DialectExport
  /** React itself, which needs no import. */
  | { readonly kind: 'react' }
  /** Anything else: it has to run. */
  | { readonly kind: 'code' }

/** Modules of `@theme/…` for MDX files that the themes of Docusaurus do not have. */
export const OWN_THEME_MODULES: ReadonlySet<string> = new Set(
  (
    'Accordion AccordionGroup Actions Badge Card CardGrid CardGroup CodeGroup Column Columns Eyebrow FileTree Frame ' +
    'Hero LinkCard Logos Section Step Steps Tooltip Update'
  ).split(' '),
)
/** Modules of `@theme/…` whose default export an MDX file may use. */
export const THEME_MODULES: ReadonlySet<string> = new Set([
  ...'Admonition CodeBlock Details DocCard DocCardList Heading Icon IdealImage Mermaid'.split(' '),
  ...'TOCInline TabItem Tabs ThemedImage'.split(' '),
  ...OWN_THEME_MODULES,
])
/** Modules of other tools whose named exports are components of `THEME_MODULES`. */
const OTHER_TOOL_MODULES: ReadonlySet<string> = new Set(['@astrojs/starlight/components'])
/** Modules of `@theme/…` that only code may import: a Markdown page already has the layout around it. */
export const LAYOUT_MODULES: ReadonlySet<string> = new Set([
  'AnnouncementBar',
  'Footer',
  'Layout',
  'Layout/Provider',
  'Navbar',
  'SkipToContent',
  'MDXComponents',
  'SearchBar',
  ...['A', 'Code', 'Details', 'Head', 'Heading', 'Img', 'Li', 'Pre', 'Ul'].map((name) => `MDXComponents/${name}`),
])
/** Modules of `@docusaurus/…`; the components among them render without running code. */
export const DOCUSAURUS_MODULES: ReadonlySet<string> = new Set(
  (
    'BrowserOnly ComponentCreator ErrorBoundary ExecutionEnvironment Head Interpolate Link Translate constants ' +
    'isInternalUrl plugin-content-blog/client plugin-content-docs/client router theme-common useBaseUrl useBrokenLinks useDocusaurusContext useGlobalData useIsBrowser'
  ).split(' '),
)
const DOCUSAURUS_COMPONENTS: ReadonlySet<string> = new Set(['BrowserOnly', 'Head', 'Interpolate', 'Link', 'Translate'])
/** Specifiers of modules whose default export docgen renders without running code. */
export const KNOWN_MODULES: ReadonlySet<string> = new Set([
  ...[...THEME_MODULES].map((name) => `@theme/${name}`),
  ...[...DOCUSAURUS_COMPONENTS].map((name) => `@docusaurus/${name}`),
])
/** Blocks that no module exports. */
const UNEXPORTED_BLOCKS = ['Field', 'Table', 'Updates']
/** Names of docgen components in a file that neither imports nor defines them. */
export const KNOWN_COMPONENTS: ReadonlySet<string> = new Set([
  ...THEME_MODULES,
  ...DOCUSAURUS_COMPONENTS,
  ...UNEXPORTED_BLOCKS,
])

// Docusaurus resolves a path with a leading slash from the site's folder, as webpack's `resolve.roots` does.
const PARTIAL = /^(?:\.|(?:@site)?\/).*\.mdx?$/i
const IMAGE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i
/** Start of an image path that pages can also link to: a relative path, or a path in one of these folders. */
const LINKABLE = /^(?:\.{1,2}\/|(?:@site)?\/(?:static|docs|versioned_docs|i18n)\/)/

/**
 * Returns the meaning of each name that an import binds. A side-effect import is `code`, under an empty name. The
 * modules of the given tools need not exist. `replacedModules` are the site's own, so only their code has a meaning.
 */
export function readMeanings(
  { specifier, names }: ImportStatement,
  dialects: readonly DialectName[] = [],
  replacedModules: readonly string[] = [],
): ReadonlyMap<string, Meaning> {
  if (names.length === 0) return new Map([['', { kind: 'code' }]])
  return new Map(
    names.map(({ local, imported }) => [
      local,
      findDialectExport(specifier, imported, dialects) ??
        (replacedModules.includes(specifier) ? { kind: 'code' } : meaningOf(docusaurusName(specifier), imported)),
    ]),
  )
}

function meaningOf(specifier: string, imported: string): Meaning {
  if (specifier === 'react') return { kind: 'react' }
  if (OTHER_TOOL_MODULES.has(specifier) && THEME_MODULES.has(imported)) return { kind: 'known', component: imported }
  if (imported !== 'default') return { kind: 'code' }
  if (specifier === '@docusaurus/useBaseUrl') return { kind: 'base-url' }
  const [, scope, name = ''] = /^@(theme|docusaurus)\/(\w+)$/.exec(specifier) ?? []
  const isKnown = scope === 'theme' ? THEME_MODULES.has(name) : DOCUSAURUS_COMPONENTS.has(name)
  if (scope !== undefined && isKnown) return { kind: 'known', component: name }
  if (isDocumentSpecifier(specifier)) return { kind: 'partial', href: specifier.replace(/^@site\//, '/') }
  if (IMAGE.test(specifier) && LINKABLE.test(specifier))
    return { kind: 'file', href: specifier.replace(/^\//, '@site/') }
  return { kind: 'code' }
}

/** Whether an import refers to a Markdown or MDX file of the site. */
export function isDocumentSpecifier(specifier: string): boolean {
  return PARTIAL.test(specifier)
}

/** Docusaurus name → docgen's name, for names that differ in more than spelling. */
const RENAMED: Readonly<Record<string, string>> = {
  'plugin-content-blog/client': 'blog',
  'plugin-content-docs/client': 'docs',
  useDocusaurusContext: 'use-site-context',
}

const BY_DOCGEN_NAME: ReadonlyMap<string, string> = new Map([
  ...[...DOCUSAURUS_MODULES].map((name): [string, string] => [docgenName(name), `@docusaurus/${name}`]),
  ...[...THEME_MODULES, ...LAYOUT_MODULES].map((name): [string, string] => [docgenName(name), `@theme/${name}`]),
])

/** Every docgen module that a site may import, such as `@docgen/theme/link`. */
export const OWN_MODULES: readonly string[] = [...BY_DOCGEN_NAME.keys()].map((name) => `@docgen/theme/${name}`)

/** Returns the Docusaurus name of a docgen module such as `@docgen/theme/link`; any other name unchanged. */
export function docusaurusName(specifier: string): string {
  const [, name = ''] = /^@docgen\/theme\/([a-z\d/-]+)$/.exec(specifier) ?? []
  return BY_DOCGEN_NAME.get(name) ?? specifier
}

function docgenName(name: string): string {
  return (
    RENAMED[name] ??
    name
      .replace(/([a-z\d])([A-Z])/g, '$1-$2')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
      .toLowerCase()
  )
}
