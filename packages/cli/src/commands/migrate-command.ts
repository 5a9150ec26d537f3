import { type Command, Option } from 'commander'
import { addVerbosity, type JsonOptions, type Run, type VerbosityOptions } from './verbosity.js'

/** Flags of `docgen migrate docusaurus`. */
export interface MigrateOptions extends VerbosityOptions, JsonOptions {
  readonly report: string
  readonly force?: boolean
  readonly dryRun?: boolean
  readonly compare?: string
  readonly out?: string
  readonly strict?: boolean
}

/** Declares `docgen migrate`. */
export function addMigrateCommand(program: Command, run: Run<[dir: string, options: MigrateOptions]>): void {
  const migrate = program
    .command('migrate')
    .summary('migrate from another tool')
    .description('Migrates a site from another tool.')
  const command = migrate
    .command('docusaurus')
    .summary('create a site.config.ts from a Docusaurus site')
    .description(
      'Reads `docusaurus.config` and related files, and writes a `site.config.ts` and a report of what was migrated, what was not, and why. It does not change your pages. With `--compare`, it writes nothing and compares the site that docgen built with the one that Docusaurus built.',
    )
    .argument('[dir]', 'folder with the docusaurus.config file', '.')
    .option('--report <file>', 'file of the report', 'migration-report.md')
    .option('--force', 'overwrite existing files')
    .addOption(new Option('--dry-run', 'print the config and write nothing').conflicts(['force', 'compare']))
    .option('--compare <built>', 'compare with the folder that Docusaurus built')
    .option('--out <built>', 'the folder that docgen built, for --compare', 'dist')
    .option('--strict', 'with --compare: exit with code 1 on any difference')
    .option('--json', 'print the result as JSON')
  addVerbosity(command).action(run)
}
