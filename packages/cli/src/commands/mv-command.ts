import type { Command } from 'commander'
import { addVerbosity, type JsonOptions, type Run, type VerbosityOptions } from './verbosity.js'

/** Flags of `docgen mv`. */
export interface MvOptions extends VerbosityOptions, JsonOptions {
  readonly dryRun?: boolean
}

/** Declares `docgen mv`. */
export function addMvCommand(program: Command, run: Run<[from: string, to: string, options: MvOptions]>): void {
  const command = program
    .command('mv')
    .summary('move or rename a page with its links and redirects')
    .description(
      'Moves or renames a page or a folder. Updates links to it and in it, includes, sidebars and its translations, and adds a redirect from the old URL to its front matter.',
    )
    .argument('<from>', 'file or folder of a site')
    .argument('<to>', 'new path, or an existing folder to move it into')
    .option('--dry-run', 'print what would change, and change nothing')
    .option('--json', 'print the report as JSON')
  addVerbosity(command).action(run)
}
