import { BUILD_ID } from '../cache/build-id.js'
import { hashBytes } from '../cache/hash.js'
import type { Memo } from '../cache/memo.js'
import type { PartialFile } from './source.js'

/** Facts found in the texts of files, cached on disk until a text changes. */
export interface TextFacts {
  /**
   * Returns the cached value of this kind for the file, if its text has the same hash; otherwise the result of `find`:
   * plain data that depends only on kind, path and text.
   */
  readonly recall: <Value>(kind: string, file: Pick<PartialFile, 'path' | 'hash'>, find: () => Value) => Value
  /** Saves the values for later runs, except values of files that are not in the list. */
  readonly save: (files: readonly Pick<PartialFile, 'path'>[]) => void
}

interface FileFacts {
  readonly hash: string
  /** Kind → value. */
  readonly values: Record<string, unknown>
}

/** The values of some files, by path. */
type Shard = Map<string, FileFacts>

/**
 * Hex digits in a shard's name. Files share a shard, because a memo value for each would slow down opening the cache.
 */
const SHARD_DIGITS = 2

/** Opens the facts that earlier runs have saved. */
export function openTextFacts(memo: Memo): TextFacts {
  const shards = new Map<string, Shard>()
  const changed = new Set<string>()
  return {
    recall: <Value>(kind: string, { path, hash }: Pick<PartialFile, 'path' | 'hash'>, find: () => Value) => {
      const name = `texts:${hashBytes(path).slice(0, SHARD_DIGITS)}`
      const shard = shards.get(name) ?? new Map(memo.load<[string, FileFacts][]>(name, BUILD_ID))
      shards.set(name, shard)
      const last = shard.get(path)
      const facts = last?.hash === hash ? last : { hash, values: {} }
      // The kind determines the type.
      if (Object.hasOwn(facts.values, kind)) return facts.values[kind] as Value
      const value = find()
      facts.values[kind] = value
      shard.set(path, facts)
      changed.add(name)
      return value
    },
    save: (files) => {
      if (changed.size === 0) return
      const paths = new Set(files.map(({ path }) => path))
      for (const name of changed) {
        const remaining = [...(shards.get(name) ?? [])].filter(([path]) => paths.has(path))
        memo.save(name, BUILD_ID, remaining)
      }
    },
  }
}

/** Caches no values, for a run that needs each value only once. */
export const NO_TEXT_FACTS: TextFacts = { recall: (_kind, _file, find) => find(), save: () => {} }
