import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { open, type RootDatabase } from 'lmdb'

/**
 * Key → value store that survives between runs and is shared by the workers. Values are plain data.
 * What is in it is never needed: a run without it makes the same bytes, only later.
 */
export interface Cache {
  readonly get: <Value>(key: string) => Value | undefined
  readonly has: (key: string) => boolean
  /** Queues a write; it is on disk at the latest when `flush` or `close` has resolved. */
  readonly put: (key: string, value: unknown) => void
  readonly remove: (key: string) => void
  readonly keys: (prefix: string) => Iterable<string>
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens the cache below `folder` (LMDB); a damaged or foreign store is thrown away and begun anew. */
export function openCache(folder: string): Cache {
  const path = join(folder, 'store')
  mkdirSync(folder, { recursive: true })
  try {
    return wrap(openStore(path))
  } catch {
    rmSync(path, { recursive: true, force: true })
    rmSync(`${path}-lock`, { force: true })
    return wrap(openStore(path))
  }
}

function openStore(path: string): RootDatabase<unknown, string> {
  return open<unknown, string>({ path, noSubdir: true, encoding: 'msgpack' })
}

function wrap(store: RootDatabase<unknown, string>): Cache {
  return {
    // A value's shape is vouched for by its key, which holds the hash of the code that wrote it.
    get: <Value>(key: string) => store.get(key) as Value | undefined,
    has: (key) => store.doesExist(key),
    put: (key, value) => void store.put(key, value),
    remove: (key) => void store.remove(key),
    keys: (prefix) => store.getKeys({ start: prefix, end: `${prefix}\uffff` }),
    flush: async () => {
      await store.committed
    },
    close: async () => {
      await store.committed
      await store.close()
    },
  }
}
