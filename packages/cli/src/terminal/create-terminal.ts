import { createColors } from 'picocolors'

/** The color functions of picocolors: each wraps a text, or returns it unchanged if colors are off. */
export type Colors = ReturnType<typeof createColors>

/** Verbosity of a run: `quiet` prints only errors and warnings, `verbose` adds details for debugging. */
export type Verbosity = 'quiet' | 'normal' | 'verbose'

/** The only interface to the user's terminal. */
export interface Terminal {
  /** Writes a line of output to stdout, or to stderr if stdout is reserved for JSON; nothing if quiet. */
  readonly print: (line: string) => void
  /** Writes a line about an error to stderr. */
  readonly printError: (line: string) => void
  /**
   * Writes a dim line that points to more help, and an empty line, to stderr; only once per run, and nothing if quiet.
   */
  readonly printHelp: (line: string) => void
  /** Writes machine-readable output to stdout, unchanged. */
  readonly write: (text: string) => void
  /** Overwrites the progress line of stderr, or clears it if `line` is empty; nothing if quiet or not interactive. */
  readonly redraw: (line: string) => void
  readonly colors: Colors
  /** Whether stderr is an interactive terminal that can show progress. */
  readonly isInteractive: boolean
  /** Current width of stderr in characters; undefined if unknown, as in a pipe. */
  readonly columns: number | undefined
  readonly verbosity: Verbosity
}

/** The stream methods that the terminal uses; `process.stdout` has them. */
export interface TerminalStream {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly write: (text: string) => unknown
}

/** Inputs that decide how the terminal writes. */
export interface TerminalInput {
  readonly stdout: TerminalStream
  readonly stderr: TerminalStream
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly verbosity?: Verbosity
  readonly isJson?: boolean
}

/**
 * Creates the terminal. `NO_COLOR` disables colors; `FORCE_COLOR` enables them, except 0 and false, which disable them.
 * `CI` disables progress. `TERM=dumb`, or a stream that is not a TTY, disables both colors and progress.
 */
export function createTerminal({
  stdout,
  stderr,
  environment,
  verbosity = 'normal',
  isJson = false,
}: TerminalInput): Terminal {
  const human = isJson ? stderr : stdout
  const isInteractive = stderr.isTTY === true && !environment['CI'] && environment['TERM'] !== 'dumb'
  const colors = createColors(wantsColors(environment, human.isTTY === true))
  let hasProgress = false
  let hasHelp = false
  const clear = (): void => {
    if (hasProgress) stderr.write('\r\u001b[2K')
    hasProgress = false
  }
  const writeLine = (stream: TerminalStream, line: string): void => {
    clear()
    stream.write(`${line}\n`)
  }
  return {
    print: (line) => {
      if (verbosity !== 'quiet') writeLine(human, line)
    },
    printError: (line) => writeLine(stderr, line),
    printHelp: (line) => {
      if (hasHelp || verbosity === 'quiet') return
      hasHelp = true
      writeLine(stderr, `${colors.dim(line)}\n`)
    },
    write: (text) => {
      clear()
      stdout.write(text)
    },
    redraw: (line) => {
      if (!isInteractive || verbosity === 'quiet') return
      clear()
      if (line === '') return
      stderr.write(line)
      hasProgress = true
    },
    colors,
    isInteractive,
    get columns() {
      // Some terminals report 0 before they know their width.
      return stderr.columns || undefined
    },
    verbosity,
  }
}

function wantsColors(environment: TerminalInput['environment'], isTty: boolean): boolean {
  const { NO_COLOR: off, FORCE_COLOR: forced } = environment
  if (off !== undefined && off !== '') return false
  if (forced !== undefined) return forced !== '0' && forced !== 'false'
  return isTty && environment['TERM'] !== 'dumb'
}

/**
 * Replaces each control or bidirectional character with a visible one, so that names and texts of the site cannot
 * control the terminal.
 */
export function toVisible(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '\ufffd')
}
