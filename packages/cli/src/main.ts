import { closeSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Diagnostic } from '@docgen/renderer/contract'
import { type Command, CommanderError } from 'commander'
import { type CommandActions, createProgram, exitCodeOf, rejectUnknownCommand } from './commands/create-program.js'
import { EXIT } from './commands/exit-codes.js'
import { openTerminal } from './commands/open-terminal.js'
import { reportUncaughtErrors } from './commands/report-uncaught-errors.js'
import { listActivities } from './guard/activity.js'
import { endAfterOutput } from './guard/end-after-output.js'
import { endPluginCalls } from './guard/plugin-calls.js'
import { endProcess } from './guard/reject-exits.js'
import { watchEnd } from './guard/start-watchdog.js'
import {
  explainBug,
  explainDiskFailure,
  explainLingering,
  explainStall,
  hasSiteResources,
} from './terminal/explain-bug.js'
import { printDiagnostics } from './terminal/print-diagnostics.js'

export { rejectExits } from './guard/reject-exits.js'

/** The commands. Each loads its code when it is called. */
const ACTIONS: CommandActions = {
  init: async (dir, options) =>
    (await import('./commands/init.js')).runInit(dir, options, {
      version: readVersion(),
      templatesDir: fileURLToPath(new URL('../templates', import.meta.url)),
    }),
  newPage: async (title, dir, options) =>
    (await import('./commands/new/run-new-page.js')).runNewPage(title, dir, options),
  newVersion: async (name, dir, options) => (await import('./commands/version.js')).runVersionCut(name, dir, options),
  newLocale: async (locale, dir, options) =>
    (await import('./commands/new/run-new.js')).runNewLocale(locale, dir, options),
  newNote: async (operation, dir, options) =>
    (await import('./commands/new/run-new.js')).runNewNote(operation, dir, options),
  build: async (dir, options) => (await import('./commands/build.js')).runBuild(dir, options),
  cacheKeygen: async (options) => (await import('./commands/cache/run-keygen.js')).runKeygen(options),
  cache: async (action, dir, options) => (await import('./commands/cache/run-cache.js')).runCache(action, dir, options),
  versionCut: async (name, dir, options) => (await import('./commands/version.js')).runVersionCut(name, dir, options),
  versionList: async (dir, options) => (await import('./commands/version.js')).runVersionList(dir, options),
  versionRemove: async (name, dir, options) =>
    (await import('./commands/version.js')).runVersionRemove(name, dir, options),
  translationsWrite: async (dir, options) =>
    (await import('./commands/translations.js')).runTranslationsWrite(dir, options),
  check: async (words, options) => (await import('./commands/check/check.js')).runCheck(words, options, readVersion()),
  serve: async (dir, options) => (await import('./commands/server/serve.js')).runServe(dir, options),
  watch: async (dir, options) => (await import('./commands/server/watch.js')).runWatch(dir, options),
  explain: async (subject, dir, options) => (await import('./commands/explain.js')).runExplain(subject, dir, options),
  doctor: async (dir, options) => (await import('./commands/doctor.js')).runDoctor(dir, options, readVersion()),
  exportZip: async (dir, options) => (await import('./commands/export/export-zip.js')).runExportZip(dir, options),
  exportPdf: async (dir, options) => (await import('./commands/export/export-pdf.js')).runExportPdf(dir, options),
  deploy: async (target, dir, options) => (await import('./commands/deploy/deploy.js')).runDeploy(target, dir, options),
  clean: async (dir, options) => (await import('./commands/clean.js')).runClean(dir, options),
  migrate: async (name, dir, options) => (await import('./commands/migrate.js')).runMigrate(name, dir, options),
  lsp: async (options) => (await import('./commands/lsp.js')).runLsp(options, readVersion()),
  mcp: async (site, options) => (await import('./commands/mcp.js')).runMcp(site, options, readVersion()),
  mv: async (from, to, options) => (await import('./commands/mv.js')).runMv(from, to, options),
  mock: async (source, options) => (await import('./commands/mock.js')).runMock(source, options),
  schema: async (name, options) => (await import('./commands/schema/schema.js')).runSchema(name, options),
  search: async (text, dir, options) => (await import('./commands/search.js')).runSearch(text, dir, options),
}

/** Runs docgen with command line arguments and returns the exit code. Tests replace the actions of the commands. */
export async function main(args: readonly string[], actions: CommandActions = ACTIONS): Promise<number> {
  let code: number = EXIT.success
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe)
  const program = createProgram(readVersion(), actions, (result) => {
    code = result
  })
  if (args.length === 0) {
    program.outputHelp()
    return EXIT.usage
  }
  process.on('beforeExit', endStalled)
  // Commands replace these listeners if they know the site's folder, or if they continue after uncaught errors.
  const stopErrorReports = reportUncaughtErrors({ onProblem: endAtDiagnostic, onError: endAtBug })
  try {
    const words = completeHelp(args, program)
    rejectUnknownCommand(program, words, (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
    // Without a command, -v prints the version, as in Node.js and npm. After a command, -v means --verbose.
    await program.parseAsync(words[0] === '-v' ? ['--version'] : words, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return exitCodeOf(error)
    const diskFailure = explainDiskFailure(error)
    process.stderr.write(diskFailure ?? explainBug(error, readVersion()))
    return diskFailure === undefined ? EXIT.bug : EXIT.problems
  } finally {
    process.off('beforeExit', endStalled)
    stopErrorReports()
  }
}

/** Rewrites `help` and its arguments for commander, which only understands `help` with one known command. */
function completeHelp(args: readonly string[], program: Command): readonly string[] {
  const [first, name] = args
  if (first !== 'help') return args
  const isKnown = program.commands.some((command) => command.name() === name)
  // commander does not report an unknown command of `help`.
  if (name !== undefined && name !== 'help' && !isKnown) return args.slice(1)
  // commander would only read the first two words of `help migrate docusaurus`.
  return isKnown && args.length > 2 ? [...args.slice(1), '--help'] : args
}

/** Ends the process when its event loop is empty before the command has ended: a promise will never settle. */
function endStalled(): void {
  // The build continues without the plugins that it waits for.
  if (endPluginCalls()) return
  process.off('beforeExit', endStalled)
  process.stderr.write(explainStall(listActivities()))
  process.exitCode = EXIT.problems
}

/**
 * Ends the process shortly after its command: site code may leave a timer or a server behind, which would keep it
 * alive forever.
 */
export function endLingering(): void {
  // A promise that a config did not wait for may only now be rejected.
  reportUncaughtErrors({ onProblem: endAtDiagnostic, onError: endAtBug })
  waitForOutput()
}

function waitForOutput(waits = 1): void {
  watchEnd(endBusy)
  const timer = setTimeout(() => {
    const resources = process.getActiveResourcesInfo()
    // Wait until a slow reader of standard output has received everything, and until docgen has closed its resources.
    if (process.stdout.writableLength > 0) return waitForOutput(waits)
    if (!hasSiteResources(resources) && waits < MAX_WAITS) return waitForOutput(waits + 1)
    process.stderr.write(explainLingering(resources))
    endProcess(Number(process.exitCode ?? EXIT.success))
  }, EXIT_DELAY_MS)
  timer.unref()
}

/** Ends the process while its main thread is busy. Node would report the inspector, which calls this, on standard error. */
function endBusy(): void {
  closeSync(process.stderr.fd)
  endProcess(Number(process.exitCode ?? EXIT.success))
}

const EXIT_DELAY_MS = 2000
/** Maximum number of waits for docgen's resources, from which a process that site code started looks no different. */
const MAX_WAITS = 10

function endAtDiagnostic(diagnostic: Diagnostic, siteDir = process.cwd()): void {
  printDiagnostics([diagnostic], siteDir, openTerminal({}))
  endAfterOutput(EXIT.problems)
}

function endAtBug(error: unknown): void {
  process.stderr.write(explainDiskFailure(error) ?? explainBug(error, readVersion()))
  endAfterOutput(EXIT.bug)
}

function readVersion(): string {
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  )
  return manifest.version
}

/**
 * Ignores that a reader of the output has stopped early, as `head` does, or that the terminal was closed: the command
 * continues, because its files and its exit code still matter.
 */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error
}
