import { createColors } from 'picocolors'

/** The colour functions of picocolors: each wraps a text, or leaves it alone where colours are off. */
export type Colors = ReturnType<typeof createColors>

/** How loud a run is: `quiet` shows mistakes only, `verbose` adds details for those who look for a cause. */
export type Loudness = 'quiet' | 'normal' | 'verbose'

/** The only door to the person at the terminal. */
export interface Terminal {
  /** Writes a line of the answer: to stdout, or to stderr when stdout is kept for JSON. */
  readonly say: (line: string) => void
  /** Writes a line about a mistake, to stderr. */
  readonly complain: (line: string) => void
  /** Writes the machine's answer to stdout, as it is. */
  readonly answer: (text: string) => void
  /** Draws over the current line of stderr; does nothing where nobody can see it. */
  readonly redraw: (line: string) => void
  readonly colors: Colors
  /** True on a terminal that a person looks at: progress may be drawn. */
  readonly isInteractive: boolean
  /** Width in characters as it is now; absent where nobody knows it, as in a pipe. */
  readonly columns: number | undefined
  readonly loudness: Loudness
}

/** A stream as the terminal needs it; `process.stdout` is one. */
export interface TerminalStream {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly write: (text: string) => unknown
}

/** What decides how the terminal writes. */
export interface TerminalInput {
  readonly stdout: TerminalStream
  readonly stderr: TerminalStream
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly loudness?: Loudness
  readonly isJson?: boolean
}

/** Opens the terminal. `NO_COLOR` turns colours off, `FORCE_COLOR` on (but for 0 and false), `CI` or no TTY turns drawing off. */
export function createTerminal({
  stdout,
  stderr,
  environment,
  loudness = 'normal',
  isJson = false,
}: TerminalInput): Terminal {
  const human = isJson ? stderr : stdout
  const isInteractive = stderr.isTTY === true && !environment['CI'] && environment['TERM'] !== 'dumb'
  let hasDrawing = false
  const clear = (): void => {
    if (hasDrawing) stderr.write('\r\u001b[2K')
    hasDrawing = false
  }
  const writeLine = (stream: TerminalStream, line: string): void => {
    clear()
    stream.write(`${line}\n`)
  }
  return {
    say: (line) => {
      if (loudness !== 'quiet') writeLine(human, line)
    },
    complain: (line) => writeLine(stderr, line),
    answer: (text) => {
      clear()
      stdout.write(text)
    },
    redraw: (line) => {
      if (!isInteractive || loudness === 'quiet') return
      clear()
      if (line === '') return
      stderr.write(line)
      hasDrawing = true
    },
    colors: createColors(wantsColors(environment, human.isTTY === true)),
    isInteractive,
    get columns() {
      // Some terminals say 0 before they know it.
      return stderr.columns || undefined
    },
    loudness,
  }
}

function wantsColors(environment: TerminalInput['environment'], isTty: boolean): boolean {
  const { NO_COLOR: off, FORCE_COLOR: forced } = environment
  if (off !== undefined && off !== '') return false
  if (forced !== undefined) return forced !== '0' && forced !== 'false'
  return isTty && environment['TERM'] !== 'dumb'
}
