import { resolve } from 'node:path'
import { formatTranslations } from '../terminal/format-translations.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { checkTranslations } from '../translations/check-translations.js'
import { writeTranslations } from '../translations/write-translations.js'
import type { CheckTranslationsOptions } from './check-command.js'
import { EXIT } from './exit-codes.js'
import { openTerminal } from './open-terminal.js'
import type { WriteTranslationsOptions } from './translations-command.js'

const ONE_LANGUAGE = 'The site has one language: there is nothing to translate.'

/** `docgen translations write`: updates the translation files. */
export async function runTranslationsWrite(dir: string, options: WriteTranslationsOptions): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = resolve(dir)
  const { locale: locales, done = [] } = options
  const { value, diagnostics } = await writeTranslations({ siteDir, locales, done })
  printDiagnostics(diagnostics, siteDir, terminal)
  if (!value) return EXIT.usage
  for (const { locale, changed, missing } of value) {
    const files = changed.length === 0 ? 'nothing to write' : `wrote ${changed.join(', ')}`
    terminal.print(`${terminal.colors.bold(locale)}: ${files}; ${missing} texts to translate`)
  }
  const isRight = diagnostics.every(({ severity }) => severity !== 'error')
  if (value.length === 0 && isRight) terminal.print(ONE_LANGUAGE)
  return isRight ? EXIT.success : EXIT.problems
}

/** `docgen check translations`: lists missing translations, and those of texts that have changed since. */
export async function runCheckTranslations(dir: string, options: CheckTranslationsOptions): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = resolve(dir)
  const { value, diagnostics } = await checkTranslations(siteDir, options.locale)
  if (options.json && value) terminal.write(`${JSON.stringify(value, null, 2)}\n`)
  else for (const report of value ?? []) terminal.print(formatTranslations(report, terminal.colors))
  const isRight = diagnostics.every(({ severity }) => severity !== 'error')
  if (!options.json && value?.length === 0 && isRight) terminal.print(ONE_LANGUAGE)
  printDiagnostics(diagnostics, siteDir, terminal)
  if (!value) return EXIT.usage
  return isRight ? EXIT.success : EXIT.problems
}
