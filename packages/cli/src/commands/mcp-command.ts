import { type Command, Option } from 'commander'
import { parsePort } from './server/serve-command.js'
import { addVerbosity, type Run, type VerbosityOptions } from './verbosity.js'

/** Flags of `docgen mcp`. */
export interface McpOptions extends VerbosityOptions {
  readonly out?: string
  readonly http?: boolean
  readonly port: number
  readonly strictPort?: boolean
}

/** Declares `docgen mcp`. */
export function addMcpCommand(program: Command, run: Run<[site: string, options: McpOptions]>): void {
  const command = program
    .command('mcp')
    .summary('let AI assistants search and read the site')
    .description(
      'Starts an MCP server with tools to search and read the last build, or a site that docgen built and that is deployed at a URL. Without --http, it communicates over standard input and output.',
    )
    .argument('[site]', 'folder with the site.config file, or URL of the site', '.')
    .option('-o, --out <folder>', 'output folder (default: dist next to the config)')
    .option('--http', 'serve Streamable HTTP on this machine instead')
    .addOption(
      new Option('-p, --port <number>', 'port for --http; if it is in use, the next free one')
        .default(3333, '3333')
        .argParser(parsePort),
    )
    .option('--strict-port', 'exit if the port is in use')
  addVerbosity(command).action(run)
}
