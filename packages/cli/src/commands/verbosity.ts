import { type Command, Option } from 'commander'

/** The flags `--quiet` and `--verbose`. */
export interface VerbosityOptions {
  readonly quiet?: boolean
  readonly verbose?: boolean
}

/** The flag `--json`. */
export interface JsonOptions {
  readonly json?: boolean
}

/** Adds the flags that all commands share. */
export function addVerbosity(command: Command): Command {
  return command
    .addOption(new Option('-q, --quiet', 'print only errors and warnings').conflicts('verbose'))
    .addOption(new Option('-v, --verbose', 'print more details'))
    .exitOverride()
}

/** Runs a command and sets the exit code of the process. */
export type Run<Arguments extends readonly unknown[]> = (...args: Arguments) => Promise<void>
