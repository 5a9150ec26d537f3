import type { Config } from '../config/config.js'
import { SEARCH_FOLDER } from '../plan/plan-search-facts.js'

/** Name of the file that lists all indexes of a site; the only search file with a fixed name. */
export const SEARCH_MANIFEST_FILE = 'docgen-search.json'

/** Content of the search manifest. */
export interface SearchManifest {
  /** Increases when the format changes. */
  readonly version: 1
  /** URL of the search script. */
  readonly worker: string
  /** URL of the search page's script, which contains the search script. */
  readonly page: string
  /** URL prefix of index files; `.txt` is the suffix. */
  readonly files: string
  readonly indexes: readonly SearchManifestIndex[]
  /** In the order of the config. */
  readonly contexts: readonly { readonly path: string; readonly label: string }[]
}

/** An index: the pages of a version in a language. */
export interface SearchManifestIndex {
  readonly locale: string
  /**
   * Path of the version below the language's home page, with a trailing slash, such as `1.0/`; empty for the
   * latest.
   */
  readonly version: string
  /** Name of the index's root file. */
  readonly root: string
  /** Content of that file if the site has only one index; saves a request. */
  readonly text?: string
}

/** Returns the manifest as JSON. */
export function createSearchManifest(
  config: Config,
  scripts: Pick<SearchManifest, 'worker' | 'page'>,
  indexes: readonly SearchManifestIndex[],
): string {
  const manifest: SearchManifest = {
    version: 1,
    ...scripts,
    files: `${config.baseUrl}${SEARCH_FOLDER}/`,
    indexes,
    contexts: config.search.contexts.map(({ path, label }) => ({ path, label })),
  }
  return JSON.stringify(manifest)
}
