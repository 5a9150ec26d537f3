import type { Command } from 'commander'
import { addVerbosity, type Run, type VerbosityOptions } from './verbosity.js'

/** Flags of `docgen export zip`. */
export interface ExportOptions extends VerbosityOptions {
  readonly out?: string
  readonly locale?: readonly string[]
  readonly drafts?: boolean
}

/** Declares `docgen export zip`. */
export function addExportCommands(program: Command, runZip: Run<[dir: string, options: ExportOptions]>): void {
  const group = program
    .command('export')
    .summary('write the site as an archive')
    .description('Writes the site in a form that needs no server.')
  const zip = group
    .command('zip')
    .summary('write zip archives that work from a disk')
    .description(
      'Builds the site and writes a zip archive of each version. Its pages open from a disk and in any folder of a server, with search.',
    )
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-o, --out <folder>', 'folder for the archives (default: the current folder)')
    .option('--locale <locales...>', 'only these languages')
    .option('--drafts', 'include drafts, each with a banner')
  addVerbosity(zip).action(runZip)
}
