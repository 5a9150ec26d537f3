import { randomUUID } from 'node:crypto'
import type { Cache } from '../cache/open-cache.js'
import { createPageMaker } from './create-page-maker.js'
import type { PageResult, PageTask } from './page-task.js'
import type { RenderSetup } from './render-setup.js'
import type { BatchMessage } from './worker.js'

// Under this many pages starting threads takes longer than the pages do.
const INLINE_LIMIT = 48
const BATCH_SIZE = 24

/** How pages are to be made. */
export interface MakePagesOptions {
  readonly tasks: readonly PageTask[]
  readonly setup: RenderSetup
  readonly cache: Cache
  /** Folder of the cache: the threads open it too. */
  readonly cacheDir: string
  readonly stageDir: string
  /** Threads at most; 0 makes every page in this thread. */
  readonly workers: number
  readonly onProgress: (done: number, total: number) => void
}

/** Makes all pages, in worker threads when that pays, and gives the results in the order of the tasks. */
export async function makePages(options: MakePagesOptions): Promise<PageResult[]> {
  const { tasks, workers } = options
  if (tasks.length === 0) return []
  return workers === 0 || tasks.length < INLINE_LIMIT ? makeInline(options) : makeInThreads(options)
}

async function makeInline({ tasks, setup, cache, stageDir, onProgress }: MakePagesOptions): Promise<PageResult[]> {
  const makePage = await createPageMaker(setup, cache)
  const results: PageResult[] = []
  for (const task of tasks) {
    results.push(await makePage(task, stageDir))
    onProgress(results.length, tasks.length)
  }
  return results
}

async function makeInThreads(options: MakePagesOptions): Promise<PageResult[]> {
  const { tasks, setup, cache, cacheDir, stageDir, workers, onProgress } = options
  const setupKey = `setup:${randomUUID()}`
  cache.put(setupKey, setup)
  await cache.flush()
  const { Tinypool } = await import('tinypool')
  const pool = new Tinypool({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
    idleTimeout: 10_000,
  })
  try {
    let done = 0
    const batches = cutBatches(tasks)
    const answers = batches.map(async (batch) => {
      const message: BatchMessage = { cacheDir, setupKey, stageDir, tasks: batch }
      const results: PageResult[] = await pool.run(message, { name: 'runBatch' })
      done += results.length
      onProgress(done, tasks.length)
      return results
    })
    return (await Promise.all(answers)).flat()
  } finally {
    cache.remove(setupKey)
    await pool.destroy()
  }
}

function cutBatches(tasks: readonly PageTask[]): PageTask[][] {
  const batches: PageTask[][] = []
  for (let start = 0; start < tasks.length; start += BATCH_SIZE) batches.push(tasks.slice(start, start + BATCH_SIZE))
  return batches
}
