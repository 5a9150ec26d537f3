import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Outcome, readReason } from '@docgen/renderer/contract'
import { cacheFolder, isCacheGap, temporaryCacheFolder } from '../cache/cache-folder.js'
import { createFolder } from '../cache/create-folder.js'
import { createMemo, type Memo } from '../cache/memo.js'
import { openCache, STORE_NAME } from '../cache/open-cache.js'
import { isProcessRunning } from '../cache/take-lock.js'
import { type LoadedConfig, loadConfig } from '../config/load-config.js'
import type { OutputRecord } from '../emit/artifact.js'
import { describeLock, lockOutput } from '../emit/lock-output.js'
import { readRecord } from '../emit/output-record.js'
import { NO_FILE_MEMO } from '../read/files/file-memo.js'
import { hasManyDocuments } from '../read/has-many-documents.js'
import { readUntilUnchanged } from '../read/versions/read-versions.js'
import { INLINE_LIMIT, preloadPageBuilder } from '../workers/build-pages.js'
import { openWorkerPool } from '../workers/worker-pool.js'
import type { BuildEnvironment, BuildRun } from './build-changed-site.js'
import type { BuildReport } from './build-report.js'
import { type BuildResult, createFailedResult, isFailure } from './build-result.js'
import { addCacheProblem, addRemoteProblem, reportUnchanged } from './create-report.js'
import { findUnknownLocale } from './find-unknown-locale.js'
import { findSameBuild, hashSite } from './last-build.js'
import { findOutputProblem } from './output/find-output-problem.js'
import { removeFolder, sweepWorkDir } from './output/remove-folder.js'
import type { RemoteStore } from './remote/remote-store.js'
import type { Site } from './site.js'
import type { BuildRequest } from './site-request.js'
import { startRun } from './stage-graph.js'
import { INPUT_NAMES, INPUT_STAGES } from './stages/input-stages.js'
import { createStopwatch } from './stopwatch.js'
import type { TrialUse } from './trial.js'
import { finishKilledChange } from './version-journal.js'

/**
 * Builds the site: read → graph → plan → compile and render → check → emit. The output only changes if there are no
 * errors. `use` receives the site before the output changes.
 */
export async function buildSite(request: BuildRequest, use?: TrialUse): Promise<BuildResult> {
  try {
    return await attemptBuild(request, use)
  } catch (error) {
    if (!request.usesCache || !isCacheGap(error)) throw error
    // A cached value that this build relied on is damaged: start over without the cache.
    removeFolder(request.cacheDir ?? join(request.siteDir, '.docgen', 'cache'))
    const { report, ...rest } = await attemptBuild({ ...request, usesCache: false }, use)
    return { ...rest, report: addCacheProblem(report, readReason(error)) }
  }
}

/** Builds the site with the threads and the cache of the request. */
async function attemptBuild(request: BuildRequest, use: TrialUse | undefined): Promise<BuildResult> {
  const watch = createStopwatch(request.now)
  const workDir = join(request.siteDir, '.docgen')
  const { siteDir, usesCache } = request
  const ownCache = (): string => join(siteDir, usesCache ? cacheFolder(siteDir) : temporaryCacheFolder())
  const cacheDir = (usesCache ? request.cacheDir : undefined) ?? ownCache()
  // Without a cache, every page has to be built: the worker threads load the compiler while this thread reads the site.
  const isCold = !existsSync(join(cacheDir, STORE_NAME))
  const startsThreads = isCold && request.workers > 1 && hasManyDocuments(siteDir, INLINE_LIMIT)
  const pool = startsThreads ? openWorkerPool(request.workers - 1) : undefined
  if (isCold) preloadPageBuilder()
  try {
    return await loadAndBuild(request, { watch, workDir, cacheDir, pool, use, isCold })
  } finally {
    await pool?.close()
  }
}

/** Loads the config, and builds the site while no other process builds it. */
async function loadAndBuild(request: BuildRequest, environment: BuildEnvironment): Promise<BuildResult> {
  const { watch, workDir } = environment
  const loaded = await watch.measureAsync('config', () => loadConfig(request.siteDir))
  if (!loaded.value) {
    const { diagnostics, fallback } = loaded
    if (!fallback) return createFailedResult(request, watch, diagnostics)
    // A dry run with the fallback config reports all other problems at once.
    const outDir = request.outDir ?? join(request.siteDir, 'dist')
    const dryRun = { request: { ...request, isDryRun: true }, environment: { ...environment, use: undefined } }
    const { report } = await buildWithCache(outDir, { value: fallback, diagnostics }, dryRun)
    return { report, isConfigBroken: true, hasNoErrors: false }
  }
  const { config } = loaded.value
  const outDir = request.outDir ?? join(request.siteDir, 'dist')
  const problem = findUnknownLocale(request.locales ?? [], config) ?? findOutputProblem(request.siteDir, outDir, config)
  if (problem) return createFailedResult(request, watch, [...loaded.diagnostics, problem])
  // A dry run does not write to the output folder, so it needs no lock.
  if (request.isDryRun) return buildWithCache(outDir, loaded, { request, environment })
  const lock = await lockOutput({ workDir, outDir, onWait: (pid) => request.onWait?.(pid) })
  if ('holder' in lock) return createFailedResult(request, watch, [...loaded.diagnostics, describeLock(lock, outDir)])
  try {
    const current = lock.hasWaited ? await loadConfig(request.siteDir) : loaded
    // A file may be deleted after it was read and before it is copied. The first attempt has closed its threads.
    return await readUntilUnchanged(
      { siteDir: request.siteDir, config },
      (attempt) =>
        buildWithCache(outDir, current, {
          request,
          environment: attempt === 1 ? environment : { ...environment, pool: undefined, isCold: false },
        }),
      ({ hasNoErrors }) => hasNoErrors,
    )
  } finally {
    lock.release()
  }
}

/** Builds the site into a folder with an open cache and a new staging folder. */
async function buildWithCache(
  outDir: string,
  loaded: Outcome<LoadedConfig | undefined>,
  { request, environment }: { readonly request: BuildRequest; readonly environment: BuildEnvironment },
): Promise<BuildResult> {
  const { watch, workDir, cacheDir } = environment
  if (!loaded.value) return createFailedResult(request, watch, loaded.diagnostics)
  const stageDir = join(workDir, `stage-${process.pid}`)
  sweepWorkDir(workDir, isProcessRunning)
  if (!request.isDryRun) await finishKilledChange(request.siteDir)
  removeFolder(stageDir)
  createFolder(stageDir)
  request.onStage?.(stageDir)
  const isPersistent = basename(cacheDir) === 'cache'
  const cache = openCache(cacheDir, { isPersistent })
  try {
    const { report, ...rest } = await buildIfChanged({
      ...environment,
      request,
      loaded: loaded.value,
      configDiagnostics: loaded.diagnostics,
      outDir,
      stageDir,
      cache,
    })
    cache.close()
    const problem = isPersistent || !request.usesCache ? cache.problem() : "its folder can't be written"
    return { ...rest, report: problem === undefined ? report : addCacheProblem(report, problem) }
  } finally {
    cache.close()
    removeFolder(stageDir)
    if (!isPersistent) {
      // Windows cannot delete a file that a thread has open.
      await environment.pool?.close()
      removeFolder(cacheDir)
    }
  }
}

/** Keeps the output if the site is as in the last build, restores it from a remote cache, or builds it. */
async function buildIfChanged(context: BuildRun): Promise<BuildResult> {
  const { request, watch, loaded, configDiagnostics, outDir, workDir, cache } = context
  const { siteDir, onProgress } = request
  const memo = createMemo({ cache })
  const announce = (stage: string): void => onProgress({ stage, done: 0, total: 0 })
  const siteInputs = { siteDir, request, loaded, revision: 0, codeVersion: 0 }
  const tools = { memo, cache, watch, announce, fileMemo: NO_FILE_MEMO }
  const siteRun = startRun(INPUT_STAGES, siteInputs, tools)
  const inputs = await siteRun.resolve(...INPUT_NAMES)
  const inputDiagnostics = [...configDiagnostics, ...siteRun.diagnostics()]
  if (!inputs) return createFailedResult(request, watch, inputDiagnostics)
  const record = readRecord({ cache, workDir, outDir })
  const recall = context.use?.recall
  const isKeyed = cache.isPersistent && !request.shard && (!request.isDryRun || recall)
  const key = isKeyed ? hashSite({ ...inputs, ...siteInputs }, inputDiagnostics) : undefined
  if (key !== undefined) {
    const lastReport = watch.measure('compare', () =>
      recall ? recall(key, memo) : findSameBuild(key, { memo, outDir, record }),
    )
    if (lastReport && (recall || !isFailure(lastReport.diagnostics, request))) {
      return { report: reportUnchanged(lastReport, watch.times()), isConfigBroken: false, hasNoErrors: true }
    }
  }
  const store = await openForRestore(context, inputs.config, record)
  if (store && key !== undefined) {
    const restored = await restoreBuild(key, { ...context, store, memo })
    if (restored) return restored
  }
  // A build in which nothing has changed does not need this code.
  const { buildChangedSite } = await import('./build-changed-site.js')
  return buildChangedSite({
    ...context,
    record,
    key,
    tools,
    store,
    inputs: { ...siteInputs, ...inputs },
    inputDiagnostics,
  })
}

/**
 * Opens the remote cache of a site on a machine that has neither a cache nor an output: another machine may have built
 * exactly this site.
 */
async function openForRestore(
  { request, isCold, use }: BuildRun,
  config: Site['config'],
  record: OutputRecord,
): Promise<RemoteStore | undefined> {
  const canRestore = request.usesCache && !request.shard && !request.isDryRun && !use
  if (!config.cache.remote || !canRestore || !isCold || Object.keys(record.files).length > 0) return undefined
  // Sites without a remote cache do not need this code.
  const { openSiteStore } = await import('./remote/open-remote-build.js')
  return openSiteStore({ siteDir: request.siteDir, config }, process.env)
}

/** Restores the output that another machine has built from the same files; `undefined` if there is none. */
async function restoreBuild(
  key: string,
  { request, watch, cache, workDir, outDir, stageDir, memo, store }: BuildRun & RestoreTools,
): Promise<BuildResult | undefined> {
  const { restoreOutput } = await import('./remote/restore-output.js')
  const target = { siteDir: request.siteDir, cache, workDir, outDir, stageDir, memo }
  const isUsable = ({ diagnostics }: BuildReport): boolean => !isFailure(diagnostics, request)
  const report = await watch.measureAsync('download', () => restoreOutput(key, store, { target, isUsable }))
  if (report) {
    const restored = { ...report, stages: watch.times() }
    const problem = store.problem()
    const all = problem === undefined ? restored : addRemoteProblem(restored, problem)
    return { report: all, isConfigBroken: false, hasNoErrors: true }
  }
  // Remove the files of an incomplete download.
  removeFolder(stageDir)
  createFolder(stageDir)
  return undefined
}

interface RestoreTools {
  readonly memo: Memo
  readonly store: RemoteStore
}
