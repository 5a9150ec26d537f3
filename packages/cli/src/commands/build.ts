import { existsSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { isInside } from '../config/site-path.js'
import { lockOutput } from '../emit/lock-output.js'
import { canHoldOutput } from '../emit/output-record.js'
import { endAfterOutput } from '../guard/end-after-output.js'
import { listenForSignals } from '../guard/interrupts.js'
import { endProcess } from '../guard/reject-exits.js'
import { enterSite, fromStart, START_FOLDER } from '../guard/working-folder.js'
import type { BuildReport } from '../session/build-report.js'
import { buildSite } from '../session/build-site.js'
import { cleanSite } from '../session/clean-site.js'
import { reportBlockedBuild } from '../session/create-report.js'
import { removeFolder } from '../session/output/remove-folder.js'
import type { BuildRequest } from '../session/site-request.js'
import type { Trial } from '../session/trial.js'
import type { Terminal } from '../terminal/create-terminal.js'
import { explainBug } from '../terminal/explain-bug.js'
import { formatSummary } from '../terminal/format-summary.js'
import { printDiagnostics } from '../terminal/print-diagnostics.js'
import { createProgressListener } from '../terminal/render-progress.js'
import type { BuildOptions } from './build-command.js'
import { delayOptimization } from './delay-optimization.js'
import { EXIT } from './exit-codes.js'
import { findMissingFolder } from './find-missing-folder.js'
import { openTerminal } from './open-terminal.js'
import { locateReported, type ReportLocation, toReported } from './report-location.js'
import { containsProblem, reportUncaughtErrors } from './report-uncaught-errors.js'

/** Maximum of the default number of threads: more save no time. */
export const MAX_WORKERS = 8

type RunOptions = BuildOptions & Pick<BuildRequest, 'omitsCards'>

/**
 * `docgen build`: builds the site, prints diagnostics and a summary, and returns the exit code. With `inspect`, the
 * output is temporary, and the summary omits it.
 */
export async function runBuild(
  dir: string,
  options: RunOptions,
  inspect?: (trial: Trial) => Promise<void>,
): Promise<number> {
  const start = performance.now()
  delayOptimization()
  const terminal = openTerminal(options)
  const siteDir = enterSite(dir)
  const folders = { siteDir, workingDir: START_FOLDER }
  const outDir = options.out === undefined ? undefined : fromStart(options.out)
  const onWait = (pid: number): void => terminal.printError(describeWait(pid))
  const problem = await findBlocker(siteDir, outDir ?? join(siteDir, 'dist'), onWait)
  if (problem) {
    printDiagnostics([problem], siteDir, terminal)
    if (options.json) terminal.write(writeReport(reportBlockedBuild(problem), folders))
    return EXIT.usage
  }
  // Most builds need no shard, nor the code of the remote cache.
  const shard =
    options.shard === undefined
      ? undefined
      : (await import('../session/shard.js')).readShard(options.shard, process.env)
  if (typeof shard === 'string') {
    terminal.printError(`error: --shard ${options.shard}: ${shard}`)
    return EXIT.usage
  }
  if (options.clean) await cleanSite({ siteDir, outDir, onWait })
  const uncaught = collectUncaught(siteDir, terminal)
  const interrupts = watchInterrupt(terminal, 'Interrupted. The output is that of the last successful build.')
  const request: BuildRequest = {
    siteDir,
    ...(outDir !== undefined && { outDir }),
    ...readSettings(options),
    ...(shard && { shard }),
    now: () => performance.now(),
    onProgress: createProgressListener(terminal, () => performance.now()),
    onStage: interrupts.onStage,
    listUncaught: () => uncaught.diagnostics,
    onWait,
  }
  const { report, isConfigBroken } = await buildSite(request, inspect && { inspect })
  interrupts.stop()
  uncaught.printNext()
  const late = uncaught.diagnostics.filter((each) => !containsProblem(report.diagnostics, each))
  terminal.redraw('')
  printDiagnostics([...report.diagnostics, ...late], siteDir, terminal)
  if (options.json) terminal.write(writeReport(report, folders))
  const run = {
    totalMs: performance.now() - start,
    hasOutput: existsSync(outDir ?? join(siteDir, 'dist')),
    isTemporary: inspect !== undefined || shard !== undefined,
  }
  terminal.print(formatSummary(report, run, terminal.colors))
  if (isConfigBroken) return EXIT.usage
  return report.ok && uncaught.diagnostics.length === 0 ? EXIT.success : EXIT.problems
}

/** The part of a build's request that depends only on the options. */
function readSettings(options: RunOptions) {
  return {
    ...(options.baseUrl !== undefined && { baseUrl: options.baseUrl }),
    ...(options.locale && { locales: options.locale }),
    includesDrafts: options.drafts === true,
    omitsCards: options.omitsCards === true,
    usesCache: options.cache,
    isStrict: options.strict === true,
    workers: options.workers ?? Math.min(availableParallelism(), MAX_WORKERS),
  }
}

/** Errors that the site's code throws outside of docgen's calls, such as in a timer or an unhandled promise. */
export interface UncaughtErrors {
  readonly diagnostics: readonly Diagnostic[]
  /** Makes later errors print at once, because nothing else reports errors after the end of the build. */
  readonly printNext: () => void
}

/** Starts to collect uncaught errors of the site's code. Each makes the process exit with an error code. */
export function collectUncaught(siteDir: string, terminal: Terminal): UncaughtErrors {
  const diagnostics: Diagnostic[] = []
  let isOver = false
  reportUncaughtErrors({
    onProblem: (diagnostic) => {
      // One cause often rejects several promises.
      if (containsProblem(diagnostics, diagnostic)) return
      diagnostics.push(diagnostic)
      process.exitCode = EXIT.problems
      if (isOver) printDiagnostics([diagnostic], siteDir, terminal)
    },
    onError: (error) => {
      process.stderr.write(explainBug(error, ''))
      endAfterOutput(EXIT.bug)
    },
  })
  return {
    diagnostics,
    printNext: () => {
      isOver = true
    },
  }
}

/** Message while another build holds the lock of the output folder. */
function describeWait(pid: number): string {
  return `Waiting for another build of this site to end (process ${pid}) …`
}

/**
 * Ends the process on SIGINT (Ctrl-C) or SIGTERM. Removes only the staging folder, which `onStage` sets, so the last
 * good output and the cache stay usable.
 */
export function watchInterrupt(
  terminal: Terminal,
  message: string,
): {
  readonly onStage: (stageDir: string) => void
  readonly stop: () => void
} {
  let staged: string | undefined
  const onSignal = (): void => {
    // The next build removes files that threads still write to the folder.
    if (staged !== undefined) removeFolder(staged)
    terminal.redraw('')
    terminal.printError(message)
    endProcess(EXIT.interrupted)
  }
  const stop = listenForSignals(['SIGINT', 'SIGTERM'], onSignal)
  return {
    onStage: (stageDir) => {
      staged = stageDir
    },
    stop,
  }
}

/**
 * Reports why a build cannot start. If the output folder contains files that docgen did not record, checks it again
 * once no other build runs, because a running build may be about to record or remove them.
 */
async function findBlocker(
  siteDir: string,
  outDir: string,
  onWait: (pid: number) => void,
): Promise<Diagnostic | undefined> {
  const workDir = join(siteDir, '.docgen')
  const problem = findFolderProblem(siteDir, outDir)
  if (problem?.code !== 'foreign-output-folder' || !existsSync(workDir)) return problem
  const lock = await lockOutput({ workDir, outDir, onWait })
  try {
    return findFolderProblem(siteDir, outDir)
  } finally {
    if ('release' in lock) lock.release()
  }
}

/** Reports a missing site folder, or an output folder that docgen must not write to. Both paths are absolute. */
export function findFolderProblem(siteDir: string, outDir: string): Diagnostic | undefined {
  const missing = findMissingFolder(siteDir)
  if (missing) return missing
  if (isInside(outDir, siteDir)) return rejectFolder(`${outDir} contains the site itself`)
  if (existsSync(outDir) && !statSync(outDir).isDirectory()) return rejectFolder(`${outDir} is a file, not a folder`)
  if (canHoldOutput(outDir)) return undefined
  return rejectFolder(`${outDir} contains files that docgen did not create, so docgen does not write there`)
}

function rejectFolder(message: string): Diagnostic {
  return {
    code: 'foreign-output-folder',
    severity: 'error',
    message,
    hint: 'Choose another folder with --out: one that is empty or does not exist yet',
  }
}

/**
 * Returns a report as `--json` prints it: paths are relative to the working folder, where tools look them up, not to
 * the site's folder.
 */
export function writeReport(report: BuildReport, location: ReportLocation): string {
  const { version, output, diagnostics, ...rest } = report
  const reported = {
    version,
    site: toReported('.', location),
    ...rest,
    output: { ...output, folder: output.folder === '' ? '' : toReported(output.folder, location) },
    diagnostics: diagnostics.map((diagnostic) => locateReported(diagnostic, location)),
  }
  return `${JSON.stringify(reported, null, 2)}\n`
}
