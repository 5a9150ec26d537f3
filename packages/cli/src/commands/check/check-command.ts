import { type Command, InvalidArgumentError, Option } from 'commander'
import { FORMATS, isMachineOutput, type OutputFormat, readOutputFormat } from '../../terminal/check-format.js'
import { addVerbosity, type Run, type VerbosityOptions } from '../verbosity.js'

/** Flags of `docgen check`. */
export interface CheckOptions extends VerbosityOptions {
  readonly list?: boolean
  readonly format: readonly OutputFormat[]
  readonly locale?: readonly string[]
  readonly strict?: boolean
  readonly offline?: boolean
  readonly fix?: boolean
  readonly against?: string
  readonly browser?: boolean
  readonly since?: string
  readonly base?: string
  readonly previewUrl?: string
  readonly baseline?: string
  readonly updateBaseline?: boolean
}

/** Declares `docgen check`. */
export function addCheckCommand(program: Command, run: Run<[words: readonly string[], options: CheckOptions]>): void {
  const check = program
    .command('check')
    .summary('run the quality gates of the site')
    .description(
      'Builds the site as a trial and runs quality gates on it. Needs no finished build, reuses the cache, and never changes the output folder.',
    )
    .argument(
      '[gate-or-dir...]',
      'names of gates (default: all enabled gates except links), and the folder with the site.config file (default: `.`)',
    )
    .option('--list', 'list the gates and exit')
    .addOption(
      new Option('--format <format[=file]>', `${FORMATS.join(', ')}; to a file, or to stdout; can be repeated`)
        .argParser(addFormat)
        .default([], 'pretty'),
    )
    .option('--locale <locales...>', 'only these languages')
    .option('--strict', 'treat warnings as errors')
    .option('--offline', 'skip gates that need a network')
    .option('--fix', 'fix what can be fixed, such as external URLs that have moved')
    .option('--browser', 'also run axe-core in a browser, on one page of each layout, for the gate a11y')
    .option(
      '--against <site>',
      'URL of the deployed site, or its output folder or manifest, for the gates routes and weight',
    )
    .option('--since <ref>', 'compare pages and API descriptions with those of a Git reference, such as origin/main')
    .addOption(
      new Option(
        '--base <path>',
        'compare with an earlier API description, or with an older copy of the folder',
      ).conflicts('since'),
    )
    .option('--preview-url <url>', 'URL of a preview of the site, for links to changed pages in the Markdown report')
    .option('--baseline <file>', 'do not report the findings in this file')
    .option(
      '--update-baseline',
      'remove fixed findings from the file of --baseline; if it does not exist, write all findings to it',
    )
  addVerbosity(check).action(run)
}

function addFormat(text: string, previous: readonly OutputFormat[]): readonly OutputFormat[] {
  const format = readOutputFormat(text)
  if (!format) throw new InvalidArgumentError(`It must be one of ${FORMATS.join(', ')}, such as json or sarif=FILE.`)
  if (isMachineOutput(format) && previous.some(isMachineOutput))
    throw new InvalidArgumentError(`Only one format can go to stdout. Write this one to a file: ${format.name}=FILE.`)
  return [...previous, format]
}
