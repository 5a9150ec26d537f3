import type { Diagnostic, Outcome, TextCatalog } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import { loadConfig } from '../config/load-config.js'
import { createConfigLocator } from '../config/locate-in-config.js'
import { addLocale } from '../config/schema/i18n.js'
import { readSite } from '../read/read-site.js'
import type { SiteFiles } from '../read/site-files.js'
import { findUnknownLocale } from '../session/find-unknown-locale.js'
import { loadLocaleTexts } from '../session/prepare-locales.js'
import { loadSiteTheme } from '../session/theme/load-site-theme.js'
import { collectTexts, type TextFile } from './collect-texts.js'

/** A site and its expected translation files. */
export interface TranslatedSite {
  readonly siteDir: string
  readonly config: Config
  readonly files: SiteFiles
  /** Paths of the config and of the files that it imports, relative to the site's folder. */
  readonly configModules: readonly string[]
  /** Locale → expected translation files; without the default language and languages with broken files. */
  readonly texts: ReadonlyMap<string, readonly TextFile[]>
}

/**
 * Reads a site for translation into the requested languages, by default into all languages. The value is undefined if
 * the site cannot be read. An error in a file of one language does not affect the other languages. `addedLocale` is
 * read as a language of the config.
 */
export async function loadSite(
  siteDir: string,
  requested: readonly string[] | undefined,
  addedLocale?: string,
): Promise<Outcome<TranslatedSite | undefined>> {
  const loaded = await loadConfig(siteDir)
  if (!loaded.value) return { value: undefined, diagnostics: loaded.diagnostics }
  const { config: written } = loaded.value
  const config = addedLocale === undefined ? written : { ...written, i18n: addLocale(written.i18n, addedLocale) }
  const unknown = findUnknownLocale(requested ?? [], config) ?? rejectDefaultLocale(requested ?? [], config)
  if (unknown) return { value: undefined, diagnostics: [...loaded.diagnostics, unknown] }
  const locateInConfig = createConfigLocator(siteDir, loaded.value)
  const theme = await loadSiteTheme({ siteDir, config, locateInConfig })
  if (!theme.value) return { value: undefined, diagnostics: [...loaded.diagnostics, ...theme.diagnostics] }
  const files = await readSite({ siteDir, config, locateInConfig })
  const diagnostics = [...loaded.diagnostics, ...theme.diagnostics, ...files.diagnostics]
  const { locales, defaultLocale } = config.i18n
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const broken = new Set(errors.map(({ file }) => locales.find((locale) => file?.startsWith(`i18n/${locale}/`))))
  if (broken.has(undefined)) return { value: undefined, diagnostics }
  const { theme: siteTheme } = theme.value
  const texts = new Map<string, readonly TextFile[]>()
  for (const locale of locales) {
    if (locale === defaultLocale || broken.has(locale) || requested?.includes(locale) === false) continue
    const existingTexts: TextCatalog = {
      ...(await loadLocaleTexts(locale, config, siteTheme)),
      ...config.texts[locale],
    }
    const interfaceTexts = siteTheme.texts['en'] ?? {}
    const { modulePath } = loaded.value
    const sources = { siteDir, config, modulePath, files: files.value, interfaceTexts, existingTexts }
    texts.set(locale, await collectTexts(locale, sources))
  }
  return { value: { siteDir, config, files: files.value, configModules: loaded.value.inputs, texts }, diagnostics }
}

/** Reports a request for translations into the default language; undefined if there is none. */
function rejectDefaultLocale(requested: readonly string[], { i18n }: Pick<Config, 'i18n'>): Diagnostic | undefined {
  const { defaultLocale, locales } = i18n
  const others = locales.filter((locale) => locale !== defaultLocale)
  if (!requested.includes(defaultLocale) || others.length === 0) return undefined
  return {
    code: 'unknown-locale',
    severity: 'error',
    message: `${defaultLocale} is the default language, which needs no translations`,
    hint: `Choose another one: --locale ${others.join(' ')}`,
  }
}
