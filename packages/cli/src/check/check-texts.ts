import type { Diagnostic, Theme } from '@docgen/renderer/contract'
import { nearestWord } from '@docgen/renderer/light'
import type { Config } from '../config/config.js'
import type { PlaceInConfig } from '../config/place-in-config.js'
import type { Translation } from '../read/translation.js'
import { findMissingParts, findMisspelledParts, type TextProblem } from './find-text-problems.js'

type Place = ReturnType<PlaceInConfig>

/** UI texts and their positions. */
export interface TextSources {
  readonly config: Config
  readonly theme: Pick<Theme, 'texts'>
  /** Locale → content of its folder. */
  readonly translations: ReadonlyMap<string, Pick<Translation, 'texts'>>
  readonly placeInConfig: PlaceInConfig
  readonly placeInTranslation: (locale: string, key: string) => Place
  /** Whether code of the site contains a text: an unknown key may be the site's own. */
  readonly isInCode: (key: string) => boolean
}

/** A text that overrides one of the theme. */
interface GivenText {
  readonly locale: string
  readonly key: string
  readonly text: string
  readonly isTranslation: boolean
  readonly findPlace: () => Place
}

/**
 * Reports texts for unknown languages, with unknown keys, and with other placeholders or forms than the English
 * text.
 */
export function checkTexts(sources: TextSources): readonly Diagnostic[] {
  const { config, theme, placeInConfig, isInCode } = sources
  const { localeConfigs } = config.i18n
  // A build may be limited to some languages.
  const named = Object.keys(localeConfigs)
  const strangers = Object.keys(config.texts).filter((locale) => !named.includes(locale))
  return [
    ...strangers.map((locale) => {
      const message = `texts are given for ${locale}, but the site's languages are ${named.join(', ')}`
      return report({ message, hint: suggest(locale, named) }, placeInConfig(['texts', locale]))
    }),
    ...listGivenTexts(sources).flatMap(({ locale, key, text, isTranslation, findPlace }) => {
      const own = theme.texts['en'] ?? {}
      const english = own[key]
      const known = { ...own, ...theme.texts[locale] }
      if (english === undefined) {
        if (key in known || isInCode(key)) return []
        const problem = {
          message: `neither the theme nor code of the site shows a text ${key}`,
          hint: suggest(key, Object.keys(known)),
        }
        return [report(problem, findPlace())]
      }
      const model = { key, english, language: localeConfigs[locale]?.htmlLang ?? locale }
      // A custom text in the config may omit something on purpose.
      const missing = isTranslation ? findMissingParts(text, model) : []
      return [...findMisspelledParts(text, model), ...missing].map((problem) => report(problem, findPlace()))
    }),
  ]
}

function listGivenTexts({
  config,
  translations,
  placeInConfig,
  placeInTranslation,
}: TextSources): readonly GivenText[] {
  const { locales, layout } = config.i18n
  const ofConfig = locales.flatMap((locale) =>
    Object.entries(config.texts[locale] ?? {}).map(([key, text]): GivenText => {
      return { locale, key, text, isTranslation: false, findPlace: () => placeInConfig(['texts', locale, key]) }
    }),
  )
  // Docusaurus' files also contain texts of its themes.
  if (layout === 'docusaurus') return ofConfig
  const ofFiles = [...translations].flatMap(([locale, { texts }]) =>
    Object.entries(texts).flatMap(([key, { message: text }]): GivenText[] => {
      if (text === '') return []
      return [{ locale, key, text, isTranslation: true, findPlace: () => placeInTranslation(locale, key) }]
    }),
  )
  return [...ofConfig, ...ofFiles]
}

function suggest(word: string, known: readonly string[]): string {
  const near = nearestWord(word, known)
  return near === undefined ? 'Remove it' : `Did you mean ${near}?`
}

function report({ message, hint }: TextProblem, place: Place): Diagnostic {
  return { code: 'unknown-text', severity: 'warning', ...place, message, hint }
}
