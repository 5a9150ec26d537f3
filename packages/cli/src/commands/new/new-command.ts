import { type Command, InvalidArgumentError, Option } from 'commander'
import { addVerbosity, type JsonOptions, type Run, type VerbosityOptions } from '../verbosity.js'
import type { DocsOptions } from '../version-command.js'

/** Flags of all subcommands of `docgen new`. */
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
  addPageCommand(parent, runs)
  const version = addPart(parent, {
    name: 'version',
    summary: 'cut a version of the docs',
    description:
      'Does the same as docgen version: copies the current docs into a new version, if the site builds with it.',
    argument: ['<name>', 'name of the version, such as 1.0'],
  }).option('--docs <id>', 'id of the docs folder, on a site with several')
  addShared(version).action(runs.version)
  const locale = addPart(parent, {
    name: 'locale',
    summary: 'add a language',
    description: 'Adds a language to i18n.locales in the config, and writes the files with its texts to translate.',
    argument: ['<locale>', 'language tag, such as de or pt-BR'],
  })
  addShared(locale).action(runs.locale)
  const note = addPart(parent, {
    name: 'operation-note',
    summary: 'write a note on the page of an API operation',
    description:
      'Creates an overlay beside the API description. It replaces the description of the operation with the same text and a note, and leaves the API description unchanged.',
    argument: ['<operation>', 'operationId, method and path such as "GET /pets", or URL'],
  }).option('--text <markdown>', 'text of the note')
  addShared(note).action(runs.note)
}

/** A subcommand of `docgen new`. */
interface Part {
  readonly name: string
  readonly summary: string
  readonly description: string
  /** The argument that names the part to create, with its description. */
  readonly argument: readonly [name: string, description: string]
}

function addPart(parent: Command, { name, summary, description, argument }: Part): Command {
  return parent
    .command(name)
    .summary(summary)
    .description(description)
    .argument(...argument)
    .argument('[dir]', 'folder with the site.config file', '.')
}

function addShared(command: Command): Command {
  return addVerbosity(
    command
      .option('--dry-run', 'print what would be created, and write nothing')
      .option('--json', 'print the report as JSON'),
  )
}

function addPageCommand(parent: Command, runs: NewRuns): void {
  const page = addPart(parent, {
    name: 'page',
    summary: 'create a page or a post',
    description:
      'Creates a page with front matter, and prints its URL and its position in the sidebar. In a terminal, it asks for the title and the folder if they are missing.',
    argument: ['[title]', 'title of the page'],
  })
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
}

function parseNumber(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError('It must be a number.')
  return value
}
