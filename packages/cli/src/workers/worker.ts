import { type Cache, openCache } from '../cache/open-cache.js'
import { createPageMaker, type MakePage } from './create-page-maker.js'
import { DEFAULT_THEME, loadTheme } from './load-components.js'
import type { PageResult, PageTask } from './page-task.js'
import type { RenderSetup } from './render-setup.js'

/** What a worker thread is asked: some pages under one setup. */
export interface BatchMessage {
  readonly cacheDir: string
  /** Cache key of the `RenderSetup`. */
  readonly setupKey: string
  readonly stageDir: string
  readonly tasks: readonly PageTask[]
}

/** A worker thread's own copies of what must not be opened or built for each batch anew. */
interface WorkerState {
  readonly cache: Cache
  setupKey?: string
  maker?: Promise<MakePage>
}

// Most sites use this theme: it loads while the main thread still reads them.
void loadTheme(DEFAULT_THEME)

// A thread serves one site, and its memory is its own: this is the thread's `main`, not shared module state.
const states = new Map<string, WorkerState>()

/** Makes a batch of pages. Runs in a worker thread (tinypool calls it by name). */
export async function runBatch({ cacheDir, setupKey, stageDir, tasks }: BatchMessage): Promise<PageResult[]> {
  const state = states.get(cacheDir) ?? { cache: openCache(cacheDir) }
  states.set(cacheDir, state)
  if (state.setupKey !== setupKey) {
    const setup = state.cache.get<RenderSetup>(setupKey)
    if (!setup) throw new Error('the render setup is not in the cache')
    state.setupKey = setupKey
    state.maker = createPageMaker(setup, state.cache)
  }
  const makePage = await state.maker
  if (!makePage) throw new Error('the worker has no page maker')
  const results: PageResult[] = []
  for (const task of tasks) results.push(await makePage(task, stageDir))
  state.cache.flush()
  return results
}
