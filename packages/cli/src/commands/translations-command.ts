import type { Command } from 'commander'
import { addLoudness, type LoudnessOptions, type Run } from './loudness.js'

/** Flags of `docgen translations write`. */
export interface WriteTranslationsOptions extends LoudnessOptions {
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
    .summary('work on translations')
    .description('Commands for those who translate the site.')
  const command = translations
    .command('write')
    .summary('collect the texts to translate')
    .description(
      'Writes every text that can be translated into the files below `i18n`, notes what each translation was made from, and reports what nothing asks for any more. Translations stay as they are.',
    )
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('--locale <locales...>', 'these languages only')
    .option('--done <files...>', 'translations that are up to date now')
  addLoudness(command).action(write)
}
