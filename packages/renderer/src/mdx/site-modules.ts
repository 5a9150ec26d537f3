import type { ImportStatement } from './read-esm.js'

/** What a name of an MDX file stands for. */
export type Meaning =
  /** One of the components that docgen draws without running code. */
  | { readonly kind: 'known'; readonly component: string }
  /** A file of Markdown or MDX, put in where it is used. */
  | { readonly kind: 'partial'; readonly href: string }
  /** A picture among the documents or in a static folder. */
  | { readonly kind: 'file'; readonly href: string }
  /** A function of `@docusaurus/…` that means something by itself: `useBaseUrl('/x.png')`. */
  | { readonly kind: 'base-url' }
  /** React itself, which nobody has to import. */
  | { readonly kind: 'react' }
  /** Whatever else: only running it tells. */
  | { readonly kind: 'code' }

/** Modules of `@theme/…` whose default export an MDX file may use. */
export const THEME_MODULES: ReadonlySet<string> = new Set(
  'Admonition CodeBlock Details DocCard DocCardList Heading IdealImage Mermaid TOCInline TabItem Tabs ThemedImage'.split(
    ' ',
  ),
)
/** Those that exist beside them for code alone: around a page of Markdown the layout is already. */
export const LAYOUT_MODULES: ReadonlySet<string> = new Set([
  'Layout',
  'MDXComponents',
  ...['A', 'Code', 'Details', 'Head', 'Heading', 'Img', 'Li', 'Pre', 'Ul'].map((name) => `MDXComponents/${name}`),
])
/** Modules of `@docusaurus/…`; the components among them are drawn without running code. */
export const DOCUSAURUS_MODULES: ReadonlySet<string> = new Set(
  (
    'BrowserOnly ComponentCreator ErrorBoundary ExecutionEnvironment Head Interpolate Link Translate constants ' +
    'isInternalUrl plugin-content-docs/client router theme-common useBaseUrl useBrokenLinks useDocusaurusContext useGlobalData useIsBrowser'
  ).split(' '),
)
const DOCUSAURUS_COMPONENTS: ReadonlySet<string> = new Set(['BrowserOnly', 'Head', 'Interpolate', 'Link', 'Translate'])
/** Specifiers of modules whose default export docgen draws without running code. */
export const KNOWN_MODULES: ReadonlySet<string> = new Set([
  ...[...THEME_MODULES].map((name) => `@theme/${name}`),
  ...[...DOCUSAURUS_COMPONENTS].map((name) => `@docusaurus/${name}`),
])
/** Names that mean a component of docgen's where a file neither imports nor defines them. */
export const KNOWN_COMPONENTS: ReadonlySet<string> = new Set([...THEME_MODULES, ...DOCUSAURUS_COMPONENTS])

// Docusaurus reads a path that begins with a slash from the site's folder, as webpack's `resolve.roots` does.
const PARTIAL = /^(?:\.|(?:@site)?\/).*\.mdx?$/i
const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i
/** Where links of documents find files. */
const AMONG_DOCUMENTS = /^(?:\.{1,2}\/|(?:@site)?\/(?:static|docs|versioned_docs|i18n)\/)/

/** What each name means that an import brings. An import for its effect alone is `code`, under an empty name. */
export function readMeanings({ specifier, names }: ImportStatement): ReadonlyMap<string, Meaning> {
  if (names.length === 0) return new Map([['', { kind: 'code' }]])
  return new Map(names.map(({ local, imported }) => [local, meaningOf(docusaurusName(specifier), imported)]))
}

function meaningOf(specifier: string, imported: string): Meaning {
  if (specifier === 'react') return { kind: 'react' }
  if (imported !== 'default') return { kind: 'code' }
  if (specifier === '@docusaurus/useBaseUrl') return { kind: 'base-url' }
  const [, scope, name = ''] = /^@(theme|docusaurus)\/(\w+)$/.exec(specifier) ?? []
  const isKnown = scope === 'theme' ? THEME_MODULES.has(name) : DOCUSAURUS_COMPONENTS.has(name)
  if (scope !== undefined && isKnown) return { kind: 'known', component: name }
  if (isDocumentSpecifier(specifier)) return { kind: 'partial', href: specifier.replace(/^@site\//, '/') }
  if (PICTURE.test(specifier) && AMONG_DOCUMENTS.test(specifier)) return { kind: 'file', href: specifier }
  return { kind: 'code' }
}

/** Whether an import names a document of the site. */
export function isDocumentSpecifier(specifier: string): boolean {
  return PARTIAL.test(specifier)
}

/** Names that are not those of Docusaurus in another spelling. */
const RENAMED: Readonly<Record<string, string>> = {
  'plugin-content-docs/client': 'docs',
  useDocusaurusContext: 'use-site-context',
}

const BY_OWN_NAME: ReadonlyMap<string, string> = new Map([
  ...[...DOCUSAURUS_MODULES].map((name): [string, string] => [ownName(name), `@docusaurus/${name}`]),
  ...[...THEME_MODULES, ...LAYOUT_MODULES].map((name): [string, string] => [ownName(name), `@theme/${name}`]),
])

/** Every module of docgen's own that a site may import, such as `@docgen/theme/link`. */
export const OWN_MODULES: readonly string[] = [...BY_OWN_NAME.keys()].map((name) => `@docgen/theme/${name}`)

/** What a module of docgen's own such as `@docgen/theme/link` is called in Docusaurus; any other name as it is. */
export function docusaurusName(specifier: string): string {
  const [, name = ''] = /^@docgen\/theme\/([a-z\d/-]+)$/.exec(specifier) ?? []
  return BY_OWN_NAME.get(name) ?? specifier
}

function ownName(name: string): string {
  return (
    RENAMED[name] ??
    name
      .replace(/([a-z\d])([A-Z])/g, '$1-$2')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
      .toLowerCase()
  )
}
