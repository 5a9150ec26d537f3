import type { Config } from '../../config/config.js'
import type { PageUrl } from '../doc.js'
import { localeRoute } from '../edition.js'
import { encodePath } from './create-url.js'
import { joinRoute } from './resolve-slug.js'

type UrlConfig = Pick<Config, 'baseUrl' | 'i18n'>

/** The URL of a language's 404 page. Hosts look for its file at the root of the site, or in the folder of the language. */
export function createNotFoundUrl(locale: string, { baseUrl, i18n }: UrlConfig): PageUrl {
  const hasRootLanguage = i18n.locales.some((each) => localeRoute(each, i18n) === '/')
  // The root of the site has a 404 page even if no language is served there.
  const base = !hasRootLanguage && locale === i18n.defaultLocale ? '/' : localeRoute(locale, i18n)
  const folder = base === '/' ? '' : `${base.slice(1)}/`
  return { route: `/${folder}404`, href: `${baseUrl}${encodePath(folder)}404.html`, file: `${folder}404.html` }
}

/** Whether a doc with this route replaces the 404 page of its language, such as `pages/404.md`. */
export function isNotFoundRoute(route: string, localeBase: string): boolean {
  return route.endsWith('/404') && route === joinRoute(`${localeBase}/404`)
}

/** Whether a doc with this URL is the 404 page of its language. */
export function isNotFoundPage({ file }: PageUrl, locale: string, config: UrlConfig): boolean {
  return file.endsWith('404.html') && file === createNotFoundUrl(locale, config).file
}
