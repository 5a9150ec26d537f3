import * as z from 'zod/mini'
import { byDefault, expected, optional } from './field.js'
import { filledText, pathPart } from './text.js'

// By script, because languages such as Azerbaijani, Kurdish and Punjabi use several.
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

const localeName = () => z.string().check(z.refine(isLocale, expected('a language tag such as en or pt-BR')))

const localeConfig = z.strictObject({
  label: optional(filledText(), "Name in the language menu; defaults to the language's own name."),
  htmlLang: optional(localeName(), '`lang` of the pages; defaults to the locale.'),
  direction: optional(z.enum(['ltr', 'rtl']), 'Writing direction; defaults to that of the language.'),
  path: optional(
    pathPart(),
    'URL segment of the language; defaults to none for the default locale, otherwise to the locale.',
  ),
  calendar: optional(
    z.string().check(z.refine(isCalendar, expected('a calendar such as gregory, buddhist or persian'))),
    'Calendar of dates; defaults to that of the language.',
  ),
  minTranslated: byDefault(
    z.number().check(z.gte(0)).check(z.lte(100)),
    0,
    'Percentage of pages and texts that must be translated and up to date. Below it, `docgen check translations` fails.',
  ),
})

/** A locale with all defaults filled in. */
export interface LocaleConfig {
  readonly label: string
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  /** Segment of the URL, without slashes; empty for none. */
  readonly path: string
  readonly calendar?: string
  /** Percentage of pages and texts that must be translated and up to date. */
  readonly minTranslated: number
}

/** The languages of the site. */
export const i18nSchema = z.pipe(
  z
    .strictObject({
      defaultLocale: byDefault(localeName(), 'en', 'Language of the source files.'),
      locales: byDefault(
        z.array(localeName()).check(z.minLength(1)),
        ['en'],
        'All languages, including the default. Readers choose one in a menu: the navbar item of type `localeDropdown`.',
      ),
      localeConfigs: byDefault(z.record(z.string(), localeConfig), {}, 'Settings by locale.'),
      layout: byDefault(
        z.enum(['docgen', 'docusaurus']),
        'docgen',
        'Names of the folders and files in `i18n`. A site migrated from Docusaurus can keep those of Docusaurus.',
      ),
      translateDefaultLocale: byDefault(
        z.boolean(),
        false,
        'Whether the default language, too, has translations in `i18n`, as in Docusaurus. They replace the source files, whose language is then unknown.',
      ),
    })
    .check(z.superRefine(checkLocales)),
  z.transform((i18n) => ({
    ...i18n,
    /** Language of the source files; empty if unknown. */
    sourceLocale: i18n.translateDefaultLocale ? '' : i18n.defaultLocale,
    localeConfigs: Object.fromEntries(i18n.locales.map((locale) => [locale, fillLocale(locale, i18n)])),
  })),
)

function checkLocales(i18n: I18nFields, context: z.core.$RefinementCtx): void {
  if (!i18n.locales.includes(i18n.defaultLocale)) {
    context.addIssue({
      code: 'custom',
      path: ['defaultLocale'],
      message: `"${i18n.defaultLocale}" is not in i18n.locales, which lists ${i18n.locales.join(', ')}`,
      params: { hint: `Write defaultLocale: '${i18n.locales[0]}', or add '${i18n.defaultLocale}' to i18n.locales` },
    })
  }
  for (const [index, name] of i18n.locales.entries()) {
    if (i18n.locales.indexOf(name) === index) continue
    context.addIssue({ code: 'custom', path: ['locales', index], message: `${name} is listed twice` })
  }
  const paths = i18n.locales.map((locale) => i18n.localeConfigs[locale]?.path ?? defaultPath(locale, i18n))
  for (const [index, path] of paths.entries()) {
    const first = paths.indexOf(path)
    if (i18n.locales[first] === i18n.locales[index]) continue
    // Report the locale that sets the path explicitly.
    const indexWithPath =
      [index, first].find((each) => i18n.localeConfigs[i18n.locales[each] ?? '']?.path !== undefined) ?? index
    const message = `${i18n.locales[first]} and ${i18n.locales[index]} have the same path: ${path === '' ? 'none' : path}`
    context.addIssue({ code: 'custom', path: ['localeConfigs', i18n.locales[indexWithPath] ?? '', 'path'], message })
  }
  for (const name of Object.keys(i18n.localeConfigs)) {
    if (i18n.locales.includes(name)) continue
    const message = `"${name}" is not in i18n.locales, which lists ${i18n.locales.join(', ')}`
    context.addIssue({ code: 'custom', path: ['localeConfigs', name], message })
  }
}

interface I18nFields {
  readonly defaultLocale: string
  readonly locales: readonly string[]
  readonly localeConfigs: Readonly<Record<string, Partial<LocaleConfig>>>
}

function defaultPath(locale: string, { defaultLocale }: Pick<I18nFields, 'defaultLocale'>): string {
  return locale === defaultLocale ? '' : locale
}

function fillLocale(locale: string, i18n: Omit<I18nFields, 'locales'>): LocaleConfig {
  const { script = '' } = new Intl.Locale(locale).maximize()
  return {
    label: languageName(locale),
    htmlLang: locale,
    direction: RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr',
    path: defaultPath(locale, i18n),
    minTranslated: 0,
    ...i18n.localeConfigs[locale],
  }
}

/** Settings of languages in the form of a validated config. */
interface FilledI18n {
  readonly defaultLocale: string
  readonly locales: readonly string[]
  readonly localeConfigs: Readonly<Record<string, LocaleConfig>>
}

/** Adds a language with its default settings to those of a validated config. */
export function addLocale<I18n extends FilledI18n>(i18n: I18n, locale: string): I18n {
  const localeConfigs = { ...i18n.localeConfigs, [locale]: fillLocale(locale, i18n) }
  return { ...i18n, locales: [...i18n.locales, locale], localeConfigs }
}

/** The tag of a common language from its name, in itself or in English, such as `de` for `German`. */
export function findLocaleByName(name: string): string | undefined {
  const english = new Intl.DisplayNames('en', { type: 'language' })
  const plain = name.toLowerCase()
  return Object.keys(NAMES).find((tag) => [NAMES[tag], english.of(tag)].some((each) => each?.toLowerCase() === plain))
}

function isCalendar(text: string): boolean {
  return Intl.supportedValuesOf('calendar').includes(text)
}

/** Whether a text is the tag of a language, such as `en` or `pt-BR`. */
export function isLocale(text: string): boolean {
  try {
    // No language has a code of more than three letters, but names such as deutsch are well formed.
    return Intl.getCanonicalLocales(text).length === 1 && /^(?:[a-z]{2,3}|[ix])(?:-|$)/i.test(text)
  } catch {
    return false
  }
}

/** Native names of common languages. Creating `Intl.DisplayNames` takes 12 ms, and its names depend on its version. */
const NAMES: Readonly<Record<string, string>> = {
  ar: 'العربية',
  bn: 'বাংলা',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  en: 'English',
  es: 'Español',
  et: 'Eesti',
  fa: 'فارسی',
  fi: 'Suomi',
  fr: 'Français',
  he: 'עברית',
  hi: 'हिन्दी',
  hu: 'Magyar',
  id: 'Indonesia',
  is: 'Íslenska',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  nb: 'Norsk bokmål',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  'pt-BR': 'Português (Brasil)',
  ro: 'Română',
  ru: 'Русский',
  sl: 'Slovenščina',
  sr: 'Српски',
  sv: 'Svenska',
  tr: 'Türkçe',
  uk: 'Українська',
  vi: 'Tiếng Việt',
  zh: '中文',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
}

/** The native name of a language, capitalized if its script has capital letters. */
function languageName(locale: string): string {
  return NAMES[locale] ?? queryIntl(locale)
}

function queryIntl(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
