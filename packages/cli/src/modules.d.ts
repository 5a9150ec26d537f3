// Exports of docgen's own modules for components and MDX. `index.ts` references this file, so a project that
// imports `@docgen/cli`, as every site.config.ts does, has these types.

declare module '@docgen/theme/admonition' {
  import type { ComponentType, ReactNode } from 'react'

  const Admonition: ComponentType<{
    type?: string
    title?: ReactNode
    icon?: ReactNode
    className?: string
    children?: ReactNode
  }>
  export default Admonition
}
declare module '@docgen/theme/code-block' {
  import type { ComponentType, ReactNode } from 'react'

  const CodeBlock: ComponentType<{
    language?: string
    title?: ReactNode
    metastring?: string
    className?: string
    showLineNumbers?: boolean | number
    children?: ReactNode
  }>
  export default CodeBlock
}
declare module '@docgen/theme/details' {
  import type { ComponentType, DetailsHTMLAttributes, ReactNode } from 'react'

  const Details: ComponentType<DetailsHTMLAttributes<HTMLDetailsElement> & { summary?: ReactNode }>
  export default Details
}
declare module '@docgen/theme/doc-card' {
  import type { ComponentType } from 'react'
  /** Content of a card: a link, or a category with the number of its items. */
  export interface DocCardItem {
    type: string
    label: string
    href?: string
    description?: string
    items?: readonly unknown[]
  }
  const DocCard: ComponentType<{ item: DocCardItem; className?: string }>
  export default DocCard
}
declare module '@docgen/theme/doc-card-list' {
  import type { ComponentType } from 'react'

  const DocCardList: ComponentType<{
    items?: readonly { type: string; label: string; href?: string; description?: string }[] | undefined
    className?: string
  }>
  export default DocCardList
}
declare module '@docgen/theme/heading' {
  import type { ComponentType, HTMLAttributes } from 'react'

  const Heading: ComponentType<HTMLAttributes<HTMLHeadingElement> & { as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' }>
  export default Heading
}
declare module '@docgen/theme/ideal-image' {
  import type { ComponentType, ImgHTMLAttributes } from 'react'

  const IdealImage: ComponentType<Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> & { img: unknown }>
  export default IdealImage
}
declare module '@docgen/theme/mermaid' {
  import type { ComponentType } from 'react'

  const Mermaid: ComponentType<{ value: string }>
  export default Mermaid
}
declare module '@docgen/theme/toc-inline' {
  import type { ComponentType } from 'react'

  const TOCInline: ComponentType<{
    toc?: readonly { readonly value: string; readonly id: string; readonly level: number }[]
    minHeadingLevel?: number
    maxHeadingLevel?: number
  }>
  export default TOCInline
}
declare module '@docgen/theme/search-bar' {
  import type { ComponentType } from 'react'

  /** Renders nothing: the navbar has the search. */
  const SearchBar: ComponentType
  export default SearchBar
}
declare module '@docgen/theme/tabs' {
  import type { ComponentType, ReactNode } from 'react'

  const Tabs: ComponentType<{
    groupId?: string
    queryString?: boolean | string
    defaultValue?: string | null
    values?: readonly { value: string; label?: ReactNode; default?: boolean; attributes?: Record<string, unknown> }[]
    className?: string
    lazy?: boolean
    block?: boolean
    children?: ReactNode
  }>
  export default Tabs
}
declare module '@docgen/theme/tab-item' {
  import type { ComponentType, ReactNode } from 'react'

  const TabItem: ComponentType<{
    value: string
    label?: ReactNode
    default?: boolean
    className?: string
    attributes?: Record<string, unknown>
    children?: ReactNode
  }>
  export default TabItem
}
declare module '@docgen/theme/themed-image' {
  import type { ComponentType, ImgHTMLAttributes } from 'react'

  const ThemedImage: ComponentType<
    Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> & { sources: { light: string; dark: string } }
  >
  export default ThemedImage
}
declare module '@docgen/theme/accordion' {
  import type { ComponentType, ReactNode } from 'react'

  const Accordion: ComponentType<{
    title?: ReactNode
    icon?: ReactNode
    defaultOpen?: boolean
    id?: string
    className?: string
    children?: ReactNode
  }>
  export default Accordion
}
declare module '@docgen/theme/accordion-group' {
  import type { ComponentType, ReactNode } from 'react'

  const AccordionGroup: ComponentType<{ exclusive?: boolean; className?: string; children?: ReactNode }>
  export default AccordionGroup
}
declare module '@docgen/theme/badge' {
  import type { ComponentType, ReactNode } from 'react'

  const Badge: ComponentType<{
    text?: ReactNode
    type?: 'note' | 'tip' | 'info' | 'warning' | 'danger'
    icon?: string
    children?: ReactNode
  }>
  export default Badge
}
declare module '@docgen/theme/card' {
  import type { ComponentType, ReactNode } from 'react'

  const Card: ComponentType<{
    title?: ReactNode
    icon?: ReactNode
    href?: string
    className?: string
    children?: ReactNode
  }>
  export default Card
}
declare module '@docgen/theme/card-grid' {
  import type { ComponentType, ReactNode } from 'react'

  const CardGrid: ComponentType<{ cols?: number | string; className?: string; children?: ReactNode }>
  export default CardGrid
}
declare module '@docgen/theme/card-group' {
  import type { ComponentType, ReactNode } from 'react'

  const CardGroup: ComponentType<{ cols?: number | string; className?: string; children?: ReactNode }>
  export default CardGroup
}
declare module '@docgen/theme/code-group' {
  import type { ComponentType, ReactNode } from 'react'

  const CodeGroup: ComponentType<{ group?: string; children?: ReactNode }>
  export default CodeGroup
}
declare module '@docgen/theme/column' {
  import type { ComponentType, ReactNode } from 'react'

  const Column: ComponentType<{ children?: ReactNode }>
  export default Column
}
declare module '@docgen/theme/columns' {
  import type { ComponentType, ReactNode } from 'react'

  const Columns: ComponentType<{ cols?: number | string; className?: string; children?: ReactNode }>
  export default Columns
}
declare module '@docgen/theme/file-tree' {
  import type { ComponentType, ReactNode } from 'react'

  const FileTree: ComponentType<{ children?: ReactNode }>
  export default FileTree
}
declare module '@docgen/theme/frame' {
  import type { ComponentType, ReactNode } from 'react'

  const Frame: ComponentType<{ caption?: ReactNode; children?: ReactNode }>
  export default Frame
}
declare module '@docgen/theme/hero' {
  import type { ComponentType, ReactNode } from 'react'

  /** The first part of a landing page. `children` are next to its text. */
  const Hero: ComponentType<{
    title?: ReactNode
    eyebrow?: ReactNode
    tagline?: ReactNode
    actions?: readonly { text: ReactNode; link: string; icon?: string }[]
    search?: boolean
    children?: ReactNode
  }>
  export default Hero
}
declare module '@docgen/theme/eyebrow' {
  import type { ComponentType, ReactNode } from 'react'

  const Eyebrow: ComponentType<{ children?: ReactNode }>
  export default Eyebrow
}
declare module '@docgen/theme/actions' {
  import type { ComponentType, ReactNode } from 'react'

  /** A list of links as buttons. */
  const Actions: ComponentType<{ children?: ReactNode }>
  export default Actions
}
declare module '@docgen/theme/section' {
  import type { ComponentType, ReactNode } from 'react'

  const Section: ComponentType<{
    title?: ReactNode
    id?: string
    tone?: 'plain' | 'raised' | 'accent'
    className?: string
    children?: ReactNode
  }>
  export default Section
}
declare module '@docgen/theme/logos' {
  import type { ComponentType, ReactNode } from 'react'

  const Logos: ComponentType<{ title?: ReactNode; children?: ReactNode }>
  export default Logos
}
declare module '@docgen/theme/icon' {
  import type { ComponentType } from 'react'

  const Icon: ComponentType<{ name: string; label?: string }>
  export default Icon
}
declare module '@docgen/theme/link-card' {
  import type { ComponentType, ReactNode } from 'react'

  const LinkCard: ComponentType<{
    title?: ReactNode
    icon?: ReactNode
    href?: string
    description?: ReactNode
    className?: string
  }>
  export default LinkCard
}
declare module '@docgen/theme/step' {
  import type { ComponentType, ReactNode } from 'react'

  const Step: ComponentType<{ title?: ReactNode; children?: ReactNode }>
  export default Step
}
declare module '@docgen/theme/steps' {
  import type { ComponentType, ReactNode } from 'react'

  const Steps: ComponentType<{ children?: ReactNode }>
  export default Steps
}
declare module '@docgen/theme/tooltip' {
  import type { ComponentType, ReactNode } from 'react'

  const Tooltip: ComponentType<{ tip: string; children?: ReactNode }>
  export default Tooltip
}
declare module '@docgen/theme/update' {
  import type { ComponentType, ReactNode } from 'react'

  const Update: ComponentType<{
    label: string
    date?: string
    tags?: readonly string[]
    id?: string
    children?: ReactNode
  }>
  export default Update
}
declare module '@docgen/theme/layout' {
  import type { ComponentType, ReactNode } from 'react'

  const Layout: ComponentType<{
    title?: string
    description?: string
    keywords?: string | readonly string[]
    wrapperClassName?: string
    noFooter?: boolean
    /** `full` (default): as wide as the window; `home`: a landing page; `column`: the column of a plain page. */
    layout?: 'full' | 'home' | 'column'
    children?: ReactNode
  }>
  export default Layout
}
declare module '@docgen/theme/mdx-components' {
  import type { ComponentType } from 'react'

  const MDXComponents: Readonly<Record<string, ComponentType<any>>>
  export default MDXComponents
}
declare module '@docgen/theme/mdx-components/*' {
  import type { ComponentType } from 'react'

  const MDXComponent: ComponentType<any>
  export default MDXComponent
}
declare module '@docgen/theme/browser-only' {
  import type { ComponentType, ReactNode } from 'react'

  const BrowserOnly: ComponentType<{ children: () => ReactNode; fallback?: ReactNode }>
  export default BrowserOnly
}
declare module '@docgen/theme/component-creator' {
  import type { ComponentType } from 'react'

  const ComponentCreator: (route: string, hash?: string) => ComponentType
  export default ComponentCreator
}
declare module '@docgen/theme/error-boundary' {
  import type { ComponentType, ReactNode } from 'react'

  const ErrorBoundary: ComponentType<{
    fallback?: (failure: { readonly error: Error; readonly tryAgain: () => void }) => ReactNode
    children?: ReactNode
  }>
  export default ErrorBoundary
}
declare module '@docgen/theme/execution-environment' {
  const ExecutionEnvironment: {
    readonly canUseDOM: boolean
    readonly canUseEventListeners: boolean
    readonly canUseIntersectionObserver: boolean
    readonly canUseViewport: boolean
  }
  export default ExecutionEnvironment
}
declare module '@docgen/theme/head' {
  import type { ComponentType, ReactNode } from 'react'

  const Head: ComponentType<{ children?: ReactNode }>
  export default Head
}
declare module '@docgen/theme/interpolate' {
  import type { ComponentType, ReactNode } from 'react'
  export function interpolate(text: string, values?: Readonly<Record<string, string | number>>): string
  export function interpolate(text: string, values: Readonly<Record<string, ReactNode>>): ReactNode
  const Interpolate: ComponentType<{ children: string; values?: Readonly<Record<string, ReactNode>> }>
  export default Interpolate
}
declare module '@docgen/theme/link' {
  import type { AnchorHTMLAttributes, ComponentType } from 'react'

  const Link: ComponentType<
    AnchorHTMLAttributes<HTMLAnchorElement> & {
      to?: string
      isNavLink?: boolean
      activeClassName?: string
      autoAddBaseUrl?: boolean
    }
  >
  export default Link
}
declare module '@docgen/theme/translate' {
  import type { ComponentType, ReactNode } from 'react'
  export interface TranslatedText {
    id?: string
    message?: string
    description?: string
  }
  export function translate(text: TranslatedText, values?: Readonly<Record<string, string | number>>): string
  export function translate(text: TranslatedText, values: Readonly<Record<string, ReactNode>>): ReactNode
  const Translate: ComponentType<{
    id?: string
    description?: string
    values?: Readonly<Record<string, ReactNode>>
    children?: string
  }>
  export default Translate
}
declare module '@docgen/theme/constants' {
  export const DEFAULT_PLUGIN_ID: 'default'
  const constants: { readonly DEFAULT_PLUGIN_ID: 'default' }
  export default constants
}
declare module '@docgen/theme/is-internal-url' {
  const isInternalUrl: (url?: string) => boolean
  export default isInternalUrl
}
declare module '@docgen/theme/blog' {
  /** The post that shows the component, while docgen builds the page. */
  export function useBlogPost(): {
    readonly frontMatter: Readonly<Record<string, unknown>>
    readonly metadata: { readonly title: string; readonly permalink: string; readonly [name: string]: unknown }
  }
}
declare module '@docgen/theme/docs' {
  /** A version of a docs folder. */
  export interface DocsVersion {
    readonly name: string
    readonly label: string
    readonly isLast: boolean
    /** Route of its docs, with base URL. */
    readonly path: string
  }
  /** The docs folder with an id in the config. */
  export interface DocsData {
    readonly path: string
    readonly versions: readonly DocsVersion[]
    readonly breadcrumbs: boolean
  }
  export function useAllDocsData(): Readonly<Record<string, DocsData>>
  export function useDocsData(id?: string): DocsData
  export function useVersions(id?: string): readonly DocsVersion[]
  export function useLatestVersion(id?: string): DocsVersion
  export function useActiveVersion(id?: string): DocsVersion | undefined
  export function useActivePlugin(): { readonly pluginId: string; readonly pluginData: DocsData } | undefined
  export function useActivePluginAndVersion():
    | {
        readonly activePlugin: { readonly pluginId: string; readonly pluginData: DocsData }
        readonly activeVersion: DocsVersion
      }
    | undefined
  export function useActiveDocContext(id?: string): { readonly activeVersion: DocsVersion | undefined }
  export function useDocVersionSuggestions(id?: string): { readonly latestVersionSuggestion: DocsVersion }
  export function useDocsVersionCandidates(id?: string): readonly DocsVersion[]
  export function useDocsVersion(): {
    readonly pluginId: string
    readonly version: string
    readonly label: string
    readonly isLast: boolean
    readonly banner: 'unreleased' | 'unmaintained' | null
    readonly badge: boolean
    readonly noIndex: boolean
    readonly className: string
  }
  export function useDocsPreferredVersion(id?: string): {
    readonly preferredVersion: null
    readonly savePreferredVersionName: (name: string) => void
  }
}
declare module '@docgen/theme/router' {
  import type { ComponentType } from 'react'
  export function useLocation(): { readonly pathname: string; readonly search: string; readonly hash: string }
  export function useHistory(): { readonly push: (to: string) => void; readonly replace: (to: string) => void }
  export const Redirect: ComponentType<{ to: string }>
}
declare module '@docgen/theme/theme-common' {
  export function useThemeConfig(): Readonly<Record<string, unknown>>
  export function usePluralForm(): { readonly selectMessage: (count: number, pluralMessages: string) => string }
  export function useColorMode(): {
    readonly colorMode: 'dark' | 'light'
    readonly isDarkTheme: boolean
    readonly setColorMode: (mode: 'dark' | 'light' | null, options?: { persist?: boolean }) => void
  }
}
declare module '@docgen/theme/use-base-url' {
  /** How to add the base URL to a path. */
  export interface BaseUrlOptions {
    absolute?: boolean
    forcePrependBaseUrl?: boolean
  }
  const useBaseUrl: (path: string, options?: BaseUrlOptions) => string
  export const useBaseUrlUtils: () => { readonly withBaseUrl: typeof useBaseUrl }
  export default useBaseUrl
}
declare module '@docgen/theme/use-broken-links' {
  const useBrokenLinks: () => {
    readonly collectAnchor: (anchor: string) => void
    readonly collectLink: (link: string) => void
  }
  export default useBrokenLinks
}
declare module '@docgen/theme/use-global-data' {
  export function usePluginData(name: string, id?: string, options?: { failfast?: boolean }): unknown
  export function useAllPluginInstancesData(
    name: string,
    options?: { failfast?: boolean },
  ): Readonly<Record<string, unknown>>
  export function useGlobalData(): Readonly<Record<string, Readonly<Record<string, unknown>>>>
  export default useGlobalData
}
declare module '@docgen/theme/use-is-browser' {
  const useIsBrowser: () => boolean
  export default useIsBrowser
}
declare module '@docgen/theme/use-site-context' {
  /** The site as its config describes it. */
  export interface SiteContext {
    readonly siteConfig: {
      readonly title: string
      readonly titleDelimiter: string
      readonly tagline: string
      readonly url: string
      readonly baseUrl: string
      readonly favicon?: string
      readonly organizationName?: string
      readonly projectName?: string
      readonly trailingSlash?: boolean
      readonly customFields: Readonly<Record<string, unknown>>
      readonly themeConfig: Readonly<Record<string, unknown>>
    }
    readonly i18n: {
      readonly defaultLocale: string
      readonly locales: readonly string[]
      readonly currentLocale: string
    }
  }
  const useSiteContext: () => SiteContext
  export default useSiteContext
}
