import { type Command, InvalidArgumentError, Option } from 'commander'
import { addVerbosity, type JsonOptions, type Run, type VerbosityOptions } from '../verbosity.js'
import type { DocsOptions } from '../version-command.js'

/** Flags that all subcommands of `docgen new` share. */
export interface NewOptions extends VerbosityOptions, JsonOptions {
  readonly dryRun?: boolean
}

/** Flags of `docgen new page`. */
export interface NewPageOptions extends NewOptions, DocsOptions {
  readonly folder?: string
  readonly name?: string
  readonly before?: string
  readonly after?: string
  readonly position?: number
  readonly label?: string
  readonly description?: string
  readonly slug?: string
  readonly tags?: readonly string[]
  readonly authors?: readonly string[]
  readonly version?: string
  readonly draft?: boolean
  readonly mdx?: boolean
  readonly yes?: boolean
}

/** Flags of `docgen new version`. */
export interface NewVersionOptions extends NewOptions, DocsOptions {}

/** Flags of `docgen new operation-note`. */
export interface NewNoteOptions extends NewOptions {
  readonly text?: string
}

/** Actions of the subcommands of `docgen new`. */
export interface NewRuns {
  readonly page: Run<[title: string | undefined, dir: string, options: NewPageOptions]>
  readonly version: Run<[name: string, dir: string, options: NewVersionOptions]>
  readonly locale: Run<[locale: string, dir: string, options: NewOptions]>
  readonly note: Run<[operation: string, dir: string, options: NewNoteOptions]>
}

/** Declares `docgen new` and its subcommands. */
export function addNewCommands(program: Command, runs: NewRuns): void {
  const parent = program
    .command('new')
    .summary('create a page, a version, a language or a note')
    .description('Creates parts of a site. It never overwrites a file.')
  const add = (name: string, summary: string, description: string, argument: readonly [string, string]): Command =>
    parent
      .command(name)
      .summary(summary)
      .description(description)
      .argument(...argument)
      .argument('[dir]', 'folder with the site.config file', '.')
  const addShared = (command: Command): Command =>
    addVerbosity(
      command
        .option('--dry-run', 'print what would be created, and write nothing')
        .option('--json', 'print the report as JSON'),
    )
  const page = add(
    'page',
    'create a page or a post',
    'Creates a page with front matter, and prints its URL and its place in the sidebar. In a terminal, it asks for the title and the folder if they are missing.',
    ['[title]', 'title of the page'],
  )
    .option('--folder <folder>', 'folder of the page, relative to the docs folder')
    .option('--name <name>', 'name of the file (default: from the title)')
    .addOption(
      new Option('--after <page>', 'page that the sidebar shows before the new one').conflicts(['before', 'position']),
    )
    .addOption(new Option('--before <page>', 'page that the sidebar shows after the new one').conflicts('position'))
    .addOption(new Option('--position <number>', 'sidebar_position of the page').argParser(parseNumber))
    .option('--label <text>', 'label in the sidebar')
    .option('--description <text>', 'description for search engines')
    .option('--slug <path>', 'URL path')
    .option('--tags <tags...>', 'tags')
    .option('--authors <keys...>', 'keys of the authors of a post')
    .option('--docs <id>', 'id of the docs folder, or blog or pages (default: the first docs folder)')
    .option('--version <name>', 'version of the docs (default: the working tree)')
    .option('--draft', 'create a draft, which builds skip')
    .option('--mdx', 'create an .mdx file')
    .option('-y, --yes', 'skip all questions and use the defaults')
  addShared(page).action(runs.page)
  const version = add(
    'version',
    'cut a version of the docs',
    'Does the same as docgen version: copies the current docs into a new version, if the site builds with it.',
    ['<name>', 'name of the version, such as 1.0'],
  ).option('--docs <id>', 'id of the docs folder, on a site with several')
  addShared(version).action(runs.version)
  const locale = add(
    'locale',
    'add a language',
    'Adds a language to i18n.locales in the config, and writes the files with its texts to translate.',
    ['<locale>', 'language tag, such as de or pt-BR'],
  )
  addShared(locale).action(runs.locale)
  const note = add(
    'operation-note',
    'write a note on the page of an API operation',
    'Creates an overlay beside the API description. It replaces the description of the operation by the same text and a note, and leaves the API description unchanged.',
    ['<operation>', 'operationId, method and path such as "GET /pets", or URL'],
  ).option('--text <markdown>', 'text of the note')
  addShared(note).action(runs.note)
}

function parseNumber(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError('It must be a number.')
  return value
}
