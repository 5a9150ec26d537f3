/** What `useDocusaurusContext` and `useBaseUrl` know: the site as its config describes it. */
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
  }
}

/** Makes `useDocusaurusContext` of a site. */
export function createUseDocusaurusContext(site: SiteFacts) {
  const context = {
    ...site,
    siteMetadata: { docusaurusVersion: '3.10.2', pluginVersions: {} },
    globalData: {},
    codeTranslations: {},
  }
  return () => context
}

/** Makes `useBaseUrl` of a site: a path with the base URL before it; addresses with a scheme, and anchors, stay. */
export function createUseBaseUrl({ siteConfig: { url, baseUrl } }: SiteFacts) {
  return (path: string, { absolute = false, forcePrependBaseUrl = false }: BaseUrlOptions = {}): string => {
    if (!path || path.startsWith('#') || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path
    const isBased = !forcePrependBaseUrl && (path.startsWith(baseUrl) || path === baseUrl.replace(/\/$/, ''))
    const based = isBased ? path : baseUrl + path.replace(/^\//, '')
    return absolute ? url + based : based
  }
}

/** Settings of `useBaseUrl`. */
export interface BaseUrlOptions {
  readonly absolute?: boolean
  readonly forcePrependBaseUrl?: boolean
}
