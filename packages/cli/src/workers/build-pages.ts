import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join, sep } from 'node:path'
// Yield between pages to handle signals and messages of other threads.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Cache } from '../cache/open-cache.js'
import { writeStaged } from '../cache/write-staged.js'
import { runWithFeed } from '../guard/plugin-calls.js'
import { detach } from '../read/pack-texts.js'
import type { BuildPage } from './create-page-builder.js'
import { cutBatches, shareBatches } from './group-tasks.js'
import type { PageResult, PageTask } from './page-task.js'
import type { RenderSetup } from './render-setup.js'
import { runOverlapping } from './run-overlapping.js'
import { AHEAD, openWorkerPool, type WorkerPool } from './worker-pool.js'

/** With fewer pages, starting threads takes longer than building the pages. */
export const INLINE_LIMIT = 48

/** Number of pages that a thread receives at a time. */
const BATCH_SIZE = 16

/** Options for building pages. */
export interface BuildPagesOptions {
  readonly tasks: readonly PageTask[]
  readonly setup: RenderSetup
  readonly cache: Cache
  readonly stageDir: string
  /** Number of threads that build pages, this one included; 0 and 1 mean only this one. */
  readonly workers: number
  /** Threads started ahead of time; the caller closes them. */
  readonly pool?: WorkerPool | undefined
  readonly onProgress: (done: number, total: number) => void
}

/** Builds all pages, in worker threads if that is faster, and returns the results in the order of the tasks. */
export async function buildPages(options: BuildPagesOptions): Promise<PageResult[]> {
  const { tasks, workers } = options
  if (tasks.length === 0) return []
  const { folder } = options.cache
  if (workers < 2 || tasks.length < INLINE_LIMIT || folder === undefined) return buildInline(options)
  return buildInThreads(options, folder)
}

async function buildInline(options: BuildPagesOptions, loaded?: BuildPage): Promise<PageResult[]> {
  const { tasks, stageDir, onProgress } = options
  const buildPage = loaded ?? (await loadPageBuilder(options))
  let done = 0
  return runOverlapping(tasks, async (task) => {
    const result = await buildPage(task, stageDir)
    await nextTurn()
    done += 1
    onProgress(done, tasks.length)
    return result
  })
}

/** Folder, inside the staging folder, of pages whose output is discarded: `buildTogether` writes nothing to it. */
const DISCARDED_FOLDER = '.discarded'

/**
 * Builds pages in this thread, so that Markdown plugins receive the content of all pages that they wait for. The output
 * of `others` is up to date: these pages pass through the plugins again, but only while a plugin waits.
 */
export async function buildTogether(options: BuildPagesOptions, others: readonly PageTask[]): Promise<PageResult[]> {
  const discardedDir = join(options.stageDir, DISCARDED_FOLDER)
  // Skip writing `others`: the staging folder becomes the output.
  const buildPage = await loadPageBuilder(options, (path, bytes) => {
    if (!path.startsWith(discardedDir + sep)) writeStaged(path, bytes)
  })
  let isOver = false
  const buildOther = async ({ contentKey: _key, search: _search, ...task }: PageTask): Promise<void> => {
    if (isOver) return
    await nextTurn()
    await buildPage({ ...task, isCached: false }, discardedDir)
  }
  const start = (): void => {
    // The results of these builds are not used, so their errors are not reported either.
    runOverlapping(others, buildOther).catch(() => {})
  }
  try {
    return await runWithFeed({ start, isNeeded: true }, () => buildInline(options, buildPage))
  } finally {
    isOver = true
  }
}

/** Builds pages in the threads of the pool and in this one: more threads than cores would only take memory. */
async function buildInThreads(options: BuildPagesOptions, cacheDir: string): Promise<PageResult[]> {
  const { tasks, setup, cache, stageDir, workers, onProgress } = options
  const setupFile = join(stageDir, `.setup-${randomUUID()}.json`)
  writeStaged(setupFile, JSON.stringify(setup))
  cache.flush()
  const pool = options.pool ?? openWorkerPool(workers - 1)
  try {
    const batches = cutBatches(tasks, BATCH_SIZE)
    const results: PageResult[][] = []
    const takeBatch = shareBatches(batches.length, pool.threads + 1)
    let done = 0
    const buildBatches = async (
      thread: number,
      build: (batch: readonly PageTask[]) => Promise<PageResult[]>,
    ): Promise<void> => {
      for (let index = takeBatch(thread); index !== undefined; index = takeBatch(thread)) {
        const built = await build(batches[index] ?? [])
        results[index] = built
        done += built.length
        onProgress(done, tasks.length)
      }
    }
    const message = { cacheDir, isCachePersistent: cache.isPersistent, setupFile, stageDir }
    const threads = Array.from({ length: pool.threads * AHEAD }, (_thread, index) =>
      buildBatches(1 + (index % pool.threads), (tasks) => pool.run({ ...message, tasks })),
    )
    const buildPage = await loadPageBuilder(options)
    const mainThread = buildBatches(0, async (batch) => {
      return runOverlapping(batch, async (task) => {
        const result = await buildPage(task, stageDir)
        await nextTurn()
        // The results of other threads are copies, too.
        return detach(result)
      })
    })
    await Promise.all([mainThread, ...threads])
    cache.refresh()
    return results.flat()
  } finally {
    rmSync(setupFile, { force: true })
    // The threads are done; they exit while this one checks and writes.
    if (!options.pool) void pool.close()
  }
}

/** Starts loading the compiler and React, for callers that will build pages and are waiting for something else. */
export function preloadPageBuilder(): void {
  // If loading fails, the caller that needs it gets the error.
  import('./create-page-builder.js').catch(() => {})
}

/** Loads the compiler and React only if there is a page to build. */
async function loadPageBuilder({ setup, cache }: BuildPagesOptions, write?: typeof writeStaged): Promise<BuildPage> {
  const { createPageBuilder } = await import('./create-page-builder.js')
  return createPageBuilder(setup, cache, write)
}
