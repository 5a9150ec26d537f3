import type { Diagnostic, Theme } from '@docgen/renderer/contract'
import { nearestWord } from '@docgen/renderer/light'
import type { Config } from '../config/config.js'
import type { PlaceInConfig } from '../config/place-in-config.js'

/** Texts of the config for languages that the site does not have, and under keys that the theme does not know. */
export function checkTexts(config: Config, theme: Pick<Theme, 'texts'>, placeInConfig: PlaceInConfig): Diagnostic[] {
  const { locales } = config.i18n
  return Object.entries(config.texts).flatMap(([locale, texts]) => {
    if (!locales.includes(locale)) {
      const message = `texts are given for ${locale}, but the site's languages are ${locales.join(', ')}`
      return [report(['texts', locale], message, nearestWord(locale, locales))]
    }
    const known = Object.keys({ ...theme.texts['en'], ...theme.texts[locale] })
    return Object.keys(texts)
      .filter((key) => !known.includes(key))
      .map((key) => report(['texts', locale, key], `the theme shows no text ${key}`, nearestWord(key, known)))
  })

  function report(path: readonly string[], message: string, near: string | undefined): Diagnostic {
    const hint = near === undefined ? 'Take it out' : `Did you mean ${near}?`
    return { code: 'unknown-text', severity: 'warning', ...placeInConfig(path), message, hint }
  }
}
