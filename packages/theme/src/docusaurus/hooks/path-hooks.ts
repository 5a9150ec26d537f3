import { isInBrowser } from '../message.js'
import { isSamePath } from './docs-catalog.js'
import { languageAt } from './language-at.js'
import type { SiteFacts } from './site-facts.js'
import { findBuiltPath } from './use-location.js'

/** Options of `matchPath`. */
export interface MatchOptions {
  readonly path?: string | readonly string[]
  readonly exact?: boolean
}

/** The match of a path with a pattern without parameters, as in React Router 5; `null` if there is none. */
export function matchPath(pathname: string, options: string | readonly string[] | MatchOptions) {
  const { path = '/', exact = false }: MatchOptions =
    typeof options === 'string' || Array.isArray(options) ? { path: options } : (options as MatchOptions)
  for (const each of [path].flat()) {
    const base = each.replace(/(?<!\/)\/$/, '')
    const isExact = isSamePath(pathname, base)
    const isInside = base === '/' || pathname.startsWith(`${base}/`)
    if (isExact || (isInside && !exact)) return { path: each, url: base, isExact, params: {} }
  }
  return null
}

/** Creates the hooks of `@docusaurus/theme-common` that depend on the path of the page, for pages in `language`. */
export function createPathHooks({ siteConfig, i18n }: SiteFacts, language: string | null) {
  const { baseUrl, url, title, titleDelimiter } = siteConfig
  const languages = { baseUrl, ...i18n }
  const localeOf = (): string =>
    (isInBrowser() ? languageAt(location.pathname, languages) : language) ?? i18n.defaultLocale
  const baseOf = (locale: string): string => (locale === i18n.defaultLocale ? baseUrl : `${baseUrl}${locale}/`)
  const findLocalPath = (): string => {
    const path = findBuiltPath(baseUrl)
    const base = baseOf(localeOf())
    return path.startsWith(base) ? `/${path.slice(base.length)}` : path
  }
  const format = (text?: string): string => (text?.trim() ? `${text.trim()} ${titleDelimiter} ${title}` : title)
  return {
    useLocalPathname: findLocalPath,
    useHomePageRoute: () => ({ path: baseOf(localeOf()), exact: true }),
    useAlternatePageUtils: () => {
      const path = findLocalPath().slice(1)
      return {
        createUrl: ({
          locale,
          fullyQualified = false,
        }: {
          readonly locale: string
          readonly fullyQualified?: boolean
        }) => `${fullyQualified ? url : ''}${baseOf(locale)}${path}`,
      }
    },
    useSearchLinkCreator: () => (query: string) => `${baseOf(localeOf())}search?q=${encodeURIComponent(query)}`,
    useTitleFormatter: () => ({ format }),
    useDateTimeFormat: (options: Intl.DateTimeFormatOptions = {}) =>
      new Intl.DateTimeFormat(localeOf(), { timeZone: 'UTC', ...options }),
  }
}
