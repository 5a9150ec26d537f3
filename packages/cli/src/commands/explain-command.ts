import type { Command } from 'commander'
import { addVerbosity, type JsonOptions, type Run, type VerbosityOptions } from './verbosity.js'

/** Flags of `docgen explain`. */
export interface ExplainOptions extends VerbosityOptions, JsonOptions {
  readonly out?: string
  readonly drafts?: boolean
}

/** Declares `docgen explain`. */
export function addExplainCommand(
  program: Command,
  run: Run<[subject: string, dir: string, options: ExplainOptions]>,
): void {
  const command = program
    .command('explain')
    .summary('explain a page, a file or a diagnostic')
    .description(
      'Shows the inputs of a page, why the last build rendered it, what the next build will do, and what depends on the page. For a diagnostic code, explains the problem and its fix.',
    )
    .argument('<subject>', 'URL, source file or id of a page, another file of the site, or a diagnostic code')
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-o, --out <folder>', 'output folder of the build (default: dist next to the config)')
    .option('--json', 'print the explanation as JSON')
    .option('--drafts', 'include drafts, as in a build with --drafts')
  addVerbosity(command).action(run)
}
