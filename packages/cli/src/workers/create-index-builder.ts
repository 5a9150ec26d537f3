import type { Content } from '@docgen/renderer/contract'
import { type Fragment, writeIndex } from '@docgen/renderer/search'
import { createCacheGap } from '../cache/cache-folder.js'
import { hashBytes } from '../cache/hash.js'
import type { Cache } from '../cache/open-cache.js'
import { recallContent } from './content-cache.js'
import type { IndexListing, IndexPageTask, IndexTask } from './index-task.js'
import {
  createPageIndexer,
  cutPage,
  describeFragment,
  recallSearch,
  rememberSearch,
  type SearchRecord,
  toRecord,
} from './search-record.js'

/** Builds search indexes, one after the other, from the cached data of their pages. */
export interface IndexBuilder {
  readonly createIndex: (task: IndexTask) => BuiltIndex
  /** Returns the JSON of a search fragment whose file is neither in the output nor in the staging folder. */
  readonly createFragment: (page: IndexPageTask, fragmentIndex: number) => string
}

/** An index, and the contents of its files except the fragments of pages. */
export interface BuiltIndex {
  readonly listing: IndexListing
  /** Hash → content. */
  readonly files: ReadonlyMap<string, string>
}

/**
 * Creates an index builder for some languages, BCP 47 tags. If it keeps the data of pages, it reads pages that several
 * indexes share once.
 */
export async function createIndexBuilder(
  languages: Iterable<string>,
  cache: Cache,
  { keepsPages = true }: { readonly keepsPages?: boolean } = {},
): Promise<IndexBuilder> {
  const indexPage = await createPageIndexer(languages)
  const recordsByKey = new Map<string, SearchRecord>()
  const findContent = ({ contentKey }: IndexPageTask): Content => {
    const content = recallContent(contentKey, cache)
    if (!content) throw createCacheGap(`the content ${contentKey}`)
    return content
  }
  // Fragments of a page are usually created one after the other.
  let last: { readonly page: IndexPageTask; readonly fragments: readonly Fragment[] } | undefined
  const cutOnce = (page: IndexPageTask): readonly Fragment[] => {
    if (last?.page !== page) last = { page, fragments: cutPage(page.search.facts, findContent(page)) }
    return last.fragments
  }
  const createRecord = (page: IndexPageTask): SearchRecord => {
    const indexed = indexPage(page.search.facts, findContent(page))
    const record = toRecord(
      indexed,
      indexed.fragments.map((fragment) => describeFragment(fragment, Buffer.from(fragment.json))),
    )
    rememberSearch(page.search.key, record, cache)
    return record
  }
  const findRecord = (page: IndexPageTask): SearchRecord => {
    const { key } = page.search
    const record = recordsByKey.get(key) ?? recallSearch(key, cache) ?? createRecord(page)
    if (keepsPages) recordsByKey.set(key, record)
    return record
  }
  return {
    createIndex: ({ pages, ...about }) => {
      const fragments: IndexListing['fragments'][number][] = []
      function* readDocuments(): Generator<SearchRecord> {
        for (const [page, task] of pages.entries()) {
          const record = findRecord(task)
          for (const [fragmentIndex, { hash, size }] of record.fragments.entries())
            fragments.push({ hash, size, page, fragmentIndex })
          yield record
        }
      }
      const { root, files } = writeIndex({ ...about, documents: readDocuments(), hash: hashBytes })
      const listing: IndexListing = {
        root,
        files: Array.from(files, ([hash, text]) => ({ hash, size: Buffer.byteLength(text) })),
        fragments,
      }
      return { listing, files }
    },
    createFragment: (page, fragmentIndex) => {
      const fragment = cutOnce(page)[fragmentIndex]
      if (!fragment) throw new Error(`search has no fragment ${fragmentIndex} of the content ${page.contentKey}`)
      return fragment.json
    },
  }
}
