import { existsSync, statSync } from 'node:fs'
import { enterSite, fromStart } from '../guard/working-folder.js'
import { isRemote } from '../read/api/api-file.js'
import { listOwnNames, listServerUrls } from '../serve/http/list-server-urls.js'
import { createMockListener } from '../serve/mock/create-mock-listener.js'
import { type MockedApi, type MockedApis, readMockedApis } from '../serve/mock/read-mocked-apis.js'
import { createOwnOutputCheck } from '../serve/watch/create-own-output-check.js'
import { type FileWatch, watchFiles } from '../serve/watch/watch-files.js'
import type { Terminal } from '../terminal/create-terminal.js'
import { explainBug } from '../terminal/explain-bug.js'
import { formatCount } from '../terminal/format-amounts.js'
import { formatAnsweredRequest } from '../terminal/format-answered-request.js'
import { formatServerUrls } from '../terminal/format-server-urls.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { EXIT } from './exit-codes.js'
import type { MockOptions } from './mock-command.js'
import { openTerminal } from './open-terminal.js'
import { printPort, startServer } from './server/start-server.js'
import { waitForEnd } from './server/wait-for-end.js'

/**
 * `docgen mock`: serves examples of APIs, and reads their descriptions again when they change, until a signal stops the
 * process. Returns the exit code.
 */
export async function runMock(source: string, options: MockOptions): Promise<number> {
  const terminal = openTerminal(options)
  // Wait for signals first: a large description takes a moment to read.
  const ended = waitForEnd().then(() => 'ended' as const)
  const onError = (error: unknown): void => terminal.printError(explainBug(error, ''))
  const path = isRemote(source) ? source : fromStart(source)
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) enterSite(path)
  const first = await Promise.race([readMockedApis(path), ended])
  if (first === 'ended') return EXIT.success
  printDiagnostics(first.diagnostics, first.siteDir, terminal)
  if (first.apis.length === 0) return first.inputs.length > 0 ? EXIT.problems : EXIT.usage
  let current: MockedApis = first
  const listener = createMockListener({
    listApis: () => current.apis,
    names: listOwnNames(options.host),
    origins: options.origin,
    now: () => performance.now(),
    onAnswer: (answered) => terminal.print(formatAnsweredRequest(answered, terminal.colors)),
    onError,
  })
  const server = await startServer(listener, options)
  if ('severity' in server) {
    printDiagnostics([server], first.siteDir, terminal)
    return EXIT.usage
  }
  const watch = await watchInputs(first, {
    pollEvery: options.poll,
    onError,
    onChange: async () => {
      const next = await readMockedApis(path)
      printDiagnostics(next.diagnostics, next.siteDir, terminal)
      // A description with an error keeps its last usable state.
      if (next.diagnostics.length === 0) {
        current = next
        terminal.print(terminal.colors.dim(`read ${formatCount(countOperations(next.apis), 'operation')} again`))
      }
      return next.inputs
    },
  })
  printPort(terminal, server, options)
  printUrls(first.apis, { port: server.port, options, terminal })
  await ended
  await watch.close()
  await server.close()
  return EXIT.success
}

function countOperations(apis: readonly MockedApi[]): number {
  return apis.reduce((sum, { count }) => sum + count, 0)
}

interface PrintUrls {
  readonly port: number
  readonly options: MockOptions
  readonly terminal: Terminal
}

function printUrls(apis: readonly MockedApi[], { port, options, terminal }: PrintUrls): void {
  const { host, cert } = options
  for (const { title, version, count, basePath } of apis) {
    const urls = listServerUrls({ host, port, isSecure: cert !== undefined, baseUrl: basePath })
    const name = [title, version].filter(Boolean).join(' ')
    terminal.print(formatServerUrls(`mocks ${name}, ${formatCount(count, 'operation')}`, urls, terminal.colors))
  }
}

interface InputWatch {
  readonly pollEvery: number | undefined
  readonly onError: (error: unknown) => void
  /** Returns the current inputs. */
  readonly onChange: () => Promise<readonly string[]>
}

async function watchInputs(
  { siteDir, inputs }: MockedApis,
  { pollEvery, onError, onChange }: InputWatch,
): Promise<FileWatch> {
  let watched = inputs
  const watch = await watchFiles({
    siteDir,
    roots: inputs,
    isIgnored: createOwnOutputCheck(),
    pollEvery,
    onError,
    onChanges: async () => {
      const removed = watched.filter((path) => !existsSync(path))
      const next = await onChange()
      // The watcher stops watching removed files, so add them again: editors replace files.
      watch.add([...next.filter((path) => !watched.includes(path)), ...removed])
      watched = [...new Set([...watched, ...next])]
    },
  })
  return watch
}
