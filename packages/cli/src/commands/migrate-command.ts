import { type Command, Option } from 'commander'
import { addLoudness, type JsonOptions, type LoudnessOptions, type Run } from './loudness.js'

/** Flags of `docgen migrate docusaurus`. */
export interface MigrateOptions extends LoudnessOptions, JsonOptions {
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
    .summary('come from another tool')
    .description('Commands for those who bring a site from another tool.')
  const command = migrate
    .command('docusaurus')
    .summary('make a site.config.ts from a Docusaurus site')
    .description(
      'Reads `docusaurus.config` and what belongs to it, and writes a `site.config.ts` and a report: what was carried over, what was not and why. No document is touched. With `--compare` nothing is written: the site that docgen built is held against the one that Docusaurus built.',
    )
    .argument('[dir]', 'folder with the docusaurus.config file', '.')
    .option('--report <file>', 'where the report goes', 'migration-report.md')
    .option('--force', 'write over files that are there')
    .addOption(new Option('--dry-run', 'print the config, and write nothing').conflicts(['force', 'compare']))
    .option('--compare <built>', 'compare with the folder that Docusaurus built')
    .option('--out <built>', 'the folder that docgen built, for --compare', 'dist')
    .option('--strict', 'with --compare: exit code 1 where there is a difference')
    .option('--json', 'print one JSON object')
  addLoudness(command).action(run)
}
