import type { Command } from 'commander'
import { addLoudness, type LoudnessOptions, type Run } from './loudness.js'

/** Declares `docgen clean`. */
export function addCleanCommand(program: Command, run: Run<[dir: string, options: LoudnessOptions]>): void {
  const command = program
    .command('clean')
    .summary('delete cache and output')
    .description("Deletes the site's cache and the files that docgen wrote to the output folder.")
    .argument('[dir]', 'folder with the site.config file', '.')
  addLoudness(command).action(run)
}
