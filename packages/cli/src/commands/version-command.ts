import type { Command } from 'commander'
import { addVerbosity, type JsonOptions, type Run, type VerbosityOptions } from './verbosity.js'

/** Options of commands about the versions of one docs folder. */
export interface DocsOptions {
  /** Id of the docs folder; if absent, commands use the first docs folder of the config. */
  readonly docs?: string
}

/** Options of the command that cuts a version. */
export interface CutOptions extends VerbosityOptions, JsonOptions, DocsOptions {
  readonly dryRun?: boolean
}

/** Actions of the version commands. */
export interface VersionRuns {
  readonly cut: Run<[name: string, dir: string, options: CutOptions]>
  readonly list: Run<[dir: string, options: VerbosityOptions & JsonOptions]>
  readonly remove: Run<[name: string, dir: string, options: VerbosityOptions & DocsOptions]>
}

/** Declares `docgen version` and its subcommands. */
export function addVersionCommands(program: Command, runs: VersionRuns): void {
  const addFolder = (command: Command): Command => command.argument('[dir]', 'folder with the site.config file', '.')
  const addDocs = (command: Command): Command =>
    command.option('--docs <id>', 'id of the docs folder, on a site with several')
  const version = program
    .command('version')
    .summary('cut a version of the docs')
    .description(
      'Copies the current docs, sidebars, API descriptions and translations into a new version, if the site builds with it.',
    )
    .argument('<name>', 'name of the version, such as 1.0')
    .option('--dry-run', 'build the site with the version, and keep nothing')
    .option('--json', 'print the report as JSON')
  addVerbosity(addDocs(addFolder(version))).action(runs.cut)
  const list = version
    .command('list')
    .summary('list the versions')
    .description('Lists the versions that a build publishes, newest first.')
    .option('--json', 'print the versions as JSON')
  addVerbosity(addFolder(list)).action(runs.list)
  const remove = version
    .command('remove')
    .summary('remove a version')
    .description('Removes a version with its docs, sidebars, API descriptions and translations.')
    .argument('<name>', 'name of the version')
  addVerbosity(addDocs(addFolder(remove))).action(runs.remove)
}
