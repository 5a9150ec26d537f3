import { type Command, InvalidArgumentError, Option } from 'commander'
import { isBaseUrl } from '../config/site-path.js'
import { addVerbosity, type JsonOptions, type Run, type VerbosityOptions } from './verbosity.js'

/** Flags of `docgen build`, as commander names them. */
export interface BuildOptions extends VerbosityOptions, JsonOptions {
  readonly out?: string
  readonly baseUrl?: string
  readonly locale?: readonly string[]
  readonly drafts?: boolean
  readonly cache: boolean
  readonly clean?: boolean
  readonly strict?: boolean
  readonly workers?: number
  readonly shard?: string
}

/** Declares `docgen build`. */
export function addBuildCommand(program: Command, run: Run<[dir: string, options: BuildOptions]>): void {
  const command = program
    .command('build')
    .summary('build the site')
    .description('Builds the site into its dist folder. Rebuilds only what changed.')
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-o, --out <folder>', 'output folder (default: dist next to the config)')
    .addOption(
      new Option('--base-url <path>', 'base URL that overrides the config, such as /preview/').argParser(parsePath),
    )
    .option('--locale <locales...>', 'build only these languages')
    .option('--drafts', 'include drafts, each with a banner')
    .option('--no-cache', 'do not read or write the cache')
    .option('--clean', 'delete the cache and the output first')
    .option('--strict', 'treat warnings as errors')
    .option('--json', 'print a JSON report to stdout, and everything else to stderr')
    .addOption(
      new Option(
        '--workers <count>',
        'number of threads, from 0 to 64; 0 and 1 use only the main thread (default: one per core, at most 8)',
      ).argParser(parseCount),
    )
    .option(
      '--shard <n/m>',
      'build only this part of the pages for the remote cache, such as 3/8; auto or auto/8 reads the number that GitLab or Kubernetes sets',
    )
  addVerbosity(command).action(run)
}

function parsePath(text: string): string {
  if (!isBaseUrl(text)) throw new InvalidArgumentError('It must be a path such as /preview/.')
  return text
}

function parseCount(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 0 || count > 64)
    throw new InvalidArgumentError('It must be a whole number from 0 to 64.')
  return count
}
