import { type Command, Option } from 'commander'
import { addVerbosity, type JsonOptions, type Run, type VerbosityOptions } from './verbosity.js'

/** Flags of `docgen migrate <tool>`. */
export interface MigrateOptions extends VerbosityOptions, JsonOptions {
  readonly report: string
  readonly force?: boolean
  readonly dryRun?: boolean
  readonly write?: boolean
  readonly compare?: string
  readonly out?: string
  readonly strict?: boolean
}

/** Names and descriptions of the commands. */
const MIGRATIONS = {
  docusaurus: {
    summary: 'create a site.config.ts from a Docusaurus site',
    description:
      'Reads `docusaurus.config` and related files, and writes a `site.config.ts` and a report of what was migrated, what was not, and why. It does not change your pages without `--write`.',
    folder: 'folder with the docusaurus.config file',
    built: 'folder that Docusaurus built',
  },
  mintlify: {
    summary: 'create a site.config.ts from a Mintlify site',
    description:
      'Reads `docs.json` or `mint.json` and the files of the docs, and writes a `site.config.ts`, a `sidebars.json` and a report of what was migrated, what was not, and why. It runs nothing, and does not change your pages without `--write`: docgen reads the components and the front matter of Mintlify.',
    folder: 'folder with the docs.json file',
    built: 'folder with saved pages of the Mintlify site',
  },
  mkdocs: {
    summary: 'create a site.config.ts from a MkDocs site',
    description:
      'Reads `mkdocs.yml` and the files of the docs, and writes a `site.config.ts` and a report of what was migrated, what was not, and why. It runs nothing, and does not change your pages without `--write`: docgen reads the Markdown of MkDocs and of Material for MkDocs.',
    folder: 'folder with the mkdocs.yml file',
    built: 'folder that MkDocs built',
  },
  vitepress: {
    summary: 'create a site.config.ts from a VitePress site',
    description:
      'Runs `.vitepress/config` once, without VitePress and its plugins, and writes a `site.config.ts`, the sidebars and a report of what was migrated, what was not, and why. It does not change your pages without `--write`: docgen reads them as they are.',
    folder: 'folder with the .vitepress folder, or with docs/.vitepress',
    built: 'folder that VitePress built',
  },
  starlight: {
    summary: 'create a site.config.ts from a Starlight site',
    description:
      'Runs `astro.config` once, without Astro, Starlight and their plugins, and writes a `site.config.ts`, the sidebars and a report of what was migrated, what was not, and why. It does not change your pages without `--write`: docgen reads the components and the front matter of Starlight.',
    folder: 'folder with the astro.config file',
    built: 'folder that Starlight built',
  },
  nextra: {
    summary: 'create a site.config.ts from a Nextra site',
    description:
      'Runs `next.config`, `theme.config` and the `_meta` files once, without Next.js and Nextra, and writes a `site.config.ts`, the sidebars and a report of what was migrated, what was not, and why. It does not change your pages without `--write`: docgen reads the components and the front matter of Nextra.',
    folder: 'folder with the next.config file',
    built: 'folder that Nextra exported',
  },
  gitbook: {
    summary: 'create a site.config.ts from a GitBook repository',
    description:
      'Reads `.gitbook.yaml` and `SUMMARY.md`, and writes a `site.config.ts`, a `sidebars.json` and a report of what was migrated, what was not, and why. It does not change your pages without `--write`: docgen reads the blocks of GitBook.',
    folder: 'folder with the .gitbook.yaml file',
    built: 'folder with saved pages of the GitBook site',
  },
  'hugo-docsy': {
    summary: 'create a site.config.ts from a Hugo site with Docsy, Book or another theme',
    description:
      'Reads the config of Hugo, in TOML, YAML or JSON, and the files of the content, and writes a `site.config.ts` and a report of what was migrated, what was not, and why. It runs nothing, and does not change your pages without `--write`: docgen reads the front matter and the shortcodes of Hugo.',
    folder: 'folder with the hugo.toml file, or with another config of Hugo',
    built: 'folder that Hugo built',
  },
} as const

/** Name of a tool that docgen can migrate from. */
export type MigrationName = keyof typeof MIGRATIONS

/** Declares `docgen migrate`. */
export function addMigrateCommand(
  program: Command,
  run: Run<[name: MigrationName, dir: string, options: MigrateOptions]>,
): void {
  const migrate = program
    .command('migrate')
    .summary('migrate from another tool')
    .description('Migrates a site from another tool.')
  for (const name of Object.keys(MIGRATIONS).filter(isMigration)) {
    const { summary, description, folder, built } = MIGRATIONS[name]
    const command = migrate
      .command(name)
      .summary(summary)
      .description(
        `${description} With \`--compare\`, it writes nothing and compares the site that docgen built with another folder: the output of the old tool, or pages of the old site that you saved.`,
      )
      .argument('[dir]', folder, '.')
      .option('--report <file>', 'file of the report', 'migration-report.md')
      .addOption(
        new Option(
          '--write',
          'also convert files that docgen cannot read as they are; needs a clean working tree',
        ).conflicts('compare'),
      )
      .option('--force', 'overwrite existing files, and with --write, convert files with uncommitted changes')
      .addOption(
        new Option('--dry-run', 'print the config, or with --write the changes as a diff, and write nothing').conflicts(
          ['force', 'compare'],
        ),
      )
      .option('--compare <folder>', `compare docgen's output with the ${built}`)
      .option('--out <folder>', 'the folder that docgen built, for --compare', 'dist')
      .option('--strict', 'with --compare: exit with code 1 on any difference')
    addVerbosity(command.option('--json', 'print the result as JSON')).action((dir: string, options: MigrateOptions) =>
      run(name, dir, options),
    )
  }
}

function isMigration(name: string): name is MigrationName {
  return Object.hasOwn(MIGRATIONS, name)
}
