import type { Tinypool } from 'tinypool'
import { sharedActivity } from '../guard/activity.js'
import { startWatchdog } from '../guard/start-watchdog.js'
import { receiveUncaughtErrors } from '../guard/uncaught-in-threads.js'
import type { BatchMessage, IndexMessage } from './create-task-runner.js'
import type { IndexListing } from './index-task.js'
import type { PageResult } from './page-task.js'

/** Threads that build pages and their indexes. */
export interface WorkerPool {
  readonly threads: number
  readonly run: (message: BatchMessage) => Promise<PageResult[]>
  readonly stageIndex: (message: IndexMessage) => Promise<IndexListing>
  /** Ends the threads; later calls return the same promise. */
  readonly close: () => Promise<void>
}

/** Batches queued per thread: a thread then has its next batch even while the main thread is busy with a page. */
export const AHEAD = 2

/** Starts threads, which load the compiler and the theme while the caller still reads the site. */
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
  receiveUncaughtErrors()
  const { Tinypool } = await import('tinypool')
  return new Tinypool({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    workerData: sharedActivity(),
    concurrentTasksPerWorker: AHEAD,
    // Every page creates megabytes of short-lived trees: a small young generation would spend a tenth of the time on
    // garbage collection.
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  })
}
