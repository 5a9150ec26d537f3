import { Command, CommanderError } from 'commander'
import { type CommandActions, createProgram } from './create-program.js'

/** The action that a command line calls, or the error that rejects the command line. */
export interface ParsedLine {
  /** Name of the action, and its arguments; the last argument contains the options. */
  readonly call?: readonly [name: string, ...args: readonly unknown[]]
  /** First line of the error that is printed. */
  readonly error?: string
  /** Exit code of the error, from commander. */
  readonly exitCode?: number
}

/** docgen's command line, with commands that record their calls instead of running. */
export interface TestProgram {
  readonly program: Command
  /** The error messages that the program has printed. */
  readonly printed: () => string
  /** The last recorded call; undefined if no command was called. */
  readonly call: () => ParsedLine['call']
}

/** Creates the command line with commands that only record their calls; for tests. */
export function createTestProgram(): TestProgram {
  let call: ParsedLine['call']
  let printed = ''
  const record =
    (name: keyof CommandActions) =>
    async (...args: readonly unknown[]): Promise<number> => {
      call = [name, ...args.filter((each) => !(each instanceof Command))]
      return 0
    }
  const program = createProgram('1.2.3', createTestActions(record), () => {})
  for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)]) {
    command.exitOverride().configureOutput({
      writeOut: () => {},
      writeErr: (text) => {
        printed += text
      },
    })
  }
  return { program, printed: () => printed, call: () => call }
}

/** Parses the words of a command line without running it; for tests. */
export async function parseLine(...words: readonly string[]): Promise<ParsedLine> {
  const { program, printed, call } = createTestProgram()
  try {
    await program.parseAsync(words, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return { error: printed().split('\n', 1)[0] ?? '', exitCode: error.exitCode }
  }
  const called = call()
  return { ...(called && { call: called }) }
}

/** Actions for all commands, each created from its name; for tests. */
export function createTestActions(
  record: (name: keyof CommandActions) => (...args: readonly unknown[]) => Promise<number>,
): CommandActions {
  return {
    init: record('init'),
    newPage: record('newPage'),
    newVersion: record('newVersion'),
    newLocale: record('newLocale'),
    newNote: record('newNote'),
    cacheKeygen: record('cacheKeygen'),
    cache: record('cache'),
    build: record('build'),
    serve: record('serve'),
    watch: record('watch'),
    explain: record('explain'),
    doctor: record('doctor'),
    exportZip: record('exportZip'),
    exportPdf: record('exportPdf'),
    deploy: record('deploy'),
    clean: record('clean'),
    versionCut: record('versionCut'),
    versionList: record('versionList'),
    versionRemove: record('versionRemove'),
    translationsWrite: record('translationsWrite'),
    check: record('check'),
    migrate: record('migrate'),
    lsp: record('lsp'),
    mcp: record('mcp'),
    mv: record('mv'),
    mock: record('mock'),
    schema: record('schema'),
    search: record('search'),
  }
}
