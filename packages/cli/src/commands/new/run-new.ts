import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { createLocale } from '../../create/create-locale.js'
import { createOperationNote } from '../../create/create-operation-note.js'
import { enterSite } from '../../guard/working-folder.js'
import type { Terminal } from '../../terminal/create-terminal.js'
import { formatCount } from '../../terminal/format-amounts.js'
import { printDiagnostics } from '../../terminal/print-diagnostics.js'
import { EXIT } from '../exit-codes.js'
import { findMissingFolder } from '../find-missing-folder.js'
import { openTerminal } from '../open-terminal.js'
import type { NewNoteOptions, NewOptions } from './new-command.js'

/** `docgen new locale`: adds a language, and returns the exit code. */
export function runNewLocale(locale: string, dir: string, options: NewOptions): Promise<number> {
  return runInSite(dir, options, async ({ siteDir, isDryRun, terminal }) => {
    const outcome = await createLocale({ siteDir, locale, isDryRun })
    return toResult(outcome, ({ config, files, texts, hasMenu }) => {
      const edit = `${config.file}:${config.line}  ${config.added}`
      terminal.print(isDryRun ? `Would add the language ${locale}:` : `Added the language ${locale}:`)
      terminal.print(`  ${edit}`)
      for (const file of files) terminal.print(`  ${file}`)
      terminal.print(`${formatCount(texts, 'text')} to translate. Pages without a translation show the original.`)
      if (!hasMenu)
        terminal.print("Let readers choose a language: add { type: 'localeDropdown' } to navbar.items in the config.")
    })
  })
}

/** `docgen new operation-note`: creates a note on the page of an operation, and returns the exit code. */
export function runNewNote(operation: string, dir: string, options: NewNoteOptions): Promise<number> {
  return runInSite(dir, options, async ({ siteDir, isDryRun, terminal }) => {
    const outcome = await createOperationNote({ siteDir, operation, text: options.text, isDryRun })
    return toResult(outcome, ({ file, isNewFile, target, url }) => {
      const [done, would] = isNewFile ? ['Created', 'Would create'] : ['Added a note to', 'Would add a note to']
      terminal.print(`${isDryRun ? would : done} ${file}`)
      terminal.print(`  operation  ${target}`)
      terminal.print(`  page       ${url}`)
    })
  })
}

/** The site in which a command creates something, and the terminal for its report. */
export interface NewContext {
  readonly siteDir: string
  readonly isDryRun: boolean
  readonly terminal: Terminal
}

/** What a command has created. */
export interface NewResult {
  /** The report, as `--json` prints it; `undefined` if nothing was created. */
  readonly value: object | undefined
  readonly diagnostics: readonly Diagnostic[]
  /** Prints the report in words. */
  readonly print: () => void
}

/** The result of a command: its outcome, and a function that prints its value in words. */
export function toResult<Value extends object>(
  { value, diagnostics }: Outcome<Value | undefined>,
  print: (value: Value) => void,
): NewResult {
  return { value, diagnostics, print: () => value && print(value) }
}

/**
 * Runs a command in a site, prints its diagnostics and its report, and returns the exit code. `create` returns
 * `undefined` if the user cancels.
 */
export async function runInSite(
  dir: string,
  options: NewOptions,
  create: (context: NewContext) => Promise<NewResult | undefined>,
): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = enterSite(dir)
  const missing = findMissingFolder(siteDir)
  if (missing) {
    printDiagnostics([missing], siteDir, terminal)
    return EXIT.usage
  }
  const isDryRun = options.dryRun === true
  const result = await create({ siteDir, isDryRun, terminal })
  if (!result) {
    terminal.printError('Nothing was written.')
    return EXIT.interrupted
  }
  const { value, diagnostics, print } = result
  printDiagnostics(diagnostics, siteDir, terminal)
  if (!value) return EXIT.usage
  if (options.json) terminal.write(`${JSON.stringify({ isDryRun, ...value }, null, 2)}\n`)
  else print()
  return diagnostics.some(({ severity }) => severity === 'error') ? EXIT.problems : EXIT.success
}
