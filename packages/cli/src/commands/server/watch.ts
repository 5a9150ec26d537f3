import type { RequestListener } from 'node:http'
import { findConfig } from '../../config/find-config.js'
import { enterSite } from '../../guard/working-folder.js'
import { printDiagnostics } from '../../terminal/print-diagnostics.js'
import { EXIT } from '../exit-codes.js'
import { findMissingFolder } from '../find-missing-folder.js'
import { openTerminal } from '../open-terminal.js'
import type { WatchOptions } from './serve-command.js'
import { startServer } from './start-server.js'

/**
 * `docgen serve --watch`: serves the site and rebuilds it on changes until the user or a signal stops the process, and
 * returns the exit code.
 */
export async function runWatch(dir: string, options: WatchOptions): Promise<number> {
  const terminal = openTerminal(options)
  const siteDir = enterSite(dir)
  const missing = findMissingFolder(siteDir)
  // A config with errors can be fixed while docgen waits; a folder without one is most likely the wrong folder.
  const refusals = missing ? [missing] : findConfig(siteDir).diagnostics.filter(({ severity }) => severity === 'error')
  if (refusals.length > 0) {
    printDiagnostics(refusals, siteDir, terminal)
    return EXIT.usage
  }
  // Accept requests before loading everything else: a browser that is already open waits instead of retrying.
  const { promise: listener, resolve: setListener } = deferListener()
  const server = await startServer((request, response) => {
    void listener.then((handle) => handle(request, response))
  }, options)
  if ('severity' in server) {
    printDiagnostics([server], siteDir, terminal)
    return EXIT.usage
  }
  const { runLiveServer } = await import('./run-live-server.js')
  return runLiveServer({ siteDir, options, terminal, server, setListener })
}

interface DeferredListener {
  readonly promise: Promise<RequestListener>
  readonly resolve: (listener: RequestListener) => void
}

function deferListener(): DeferredListener {
  let resolve = (_listener: RequestListener): void => {}
  const promise = new Promise<RequestListener>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
