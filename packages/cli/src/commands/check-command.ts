import type { Command } from 'commander'
import { addLoudness, type JsonOptions, type LoudnessOptions, type Run } from './loudness.js'

/** Flags of `docgen check translations`. */
export interface CheckTranslationsOptions extends LoudnessOptions, JsonOptions {
  readonly locale?: readonly string[]
}

/** Flags of `docgen check search`. */
export interface CheckSearchOptions extends LoudnessOptions, JsonOptions {
  readonly out?: string
}

/** Actions of the check commands. */
export interface CheckRuns {
  readonly translations: Run<[dir: string, options: CheckTranslationsOptions]>
  readonly search: Run<[dir: string, options: CheckSearchOptions]>
}

/** Declares `docgen check` and its subcommands. */
export function addCheckCommands(program: Command, runs: CheckRuns): void {
  const check = program
    .command('check')
    .summary('check parts of the site')
    .description('Commands that look for what a build does not.')
  const translations = check
    .command('translations')
    .summary('find old and missing translations')
    .description(
      'Lists what is not translated and what has changed since it was, with the changes. Fails where a language is below its `minTranslated`.',
    )
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('--locale <locales...>', 'these languages only')
    .option('--json', 'print the lists as JSON')
  addLoudness(translations).action(runs.translations)
  const search = check
    .command('search')
    .summary('ask the built site questions')
    .description(
      'Asks the site as it was last built the questions in search.tests.yml, and names those whose page fell.',
    )
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-o, --out <folder>', 'output folder (default: dist beside the config)')
    .option('--json', 'print one JSON report to stdout, everything else to stderr')
  addLoudness(search).action(runs.search)
}
