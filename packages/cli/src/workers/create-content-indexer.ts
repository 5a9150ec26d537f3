import { join } from 'node:path'
import type { Content } from '@docgen/renderer/contract'
import type { Fragment } from '@docgen/renderer/search'
import type { Cache } from '../cache/open-cache.js'
import { searchFile } from '../plan/plan-search-facts.js'
import type { Encode } from './create-encoder.js'
import type { SearchTask, WritePage } from './page-task.js'
import type { RenderSetup } from './render-setup.js'
import {
  createPageIndexer,
  describeFragment,
  type FragmentFile,
  type IndexPage,
  knowsSearch,
  rememberSearch,
  toRecord,
} from './search-record.js'

/** Inputs of an indexer. */
export interface ContentIndexerOptions {
  readonly setup: RenderSetup
  readonly cache: Cache
  readonly encode: Encode
  /** Receives the files of fragments. */
  readonly write: WritePage
}

/** The content of a page that search can find. */
export interface IndexedContent {
  readonly search: SearchTask
  readonly content: Content
  /** Whether the content was compiled just now: the cache then has no search data of it. */
  readonly isCompiled: boolean
  readonly stageDir: string
}

/**
 * Creates a function that indexes the terms of a page's content. It writes the fragments right away, because most of
 * them are new, and stores the search data in the cache. It skips content whose search data is in the cache.
 */
export function createContentIndexer(options: ContentIndexerOptions): (indexed: IndexedContent) => Promise<void> {
  const { setup, cache, encode, write } = options
  // A site without search needs no indexer.
  let indexer: Promise<IndexPage> | undefined
  const loadIndexer = (): Promise<IndexPage> => {
    indexer ??= createPageIndexer(Object.values(setup.locales).map(({ site }) => site.language))
    return indexer
  }
  const writeFragment = (fragment: Fragment, stageDir: string): FragmentFile => {
    const bytes = encode(fragment.json)
    const file = describeFragment(fragment, bytes)
    if (!setup.skipsRendering) write(join(stageDir, searchFile(file.hash)), bytes)
    return file
  }
  // The same text in the next version or in another language, which often comes next, has the same fragments.
  let lastKey: string | undefined
  let lastFiles: { readonly fragments: readonly Fragment[]; readonly files: readonly FragmentFile[] } | undefined
  return async ({ search: { facts, key }, content, isCompiled, stageDir }) => {
    // Content from the cache may be indexed only for another language or title.
    if (key === lastKey || (!isCompiled && knowsSearch(key, cache))) return
    const indexPage = await loadIndexer()
    const indexed = indexPage(facts, content)
    if (lastFiles?.fragments !== indexed.fragments) {
      const files = indexed.fragments.map((fragment) => writeFragment(fragment, stageDir))
      lastFiles = { fragments: indexed.fragments, files }
    }
    rememberSearch(key, toRecord(indexed, lastFiles.files), cache)
    lastKey = key
  }
}
