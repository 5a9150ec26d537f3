import { readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { createCacheGap } from '../cache/cache-gap.js'
import { type Cache, openCache } from '../cache/open-cache.js'
import { joinActivity } from '../guard/activity.js'
import { refuseExits } from '../guard/refuse-exits.js'
import { createIndexMaker, type IndexMaker } from './create-index-maker.js'
import { createPageMaker, type MakePage } from './create-page-maker.js'
import type { IndexListing, IndexTask } from './index-task.js'
import { DEFAULT_THEME, loadTheme } from './load-components.js'
import type { PageResult, PageTask } from './page-task.js'
import type { RenderSetup } from './render-setup.js'
import { stageIndex } from './stage-index.js'

/** What every message to a worker thread says. */
interface Message {
  /** Folder of the cache. */
  readonly cacheDir: string
  /** Whether the cache outlives the build. */
  readonly isCacheLasting: boolean
  readonly stageDir: string
}

/** What a worker thread is asked: some pages under one setup. */
export interface BatchMessage extends Message {
  /** Path of a file with the `RenderSetup` as JSON. */
  readonly setupFile: string
  readonly tasks: readonly PageTask[]
}

/** The other thing that it is asked: the index of an edition, once all pages are made. */
export interface IndexMessage extends Message {
  readonly task: IndexTask
  /** Of all indexes of the site, BCP 47 tags. */
  readonly languages: readonly string[]
}

/** A worker thread's own copies of what must not be opened or built for each batch anew. */
interface WorkerState {
  readonly cache: Cache
  setupFile?: string
  maker?: Promise<MakePage>
  indexMaker?: Promise<IndexMaker>
  /** The batch that was asked for last. */
  last?: Promise<unknown>
  /** Batches that were asked for and are not begun. */
  waiting: number
}

refuseExits()
// tinypool hands over its own data beside that of the pool.
const given: unknown = Array.isArray(workerData) ? workerData[1] : workerData
if (given instanceof SharedArrayBuffer) joinActivity(given)

// Most sites use this theme: it loads while the main thread still reads them.
void loadTheme(DEFAULT_THEME)

// A thread serves one site, and its memory is its own: this is the thread's `main`, not shared module state.
const states = new Map<string, WorkerState>()

/** Makes a batch of pages. Runs in a worker thread (tinypool calls it by name), which may be asked for the next before. */
export async function runBatch(message: BatchMessage): Promise<PageResult[]> {
  const state = findState(message)
  state.waiting += 1
  // One after the other: pages of one text stand next to each other, and must not get others in between.
  const results = (state.last ?? Promise.resolve()).then(() => makeBatch(message, state))
  state.last = results.catch(() => {})
  return results
}

/** Writes the files of an index into the staging folder. The pages' terms have been flushed by then. */
export async function runIndex(message: IndexMessage): Promise<IndexListing> {
  const state = findState(message)
  // What the other threads have counted.
  state.cache.refresh()
  state.indexMaker ??= createIndexMaker(message.languages, state.cache)
  return stageIndex(message.task, await state.indexMaker, message.stageDir)
}

function findState({ cacheDir, isCacheLasting }: Message): WorkerState {
  const state = states.get(cacheDir) ?? { cache: openCache(cacheDir, { isLasting: isCacheLasting }), waiting: 0 }
  states.set(cacheDir, state)
  return state
}

async function makeBatch({ setupFile, stageDir, tasks }: BatchMessage, state: WorkerState): Promise<PageResult[]> {
  state.waiting -= 1
  if (state.setupFile !== setupFile) {
    const setup: RenderSetup = JSON.parse(readFileSync(setupFile, 'utf8'))
    state.cache.refresh()
    state.setupFile = setupFile
    state.maker = createPageMaker(setup, state.cache)
  }
  const makePage = await state.maker
  if (!makePage) throw new Error('the worker has no page maker')
  const results: PageResult[] = []
  for (const task of tasks) results.push(await makePage(task, stageDir))
  // The last of those at hand writes for all.
  if (state.waiting === 0 && !state.cache.flush()) throw createCacheGap(state.cache.problem() ?? '')
  return results
}
