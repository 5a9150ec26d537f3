import type { TextCatalog, Theme } from '@docgen/renderer/contract'
import type { Config } from '../../config/config.js'
import type { Translation } from '../../read/translation.js'
import { listOwnTexts, loadLocaleTexts } from '../prepare-locales.js'

/** Inputs of `listTexts`. */
export interface TextRequest {
  readonly config: Config
  readonly theme: Pick<Theme, 'texts' | 'languages'>
  readonly translations: ReadonlyMap<string, Translation>
}

/** Texts available to the code of a site, as JSON. */
export interface CodeTexts {
  /** All texts of all languages: for `translate()` in a build. */
  readonly all: string
  /** Only the texts that the site defines: for `translate()` in islands. */
  readonly own: string
  /** The texts of `@theme/…` components in islands. */
  readonly visible: string
}

/** Keys of the texts that `@theme/…` components show. */
const SHOWN = /^theme\.(?:admonition\.|CodeBlock\.|common\.headingLinkTitle$|Details\.|docs\.DocCard\.|Table\.)/

/** Lists the texts of a site in all of its languages. */
export async function listTexts({ config, theme, translations }: TextRequest): Promise<CodeTexts> {
  const { baseUrl, i18n } = config
  const { locales, defaultLocale } = i18n
  const siteTexts: Record<string, TextCatalog> = {}
  const all: Record<string, TextCatalog> = {}
  const visibleTexts: Record<string, TextCatalog> = {}
  for (const locale of locales) {
    siteTexts[locale] = listOwnTexts(locale, config, translations)
    const ofTheme = { ...theme.texts['en'], ...(await loadLocaleTexts(locale, config, theme)) }
    all[locale] = { ...ofTheme, ...siteTexts[locale] }
    visibleTexts[locale] = Object.fromEntries(Object.entries(all[locale]).filter(([key]) => SHOWN.test(key)))
  }
  const write = (texts: Readonly<Record<string, TextCatalog>>): string =>
    JSON.stringify({ baseUrl, locales, defaultLocale, texts })
  return { all: write(all), own: write(siteTexts), visible: write(visibleTexts) }
}
