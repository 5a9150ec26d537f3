import { type Command, InvalidArgumentError, Option } from 'commander'
import { addVerbosity, type Run, type VerbosityOptions } from '../verbosity.js'

/** Flags of the server, as commander names them. */
export interface ServerFlags extends VerbosityOptions {
  readonly port: number
  readonly strictPort?: boolean
  readonly host: string
  readonly open?: boolean
  readonly cert?: string
  readonly key?: string
}

/** Flags of `docgen serve`. */
export interface ServeOptions extends ServerFlags {
  readonly out?: string
  readonly watch?: boolean
  readonly mock?: boolean
  readonly embed?: boolean
  readonly poll?: number
}

/** Flags of `docgen dev`. */
export interface WatchOptions extends ServerFlags {
  readonly mock?: boolean
  readonly embed?: boolean
  readonly poll?: number
}

/** Declares `docgen serve` and `docgen dev`. */
export function addServeCommands(
  program: Command,
  serve: Run<[dir: string, options: ServeOptions]>,
  watch: Run<[dir: string, options: WatchOptions]>,
): void {
  const command = program
    .command('serve')
    .summary('serve the site')
    .description(
      'Serves the last build like a static host. With --watch, serves the sources and updates the browser on every save.',
    )
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-w, --watch', 'serve the sources, including drafts, and update the browser on every save')
    .option('-o, --out <folder>', 'folder to serve (default: dist next to the config)')
  addServerFlags(addPoll(addLiveFlags(command, { watch: true }))).action((dir: string, options: ServeOptions) =>
    options.watch ? watch(dir, options) : serve(dir, options),
  )
  const dev = program
    .command('dev')
    .summary('serve the site and update it as you write')
    .description('Same as docgen serve --watch.')
    .argument('[dir]', 'folder with the site.config file', '.')
  addServerFlags(addPoll(addLiveFlags(dev))).action(watch)
}

/** Adds the flags that only a server of the sources has, and the flags that they imply. */
function addLiveFlags(command: Command, implied: { readonly watch?: true } = {}): Command {
  return command
    .addOption(
      new Option('--mock', 'answer requests from the consoles of API pages with examples, like docgen mock').implies(
        implied,
      ),
    )
    .addOption(new Option('--embed', 'let editors show the pages in a panel').implies(implied))
}

/** Adds the flag `--poll`. */
export function addPoll(command: Command): Command {
  return command.addOption(
    new Option('--poll <ms>', 'check for changes at this interval, for file systems without change events').argParser(
      parsePoll,
    ),
  )
}

/** Adds the flags of a server, and those of all commands. */
export function addServerFlags(command: Command, { port = 3000, canOpen = true } = {}): Command {
  command
    .addOption(
      new Option('-p, --port <number>', 'port; if it is in use, the next free one')
        .default(port, String(port))
        .argParser(parsePort),
    )
    .option('--strict-port', 'exit if the port is in use')
    .option('--host <address>', 'host to listen on; 0.0.0.0 accepts connections from other machines', '127.0.0.1')
  if (canOpen) command.option('--open', 'open the browser')
  command
    .option('--cert <file>', 'PEM certificate for HTTPS; requires --key')
    .option('--key <file>', 'PEM private key of the certificate')
  return addVerbosity(command)
}

/** Parses the value of `--port`. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('It must be a port from 0 to 65535.')
  return port
}

function parsePoll(text: string): number {
  const milliseconds = Number(text)
  if (!Number.isInteger(milliseconds) || milliseconds < 20)
    throw new InvalidArgumentError('It must be a number of milliseconds, at least 20.')
  return milliseconds
}
