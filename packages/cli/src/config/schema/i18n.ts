import * as z from 'zod/mini'
import { expected } from './expected.js'
import { byDefault, optional } from './field.js'
import { languageName } from './language-name.js'
import { filledText } from './text.js'

const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

const localeName = () => z.string().check(z.refine(isLocale, expected('a language tag such as en or pt-BR')))

const localeConfig = z.strictObject({
  label: optional(filledText(), "Name in the language menu; the language's own name if left out."),
  htmlLang: optional(localeName(), '`lang` of the pages; the locale itself if left out.'),
  direction: optional(z.enum(['ltr', 'rtl']), 'Writing direction; that of the language if left out.'),
})

/** A locale with everything that the config left out. */
export interface LocaleConfig {
  readonly label: string
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
}

/** The languages of the site. */
export const i18nSchema = z.pipe(
  z
    .strictObject({
      defaultLocale: byDefault(localeName(), 'en', 'Language of the documents themselves.'),
      locales: byDefault(
        z.array(localeName()).check(z.minLength(1)),
        ['en'],
        'All languages, the default one included.',
      ),
      localeConfigs: byDefault(z.record(z.string(), localeConfig), {}, 'Names and directions, by locale.'),
    })
    .check(z.superRefine(checkLocales)),
  z.transform((i18n) => ({
    ...i18n,
    localeConfigs: Object.fromEntries(
      i18n.locales.map((locale) => [locale, fillLocale(locale, i18n.localeConfigs[locale] ?? {})]),
    ),
  })),
)

function checkLocales(i18n: I18nFields, context: z.core.$RefinementCtx): void {
  if (!i18n.locales.includes(i18n.defaultLocale)) {
    context.addIssue({
      code: 'custom',
      path: ['defaultLocale'],
      message: `expected one of locales: ${i18n.locales.join(', ')}`,
    })
  }
  for (const name of Object.keys(i18n.localeConfigs)) {
    if (i18n.locales.includes(name)) continue
    const message = `expected one of locales: ${i18n.locales.join(', ')}`
    context.addIssue({ code: 'custom', path: ['localeConfigs', name], message })
  }
}

interface I18nFields {
  readonly defaultLocale: string
  readonly locales: readonly string[]
  readonly localeConfigs: Readonly<Record<string, unknown>>
}

function fillLocale(locale: string, given: Partial<LocaleConfig>): LocaleConfig {
  const { language } = new Intl.Locale(locale)
  return {
    label: languageName(locale),
    htmlLang: locale,
    direction: RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr',
    ...given,
  }
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1
  } catch {
    return false
  }
}
