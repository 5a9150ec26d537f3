import type { Config } from '../config/config.js'
import { SEARCH_FOLDER } from '../plan/search-file.js'

/** The file that leads to all indexes of a site; the only one of search whose name is always the same. */
export const SEARCH_MANIFEST_FILE = 'docgen-search.json'

/** What stands in the manifest. */
export interface SearchManifest {
  /** Rises when the manifest is written in another way. */
  readonly version: 1
  /** Address of the script that searches. */
  readonly worker: string
  /** What stands before the name of an index file; `.txt` stands behind it. */
  readonly files: string
  readonly indexes: readonly SearchManifestIndex[]
  /** In the order of the config. */
  readonly contexts: readonly { readonly path: string; readonly label: string }[]
}

/** One index: the pages of a version in a language. */
export interface SearchManifestIndex {
  readonly locale: string
  /** Path of the version below the language's start page, with a final slash, such as `1.0/`; empty for the latest. */
  readonly version: string
  /** Name of the file that opens the index. */
  readonly root: string
  /** The text of this file, where the site has no other index: one request less. */
  readonly text?: string
}

/** The manifest's text. */
export function makeSearchManifest(config: Config, worker: string, indexes: readonly SearchManifestIndex[]): string {
  const manifest: SearchManifest = {
    version: 1,
    worker,
    files: `${config.baseUrl}${SEARCH_FOLDER}/`,
    indexes,
    contexts: config.search.contexts.map(({ path, label }) => ({ path, label })),
  }
  return JSON.stringify(manifest)
}
