import { isInBrowser } from '../message.js'
import { languageAt } from './language-at.js'

/** The site as its config describes it, under Docusaurus' names. */
export interface SiteFacts {
  readonly siteConfig: {
    readonly title: string
    readonly titleDelimiter: string
    readonly tagline: string
    readonly url: string
    readonly baseUrl: string
    readonly favicon?: string
    readonly customFields: Readonly<Record<string, unknown>>
    readonly themeConfig: Readonly<Record<string, unknown>>
  }
  readonly i18n: {
    readonly defaultLocale: string
    readonly locales: readonly string[]
    readonly currentLocale: string
    /** Folder of the translations. */
    readonly path: string
    readonly localeConfigs: Readonly<Record<string, LocaleFacts>>
  }
}

/** A language, with Docusaurus' names. */
export interface LocaleFacts {
  readonly label: string
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  readonly calendar: string
  readonly path: string
  readonly baseUrl: string
}

/** Creates `useDocusaurusContext` of a site, for pages in `language`; in a browser the URL determines the language. */
export function createUseDocusaurusContext(site: SiteFacts, language: string | null) {
  const createContext = (currentLocale: string) => ({
    siteConfig: { ...site.siteConfig, i18n: site.i18n },
    i18n: { ...site.i18n, currentLocale },
    siteMetadata: { docusaurusVersion: '3.10.2', pluginVersions: {} },
    globalData: {},
    codeTranslations: {},
  })
  const context = createContext(language ?? site.i18n.defaultLocale)
  const languages = { baseUrl: site.siteConfig.baseUrl, ...site.i18n }
  return () => (isInBrowser() ? createContext(languageAt(location.pathname, languages)) : context)
}

/** URL and base URL of a site. */
export interface SiteUrls {
  readonly siteConfig: Pick<SiteFacts['siteConfig'], 'url' | 'baseUrl'>
}

/**
 * Creates `useBaseUrl` of a site: prefixes a path with the base URL; URLs with a scheme, and anchors, are unchanged.
 */
export function createUseBaseUrl({ siteConfig: { url, baseUrl } }: SiteUrls) {
  return (path: string, { absolute = false, forcePrependBaseUrl = false }: BaseUrlOptions = {}): string => {
    if (!path || path.startsWith('#') || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path
    const isBased = !forcePrependBaseUrl && (path.startsWith(baseUrl) || path === baseUrl.replace(/\/$/, ''))
    const based = isBased ? path : baseUrl + path.replace(/^\//, '')
    return absolute ? url + based : based
  }
}

/** Options of `useBaseUrl`. */
export interface BaseUrlOptions {
  readonly absolute?: boolean
  readonly forcePrependBaseUrl?: boolean
}
