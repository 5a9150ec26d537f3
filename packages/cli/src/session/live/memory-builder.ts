import { sep } from 'node:path'
import type { Cache } from '../../cache/open-cache.js'
import type { BuildPage } from '../../workers/create-page-builder.js'
import type { PageResult, PageTask } from '../../workers/page-task.js'
import type { RenderSetup } from '../../workers/render-setup.js'

/** The result of building a page, with its files. */
export interface BuiltInMemory {
  readonly result: PageResult
  /** Path below the output folder → bytes. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** Builds pages in memory, several at once if need be. */
export interface MemoryBuilder {
  readonly build: (task: PageTask) => Promise<BuiltInMemory>
  /** Builds a page only for its effects, such as passing it through the Markdown plugins. */
  readonly discard: (task: PageTask) => Promise<PageResult>
}

/** Creates a function that returns the builder for a setup, which is loaded again only if the setup changes. */
export function createMemoryBuilders(cache: Cache): (setup: RenderSetup) => Promise<MemoryBuilder> {
  let last: { readonly setup: RenderSetup; readonly builder: Promise<MemoryBuilder> } | undefined
  return (setup) => {
    if (last?.setup !== setup) last = { setup, builder: loadBuilder(setup, cache) }
    return last.builder
  }
}

async function loadBuilder(setup: RenderSetup, cache: Cache): Promise<MemoryBuilder> {
  // Folder → file → bytes. Each call writes to another folder, so that concurrent calls do not mix up bytes.
  const filesByFolder = new Map<string, Map<string, Uint8Array>>()
  let calls = 0
  const { createPageBuilder } = await import('../../workers/create-page-builder.js')
  const buildPage: BuildPage = await createPageBuilder(setup, cache, (path, bytes) => {
    const [folder = '', ...file] = path.split(sep)
    filesByFolder.get(folder)?.set(file.join(sep), Buffer.from(bytes))
  })
  return {
    build: async (task) => {
      calls += 1
      const folder = String(calls)
      const files = new Map<string, Uint8Array>()
      filesByFolder.set(folder, files)
      const result = await buildPage(task, folder)
      filesByFolder.delete(folder)
      return { result, files }
    },
    discard: (task) => buildPage(task, ''),
  }
}
