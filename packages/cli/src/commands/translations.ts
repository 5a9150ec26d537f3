import { enterSite } from '../guard/working-folder.js'
import { formatCount } from '../terminal/format-amounts.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { writeTranslations } from '../translations/write-translations.js'
import { EXIT } from './exit-codes.js'
import { openTerminal } from './open-terminal.js'
import type { WriteTranslationsOptions } from './translations-command.js'

/** `docgen translations write`: updates the translation files. */
export async function runTranslationsWrite(dir: string, options: WriteTranslationsOptions): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = enterSite(dir)
  const { locale: locales, done = [] } = options
  const { value, diagnostics } = await writeTranslations({ siteDir, locales, done })
  printDiagnostics(diagnostics, siteDir, terminal)
  if (!value) return EXIT.usage
  for (const { locale, changed, missing } of value) {
    const files = changed.length === 0 ? 'nothing to write' : `wrote ${changed.join(', ')}`
    terminal.print(`${terminal.colors.bold(locale)}: ${files}; ${formatCount(missing, 'text')} to translate`)
  }
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error')
  if (value.length === 0 && !hasErrors) terminal.print('The site has one language: there is nothing to translate.')
  return hasErrors ? EXIT.problems : EXIT.success
}
