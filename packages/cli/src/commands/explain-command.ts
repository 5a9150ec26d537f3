import type { Command } from 'commander'
import { addLoudness, type LoudnessOptions, type Run } from './loudness.js'

/** Flags of `docgen explain`. */
export interface ExplainOptions extends LoudnessOptions {
  readonly out?: string
  readonly drafts?: boolean
}

/** Declares `docgen explain`. */
export function addExplainCommand(
  program: Command,
  run: Run<[subject: string, dir: string, options: ExplainOptions]>,
): void {
  const command = program
    .command('explain')
    .summary('say why a page was made')
    .description(
      'Says what a page is made of, why the last build made it, what the next will do, and what depends on it.',
    )
    .argument('<page>', 'address, source or id of a page, or another file of the site')
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-o, --out <folder>', 'output folder of the build (default: dist beside the config)')
    .option('--drafts', 'as for a build with --drafts')
  addLoudness(command).action(run)
}
