import { Command } from 'commander'
import { expect, it } from 'vitest'
import { addCompletionCommand } from './completion-command.js'

it('prints the script of a shell with all commands, also those declared later', async () => {
  let printed = ''
  const program = new Command('docgen')
  addCompletionCommand(program, (text) => {
    printed += text
  })
  program.command('later')
  await program.parseAsync(['completion', 'bash'], { from: 'user' })
  expect(printed).toContain("'later')")
})
