import { type Command, InvalidArgumentError, Option } from 'commander'
import { isBaseUrl } from '../config/is-base-url.js'
import { addLoudness, type JsonOptions, type LoudnessOptions, type Run } from './loudness.js'

/** Flags of `docgen build`, as commander names them. */
export interface BuildOptions extends LoudnessOptions, JsonOptions {
  readonly out?: string
  readonly baseUrl?: string
  readonly locale?: readonly string[]
  readonly drafts?: boolean
  readonly cache: boolean
  readonly clean?: boolean
  readonly strict?: boolean
  readonly workers?: number
}

/** Declares `docgen build`. */
export function addBuildCommand(program: Command, run: Run<[dir: string, options: BuildOptions]>): void {
  const command = program
    .command('build')
    .summary('build the site')
    .description('Builds the site in a folder into its dist folder. Only what changed is made anew.')
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-o, --out <folder>', 'output folder (default: dist beside the config)')
    .addOption(
      new Option('--base-url <path>', "base URL in place of the config's, such as /preview/").argParser(parsePath),
    )
    .option('--locale <locales...>', 'build these languages only')
    .option('--drafts', 'include drafts, each marked by a banner')
    .option('--no-cache', 'neither read nor write the cache')
    .option('--clean', 'delete cache and output first')
    .option('--strict', 'fail on warnings, too')
    .option('--json', 'print one JSON report to stdout, everything else to stderr')
    .addOption(
      new Option(
        '--workers <count>',
        'threads that build pages, from 0 to 64; 0 and 1 use the main thread only (default: one per core, at most 8)',
      ).argParser(parseCount),
    )
  addLoudness(command).action(run)
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
