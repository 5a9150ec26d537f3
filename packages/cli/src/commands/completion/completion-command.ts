import { Argument, type Command } from 'commander'
import { addVerbosity } from '../verbosity.js'
import { SHELLS, type Shell } from './shells.js'

/** Declares `docgen completion`, which prints the script of a shell. */
export function addCompletionCommand(program: Command, print: (text: string) => unknown): void {
  const command = program
    .command('completion')
    .summary('print the completion script of a shell')
    .description(
      'Prints a script with which a shell completes commands and flags of docgen. Load it when the shell starts.',
    )
    .addArgument(new Argument('<shell>', 'shell that reads the script').choices(SHELLS))
  addVerbosity(command).action(async (shell: Shell) => {
    const [{ listWords }, { writeCompletion }] = await Promise.all([
      import('./list-words.js'),
      import('./write-completion.js'),
    ])
    print(writeCompletion(shell, listWords(program)))
  })
}
