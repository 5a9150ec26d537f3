import { readFileSync } from 'node:fs'
import { createCacheGap } from '../cache/cache-folder.js'
import { type Cache, openCache } from '../cache/open-cache.js'
import { createIndexBuilder, type IndexBuilder } from './create-index-builder.js'
import { type BuildPage, createPageBuilder } from './create-page-builder.js'
import type { IndexListing, IndexTask } from './index-task.js'
import type { PageResult, PageTask } from './page-task.js'
import type { RenderSetup } from './render-setup.js'
import { runOverlapping } from './run-overlapping.js'
import { stageIndex } from './stage-index.js'

/** Fields of every message to a worker thread. */
interface Message {
  /** Folder of the cache. */
  readonly cacheDir: string
  /** Whether the cache outlives the build. */
  readonly isCachePersistent: boolean
  readonly stageDir: string
}

/** A request to build some pages with one setup. */
export interface BatchMessage extends Message {
  /** Path of a file with the `RenderSetup` as JSON. */
  readonly setupFile: string
  readonly tasks: readonly PageTask[]
}

/** A request to build the index of an edition, once all pages are built. */
export interface IndexMessage extends Message {
  readonly task: IndexTask
  /** Languages of all indexes of the site, BCP 47 tags. */
  readonly languages: readonly string[]
}

/** A worker thread's state that must not be opened or built again for each batch. */
interface WorkerState {
  readonly cache: Cache
  setupFile?: string
  buildPage?: Promise<BuildPage>
  indexBuilder?: Promise<IndexBuilder>
  /** The latest requested batch. */
  last?: Promise<unknown>
  /** Number of requested batches that have not begun. */
  waiting: number
}

/** The tasks of a worker thread. */
export interface TaskRunner {
  /** Builds a batch of pages. It may be called before the previous batch is done. */
  readonly runBatch: (message: BatchMessage) => Promise<PageResult[]>
  /** Writes the files of an index to the staging folder. Requires that the pages' terms are flushed to the cache. */
  readonly runIndex: (message: IndexMessage) => Promise<IndexListing>
}

/** Creates the functions of a worker thread, which keep its open caches and its page builder. */
export function createTaskRunner(
  createBuilder: (setup: RenderSetup, cache: Cache) => Promise<BuildPage> = createPageBuilder,
): TaskRunner {
  const states = new Map<string, WorkerState>()
  const findState = ({ cacheDir, isCachePersistent }: Message): WorkerState => {
    const state = states.get(cacheDir) ?? {
      cache: openCache(cacheDir, { isPersistent: isCachePersistent }),
      waiting: 0,
    }
    states.set(cacheDir, state)
    return state
  }
  const createBatch = async (
    { setupFile, stageDir, tasks }: BatchMessage,
    state: WorkerState,
  ): Promise<PageResult[]> => {
    state.waiting -= 1
    if (state.setupFile !== setupFile) {
      const setup: RenderSetup = JSON.parse(readFileSync(setupFile, 'utf8'))
      state.cache.refresh()
      state.setupFile = setupFile
      state.buildPage = createBuilder(setup, state.cache)
    }
    const buildPage = await state.buildPage
    if (!buildPage) throw new Error('the worker has no page builder')
    const results = await runOverlapping(tasks, (task) => buildPage(task, stageDir))
    // The last queued batch flushes the results of all.
    if (state.waiting === 0 && !state.cache.flush()) throw createCacheGap(state.cache.problem() ?? '')
    return results
  }
  return {
    runBatch: async (message) => {
      const state = findState(message)
      state.waiting += 1
      // Sequential: pages with the same content are adjacent and must not be interleaved with others.
      const results = (state.last ?? Promise.resolve()).then(() => createBatch(message, state))
      state.last = results.catch(() => {})
      return results
    },
    runIndex: async (message) => {
      const state = findState(message)
      // Read the terms that other threads have indexed.
      state.cache.refresh()
      state.indexBuilder ??= createIndexBuilder(message.languages, state.cache)
      return stageIndex(message.task, await state.indexBuilder, message.stageDir)
    },
  }
}
