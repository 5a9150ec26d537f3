import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
// Between two pages the process may hear of signals and of the other threads.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Cache } from '../cache/open-cache.js'
import type { MakePage } from './create-page-maker.js'
import { cutBatches } from './group-tasks.js'
import type { PageResult, PageTask } from './page-task.js'
import type { RenderSetup } from './render-setup.js'
import { shareBatches } from './share-batches.js'
import { AHEAD, openWorkerPool, type WorkerPool } from './worker-pool.js'
import { writeStaged } from './write-staged.js'

// Under this many pages starting threads takes longer than the pages do.
const INLINE_LIMIT = 48
const BATCH_SIZE = 16

/** How pages are to be made. */
export interface MakePagesOptions {
  readonly tasks: readonly PageTask[]
  readonly setup: RenderSetup
  readonly cache: Cache
  readonly stageDir: string
  /** Threads that make pages, this one included; 0 and 1 mean this one alone. */
  readonly workers: number
  /** Threads that were started ahead of time; who started them ends them. */
  readonly pool?: WorkerPool | undefined
  readonly onProgress: (done: number, total: number) => void
}

/** Makes all pages, in worker threads when that pays, and gives the results in the order of the tasks. */
export async function makePages(options: MakePagesOptions): Promise<PageResult[]> {
  const { tasks, workers } = options
  if (tasks.length === 0) return []
  const { folder } = options.cache
  if (workers < 2 || tasks.length < INLINE_LIMIT || folder === undefined) return makeInline(options)
  return makeInThreads(options, folder)
}

async function makeInline(options: MakePagesOptions): Promise<PageResult[]> {
  const { tasks, stageDir, onProgress } = options
  const makePage = await loadPageMaker(options)
  const results: PageResult[] = []
  for (const task of tasks) {
    results.push(await makePage(task, stageDir))
    await nextTurn()
    onProgress(results.length, tasks.length)
  }
  return results
}

/** This thread works, too: a thread more than cores would only cost memory. */
async function makeInThreads(options: MakePagesOptions, cacheDir: string): Promise<PageResult[]> {
  const { tasks, setup, cache, stageDir, workers, onProgress } = options
  const setupFile = join(stageDir, `.setup-${randomUUID()}.json`)
  writeStaged(setupFile, JSON.stringify(setup))
  cache.flush()
  const pool = options.pool ?? openWorkerPool(workers - 1)
  try {
    const batches = cutBatches(tasks, BATCH_SIZE)
    const results: PageResult[][] = []
    const take = shareBatches(batches.length, pool.threads + 1)
    let done = 0
    const workOff = async (
      thread: number,
      make: (batch: readonly PageTask[]) => Promise<PageResult[]>,
    ): Promise<void> => {
      for (let index = take(thread); index !== undefined; index = take(thread)) {
        const made = await make(batches[index] ?? [])
        results[index] = made
        done += made.length
        onProgress(done, tasks.length)
      }
    }
    const message = { cacheDir, isCacheLasting: cache.isLasting, setupFile, stageDir }
    const threads = Array.from({ length: pool.threads * AHEAD }, (_thread, index) =>
      workOff(1 + (index % pool.threads), (tasks) => pool.run({ ...message, tasks })),
    )
    const makePage = await loadPageMaker(options)
    const own = workOff(0, async (batch) => {
      const made: PageResult[] = []
      for (const task of batch) {
        made.push(await makePage(task, stageDir))
        await nextTurn()
      }
      return made
    })
    await Promise.all([own, ...threads])
    cache.refresh()
    return results.flat()
  } finally {
    rmSync(setupFile, { force: true })
    // The threads have done their part; they end while this one checks and writes.
    if (!options.pool) void pool.close()
  }
}

/** Begins to load compiler and React, for callers that know that pages will be made and have to wait for something else. */
export function preloadPageMaker(): void {
  // Should it fail, the one who needs it will hear why.
  import('./create-page-maker.js').catch(() => {})
}

/** The compiler and React are loaded only when there is a page to make. */
async function loadPageMaker({ setup, cache }: MakePagesOptions): Promise<MakePage> {
  const { createPageMaker } = await import('./create-page-maker.js')
  return createPageMaker(setup, cache)
}
