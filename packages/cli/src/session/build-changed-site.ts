import { existsSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Diagnostic } from '@docgen/renderer/contract'
import type { openCache } from '../cache/open-cache.js'
import type { LoadedConfig } from '../config/load-config.js'
import type { Artifact, OutputRecord } from '../emit/artifact.js'
import { openOutput } from '../emit/emit-site.js'
import { readRecord } from '../emit/output-record.js'
import type { WorkerPool } from '../workers/worker-pool.js'
import { type BuildResult, createResult, isFailure } from './build-result.js'
import { buildSitePages, type FinishedPage } from './build-site-pages.js'
import { addRemoteProblem } from './create-report.js'
import { rememberDeclaredInputs } from './declared-inputs.js'
import { rememberBuild } from './last-build.js'
import { limitHeapGrowth } from './limit-heap-growth.js'
import { listRedirects } from './list-redirects.js'
import { emitOutput } from './output/emit-output.js'
import { recordInputs } from './recorded-inputs.js'
import type { RemoteBuild } from './remote/open-remote-build.js'
import type { RemoteStore } from './remote/remote-store.js'
import type { FinishedBuild } from './remote/shared-output.js'
import type { Site, SiteTools } from './site.js'
import type { BuildRequest } from './site-request.js'
import { startRun } from './stage-graph.js'
import { OUTPUT_STAGES } from './stages/output-stages.js'
import { PLAN_STAGES } from './stages/plan-stages.js'
import { SITE_NAMES } from './stages/site-stages.js'
import type { Stopwatch } from './stopwatch.js'
import type { TrialUse } from './trial.js'
import { declareSources, rememberWaits } from './waiting-plugins.js'

/** Resources that a build uses besides its request. */
export interface BuildEnvironment {
  readonly watch: Stopwatch
  /** The folder `.docgen` of the site. */
  readonly workDir: string
  readonly cacheDir: string
  readonly pool: WorkerPool | undefined
  /** What inspects the site before it is emitted; absent in a build that nothing inspects. */
  readonly use: TrialUse | undefined
  /** Whether the cache did not exist when the build began. */
  readonly isCold: boolean
}

/** One attempt to build a site. */
export interface BuildRun extends BuildEnvironment {
  readonly request: BuildRequest
  readonly loaded: LoadedConfig
  readonly configDiagnostics: readonly Diagnostic[]
  readonly outDir: string
  readonly stageDir: string
  readonly cache: ReturnType<typeof openCache>
}

/** A run that has read its site. */
export interface ChangedRun extends Omit<BuildRun, 'configDiagnostics'> {
  /** The files of the last build. */
  readonly record: OutputRecord
  /** Identifies everything that was read; `undefined` if later runs cannot reuse this build. */
  readonly key: string | undefined
  readonly tools: SiteTools
  /** The values of the input stages. */
  readonly inputs: Partial<Site>
  readonly inputDiagnostics: readonly Diagnostic[]
  /** The remote cache, if it is open already. */
  readonly store?: RemoteStore | undefined
}

/** Builds the site of a run that cannot reuse the last build. */
export async function buildChangedSite(context: ChangedRun): Promise<BuildResult> {
  const { request, watch, cache, tools, inputs } = context
  const planRun = startRun(PLAN_STAGES, inputs, tools)
  const site = await planRun.resolve(...SITE_NAMES)
  if (!site) throw new Error('the site has a theme, but no plan')
  const planned = { site, inputDiagnostics: [...context.inputDiagnostics, ...planRun.diagnostics()] }
  const { shard } = request
  if (!shard && (!site.config.cache.remote || !request.usesCache)) return buildPlannedSite(context, planned)
  // Sites without a remote cache do not need this code.
  const { openRemoteBuild } = await import('./remote/open-remote-build.js')
  const remote = openRemoteBuild({ site, cache, env: process.env, shard, store: context.store })
  if (shard) {
    const { buildShard } = await import('./remote/build-shard.js')
    const result = await buildShard({ ...context, ...planned }, site, { remote, shard })
    return withRemoteProblem(result, remote)
  }
  await watch.measureAsync('download', () => remote.pull())
  return withRemoteProblem(await buildPlannedSite(context, { ...planned, remote }), remote)
}

function withRemoteProblem(result: BuildResult, { problem }: RemoteBuild): BuildResult {
  const reason = problem()
  return reason === undefined ? result : { ...result, report: addRemoteProblem(result.report, reason) }
}

/** A site whose pages are about to be built. */
interface PlannedSite {
  readonly site: Site
  readonly inputDiagnostics: readonly Diagnostic[]
  readonly remote?: RemoteBuild
}

async function buildPlannedSite(context: ChangedRun, planned: PlannedSite): Promise<BuildResult> {
  const { request, watch, outDir, stageDir, cache, record, key, tools } = context
  const { site, remote } = planned
  const { memo } = tools
  limitHeapGrowth(site.plan.pages.length)
  const builtPages = await buildPages(context, site)
  tools.announce('check')
  const outputRun = startOutput(context, planned, builtPages)
  const diagnostics = (await outputRun.resolve('diagnostics'))?.diagnostics ?? []
  const isConfigBroken = site.theme.isReplacement === true
  // After an uncaught error, any part of the output may be missing.
  const isReusable = !isConfigBroken && !request.listUncaught?.().length
  await context.use?.inspect({
    ...site,
    ...{ builtPages, outDir, stageDir, memo, output: outputRun },
    report: createResult(request, watch, { diagnostics, builtPages }).report,
    siteKey: isReusable ? key : undefined,
  })
  if (isFailure(diagnostics, request)) {
    return { ...createResult(request, watch, { diagnostics, builtPages }), isConfigBroken }
  }
  if (request.isDryRun) return { ...createResult(request, watch, { diagnostics, builtPages }), hasNoErrors: true }

  const { emitted, copies } = await emitBuild(context, site, { builtPages, outputRun })
  if ('severity' in emitted) {
    const all = [...diagnostics, emitted]
    return createResult(request, watch, { diagnostics: all, builtPages, ...(existsSync(outDir) && { outDir }) })
  }
  if (cache.isPersistent)
    recordInputs({
      cache,
      outDir,
      files: site.files,
      builtPages,
      existedBefore: (file) => record.files[file] !== undefined,
    })
  const built = createResult(request, watch, { diagnostics, builtPages, emitted, outDir })
  if (key !== undefined) rememberBuild(key, built.report, { memo, outDir })
  if (!remote) return built
  const finished = isReusable
    ? describeOwnOutput(context, site, { report: built.report, builtPages, copies })
    : undefined
  await watch.measureAsync('upload', () => remote.push(builtPages, finished))
  return { ...built, report: { ...built.report, stages: watch.times() } }
}

/** Compiles and renders the pages that have changed, and records what plugins have read and waited for. */
async function buildPages(context: ChangedRun, site: Site): Promise<readonly FinishedPage[]> {
  const { request, watch, loaded, outDir, stageDir, cache, record, pool } = context
  const { siteDir, onProgress } = request
  const { memo } = context.tools
  const builtPages = await watch.measureAsync('pages', () =>
    buildSitePages({
      ...site,
      cache,
      stageDir,
      outDir,
      record,
      forgetsContent: !request.usesCache && !site.plugins.plugins.some(({ plugin }) => plugin.check || plugin.emit),
      workers: request.workers,
      pool,
      onProgress: (done, total) => onProgress({ stage: 'pages', done, total }),
    }),
  )
  const pluginsWait = site.markdown.pluginsWait === true || builtPages.some(({ hasWaited }) => hasWaited)
  if (pluginsWait) rememberWaits(memo, loaded.hash)
  const declared = [...builtPages, ...declareSources({ pluginsWait }, site.files)]
  rememberDeclaredInputs(declared, { memo, siteDir, isPartial: false })
  return builtPages
}

/** Starts the stages after the pages: checks, and files that are no pages. Each runs when its value is needed. */
function startOutput(
  { request, loaded, outDir, stageDir, record, pool, tools }: ChangedRun,
  { site, inputDiagnostics }: PlannedSite,
  builtPages: readonly FinishedPage[],
) {
  const outputInputs = {
    ...site,
    builtPages,
    earlierDiagnostics: [...inputDiagnostics, ...(request.listUncaught?.() ?? [])],
    misleading: loaded.misleading ?? new Set<string>(),
  }
  return startRun(OUTPUT_STAGES, outputInputs, {
    ...tools,
    readMarkdownPage: openOutput([stageDir, outDir]),
    indexStage: pool && { pool, stageDir },
    lastOutput: { record, outDir },
  })
}

/** Pages that are built, and the stages after them. */
interface BuiltSite {
  readonly builtPages: readonly FinishedPage[]
  readonly outputRun: ReturnType<typeof startOutput>
}

interface EmittedBuild {
  readonly emitted: ReturnType<typeof emitOutput>
  /** The files that can be copies of files of the site. */
  readonly copies: readonly Artifact[]
}

/** Moves all files into the output folder. */
async function emitBuild(
  { watch, outDir, workDir, stageDir, cache, record, pool }: ChangedRun,
  site: Site,
  { builtPages, outputRun }: BuiltSite,
): Promise<EmittedBuild> {
  await outputRun.resolve('searchFiles')
  // The worker threads exit while this thread writes.
  void pool?.close()
  // Yield so that a pending SIGINT is handled before the output changes.
  await nextTurn()
  const output = await outputRun.resolve('artifacts', 'fullTexts', 'fullFeeds', 'renderedCards')
  const { artifacts = [], fullTexts = [], fullFeeds = [], renderedCards = [] } = output ?? {}
  const emitted = watch.measure('emit', () =>
    emitOutput({
      cache,
      workDir,
      outDir,
      stageDir,
      baseUrl: site.config.baseUrl,
      redirects: listRedirects(site),
      record,
      builtPages,
      artifacts: [...artifacts, ...fullTexts, ...fullFeeds, ...renderedCards],
    }),
  )
  return { emitted, copies: [...artifacts, ...renderedCards] }
}

/**
 * Describes the output for other machines; `undefined` if they must not use it. A warm cache may come from anywhere: an
 * output is signed only if it consists of this build's work and of trusted content.
 */
function describeOwnOutput(
  { request, isCold, key, cache, workDir, outDir, record }: ChangedRun,
  site: Site,
  { report, builtPages, copies }: Pick<FinishedBuild, 'report' | 'builtPages'> & Pick<EmittedBuild, 'copies'>,
): FinishedBuild | undefined {
  if (!isCold || Object.keys(record.files).length > 0 || key === undefined) return undefined
  return {
    siteDir: request.siteDir,
    outDir,
    siteKey: key,
    setup: site.prepared.setup,
    report,
    builtPages,
    artifacts: copies,
    readRecord: () => readRecord({ cache, workDir, outDir }),
  }
}
