import { createTerminal, type Terminal, type Verbosity } from '../terminal/create-terminal.js'
import type { VerbosityOptions } from './verbosity.js'

/** Opens the terminal according to a command's flags. */
export function openTerminal({ quiet, verbose, json }: VerbosityOptions & { readonly json?: boolean }): Terminal {
  const verbosity: Verbosity = quiet ? 'quiet' : verbose ? 'verbose' : 'normal'
  return createTerminal({
    stdout: process.stdout,
    stderr: process.stderr,
    environment: process.env,
    verbosity,
    isJson: json === true,
  })
}
