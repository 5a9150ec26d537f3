import { existsSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { isCacheGap } from '../../cache/cache-folder.js'
import { createListener } from '../../serve/http/create-listener.js'
import { createSiteHandler } from '../../serve/http/handle-request.js'
import { listOwnNames, listServerUrls } from '../../serve/http/list-server-urls.js'
import type { OpenServer } from '../../serve/http/open-server.js'
import { type LiveSite, openLiveSite } from '../../serve/open-live-site.js'
import { type FirstPause, waitForPause } from '../../serve/watch/wait-for-pause.js'
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
  const firstPause = waitForPause()
  setListener(createLiveListener({ live, options, onError }, firstPause))
  const startedAt = Date.now()
  // Load the page builder while another process bundles the config. With a cache, the first page needs neither.
  if (!existsSync(join(siteDir, '.docgen', 'cache'))) preloadPageBuilder()
  await live.start()
  firstPause.begin()
  const openPage = await announceServer({ live, options, onError }, { server, terminal })
  const watch = watchAfter(
    firstPause.paused.then(restoreOptimization),
    () => watchSite(live, { siteDir, pollEvery: options.poll, startedAt, onError }),
    onError,
  )
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
  await watch.close()
  await server.close()
  await live.close()
  stopErrorReports()
  return EXIT.success
}

/** A site that is served. */
interface ServedSite extends Pick<LiveServerOptions, 'options'> {
  readonly live: LiveSite
  readonly onError: (error: unknown) => void
}

/** Creates the listener that responds with the pages of the site. */
function createLiveListener({ live, options, onError }: ServedSite, firstPause: FirstPause): RequestListener {
  const respond = createSiteHandler(live.store, {
    isMocked: options.mock === true,
    isEmbedded: options.embed === true,
  })
  return createListener({
    respond: (target, header) => firstPause.during(respond(target, header)),
    internalRoutes: live.internalRoutes,
    names: listOwnNames(options.host),
    onError,
  })
}

/** Prints the URLs of the server, and opens the site if the user wants that. Returns a function that opens it again. */
async function announceServer(
  { live, options, onError }: ServedSite,
  { server, terminal }: Pick<LiveServerOptions, 'server' | 'terminal'>,
): Promise<() => void> {
  const { host, cert, open, mock } = options
  const baseUrl = await live.store.readBaseUrl()
  const urls = listServerUrls({ host, port: server.port, isSecure: cert !== undefined, baseUrl })
  printPort(terminal, server, options)
  terminal.print(formatServerUrls('watches the site', urls, terminal.colors))
  const openPage = (): void => void (urls.local !== undefined && openBrowser(urls.local).catch(onError))
  if (mock) terminal.print(terminal.colors.dim('answers requests of consoles with examples'))
  if (open) openPage()
  return openPage
}

/** Starts to watch after the first page, because that stats every file of the site. `close` also works before that. */
function watchAfter(
  firstPage: Promise<void>,
  start: () => Promise<FileWatch>,
  onError: (error: unknown) => void,
): Pick<FileWatch, 'close'> {
  let watched: Promise<FileWatch> | undefined
  let isClosed = false
  void firstPage.then(() => {
    if (isClosed) return
    preloadPageBuilder()
    watched = start()
    watched.catch(onError)
  })
  return {
    close: async () => {
      isClosed = true
      await (await watched)?.close()
    },
  }
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
