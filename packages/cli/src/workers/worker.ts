import { readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { createCacheGap } from '../cache/cache-folder.js'
import { type Cache, openCache } from '../cache/open-cache.js'
import { joinActivity } from '../guard/activity.js'
import { rejectExits } from '../guard/reject-exits.js'
import { sendUncaughtErrors } from '../guard/uncaught-in-threads.js'
import { createIndexBuilder, type IndexBuilder } from './create-index-builder.js'
import { type BuildPage, createPageBuilder } from './create-page-builder.js'
import type { IndexListing, IndexTask } from './index-task.js'
import { DEFAULT_THEME, loadTheme } from './load-components.js'
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

rejectExits()
sendUncaughtErrors()
// tinypool adds its own data before that of the pool.
const data: unknown = Array.isArray(workerData) ? workerData[1] : workerData
if (data instanceof SharedArrayBuffer) joinActivity(data)

// Most sites use this theme: load it while the main thread still reads the site.
void loadTheme(DEFAULT_THEME)

// Not shared state: a thread builds one site, and no other thread has access to its memory.
const states = new Map<string, WorkerState>()

/**
 * Builds a batch of pages. Runs in a worker thread, where tinypool calls it by name, possibly before the previous
 * batch is done.
 */
export async function runBatch(message: BatchMessage): Promise<PageResult[]> {
  const state = findState(message)
  state.waiting += 1
  // Sequential: pages with the same content are adjacent and must not be interleaved with others.
  const results = (state.last ?? Promise.resolve()).then(() => buildBatch(message, state))
  state.last = results.catch(() => {})
  return results
}

/** Writes the files of an index to the staging folder. Requires that the pages' terms are flushed to the cache. */
export async function runIndex(message: IndexMessage): Promise<IndexListing> {
  const state = findState(message)
  // Read the terms that other threads have indexed.
  state.cache.refresh()
  state.indexBuilder ??= createIndexBuilder(message.languages, state.cache)
  return stageIndex(message.task, await state.indexBuilder, message.stageDir)
}

function findState({ cacheDir, isCachePersistent }: Message): WorkerState {
  const state = states.get(cacheDir) ?? { cache: openCache(cacheDir, { isPersistent: isCachePersistent }), waiting: 0 }
  states.set(cacheDir, state)
  return state
}

async function buildBatch({ setupFile, stageDir, tasks }: BatchMessage, state: WorkerState): Promise<PageResult[]> {
  state.waiting -= 1
  if (state.setupFile !== setupFile) {
    const setup: RenderSetup = JSON.parse(readFileSync(setupFile, 'utf8'))
    state.cache.refresh()
    state.setupFile = setupFile
    state.buildPage = createPageBuilder(setup, state.cache)
  }
  const buildPage = await state.buildPage
  if (!buildPage) throw new Error('the worker has no page builder')
  const results = await runOverlapping(tasks, (task) => buildPage(task, stageDir))
  // The last queued batch flushes the results of all batches.
  if (state.waiting === 0 && !state.cache.flush()) throw createCacheGap(state.cache.problem() ?? '')
  return results
}
