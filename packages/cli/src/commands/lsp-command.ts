import type { Command } from 'commander'
import { addVerbosity, type Run, type VerbosityOptions } from './verbosity.js'

/** Flags of `docgen lsp`. */
export interface LspOptions extends VerbosityOptions {
  readonly stdio?: boolean
}

/** Declares `docgen lsp`. */
export function addLspCommand(program: Command, run: Run<[options: LspOptions]>): void {
  const command = program
    .command('lsp')
    .summary('let an editor check and complete pages while you write')
    .description(
      'Starts a language server for editors. It communicates over standard input and output, and finds the site of each file by its site.config file.',
    )
    // Editors add this option to the commands of language servers.
    .option('--stdio', 'communicate over standard input and output (the default)')
  addVerbosity(command).action(run)
}
