import { BUILD_ID } from '../cache/build-id.js'
import type { Memo } from '../cache/memo.js'

/** The results of a gate for single files, kept for later runs. */
export interface FileResults<Value> {
  /** The saved result for the hash of a file's bytes; if there is none, the result of `compute`. */
  readonly get: (hash: string, compute: () => Value) => Value
  /** Saves the results that this run has used, and removes all other results. */
  readonly save: () => void
}

/** Opens the results that a gate has saved; `inputs` is everything they depend on besides the bytes of the files. */
export function openFileResults<Value>(memo: Memo, name: string, inputs: unknown = ''): FileResults<Value> {
  const key = [BUILD_ID, inputs]
  const saved = new Map(memo.load<(readonly [string, Value])[]>(`gate-${name}`, key))
  const used = new Map<string, Value>()
  let isChanged = false
  return {
    get: (hash, compute) => {
      const existing = used.get(hash) ?? saved.get(hash)
      if (existing === undefined) isChanged = true
      const value = existing ?? compute()
      used.set(hash, value)
      return value
    },
    save: () => {
      if (isChanged || used.size !== saved.size) memo.save(`gate-${name}`, key, [...used])
    },
  }
}
