import { NAME_LENGTH } from '@docgen/renderer/search'
import type { Memo } from '../../cache/memo.js'
import { once } from '../../cache/once.js'
import type { Cache } from '../../cache/open-cache.js'
import type { Artifact } from '../../emit/artifact.js'
import { searchFile } from '../../plan/plan-search-facts.js'
import { createSearchManifest, SEARCH_MANIFEST_FILE } from '../../search/search-manifest.js'
import { createIndexBuilder, type IndexBuilder } from '../../workers/create-index-builder.js'
import type { IndexListing, ListedFile } from '../../workers/index-task.js'
import { stageFiles } from '../../workers/stage-index.js'
import { type IndexStage, stageIndexes } from '../../workers/stage-indexes.js'
import type { ClientFiles } from '../prepare-client-files.js'
import { type IndexPlanInput, type PlannedIndex, planIndexes } from './plan-indexes.js'

/** Inputs of the search files. */
export interface SearchInput extends Omit<IndexPlanInput, 'findSearchLanguage'> {
  readonly memo: Memo
  readonly cache: Cache
  /** The search scripts, also those for languages other than English. */
  readonly client: Pick<ClientFiles, 'searchWorker' | 'searchPage' | 'findSearchLanguage'>
  /** The threads that have built the pages, if any. */
  readonly stage?: IndexStage | undefined
}

/**
 * Creates the search scripts, the manifest, and the index files for each version and language. If no page has changed,
 * it reads the list of index files from the cache instead of building the indexes.
 */
export async function createSearchFiles({ memo, cache, client, stage, ...input }: SearchInput): Promise<Artifact[]> {
  const { config } = input
  if (!config.search.enabled) return []
  const { searchWorker, searchPage } = client
  const planned = planIndexes({ ...input, findSearchLanguage: client.findSearchLanguage })
  const languages = new Set(planned.map(({ task }) => task.language))
  const builder = await createIndexBuilder(languages, cache, { keepsPages: planned.length > 1 })
  const indexes = await listIndexes(planned, { memo, cache, builder, stage })
  const manifest = {
    file: SEARCH_MANIFEST_FILE,
    bytes: createSearchManifest(
      config,
      { worker: config.baseUrl + searchWorker.file, page: config.baseUrl + searchPage.file },
      indexes.flatMap(({ planned: { locale, versions }, listing: { root, rootText } }) =>
        versions.map((version, at) => ({
          locale,
          version,
          root: root.slice(0, NAME_LENGTH),
          ...(rootText !== undefined && at === 0 && { text: rootText }),
        })),
      ),
    ),
  }
  const files = indexes.flatMap((index) => collectFiles(index, builder))
  // Identical files of several versions are one file.
  return [searchWorker, searchPage, manifest, ...new Map(files.map((artifact) => [artifact.file, artifact])).values()]
}

/** An index with the list of its files. */
interface ListedIndex {
  readonly planned: PlannedIndex
  readonly listing: IndexListing
  /** Hash → content, if it was just built and is not staged yet. */
  readonly texts?: ReadonlyMap<string, string>
}

interface IndexTools {
  readonly memo: Memo
  readonly cache: Cache
  readonly builder: IndexBuilder
  readonly stage: IndexStage | undefined
}

/** Lists the files of all indexes, from the cache if their pages are unchanged. */
async function listIndexes(planned: readonly PlannedIndex[], tools: IndexTools): Promise<ListedIndex[]> {
  const { memo } = tools
  const recalled = planned.map((index) => memo.load<IndexListing>(nameOf(index), index.key))
  const missing = planned.filter((_index, number) => !recalled[number])
  const created = new Map((await createIndexes(missing, tools)).map((index) => [index.planned, index]))
  for (const { planned, listing } of created.values()) {
    memo.save(nameOf(planned), planned.key, listing)
  }
  return planned.map((index, number) => created.get(index) ?? { planned: index, listing: required(recalled[number]) })
}

async function createIndexes(
  planned: readonly PlannedIndex[],
  { cache, builder, stage }: IndexTools,
): Promise<ListedIndex[]> {
  // A single index is not worth sending to another thread.
  if (!stage || planned.length < 2) {
    return planned.map((index) => {
      const { listing, files } = builder.createIndex(index.task)
      const rootText = index.isAlone ? { rootText: required(files.get(listing.root)) } : {}
      // On a large site, the files take as much memory as the pages.
      if (stage) stageFiles(files, stage.stageDir)
      return { planned: index, listing: { ...listing, ...rootText }, ...(!stage && { texts: files }) }
    })
  }
  const tasks = planned.map(({ task }) => task)
  const listings = await stageIndexes(tasks, stage, { builder, cache })
  return planned.map((index, number) => ({ planned: index, listing: required(listings[number]) }))
}

function nameOf({ edition }: PlannedIndex): string {
  return `search-index:${edition}`
}

function collectFiles({ planned: { task, module }, listing, texts }: ListedIndex, builder: IndexBuilder): Artifact[] {
  // If a file was deleted from the output after the index was listed, its content has to be built again.
  const rebuild = once(() => builder.createIndex(task).files)
  return [
    ...listing.files.map((file) => asArtifact(file, () => required((texts ?? rebuild()).get(file.hash)))),
    ...listing.fragments.map((file) =>
      asArtifact(file, () => builder.createFragment(required(task.pages[file.page]), file.fragmentIndex)),
    ),
    ...(module ? [module.artifact] : []),
  ]
}

function asArtifact({ hash, size }: ListedFile, create: () => string): Artifact {
  return { file: searchFile(hash), hash, size, create }
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('search has lost a part of an index')
  return value
}
