import { type Command, InvalidArgumentError, Option } from 'commander'
import { addPoll, addServerFlags, type ServerFlags } from './server/serve-command.js'
import type { Run } from './verbosity.js'

/** Flags of `docgen mock`. */
export interface MockOptions extends Omit<ServerFlags, 'open'> {
  readonly poll?: number
  readonly origin: readonly string[]
}

/** As in Prism, so that commands and settings for it still work. */
const PORT = 4010

/** Declares `docgen mock`. */
export function addMockCommand(program: Command, run: Run<[source: string, options: MockOptions]>): void {
  const command = program
    .command('mock')
    .summary('serve examples of an API, and check requests')
    .description(
      'Serves an API that responds with the examples of its description, otherwise with data that fits its schemas, and that rejects requests that the description does not allow. In a site, it serves each of its descriptions below its routeBasePath.',
    )
    .argument('[source]', 'description file or URL, or folder with the site.config file', '.')
    .addOption(
      new Option(
        '--origin <origin...>',
        'origins whose pages can read responses, such as https://docs.example.com, or * for all; pages of this machine always can',
      )
        .default([], 'none')
        .argParser(addOrigin),
    )
  addServerFlags(addPoll(command), { port: PORT, canOpen: false }).action(run)
}

/** Adds an origin to those of earlier arguments. */
export function addOrigin(text: string, earlier: readonly string[]): readonly string[] {
  if (text === '*') return [...earlier, text]
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new InvalidArgumentError('It must be an origin such as https://docs.example.com, or *.')
  return [...earlier, new URL(text).origin]
}
