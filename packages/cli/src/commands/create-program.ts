import { Command, type CommanderError, InvalidArgumentError, Option } from 'commander'
import { isBaseUrl } from '../config/is-base-url.js'
import { EXIT } from './exit-codes.js'

/** Runs one command and tells the exit code; the modules behind it load only when it is called. */
export interface CommandActions {
  readonly build: (dir: string, options: BuildOptions) => Promise<number>
  readonly serve: (dir: string, options: ServeOptions) => Promise<number>
  readonly watch: (dir: string, options: WatchOptions) => Promise<number>
  readonly explain: (subject: string, dir: string, options: ExplainOptions) => Promise<number>
  readonly clean: (dir: string, options: LoudnessOptions) => Promise<number>
  readonly versionCut: (name: string, dir: string, options: LoudnessOptions) => Promise<number>
  readonly versionList: (dir: string, options: LoudnessOptions & JsonOptions) => Promise<number>
  readonly versionRemove: (name: string, dir: string, options: LoudnessOptions) => Promise<number>
  readonly translationsWrite: (dir: string, options: WriteTranslationsOptions) => Promise<number>
  readonly checkTranslations: (dir: string, options: CheckTranslationsOptions) => Promise<number>
  readonly search: (text: string, dir: string, options: SearchOptions) => Promise<number>
  readonly checkSearch: (dir: string, options: CheckSearchOptions) => Promise<number>
}

/** `--quiet` and `--verbose`. */
export interface LoudnessOptions {
  readonly quiet?: boolean
  readonly verbose?: boolean
}

/** `--json`. */
export interface JsonOptions {
  readonly json?: boolean
}

/** Flags of `docgen translations write`. */
export interface WriteTranslationsOptions extends LoudnessOptions {
  readonly locale?: readonly string[]
  readonly done?: readonly string[]
}

/** Flags of `docgen check translations`. */
export interface CheckTranslationsOptions extends LoudnessOptions, JsonOptions {
  readonly locale?: readonly string[]
}

/** Flags of `docgen build`, as commander names them. */
export interface BuildOptions extends LoudnessOptions {
  readonly out?: string
  readonly baseUrl?: string
  readonly locale?: readonly string[]
  readonly drafts?: boolean
  readonly cache: boolean
  readonly clean?: boolean
  readonly strict?: boolean
  readonly json?: boolean
  readonly workers?: number
}

/** Flags of `docgen search`. */
export interface SearchOptions extends LoudnessOptions {
  readonly out?: string
  readonly version?: string
  readonly locale?: string
  readonly context?: string
  readonly limit: number
  readonly json?: boolean
}

/** Flags of `docgen check search`. */
export interface CheckSearchOptions extends LoudnessOptions {
  readonly out?: string
  readonly json?: boolean
}

/** Flags about the server, as commander names them. */
export interface ServerFlags extends LoudnessOptions {
  readonly port: number
  readonly strictPort?: boolean
  readonly host: string
  readonly open?: boolean
  readonly cert?: string
  readonly key?: string
}

/** Flags of `docgen serve`. */
export interface ServeOptions extends ServerFlags {
  readonly out?: string
  readonly watch?: boolean
  readonly poll?: number
}

/** Flags of `docgen dev`. */
export interface WatchOptions extends ServerFlags {
  readonly poll?: number
}

/** Flags of `docgen explain`. */
export interface ExplainOptions extends LoudnessOptions {
  readonly out?: string
  readonly drafts?: boolean
}

/** The command line, described once: parsing, help and the manual's reference page all come from it. */
export function createProgram(version: string, actions: CommandActions, onExit: (code: number) => void): Command {
  const program = new Command('docgen')
    .description(
      'Turns versioned Markdown, an OpenAPI description and a site.config.ts into a static documentation site.',
    )
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .showHelpAfterError('Run docgen help to see what there is.')
    // So that `docgen search --version 1.0` asks for a version of the documents.
    .enablePositionalOptions()
    .exitOverride()
  addBuild(program, actions, onExit)
  addServe(program, actions, onExit)
  addExplain(program, actions, onExit)
  addClean(program, actions, onExit)
  addVersion(program, actions, onExit)
  addTranslations(program, actions, onExit)
  addSearch(program, actions, onExit)
  addCheck(program, actions, onExit)
  return program
}

function addBuild(program: Command, { build }: CommandActions, onExit: (code: number) => void): void {
  const command = program
    .command('build')
    .summary('build the site')
    .description('Builds the site in a folder into its dist folder. Only what changed is made anew.')
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-o, --out <folder>', 'output folder (default: dist beside the config)')
    .addOption(
      new Option('--base-url <path>', "base URL in place of the config's, such as /preview/").argParser(parsePath),
    )
    .option('--locale <locales...>', 'build these languages only')
    .option('--drafts', 'include drafts, each marked by a banner')
    .option('--no-cache', 'neither read nor write the cache')
    .option('--clean', 'delete cache and output first')
    .option('--strict', 'fail on warnings, too')
    .option('--json', 'print one JSON report to stdout, everything else to stderr')
    .addOption(
      new Option('--workers <count>', 'threads that make pages (default: one for each core, at most 8)').argParser(
        parseCount,
      ),
    )
  addLoudness(command).action(async (dir: string, options: BuildOptions) => onExit(await build(dir, options)))
}

function addServe(program: Command, { serve, watch }: CommandActions, onExit: (code: number) => void): void {
  const command = program
    .command('serve')
    .summary('show the site in a browser')
    .description('Serves the last build as a static host does, or with --watch the site as it is being written.')
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-w, --watch', 'serve the sources: every save is on screen at once, drafts included')
    .option('-o, --out <folder>', 'folder to serve (default: dist beside the config)')
  addServerFlags(addPoll(command)).action(async (dir: string, options: ServeOptions) =>
    onExit(await (options.watch ? watch(dir, options) : serve(dir, options))),
  )
  const dev = program
    .command('dev')
    .summary('write with every save on screen')
    .description('The same as docgen serve --watch.')
    .argument('[dir]', 'folder with the site.config file', '.')
  addServerFlags(addPoll(dev)).action(async (dir: string, options: WatchOptions) => onExit(await watch(dir, options)))
}

function addPoll(command: Command): Command {
  return command.addOption(
    new Option('--poll <ms>', 'look for changes so often, on file systems that tell nobody of them').argParser(
      parsePoll,
    ),
  )
}

function addServerFlags(command: Command): Command {
  command
    .addOption(
      new Option('-p, --port <number>', 'port; the next free one where it is taken')
        .default(3000, '3000')
        .argParser(parsePort),
    )
    .option('--strict-port', 'end where the port is taken')
    .option('--host <address>', 'address to listen at; 0.0.0.0 lets other machines in', '127.0.0.1')
    .option('--open', 'open the browser')
    .option('--cert <file>', 'certificate in PEM form, for HTTPS; needs --key')
    .option('--key <file>', 'key of the certificate, in PEM form')
  return addLoudness(command)
}

function addExplain(program: Command, { explain }: CommandActions, onExit: (code: number) => void): void {
  const command = program
    .command('explain')
    .summary('say why a page was made')
    .description(
      'Says what a page is made of, why the last build made it, what the next will do, and what depends on it.',
    )
    .argument('<page>', 'address or source of a page, or another file of the site')
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-o, --out <folder>', 'output folder of the build (default: dist beside the config)')
    .option('--drafts', 'as for a build with --drafts')
  addLoudness(command).action(async (subject: string, dir: string, options: ExplainOptions) =>
    onExit(await explain(subject, dir, options)),
  )
}

function addClean(program: Command, { clean }: CommandActions, onExit: (code: number) => void): void {
  const command = program
    .command('clean')
    .summary('delete cache and output')
    .description("Deletes the site's cache and the files that docgen has put into its output folder.")
    .argument('[dir]', 'folder with the site.config file', '.')
  addLoudness(command).action(async (dir: string, options: LoudnessOptions) => onExit(await clean(dir, options)))
}

function addSearch(program: Command, { search }: CommandActions, onExit: (code: number) => void): void {
  const command = program
    .command('search')
    .summary('search the built site')
    .description(
      'Searches the site as it was last built, and lists the hits that a reader would see, in the same order.',
    )
    .argument('<text>', 'what a reader would type')
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-o, --out <folder>', 'output folder (default: dist beside the config)')
    .option('--version <path>', 'version of the documents by its path (default: the latest)')
    .option('--locale <locale>', 'language (default: the first)')
    .option('--context <path>', 'stay within a search context')
    .addOption(new Option('--limit <count>', 'most hits').argParser(parseLimit).default(8))
    .option('--json', 'print the hits as JSON to stdout')
  addLoudness(command).action(async (text: string, dir: string, options: SearchOptions) =>
    onExit(await search(text, dir, options)),
  )
}

function addVersion(program: Command, actions: CommandActions, onExit: (code: number) => void): void {
  const folder = (command: Command): Command => command.argument('[dir]', 'folder with the site.config file', '.')
  const version = program
    .command('version')
    .summary('cut a version of the documents')
    .description(
      'Copies documents, sidebars, API descriptions and translations as they are now into a version of their own, once the site builds with it.',
    )
    .argument('<name>', 'name of the version, such as 1.0')
  addLoudness(folder(version)).action(async (name: string, dir: string, options: LoudnessOptions) =>
    onExit(await actions.versionCut(name, dir, options)),
  )
  const list = version
    .command('list')
    .summary('list the versions')
    .description('Lists the versions that a build publishes, newest first.')
    .option('--json', 'print them as JSON')
  addLoudness(folder(list)).action(async (dir: string, options: LoudnessOptions & JsonOptions) =>
    onExit(await actions.versionList(dir, options)),
  )
  const remove = version
    .command('remove')
    .summary('remove a version')
    .description('Removes a version with its documents, sidebars, API descriptions and translations.')
    .argument('<name>', 'name of the version')
  addLoudness(folder(remove)).action(async (name: string, dir: string, options: LoudnessOptions) =>
    onExit(await actions.versionRemove(name, dir, options)),
  )
}

function addTranslations(program: Command, actions: CommandActions, onExit: (code: number) => void): void {
  const translations = program
    .command('translations')
    .summary('work on translations')
    .description('Commands for those who translate the site.')
  const write = translations
    .command('write')
    .summary('collect the texts to translate')
    .description(
      'Writes every text that can be translated into the files below `i18n`, notes what each translation was made from, and reports what nothing asks for any more. Translations stay as they are.',
    )
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('--locale <locales...>', 'these languages only')
    .option('--done <files...>', 'translations that are up to date now')
  addLoudness(write).action(async (dir: string, options: WriteTranslationsOptions) =>
    onExit(await actions.translationsWrite(dir, options)),
  )
}

function addCheck(program: Command, actions: CommandActions, onExit: (code: number) => void): void {
  const check = program
    .command('check')
    .summary('check parts of the site')
    .description('Commands that look for what a build does not.')
  const translations = check
    .command('translations')
    .summary('find old and missing translations')
    .description(
      'Lists what is not translated and what has changed since it was, with the changes. Fails where a language is below its `minTranslated`.',
    )
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('--locale <locales...>', 'these languages only')
    .option('--json', 'print the lists as JSON')
  addLoudness(translations).action(async (dir: string, options: CheckTranslationsOptions) =>
    onExit(await actions.checkTranslations(dir, options)),
  )
  const search = check
    .command('search')
    .summary('ask the built site questions')
    .description(
      'Asks the site as it was last built the questions in search.tests.yml, and names those whose page fell.',
    )
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-o, --out <folder>', 'output folder (default: dist beside the config)')
    .option('--json', 'print one JSON report to stdout, everything else to stderr')
  addLoudness(search).action(async (dir: string, options: CheckSearchOptions) =>
    onExit(await actions.checkSearch(dir, options)),
  )
}

function addLoudness(command: Command): Command {
  return command
    .addOption(new Option('-q, --quiet', 'print mistakes only').conflicts('verbose'))
    .addOption(new Option('-v, --verbose', 'print details, too'))
    .exitOverride()
}

function parsePath(text: string): string {
  if (!isBaseUrl(text)) throw new InvalidArgumentError('It must be a path such as /preview/.')
  return text
}

function parseCount(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 0 || count > 64)
    throw new InvalidArgumentError('It must be a whole number from 0 to 64.')
  return count
}

function parseLimit(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > 1000)
    throw new InvalidArgumentError('It must be a whole number from 1 to 1000.')
  return count
}

function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('It must be a port from 0 to 65535.')
  return port
}

function parsePoll(text: string): number {
  const milliseconds = Number(text)
  if (!Number.isInteger(milliseconds) || milliseconds < 20)
    throw new InvalidArgumentError('It must be a number of milliseconds, 20 at least.')
  return milliseconds
}

/** The exit code behind what commander throws when it has already spoken to the user. */
export function exitCodeOf(error: CommanderError): number {
  return error.exitCode === 0 ? EXIT.fine : EXIT.usage
}
