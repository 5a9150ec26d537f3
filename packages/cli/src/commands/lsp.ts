import { Writable } from 'node:stream'
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver-protocol/node'
import { serveLanguage } from '../lsp/language-server.js'
import { explainBug } from '../terminal/explain-bug.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { preloadPageBuilder } from '../workers/build-pages.js'
import { delayOptimization } from './delay-optimization.js'
import type { LspOptions } from './lsp-command.js'
import { openTerminal } from './open-terminal.js'
import { reportUncaughtErrors } from './report-uncaught-errors.js'

/** Time between two checks whether the editor still runs, in milliseconds. */
const PARENT_CHECK_MS = 3000

/** `docgen lsp`: serves an editor until it ends the session or disconnects, and returns the exit code. */
export async function runLsp(options: LspOptions, version: string): Promise<number> {
  const output = reserveOutput()
  const restoreOptimization = delayOptimization()
  const terminal = openTerminal({ ...options, json: true })
  const onError = (error: unknown): void => terminal.printError(explainBug(error, version))
  const stopErrorReports = reportUncaughtErrors({
    onProblem: (diagnostic, siteDir = process.cwd()) => printDiagnostics([diagnostic], siteDir, terminal),
    onError,
  })
  const input = new StreamMessageReader(process.stdin)
  let timer: NodeJS.Timeout | undefined
  const code = await serveLanguage({
    version,
    connect: () => createProtocolConnection(input, new StreamMessageWriter(output)),
    onParent: (processId) => {
      timer = setInterval(() => {
        // An editor that was killed may leave the pipe open, if another process of it has the other end.
        if (!isRunning(processId)) process.stdin.destroy()
      }, PARENT_CHECK_MS)
      timer.unref()
    },
    onChecked: () => {
      restoreOptimization()
      // The first keystroke needs it.
      preloadPageBuilder()
    },
    onError,
  })
  clearInterval(timer)
  stopErrorReports()
  // Open input would keep the process alive.
  process.stdin.destroy()
  return code
}

/**
 * Returns a stream to standard output, and sends everything else that is written there to standard error: code of the
 * site may print, and the client would read that as a damaged message.
 */
function reserveOutput(): Writable {
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = process.stderr.write.bind(process.stderr)
  return new Writable({
    write: (chunk: Uint8Array, _encoding, done) => {
      write(chunk, done)
    },
  })
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}
