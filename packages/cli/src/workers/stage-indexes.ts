// Yield between indexes to handle signals and messages of other threads.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Cache } from '../cache/open-cache.js'
import type { IndexBuilder } from './create-index-builder.js'
import { shareBatches } from './group-tasks.js'
import type { IndexListing, IndexTask } from './index-task.js'
import { stageIndex } from './stage-index.js'
import { AHEAD, type WorkerPool } from './worker-pool.js'

/** The pool of other threads that write indexes, and the staging folder. */
export interface IndexStage {
  readonly pool: WorkerPool
  readonly stageDir: string
}

/** The index builder of this thread, and the cache with the terms of the pages. */
export interface LocalIndexing {
  readonly builder: IndexBuilder
  readonly cache: Cache
}

/**
 * Builds indexes in the threads of a pool and in this one, writes their files to the staging folder, and lists them
 * in the order of the tasks.
 */
export async function stageIndexes(
  tasks: readonly IndexTask[],
  { pool, stageDir }: IndexStage,
  { builder, cache }: LocalIndexing,
): Promise<IndexListing[]> {
  const languages = [...new Set(tasks.map(({ language }) => language))]
  const listings: IndexListing[] = []
  const take = shareBatches(tasks.length, pool.threads + 1)
  const takeBatches = async (
    thread: number,
    stage: (task: IndexTask) => IndexListing | Promise<IndexListing>,
  ): Promise<void> => {
    for (let index = take(thread); index !== undefined; index = take(thread)) {
      const task = tasks[index]
      if (task) listings[index] = await stage(task)
      await nextTurn()
    }
  }
  // Other threads read the terms that this one has indexed from the cache.
  if (!cache.flush() || cache.folder === undefined) return tasks.map((task) => stageIndex(task, builder, stageDir))
  const message = { cacheDir: cache.folder, isCachePersistent: cache.isPersistent, stageDir, languages }
  const threads = Array.from({ length: pool.threads * AHEAD }, (_thread, index) =>
    takeBatches(1 + (index % pool.threads), (task) => pool.stageIndex({ ...message, task })),
  )
  await Promise.all([takeBatches(0, (task) => stageIndex(task, builder, stageDir)), ...threads])
  return listings
}
