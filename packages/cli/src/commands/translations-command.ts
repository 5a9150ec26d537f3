import type { Command } from 'commander'
import { addVerbosity, type Run, type VerbosityOptions } from './verbosity.js'

/** Flags of `docgen translations write`. */
export interface WriteTranslationsOptions extends VerbosityOptions {
  readonly locale?: readonly string[]
  readonly done?: readonly string[]
}

/** Declares `docgen translations`. */
export function addTranslationsCommand(
  program: Command,
  write: Run<[dir: string, options: WriteTranslationsOptions]>,
): void {
  const translations = program
    .command('translations')
    .summary('manage translations')
    .description('Manages the translations of the site.')
  const command = translations
    .command('write')
    .summary('collect the texts to translate')
    .description(
      'Writes every translatable text to the files in `i18n`, records the original of each translation, and reports unused texts. It keeps existing translations.',
    )
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('--locale <locales...>', 'only these languages')
    .option('--done <files...>', 'mark these translations as up to date')
  addVerbosity(command).action(write)
}
