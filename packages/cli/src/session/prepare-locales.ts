import { createText, type TextCatalog, type Theme } from '@docgen/renderer/contract'

import type { Config } from '../config/config.js'
import type { Messages } from '../config/files/read-message-file.js'
import { createTranslate } from '../graph/translate.js'
import type { LocalePlan } from '../plan/site-plan.js'
import { translateConfig } from '../plan/translate-config.js'
import type { Translation } from '../read/translation.js'

/** Data for planning and rendering a language's pages. */
export interface PreparedLocale extends LocalePlan {
  /** UI texts: the theme's texts, overridden by the texts in the language's folder, then by the texts in the config. */
  readonly texts: TextCatalog
}

/** Translates the config and the UI into each language of the site. */
export async function prepareLocales(
  config: Config,
  theme: Pick<Theme, 'texts' | 'languages'>,
  translations: ReadonlyMap<string, Translation>,
): Promise<ReadonlyMap<string, PreparedLocale>> {
  const prepared = await Promise.all(
    config.i18n.locales.map(async (locale): Promise<[string, PreparedLocale]> => {
      const translation = translations.get(locale)
      const language = config.i18n.localeConfigs[locale]?.htmlLang ?? locale
      const texts = {
        ...(await loadLocaleTexts(locale, config, theme)),
        ...listOwnTexts(locale, config, translations),
      }
      const text = createText(language, texts, theme.texts['en'])
      const titles = {
        search: text('theme.SearchPage.emptyResultsTitle'),
        notFound: text('theme.NotFound.title'),
        allTopics: text('theme.docs.sidebar.all'),
        contents: text('theme.docs.contents'),
        tags: text('theme.tags.tagsPageTitle'),
        authors: text('theme.blog.authorsList.pageTitle'),
        archive: text('theme.blog.archive.title'),
        tagged: (tagName: string, count: number) =>
          text('theme.docs.tagDocListPageTitle', {
            nDocsTagged: text('theme.docs.tagDocListPageTitle.nDocsTagged', { count }),
            tagName,
          }),
        postsTagged: (tagName: string, count: number) =>
          text('theme.blog.tagTitle', { nPosts: text('theme.blog.post.plurals', { count }), tagName }),
      }
      const translated = translation ? translateConfig(config, createTranslate(translation.site)) : config
      return [locale, { config: translated, texts, titles }]
    }),
  )
  return new Map(prepared)
}

/**
 * Lists the texts that a site defines for a locale: the texts in the locale's folder, overridden by the texts in the
 * config.
 */
export function listOwnTexts(
  locale: string,
  config: Pick<Config, 'texts'>,
  translations: ReadonlyMap<string, Translation>,
): TextCatalog {
  return { ...selectFilledTexts(translations.get(locale)?.texts ?? {}), ...config.texts[locale] }
}

/** Loads the theme's texts of a locale: for the language of its pages, overridden by texts for the locale's name. */
export async function loadLocaleTexts(
  locale: string,
  { i18n }: Pick<Config, 'i18n'>,
  theme: Pick<Theme, 'texts' | 'languages'>,
): Promise<TextCatalog> {
  const language = i18n.localeConfigs[locale]?.htmlLang ?? locale
  return { ...(await loadTexts(language, theme)), ...(await loadTexts(locale, theme)) }
}

/**
 * Loads the theme's texts of the first of these tags that has any: the full tag, such as `pt-BR`; the primary language
 * with the usual script of the region, such as `zh-Hans` for `zh-CN`; the primary language.
 */
async function loadTexts(
  locale: string,
  { texts, languages = {} }: Pick<Theme, 'texts' | 'languages'>,
): Promise<TextCatalog> {
  const { language, script } = new Intl.Locale(locale).maximize()
  for (const tag of [locale, `${language}-${script}`, language]) {
    const uiTexts = texts[tag] ?? (await languages[tag]?.())
    if (uiTexts) return uiTexts
  }
  return {}
}

function selectFilledTexts(messages: Messages): TextCatalog {
  const filled = Object.entries(messages).filter(([, { message }]) => message !== '')
  return Object.fromEntries(filled.map(([key, { message }]) => [key, message]))
}
