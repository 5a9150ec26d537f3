import type { Tinypool } from 'tinypool'
import { sharedActivity } from '../guard/activity.js'
import { startWatchdog } from '../guard/start-watchdog.js'
import type { IndexListing } from './index-task.js'
import type { PageResult } from './page-task.js'
import type { BatchMessage, IndexMessage } from './worker.js'

/** Threads that make pages, and indexes of them. */
export interface WorkerPool {
  readonly threads: number
  readonly run: (message: BatchMessage) => Promise<PageResult[]>
  readonly stageIndex: (message: IndexMessage) => Promise<IndexListing>
  /** Ends the threads; every later call waits for the same end. */
  readonly close: () => Promise<void>
}

/** Batches that a thread has at hand, so that it need not wait until this one, which makes pages too, hears of it. */
export const AHEAD = 2

/** Starts threads; they load compiler and theme at once, while the caller goes on reading the site. */
export function openWorkerPool(threads: number): WorkerPool {
  const pool = startPool(threads)
  let closing: Promise<void> | undefined
  return {
    threads,
    run: async (message) => (await pool).run(message, { name: 'runBatch' }),
    stageIndex: async (message) => (await pool).run(message, { name: 'runIndex' }),
    close: () => {
      closing ??= pool.then((started) => started.destroy())
      return closing
    },
  }
}

async function startPool(threads: number): Promise<Tinypool> {
  startWatchdog()
  const { Tinypool } = await import('tinypool')
  return new Tinypool({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    workerData: sharedActivity(),
    concurrentTasksPerWorker: AHEAD,
    // Every page makes megabytes of short-lived trees: with little room for them, collecting takes a tenth of the time.
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  })
}
