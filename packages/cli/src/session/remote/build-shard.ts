import type { Diagnostic } from '@docgen/renderer/contract'
import type { Cache } from '../../cache/open-cache.js'
import { shortenKey } from '../../cache/remote/remote-index.js'
import type { WorkerPool } from '../../workers/worker-pool.js'
import { type BuildResult, createFailedResult, createResult, isFailure } from '../build-result.js'
import { buildSitePages } from '../build-site-pages.js'
import { type Shard, selectShard, type Weighted } from '../shard.js'
import type { Site } from '../site.js'
import type { BuildRequest } from '../site-request.js'
import type { Stopwatch } from '../stopwatch.js'
import { explainObstacle } from './explain-obstacle.js'
import type { RemoteBuild } from './open-remote-build.js'

/** What the build of a shard shares with other builds. */
export interface ShardRun {
  readonly request: BuildRequest
  readonly watch: Stopwatch
  readonly cache: Cache
  readonly stageDir: string
  readonly outDir: string
  readonly pool: WorkerPool | undefined
  readonly inputDiagnostics: readonly Diagnostic[]
}

/** A page costs as much as this many characters of Markdown, in addition to its own. */
const PAGE_WEIGHT = 2000

/**
 * Compiles and indexes the pages of a shard that the remote cache lacks, and uploads them. Renders no page and writes no
 * output. Problems of pages are reported by the build that writes the site.
 */
export async function buildShard(
  { request, watch, cache, stageDir, outDir, pool, inputDiagnostics }: ShardRun,
  site: Site,
  { remote, shard }: { readonly remote: RemoteBuild; readonly shard: Shard },
): Promise<BuildResult> {
  if (remote.obstacle !== undefined) return createFailedResult(request, watch, [explainObstacle(remote.obstacle)])
  if (isFailure(inputDiagnostics, request))
    return createResult(request, watch, { diagnostics: inputDiagnostics, builtPages: [] })
  const { packs } = (await remote.store?.findIndex(false)) ?? { packs: [] }
  const known = new Set(packs.flatMap(({ keys }) => keys))
  const items = site.compileInputs.flatMap((input): Weighted[] =>
    input && !known.has(shortenKey(`content:${input.key}`) ?? '') ? [{ key: input.key, weight: weigh(input) }] : [],
  )
  const share = selectShard(items, shard)
  const positions = site.compileInputs.flatMap((input, at) => (input && share.has(input.key) ? [at] : []))
  const pick = <Value>(values: readonly Value[]): Value[] => positions.flatMap((at) => values.slice(at, at + 1))
  const builtPages = await watch.measureAsync('pages', () =>
    buildSitePages({
      ...site,
      plan: { ...site.plan, pages: pick(site.plan.pages) },
      compileInputs: pick(site.compileInputs),
      cache,
      stageDir,
      outDir,
      record: { files: {} },
      forgetsContent: false,
      skipsRendering: true,
      workers: request.workers,
      pool,
      onProgress: (done, total) => request.onProgress({ stage: 'pages', done, total }),
    }),
  )
  await watch.measureAsync('upload', () => remote.push(builtPages))
  const result = createResult(request, watch, { diagnostics: inputDiagnostics, builtPages })
  return { ...result, report: { ...result.report, ok: true }, hasNoErrors: true }
}

function weigh({ source }: NonNullable<Site['compileInputs'][number]>): number {
  const texts = source ? [source.text, ...Object.values(source.includes)] : []
  return texts.reduce((sum, { length }) => sum + length, PAGE_WEIGHT)
}
