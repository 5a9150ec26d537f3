import type { Command } from 'commander'
import { addVerbosity, type JsonOptions, type Run, type VerbosityOptions } from './verbosity.js'

/** Flags of `docgen doctor`. */
export interface DoctorOptions extends VerbosityOptions, JsonOptions {
  readonly out?: string
}

/** Declares `docgen doctor`. */
export function addDoctorCommand(program: Command, run: Run<[dir: string, options: DoctorOptions]>): void {
  const command = program
    .command('doctor')
    .summary('find problems of the environment and the site')
    .description(
      'Examines Node.js, packages, config, cache, permissions, Git and ports. Prints problems with what to do, and a block to paste into an issue, without values of the config and without paths of your machine.',
    )
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-o, --out <folder>', 'output folder of the build (default: dist next to the config)')
    .option('--json', 'print the report as JSON')
  addVerbosity(command).action(run)
}
