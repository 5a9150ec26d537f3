import { nearestWord } from '@docgen/renderer/contract'
import { Command, type CommanderError } from 'commander'
import { addBuildCommand, type BuildOptions } from './build-command.js'
import { addCacheCommands, type CacheAction, type CacheOptions } from './cache/cache-command.js'
import { addCheckCommand, type CheckOptions } from './check/check-command.js'
import { addCompletionCommand } from './completion/completion-command.js'
import { addDeployCommand, type DeployOptions } from './deploy/deploy-command.js'
import { addDoctorCommand, type DoctorOptions } from './doctor-command.js'
import { EXIT } from './exit-codes.js'
import { addExplainCommand, type ExplainOptions } from './explain-command.js'
import { addExportCommands, type ExportOptions, type PdfOptions } from './export/export-command.js'
import { addInitCommand, type InitOptions } from './init-command.js'
import { addLspCommand, type LspOptions } from './lsp-command.js'
import { addMcpCommand, type McpOptions } from './mcp-command.js'
import { addMigrateCommand, type MigrateOptions, type MigrationName } from './migrate-command.js'
import { addMockCommand, type MockOptions } from './mock-command.js'
import { addMvCommand, type MvOptions } from './mv-command.js'
import {
  addNewCommands,
  type NewNoteOptions,
  type NewOptions,
  type NewPageOptions,
  type NewVersionOptions,
} from './new/new-command.js'
import { addSchemaCommand, type SchemaOptions } from './schema/schema-command.js'
import { addSearchCommand, type SearchOptions } from './search-command.js'
import { addServeCommands, type ServeOptions, type WatchOptions } from './server/serve-command.js'
import { addTranslationsCommand, type WriteTranslationsOptions } from './translations-command.js'
import { addVerbosity, type JsonOptions, type Run, type VerbosityOptions } from './verbosity.js'
import { addVersionCommands, type CutOptions } from './version-command.js'

/** Actions of the commands. Each loads its modules when it is called, and returns the exit code. */
export interface CommandActions {
  readonly init: (dir: string, options: InitOptions) => Promise<number>
  readonly build: (dir: string, options: BuildOptions) => Promise<number>
  readonly cacheKeygen: (options: VerbosityOptions & JsonOptions) => Promise<number>
  readonly cache: (action: CacheAction, dir: string, options: CacheOptions) => Promise<number>
  readonly serve: (dir: string, options: ServeOptions) => Promise<number>
  readonly watch: (dir: string, options: WatchOptions) => Promise<number>
  readonly explain: (subject: string, dir: string, options: ExplainOptions) => Promise<number>
  readonly doctor: (dir: string, options: DoctorOptions) => Promise<number>
  readonly exportZip: (dir: string, options: ExportOptions) => Promise<number>
  readonly exportPdf: (dir: string, options: PdfOptions) => Promise<number>
  readonly deploy: (target: string, dir: string, options: DeployOptions) => Promise<number>
  readonly newPage: (title: string | undefined, dir: string, options: NewPageOptions) => Promise<number>
  readonly newVersion: (name: string, dir: string, options: NewVersionOptions) => Promise<number>
  readonly newLocale: (locale: string, dir: string, options: NewOptions) => Promise<number>
  readonly newNote: (operation: string, dir: string, options: NewNoteOptions) => Promise<number>
  readonly clean: (dir: string, options: VerbosityOptions) => Promise<number>
  readonly versionCut: (name: string, dir: string, options: CutOptions) => Promise<number>
  readonly versionList: (dir: string, options: VerbosityOptions & JsonOptions) => Promise<number>
  readonly versionRemove: (name: string, dir: string, options: VerbosityOptions) => Promise<number>
  readonly translationsWrite: (dir: string, options: WriteTranslationsOptions) => Promise<number>
  readonly check: (words: readonly string[], options: CheckOptions) => Promise<number>
  readonly migrate: (name: MigrationName, dir: string, options: MigrateOptions) => Promise<number>
  readonly lsp: (options: LspOptions) => Promise<number>
  readonly mcp: (site: string, options: McpOptions) => Promise<number>
  readonly mock: (source: string, options: MockOptions) => Promise<number>
  readonly mv: (from: string, to: string, options: MvOptions) => Promise<number>
  readonly schema: (name: string | undefined, options: SchemaOptions) => Promise<number>
  readonly search: (text: string, dir: string, options: SearchOptions) => Promise<number>
}

/**
 * Creates the command line, which parsing, help and the manual's reference page use. `onExit` receives the exit code of
 * each action.
 */
export function createProgram(version: string, actions: CommandActions, onExit: (code: number) => void): Command {
  const program = new Command('docgen')
    .description(
      'Turns versioned Markdown, an OpenAPI description and a site.config.ts into a static documentation site.',
    )
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .showHelpAfterError('Run docgen help to list the commands.')
    // Without this, `docgen search --version 1.0` would print docgen's version.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text + suggestChoice(text)) })
  const run =
    <Arguments extends readonly unknown[]>(action: (...args: Arguments) => Promise<number>): Run<Arguments> =>
    async (...args) =>
      onExit(await action(...args))
  addInitCommand(program, run(actions.init))
  addNewCommands(program, {
    page: run(actions.newPage),
    version: run(actions.newVersion),
    locale: run(actions.newLocale),
    note: run(actions.newNote),
  })
  addBuildCommand(program, run(actions.build))
  addCacheCommands(program, {
    keygen: run(actions.cacheKeygen),
    cache: (action) => run((dir, options) => actions.cache(action, dir, options)),
  })
  addServeCommands(program, run(actions.serve), run(actions.watch))
  addExplainCommand(program, run(actions.explain))
  addDoctorCommand(program, run(actions.doctor))
  addExportCommands(program, run(actions.exportZip), run(actions.exportPdf))
  addDeployCommand(program, run(actions.deploy))
  addCleanCommand(program, run(actions.clean))
  addVersionCommands(program, {
    cut: run(actions.versionCut),
    list: run(actions.versionList),
    remove: run(actions.versionRemove),
  })
  addTranslationsCommand(program, run(actions.translationsWrite))
  addMigrateCommand(program, run(actions.migrate))
  addMvCommand(program, run(actions.mv))
  addSearchCommand(program, run(actions.search))
  addLspCommand(program, run(actions.lsp))
  addSchemaCommand(program, run(actions.schema))
  addCompletionCommand(program, (text) => process.stdout.write(text))
  addMcpCommand(program, run(actions.mcp))
  addMockCommand(program, run(actions.mock))
  addCheckCommand(program, run(actions.check))
  for (const command of program.commands) pointToHelp(command, program.name())
  return program
}

/** Makes errors in the arguments of a command point to its help. */
function pointToHelp(command: Command, parents: string): void {
  const words = `${parents} ${command.name()}`
  command.showHelpAfterError(`Run ${words} --help for usage.`)
  for (const subcommand of command.commands) pointToHelp(subcommand, words)
}

/**
 * Suggests the value of an option or argument that was probably meant; empty if none is close. commander only lists the
 * values.
 */
function suggestChoice(text: string): string {
  const [before = '', choices] = text.split(/ is invalid(?: for argument '\w+')?\. Allowed choices are /)
  const written = before.slice(before.lastIndexOf(" '") + " '".length, -1)
  const near = choices === undefined ? undefined : nearestWord(written, choices.trim().slice(0, -1).split(', '))
  return near === undefined ? '' : `(Did you mean ${near}?)\n`
}

/** The exit code for an error that commander has already reported. */
export function exitCodeOf(error: CommanderError): number {
  return error.exitCode === 0 ? EXIT.success : EXIT.usage
}

// Words that users may try, such as commands of other generators → docgen's commands.
const SUBSTITUTES: ReadonlyMap<string, string> = new Map([
  ['start', 'dev'],
  ['watch', 'dev'],
  ['preview', 'serve'],
  ['prism', 'mock'],
  ['publish', 'deploy'],
  ['upload', 'deploy'],
  ['create', 'init'],
  ['lint', 'check'],
  ['test', 'check'],
  ['validate', 'check'],
  ['translate', 'translations write'],
  ['write-translations', 'translations write'],
  ['translations check', 'check translations'],
])

/**
 * Rejects a command line if its first word is a command of another generator, an option of a command, or a folder, and
 * suggests what to type. commander would only suggest a command with a similar spelling.
 */
export function rejectUnknownCommand(
  program: Command,
  [first = '', second = '']: readonly string[],
  isFolder: (path: string) => boolean,
): void {
  const isPair = SUBSTITUTES.has(`${first} ${second}`)
  const word = isPair ? `${first} ${second}` : first
  if (!isPair && program.commands.some((command) => command.name() === word)) return
  const docgenCommand = SUBSTITUTES.get(word)
  if (docgenCommand !== undefined) program.error(`error: unknown command '${word}'\n(Did you mean ${docgenCommand}?)`)
  if (/^(?:update|upgrade)$/.test(word))
    program.error(`error: unknown command '${word}'\n(Did you mean npm install --save-dev @docgen/cli@latest?)`)
  if (isFolder(word)) program.error(`error: '${word}' is a folder, not a command\n(Did you mean docgen build ${word}?)`)
  const [flag = ''] = word.split('=', 1)
  const has = ({ options }: Command): boolean => options.some(({ long }) => long === flag)
  const owner = flag.startsWith('--') && !has(program) ? program.commands.find(has) : undefined
  if (owner) program.error(`error: ${flag} follows a command\n(Did you mean docgen ${owner.name()} ${flag}?)`)
}

/** Declares `docgen clean`. */
function addCleanCommand(program: Command, run: Run<[dir: string, options: VerbosityOptions]>): void {
  const command = program
    .command('clean')
    .summary('delete cache and output')
    .description("Deletes the site's cache and the files that docgen wrote to the output folder.")
    .argument('[dir]', 'folder with the site.config file', '.')
  addVerbosity(command).action(run)
}
