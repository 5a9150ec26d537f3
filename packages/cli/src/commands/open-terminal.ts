import { createTerminal, type Loudness, type Terminal } from '../terminal/create-terminal.js'
import type { LoudnessOptions } from './loudness.js'

/** Opens the terminal according to a command's flags. */
export function openTerminal({ quiet, verbose, json }: LoudnessOptions & { readonly json?: boolean }): Terminal {
  const loudness: Loudness = quiet ? 'quiet' : verbose ? 'verbose' : 'normal'
  return createTerminal({
    stdout: process.stdout,
    stderr: process.stderr,
    environment: process.env,
    loudness,
    isJson: json === true,
  })
}
