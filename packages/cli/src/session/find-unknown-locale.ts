import { type Diagnostic, nearestWord } from '@docgen/renderer/contract'

import type { Config } from '../config/config.js'

/** Reports a requested language that the config does not contain. */
export function findUnknownLocale(
  requested: readonly string[],
  { i18n }: Pick<Config, 'i18n'>,
): Diagnostic | undefined {
  const unknown = requested.find((locale) => !i18n.locales.includes(locale))
  if (unknown === undefined) return undefined
  return {
    code: 'unknown-locale',
    severity: 'error',
    message: `the site has no language ${unknown}: i18n.locales names ${i18n.locales.join(', ')}`,
    hint: hintFor(unknown, i18n.locales),
  }
}

function hintFor(unknown: string, locales: Config['i18n']['locales']): string {
  if (unknown.includes(',')) {
    const names = unknown.split(',').map((each) => each.trim())
    return `Separate languages by spaces: --locale ${names.join(' ')}`
  }
  const near = nearestWord(unknown, locales)
  return near === undefined ? 'Choose one of those with --locale' : `Did you mean ${near}?`
}
