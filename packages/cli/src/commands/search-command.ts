import { type Command, InvalidArgumentError, Option } from 'commander'
import { addVerbosity, type JsonOptions, type Run, type VerbosityOptions } from './verbosity.js'

/** Flags of `docgen search`. */
export interface SearchOptions extends VerbosityOptions, JsonOptions {
  readonly out?: string
  readonly version?: string
  readonly locale?: string
  readonly context?: string
  readonly limit: number
}

/** Declares `docgen search`. */
export function addSearchCommand(
  program: Command,
  run: Run<[text: string, dir: string, options: SearchOptions]>,
): void {
  const command = program
    .command('search')
    .summary('search the built site')
    .description('Searches the last build and lists the results that a reader would see, in the same order.')
    .argument('<text>', 'search query')
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-o, --out <folder>', 'output folder (default: dist next to the config)')
    .option('--version <version>', 'version, by path or name (default: the latest)')
    .option('--locale <locale>', 'language (default: the first)')
    .option('--context <path>', 'search only this search context')
    .addOption(new Option('--limit <count>', 'maximum number of results').argParser(parseLimit).default(8))
    .option('--json', 'print the results as JSON')
  addVerbosity(command)
    .allowExcessArguments()
    .hook('preAction', () => {
      const { args } = command
      if (args.length > 2) command.error(`error: put a query of several words in quotes: "${args.join(' ')}"`)
    })
    .action(run)
}

function parseLimit(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > 1000)
    throw new InvalidArgumentError('It must be a whole number from 1 to 1000.')
  return count
}
