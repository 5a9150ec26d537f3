import { type Diagnostic, didYouMean, nearestWord, type Outcome } from '@docgen/renderer/contract'
import type { Collection } from '../config/collection.js'
import type { Config } from '../config/config.js'
import { loadConfig } from '../config/load-config.js'
import { lockVersions } from '../session/version-journal.js'

/** The version to change. */
export interface VersionRequest {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  readonly name: string
  /** Id of the docs folder; if absent, the first docs folder. */
  readonly docs?: string | undefined
  /** Called with the id of the process that is changing versions of the site, if there is one to wait for. */
  readonly onWait?: ((pid: number) => void) | undefined
}

/** Inputs of a change of versions. */
export interface VersionSite {
  readonly config: Config
  readonly collection: Collection
  /** Diagnostics of the config. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Runs a change of a site's versions while no other process changes them: each change reads the list that the previous
 * change wrote.
 */
export async function changeVersions<Value>(
  { siteDir, docs, onWait }: VersionRequest,
  change: (site: VersionSite) => Promise<VersionOutcome<Value>>,
): Promise<VersionOutcome<Value>> {
  const loaded = await loadConfig(siteDir)
  if (!loaded.value) return { value: undefined, diagnostics: loaded.diagnostics, isRefused: true }
  const { config } = loaded.value
  const docsSettings = findDocs(config, docs)
  const collection = docsSettings.value
  if (!collection)
    return { value: undefined, diagnostics: [...loaded.diagnostics, ...docsSettings.diagnostics], isRefused: true }
  const lock = await lockVersions(siteDir, { onWait })
  if ('holder' in lock) return { value: undefined, diagnostics: [...loaded.diagnostics, describeHolder(lock)] }
  try {
    return await change({ config, collection, diagnostics: loaded.diagnostics })
  } finally {
    lock.release()
  }
}

function describeHolder({ holder, file }: { readonly holder: number; readonly file: string }): Diagnostic {
  return {
    code: 'version-change-failed',
    severity: 'error',
    message: `another docgen (process ${holder}) has been changing versions of this site for ten minutes`,
    hint: `End that process, or delete ${file} if it is not docgen`,
  }
}

/** Finds the docs folder with an id, by default the first docs folder; a diagnostic if no folder has the id. */
function findDocs({ collections }: Pick<Config, 'collections'>, id?: string): Outcome<Collection | undefined> {
  const docs = collections.filter(({ kind }) => kind === 'docs')
  const docsSettings = id === undefined ? docs[0] : docs.find((each) => each.id === id)
  if (docsSettings) return { value: docsSettings, diagnostics: [] }
  const docsIds = docs.map((each) => each.id)
  const near = nearestWord(id ?? '', docsIds)
  const diagnostic: Diagnostic = {
    code: 'unknown-docs',
    severity: 'error',
    message: `no docs folder has the id ${JSON.stringify(id)}; available: ${docsIds.join(', ')}`,
    ...(near !== undefined && { hint: didYouMean(near) }),
  }
  return { value: undefined, diagnostics: [diagnostic] }
}

/** Result of a change of versions. The value is undefined if nothing was changed. */
export interface VersionOutcome<Value> extends Outcome<Value | undefined> {
  /**
   * Whether the config is unusable, or the request is invalid for any version: wrong usage rather than an error in
   * the content.
   */
  readonly isRefused?: boolean
}
