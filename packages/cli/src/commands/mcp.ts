import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { checkDocs } from '../mcp/check-docs.js'
import { createDocsServer } from '../mcp/create-docs-server.js'
import { createMcpListener, MCP_PATH } from '../mcp/create-mcp-listener.js'
import { openDocs } from '../mcp/open-docs.js'
import { openRemoteFiles, readSiteUrl } from '../mcp/open-remote-files.js'
import { listOwnNames } from '../serve/http/list-server-urls.js'
import { type BuiltFiles, openBuiltFolder } from '../session/search/built-files.js'
import type { Terminal } from '../terminal/create-terminal.js'
import { explainBug } from '../terminal/explain-bug.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { EXIT } from './exit-codes.js'
import { findMissingFolder } from './find-missing-folder.js'
import { findOutputFolder } from './find-output-folder.js'
import type { McpOptions } from './mcp-command.js'
import { openTerminal } from './open-terminal.js'
import { printPort, startServer } from './server/start-server.js'
import { waitForEnd } from './server/wait-for-end.js'

/** Only this machine has access: the server checks no credentials. */
const HOST = '127.0.0.1'

/** `docgen mcp`: serves until the process receives a signal or the client disconnects, and returns the exit code. */
export async function runMcp(site: string, options: McpOptions, version: string): Promise<number> {
  // Print to standard error, because standard output is for the protocol.
  const terminal = openTerminal({ ...options, json: true })
  const files = openFiles(site, options)
  if ('severity' in files) {
    printDiagnostics([files], resolve('.'), terminal)
    return EXIT.usage
  }
  const docs = openDocs(files)
  // The first answer must not wait for this check, and a remote site may be reachable later.
  void checkDocs(files).then((found) => printDiagnostics(found, resolve('.'), terminal))
  const createServer = () => createDocsServer(docs, { version, location: files.location })
  const reportError = (error: unknown): void => terminal.printError(explainBug(error, version))
  if (options.http) return serveHttp(createServer, options, terminal, reportError)
  const server = serveStdio(createServer)
  await Promise.race([waitForEnd(), waitForClient()])
  await server.close()
  return EXIT.success
}

function openFiles(site: string, options: McpOptions): BuiltFiles | Diagnostic {
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(site)) {
    const url = readSiteUrl(site)
    return url
      ? openRemoteFiles(url)
      : noSite(`${site} is not the URL of a site`, 'Name an http or https URL without credentials')
  }
  const siteDir = resolve(site)
  const outDir = findOutputFolder(siteDir, options.out)
  const missing = options.out === undefined ? findMissingFolder(siteDir) : undefined
  if (missing) return missing
  if (!existsSync(outDir)) return noSite(`there is no built site in ${outDir}`, 'Run docgen build first')
  return openBuiltFolder(outDir)
}

function noSite(message: string, hint: string): Diagnostic {
  return { code: 'nothing-to-serve', severity: 'error', message, hint }
}

async function serveHttp(
  createServer: () => ReturnType<typeof createDocsServer>,
  { port, strictPort }: McpOptions,
  terminal: Terminal,
  reportError: (error: unknown) => void,
): Promise<number> {
  const flags = { port, host: HOST, ...(strictPort !== undefined && { strictPort }) }
  const { listener, close } = createMcpListener(createServer, listOwnNames(HOST), reportError)
  const server = await startServer(listener, flags)
  if ('severity' in server) {
    printDiagnostics([server], resolve('.'), terminal)
    return EXIT.usage
  }
  // Wait for signals before printing the URL, because a script that reads it may stop the process at once.
  const ended = waitForEnd()
  printPort(terminal, server, flags)
  terminal.print(`MCP server: http://${HOST}:${server.port}${MCP_PATH}`)
  await ended
  await close()
  await server.close()
  return EXIT.success
}

/** Waits until the client closes standard input. */
function waitForClient(): Promise<void> {
  return new Promise((done) => {
    process.stdin.once('end', done).once('close', done)
  })
}
