import { existsSync, rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { isOwnFolder } from '../emit/output-record.js'
import { buildSite } from '../session/build-site.js'
import { cleanSite } from '../session/clean-site.js'
import type { Terminal } from '../terminal/create-terminal.js'
import { createProgressListener } from '../terminal/draw-progress.js'
import { formatSummary } from '../terminal/format-summary.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import type { BuildOptions } from './create-program.js'
import { EXIT } from './exit-codes.js'
import { openTerminal } from './open-terminal.js'

const MAX_WORKERS = 8

/** `docgen build`: builds the site, prints what was found and a summary, and gives the exit code. */
export async function runBuild(dir: string, options: BuildOptions): Promise<number> {
  const start = performance.now()
  const terminal = openTerminal(options)
  const siteDir = resolve(dir)
  const outDir = options.out === undefined ? undefined : resolve(options.out)
  const refusal = findRefusal(siteDir, outDir ?? join(siteDir, 'dist'))
  if (refusal) {
    printDiagnostics([refusal], siteDir, terminal)
    return EXIT.usage
  }
  if (options.clean) cleanSite(siteDir, outDir)
  const stopWatching = watchInterrupt(terminal)
  const { report, isConfigBroken } = await buildSite({
    siteDir,
    ...(outDir !== undefined && { outDir }),
    ...(options.baseUrl !== undefined && { baseUrl: options.baseUrl }),
    ...(options.locale && { locales: options.locale }),
    includesDrafts: options.drafts === true,
    usesCache: options.cache,
    isStrict: options.strict === true,
    workers: options.workers ?? Math.min(availableParallelism(), MAX_WORKERS),
    now: () => performance.now(),
    onProgress: createProgressListener(terminal, () => performance.now()),
    onStage: stopWatching.onStage,
  })
  stopWatching.stop()
  terminal.redraw('')
  printDiagnostics(report.diagnostics, siteDir, terminal)
  if (options.json) terminal.answer(`${JSON.stringify(report, null, 2)}\n`)
  terminal.say(formatSummary(report, performance.now() - start, terminal.colors))
  if (isConfigBroken) return EXIT.usage
  return report.ok ? EXIT.fine : EXIT.mistakes
}

function findRefusal(siteDir: string, outDir: string): Diagnostic | undefined {
  if (!existsSync(siteDir) || !statSync(siteDir).isDirectory()) {
    return {
      code: 'no-such-folder',
      severity: 'error',
      message: `there is no folder ${siteDir}`,
      hint: 'Name the folder that holds site.config.ts',
    }
  }
  if (isOwnFolder(outDir)) return undefined
  return {
    code: 'foreign-output-folder',
    severity: 'error',
    message: `${outDir} holds files that docgen did not make, so it does not write there`,
    hint: 'Delete the folder, or choose another one with --out',
  }
}

/** Ctrl-C leaves the last good output and a usable cache: only the staging folder has to go. */
function watchInterrupt(terminal: Terminal): {
  readonly onStage: (stageDir: string) => void
  readonly stop: () => void
} {
  let staged: string | undefined
  const onSignal = (): void => {
    if (staged !== undefined) rmSync(staged, { recursive: true, force: true })
    terminal.redraw('')
    terminal.complain('Interrupted: the last good output stays as it is.')
    process.exit(EXIT.interrupted)
  }
  process.once('SIGINT', onSignal)
  process.once('SIGTERM', onSignal)
  return {
    onStage: (stageDir) => {
      staged = stageDir
    },
    stop: () => {
      process.off('SIGINT', onSignal)
      process.off('SIGTERM', onSignal)
    },
  }
}
