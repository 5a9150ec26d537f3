import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { createDiskStore } from '../../serve/create-disk-store.js'
import { createForwarder } from '../../serve/forward-request.js'
import { createListener } from '../../serve/http/create-listener.js'
import { createSiteHandler } from '../../serve/http/handle-request.js'
import { listOwnNames, listServerUrls } from '../../serve/http/list-server-urls.js'
import { FORWARD_PATH } from '../../serve/inject-client.js'
import { explainBug } from '../../terminal/explain-bug.js'
import { formatServerUrls } from '../../terminal/format-server-urls.js'
import { printDiagnostics } from '../../terminal/print-diagnostics.js'
import { EXIT } from '../exit-codes.js'
import { findMissingFolder } from '../find-missing-folder.js'
import { findOutputFolder } from '../find-output-folder.js'
import { openTerminal } from '../open-terminal.js'
import { openBrowser } from './open-browser.js'
import type { ServeOptions } from './serve-command.js'
import { printPort, startServer } from './start-server.js'
import { waitForEnd } from './wait-for-end.js'

/** `docgen serve`: serves the last build until a signal stops the process, and returns the exit code. */
export async function runServe(dir: string, options: ServeOptions): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = resolve(dir)
  const outDir = findOutputFolder(siteDir, options.out)
  const refuse = (diagnostic: Diagnostic): number => {
    printDiagnostics([diagnostic], siteDir, terminal)
    return EXIT.usage
  }
  const missing = options.out === undefined ? findMissingFolder(siteDir) : undefined
  if (missing) return refuse(missing)
  if (!existsSync(join(outDir, 'index.html')) && !existsSync(join(outDir, '404.html'))) return refuse(noOutput(outDir))
  const store = createDiskStore(outDir)
  const listener = createListener({
    respond: createSiteHandler(store),
    internalRoutes: new Map([[FORWARD_PATH, createForwarder(store)]]),
    names: listOwnNames(options.host),
    onError: (error) => terminal.printError(explainBug(error, '')),
  })
  const server = await startServer(listener, options)
  if ('severity' in server) return refuse(server)
  const { host, cert } = options
  const baseUrl = await store.readBaseUrl()
  const urls = listServerUrls({ host, port: server.port, isSecure: cert !== undefined, baseUrl })
  printPort(terminal, server, options)
  terminal.print(formatServerUrls(`serves ${relative(siteDir, outDir) || '.'}`, urls, terminal.colors))
  if (options.open && urls.local !== undefined) await openBrowser(urls.local)
  await waitForEnd()
  await server.close()
  return EXIT.success
}

function noOutput(outDir: string): Diagnostic {
  return {
    code: 'nothing-to-serve',
    severity: 'error',
    message: `there is no built site in ${outDir}`,
    hint: 'Run docgen build first, or docgen serve --watch, which needs no build',
  }
}
