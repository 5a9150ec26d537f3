import { isInBrowser } from '../message.js'
import { languageAt, type SiteTexts } from './language-at.js'

/** Translations in the language of the page. */
export interface SiteLanguage {
  /** Key of the language in the config. */
  readonly locale: () => string
  readonly find: (key: string) => string | undefined
}

/** The language of pages in `language`, or the default one if that is `null`; in a browser the URL determines it. */
export function createSiteLanguage(site: SiteTexts, language: string | null): SiteLanguage {
  const locale = (): string => (isInBrowser() ? languageAt(location.pathname, site) : (language ?? site.defaultLocale))
  return {
    locale,
    find: (key) => {
      const texts = site.texts[locale()]
      return texts && Object.hasOwn(texts, key) ? texts[key] : undefined
    },
  }
}
