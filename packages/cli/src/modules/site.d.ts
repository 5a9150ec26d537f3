// Exports of docgen's own modules for components and MDX: the site and its data. `index.ts` references this file, so a
// project that imports `@docgen/cli`, as every site.config.ts does, has these types.

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
