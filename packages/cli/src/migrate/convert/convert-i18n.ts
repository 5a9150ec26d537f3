import { isRecord } from '../../config/is-record.js'
import type { ConvertContext } from './convert-context.js'
import { type Converted, joinConverted, nothing, type Part } from './converted.js'
import { applyRules, lost, type Rule, same, unless, unneeded } from './rules.js'

const isUnsetOrTrue = (value: unknown): boolean => value === undefined || value === true

/** Migrates `i18n`. Translations stay in Docusaurus' folders. */
export function convertI18n({ layout }: ConvertContext): Rule {
  return (part) => {
    const { locales, defaultLocale = 'en' } = isRecord(part.value) ? part.value : {}
    const isEnglish = !Array.isArray(locales) || (locales.length === 1 && locales[0] === 'en')
    const translated = layout.translated.filter((name) => (isEnglish ? name === 'en' : locales.includes(name)))
    if (isEnglish && translated.length === 0) {
      return nothing({ status: 'unneeded', path: part.path, message: 'the site is in English' })
    }
    const isDefaultTranslated = translated.includes(String(defaultLocale))
    const converted = applyRules(
      part,
      {
        defaultLocale: same('i18n.defaultLocale'),
        locales: same('i18n.locales'),
        path: unless((value) => value === 'i18n', lost('translations are in the folder i18n', 'Move them there')),
        localeConfigs: convertLocales,
      },
      'i18n',
    )
    if (translated.length === 0) return converted
    const folders: Converted = {
      fields: { i18n: { layout: 'docusaurus', ...(isDefaultTranslated && { translateDefaultLocale: true }) } },
      comments: {
        'i18n.layout': 'Translations keep the folder and file names of Docusaurus.',
        ...(isDefaultTranslated && {
          'i18n.translateDefaultLocale': `Files in i18n/${String(defaultLocale)} replace those of the site.`,
        }),
      },
      notes: [
        {
          status: 'migrated',
          path: part.path,
          name: 'translations in i18n',
          message: 'read where they are: `i18n.layout`',
        },
      ],
    }
    return joinConverted([converted, folders])
  }
}

function convertLocales({ value, path }: Part): Converted {
  if (!isRecord(value)) return nothing({ status: 'lost', path, message: 'the languages are not an object' })
  const locales = Object.entries(value).map(([locale, settings]) => {
    const target = `i18n.localeConfigs.${locale}`
    return applyRules(
      { value: settings, path: [...path, locale] },
      {
        ...Object.fromEntries(
          ['label', 'htmlLang', 'direction', 'calendar'].map((key) => [key, same(`${target}.${key}`)]),
        ),
        path: unless((folder) => folder === locale, lost(`translations are in i18n/${locale}`, 'Rename the folder')),
        translate: unless(isUnsetOrTrue, unneeded('a language without translations shows the original documents')),
        url: lost('all languages share one origin'),
        baseUrl: convertBase(locale),
      },
      'a language',
    )
  })
  return joinConverted(locales)
}

function convertBase(locale: string): Rule {
  return ({ value, path }) => {
    const base = String(value).replace(/^\/+|(?<!\/)\/+$/g, '')
    const message = `\`i18n.localeConfigs.${locale}.path\``
    return {
      fields: { i18n: { localeConfigs: { [locale]: { path: base } } } },
      comments: {},
      notes: [{ status: 'changed', path, message }],
    }
  }
}
