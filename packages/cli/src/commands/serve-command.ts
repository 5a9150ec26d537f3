import { type Command, InvalidArgumentError, Option } from 'commander'
import { addLoudness, type LoudnessOptions, type Run } from './loudness.js'

/** Flags about the server, as commander names them. */
export interface ServerFlags extends LoudnessOptions {
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
  readonly poll?: number
}

/** Flags of `docgen dev`. */
export interface WatchOptions extends ServerFlags {
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
    .summary('show the site in a browser')
    .description('Serves the last build as a static host does, or with --watch the site as it is being written.')
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-w, --watch', 'serve the sources: every save is on screen at once, drafts included')
    .option('-o, --out <folder>', 'folder to serve (default: dist beside the config)')
  addServerFlags(addPoll(command)).action((dir: string, options: ServeOptions) =>
    options.watch ? watch(dir, options) : serve(dir, options),
  )
  const dev = program
    .command('dev')
    .summary('write with every save on screen')
    .description('The same as docgen serve --watch.')
    .argument('[dir]', 'folder with the site.config file', '.')
  addServerFlags(addPoll(dev)).action(watch)
}

function addPoll(command: Command): Command {
  return command.addOption(
    new Option('--poll <ms>', 'look for changes so often, on file systems that tell nobody of them').argParser(
      parsePoll,
    ),
  )
}

function addServerFlags(command: Command): Command {
  command
    .addOption(
      new Option('-p, --port <number>', 'port; the next free one where it is taken')
        .default(3000, '3000')
        .argParser(parsePort),
    )
    .option('--strict-port', 'end where the port is taken')
    .option('--host <address>', 'address to listen at; 0.0.0.0 lets other machines in', '127.0.0.1')
    .option('--open', 'open the browser')
    .option('--cert <file>', 'certificate in PEM form, for HTTPS; needs --key')
    .option('--key <file>', 'key of the certificate, in PEM form')
  return addLoudness(command)
}

function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError('It must be a port from 0 to 65535.')
  return port
}

function parsePoll(text: string): number {
  const milliseconds = Number(text)
  if (!Number.isInteger(milliseconds) || milliseconds < 20)
    throw new InvalidArgumentError('It must be a number of milliseconds, 20 at least.')
  return milliseconds
}
