import { join } from 'node:path'
import { readReason } from '@docgen/renderer/contract'
import type { CheckTypes, TypedCode } from '@docgen/renderer/markdown'
import { hashBytes, hashValue } from '../../cache/hash.js'
import type { Cache } from '../../cache/open-cache.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import type { RunTwoslash } from './run-twoslash.js'
import type { TypeCheckSettings } from './type-check-settings.js'

/** A block in the cache, with the hashes of the files of the site that its types may depend on. */
interface CheckedBlock {
  readonly typed: TypedCode
  readonly hashes: readonly string[]
}

/** Start of the keys of checked blocks in the cache. */
export const TYPES = 'types:'

/** The last loaded packages: a session creates a type check for each change of the site. */
let loaded: { readonly key: string; readonly run: Promise<RunTwoslash> } | undefined

/** Creates the type check of a thread. It loads the packages for the first block that the cache lacks. */
export function openTypeCheck(settings: TypeCheckSettings, cache: Pick<Cache, 'get' | 'put'>): CheckTypes {
  const { key, packagesKey, siteDir, problem } = settings
  const load = (): Promise<RunTwoslash> => {
    if (loaded?.key !== key)
      loaded = { key, run: import('./run-twoslash.js').then(({ loadTwoslash }) => loadTwoslash(settings)) }
    return loaded.run
  }
  return async (code, language) => {
    if (problem) return { problem }
    const blockKey = `${TYPES}${hashValue([packagesKey, language, code])}`
    const cached = cache.get<CheckedBlock>(blockKey)
    if (cached && hashFiles(siteDir, cached.typed.inputs).join() === cached.hashes.join())
      return { ...cached.typed, key: blockKey }
    try {
      const typed = (await load())(code, language)
      // A missing file may have caused an error. No hash changes when the file appears, so errors are not cached.
      if (typed.problems.length > 0) return typed
      cache.put(blockKey, { typed, hashes: hashFiles(siteDir, typed.inputs) })
      return { ...typed, key: blockKey }
    } catch (error) {
      const message = `docgen can't load TypeScript or twoslash: ${readReason(error).split('\n', 1)[0]}`
      return { problem: { message, hint: 'Install the packages again' } }
    }
  }
}

function hashFiles(siteDir: string, paths: readonly string[]): readonly string[] {
  return paths.map((path) => {
    try {
      return hashBytes(readRegularFile(join(siteDir, path)))
    } catch {
      return ''
    }
  })
}
