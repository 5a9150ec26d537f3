import { existsSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { isCacheGap } from '../../cache/cache-folder.js'
import { createListener } from '../../serve/http/create-listener.js'
import { createSiteHandler } from '../../serve/http/handle-request.js'
import { listOwnNames, listServerUrls } from '../../serve/http/list-server-urls.js'
import type { OpenServer } from '../../serve/http/open-server.js'
import { openLiveSite } from '../../serve/open-live-site.js'
import { waitForPause } from '../../serve/watch/wait-for-pause.js'
import type { FileWatch } from '../../serve/watch/watch-files.js'
import { watchPackages } from '../../serve/watch/watch-packages.js'
import { PACKAGES_CHANGED } from '../../session/live/file-changes.js'
import type { Terminal } from '../../terminal/create-terminal.js'
import { explainBug, explainDiskFailure } from '../../terminal/explain-bug.js'
import { formatServerUrls } from '../../terminal/format-server-urls.js'
import { type Keys, listenToKeys } from '../../terminal/listen-to-keys.js'
import { printDiagnostics } from '../../terminal/print-diagnostics.js'
import { createLivePrinter } from '../../terminal/print-live-report.js'
import { preloadPageBuilder } from '../../workers/build-pages.js'
import { delayOptimization } from '../delay-optimization.js'
import { EXIT } from '../exit-codes.js'
import { reportUncaughtErrors } from '../report-uncaught-errors.js'
import { openBrowser } from './open-browser.js'
import type { WatchOptions } from './serve-command.js'
import { printPort } from './start-server.js'
import { waitForEnd } from './wait-for-end.js'
import { watchSite } from './watch-site.js'

/** A site to serve and watch, and the server that is already listening. */
export interface LiveServerOptions {
  /** Absolute path. */
  readonly siteDir: string
  readonly options: WatchOptions
  readonly terminal: Terminal
  readonly server: OpenServer
  /** Sets the listener for requests, which wait until then. */
  readonly setListener: (listener: RequestListener) => void
}

/** Serves a site and rebuilds it on changes until the user or a signal stops the process; returns the exit code. */
export async function runLiveServer({
  siteDir,
  options,
  terminal,
  server,
  setListener,
}: LiveServerOptions): Promise<number> {
  const restoreOptimization = delayOptimization()
  const onError = (error: unknown): void => {
    // Clear the cache, so that the next request rebuilds the missing value.
    if (isCacheGap(error)) void live.rebuild(true)
    else terminal.printError(explainDiskFailure(error) ?? explainBug(error, ''))
  }
  const stopErrorReports = reportUncaughtErrors({
    onProblem: (diagnostic) => printDiagnostics([diagnostic], siteDir, terminal),
    onError,
  })
  const printer = createLivePrinter(terminal, siteDir)
  const live = openLiveSite({
    siteDir,
    includesDrafts: true,
    ...(options.mock && { isMocked: true }),
    now: () => performance.now(),
    report: printer.print,
    onError,
  })
  const respond = createSiteHandler(live.store, {
    isMocked: options.mock === true,
    isEmbedded: options.embed === true,
  })
  const firstPause = waitForPause()
  setListener(
    createListener({
      respond: (target, header) => firstPause.during(respond(target, header)),
      internalRoutes: live.internalRoutes,
      names: listOwnNames(options.host),
      onError,
    }),
  )
  const startedAt = Date.now()
  // Load the page builder while another process bundles the config. With a cache, the first page needs neither.
  if (!existsSync(join(siteDir, '.docgen', 'cache'))) preloadPageBuilder()
  await live.start()
  firstPause.begin()
  const { host, cert, open } = options
  const baseUrl = await live.store.readBaseUrl()
  const urls = listServerUrls({ host, port: server.port, isSecure: cert !== undefined, baseUrl })
  printPort(terminal, server, options)
  terminal.print(formatServerUrls('watches the site', urls, terminal.colors))
  const openPage = (): void => void (urls.local !== undefined && openBrowser(urls.local).catch(onError))
  if (options.mock) terminal.print(terminal.colors.dim('answers requests of consoles with examples'))
  if (open) openPage()
  // Watching stats every file of the site, so it starts after the first page.
  let watched: Promise<FileWatch | undefined> | undefined
  let isStopped = false
  void firstPause.paused.then(() => {
    restoreOptimization()
    if (isStopped) return
    preloadPageBuilder()
    watched = watchSite(live, { siteDir, pollEvery: options.poll, startedAt, onError })
    watched.catch(onError)
  })
  const stopPackageWatch = watchPackages({
    siteDir,
    isWanted: live.hasDiagnostics,
    onChange: () => void live.apply(PACKAGES_CHANGED),
  })
  const shortcuts = startShortcuts(terminal, {
    o: ['open the browser', openPage],
    r: ['reload everything', () => void live.rebuild(false)],
    c: ['clear the cache and reload everything', () => void live.rebuild(true)],
    v: ['toggle verbose output', printer.toggleVerbose],
  })
  await waitForEnd(options.embed ? Promise.race([shortcuts.quit, waitForInputEnd()]) : shortcuts.quit)
  shortcuts.stop()
  stopPackageWatch()
  isStopped = true
  await (await watched)?.close()
  await server.close()
  await live.close()
  stopErrorReports()
  return EXIT.success
}

/** Starts the keyboard shortcuts, with `q` for the end. `quit` resolves when the user presses it. */
function startShortcuts(
  terminal: Terminal,
  shortcuts: Keys,
): { readonly quit: Promise<void>; readonly stop: () => void } {
  let stop = (): void => {}
  const quit = new Promise<void>((end) => {
    stop = listenToKeys(terminal, { ...shortcuts, q: ['quit', end] })
  })
  return { quit, stop: () => stop() }
}

/** Resolves when the program that started this one, such as an editor, has ended and with it the input. */
function waitForInputEnd(): Promise<void> {
  const { stdin } = process
  return new Promise((resolve) => {
    if (stdin.isTTY) return
    stdin.once('end', resolve)
    stdin.once('error', () => resolve())
    stdin.resume()
  })
}
