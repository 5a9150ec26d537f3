import { type Diagnostic, didYouMean, listPluralForms, nearestWord, type Theme } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { LocateInConfig } from '../config/locate-in-config.js'
import type { CodeSearch } from '../read/create-code-search.js'
import type { Translation } from '../read/translation.js'

type DiagnosticPosition = ReturnType<LocateInConfig>

/** UI texts and their positions. */
export interface TextSources {
  readonly config: Config
  readonly theme: Pick<Theme, 'texts'>
  /** Locale → content of its folder. */
  readonly translations: ReadonlyMap<string, Pick<Translation, 'texts'>>
  readonly locateInConfig: LocateInConfig
  readonly locateInTranslation: (locale: string, key: string, part?: 'key') => DiagnosticPosition
  /** Finds keys that the site's code uses and the theme does not have. */
  readonly code: CodeSearch
}

/** A text of the config or of a translation that replaces a text of the theme. */
interface CheckedText {
  readonly locale: string
  readonly key: string
  readonly text: string
  readonly isTranslation: boolean
  readonly locate: (part?: 'key') => DiagnosticPosition
}

/**
 * Reports texts for unknown languages, with unknown keys, with unknown placeholders or with too many plural forms, and
 * translations that lack placeholders or plural forms.
 */
export function checkTexts(sources: TextSources): readonly Diagnostic[] {
  const { config, theme, locateInConfig, code } = sources
  const { localeConfigs } = config.i18n
  // A build may be limited to some languages, so use all languages of the config.
  const named = Object.keys(localeConfigs)
  const unknown = Object.keys(config.texts).filter((locale) => !named.includes(locale))
  return [
    ...unknown.map((locale) => {
      const message = `texts contains the language ${locale}, but the site has the languages ${named.join(', ')}`
      return report({ message, hint: suggest(locale, named) }, locateInConfig(['texts', locale], 'key'))
    }),
    ...listSiteTexts(sources).flatMap(({ locale, key, text, isTranslation, locate }) => {
      const englishTexts = theme.texts['en'] ?? {}
      const english = englishTexts[key]
      const available = { ...englishTexts, ...theme.texts[locale] }
      if (english === undefined) {
        if (key in available || code.has(key)) return []
        const problem = {
          message: `neither the theme nor the site uses a text ${key}`,
          hint: suggest(key, [...Object.keys(available), ...code.listIds()]),
        }
        return [report(problem, locate('key'))]
      }
      const model = { key, english, language: localeConfigs[locale]?.htmlLang ?? locale }
      // A custom text in the config may omit something on purpose.
      const missing = isTranslation ? findMissingParts(text, model) : []
      return [...findMisspelledParts(text, model), ...missing].map((problem) => report(problem, locate()))
    }),
  ]
}

function listSiteTexts({
  config,
  translations,
  locateInConfig,
  locateInTranslation,
}: TextSources): readonly CheckedText[] {
  const { locales, layout } = config.i18n
  const ofConfig = locales.flatMap((locale) =>
    Object.entries(config.texts[locale] ?? {}).map(([key, text]): CheckedText => {
      return { locale, key, text, isTranslation: false, locate: (part) => locateInConfig(['texts', locale, key], part) }
    }),
  )
  // Docusaurus' files also contain texts of its themes.
  if (layout === 'docusaurus') return ofConfig
  const ofFiles = [...translations].flatMap(([locale, { texts }]) =>
    Object.entries(texts).flatMap(([key, { message: text }]): CheckedText[] => {
      if (text === '') return []
      return [{ locale, key, text, isTranslation: true, locate: (part) => locateInTranslation(locale, key, part) }]
    }),
  )
  return [...ofConfig, ...ofFiles]
}

function suggest(word: string, candidates: readonly string[]): string {
  const near = nearestWord(word, candidates)
  return near === undefined ? 'Remove it' : didYouMean(near)
}

function report({ message, hint }: TextProblem, position: DiagnosticPosition): Diagnostic {
  return { code: 'unknown-text', severity: 'warning', ...position, message, hint }
}

const COUNT = '{count}'

/** A problem in a UI text. */
export interface TextProblem {
  readonly message: string
  readonly hint: string
}

/** The English text to compare a text with, and the language of the text, which determines its plural forms. */
export interface TextModel {
  readonly key: string
  readonly english: string
  readonly language: string
}

/**
 * Finds unknown placeholders, which readers would see as written, and more plural forms than the language has, of which
 * readers would never see the last.
 */
function findMisspelledParts(text: string, { key, english, language }: TextModel): readonly TextProblem[] {
  const englishPlaceholders = listPlaceholders(english)
  const unknown = listPlaceholders(text).filter((name) => !englishPlaceholders.includes(name))
  const forms = isCounting(english) ? listPluralForms(language) : []
  const count = text.split('|').length
  return [
    ...unknown.map((name): TextProblem => {
      const near = nearestWord(name, englishPlaceholders)
      const hint = near === undefined ? listAllowed(englishPlaceholders) : didYouMean(near)
      return { message: `docgen has no value for ${name} in the text ${key}`, hint }
    }),
    ...(forms.length > 0 && count > forms.length
      ? [{ message: `the text ${key} has ${count} forms, but ${language} has ${forms.length}`, hint: listForms(forms) }]
      : []),
  ]
}

/** Finds placeholders of the English text and plural forms of the language that a translation omits. */
function findMissingParts(text: string, { key, english, language }: TextModel): readonly TextProblem[] {
  const placeholders = listPlaceholders(text)
  const forms = isCounting(english) ? listPluralForms(language) : []
  const count = text.split('|').length
  // A form for a single number may spell out the number.
  const missing = listPlaceholders(english).filter((name) => name !== COUNT && !placeholders.includes(name))
  return [
    ...missing.map((name) => ({
      message: `the text ${key} lacks ${name}`,
      hint: `Write ${name} where it belongs`,
    })),
    ...(count < forms.length
      ? [
          {
            message: `the text ${key} has ${count} of the ${forms.length} forms of ${language}`,
            hint: listForms(forms),
          },
        ]
      : []),
  ]
}

function isCounting(english: string): boolean {
  return english.includes(COUNT)
}

function listPlaceholders(text: string): readonly string[] {
  return [...new Set(text.match(/\{\w+\}/g))]
}

function listAllowed(allowedPlaceholders: readonly string[]): string {
  return allowedPlaceholders.length === 0 ? 'Remove it' : `The text has ${allowedPlaceholders.join(' and ')}`
}

function listForms(forms: readonly string[]): string {
  return forms.length === 1 ? 'Remove the |' : `Separate the forms for ${forms.join(', ')} with |`
}
