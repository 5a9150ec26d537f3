import type { Command } from 'commander'
import { addVerbosity, type JsonOptions, type Run, type VerbosityOptions } from './verbosity.js'

/** Flags of `docgen check translations`. */
export interface CheckTranslationsOptions extends VerbosityOptions, JsonOptions {
  readonly locale?: readonly string[]
}

/** Flags of `docgen check search`. */
export interface CheckSearchOptions extends VerbosityOptions, JsonOptions {
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
    .description('Checks that are not part of a build.')
  const translations = check
    .command('translations')
    .summary('find outdated and missing translations')
    .description(
      'Lists missing translations, and outdated ones with the changes of their originals. Fails if a language is below its `minTranslated`.',
    )
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('--locale <locales...>', 'only these languages')
    .option('--json', 'print the result as JSON')
  addVerbosity(translations).action(runs.translations)
  const search = check
    .command('search')
    .summary('test the search of the built site')
    .description(
      'Runs the queries in search.tests.yml against the last build, and reports those whose expected page ranks too low.',
    )
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-o, --out <folder>', 'output folder (default: dist next to the config)')
    .option('--json', 'print a JSON report to stdout, and everything else to stderr')
  addVerbosity(search).action(runs.search)
}
