import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { open, type RootDatabase } from 'lmdb'

/**
 * Key → value store that survives between runs and is shared by the workers. Values are plain data.
 * What is in it is never needed: a run without it makes the same bytes, only later.
 */
export interface Cache {
  readonly get: <Value>(key: string) => Value | undefined
  /** Queues a write; others see it at the latest when `flush` or `close` has been called. */
  readonly put: (key: string, value: unknown) => void
  readonly remove: (key: string) => void
  readonly keys: (prefix: string) => Iterable<string>
  readonly flush: () => void
  readonly close: () => Promise<void>
}

/** Opens the cache below `folder` (LMDB); a file that is no store of ours, or only part of one, is thrown away and begun anew. */
export function openCache(folder: string): Cache {
  const path = join(folder, STORE_NAME)
  mkdirSync(folder, { recursive: true })
  if (!isStore(path)) {
    for (const suffix of ['', '-lock', SIZE_SUFFIX]) rmSync(path + suffix, { recursive: true, force: true })
  }
  return wrap(openStore(path), path)
}

// The number rises when values are written in another way, so that no docgen reads what it does not understand.
const STORE_NAME = 'store-2'

// LMDB ends the whole process over a file that it does not know, so nobody may ask it to open one.
const MAGIC = Buffer.from('dec0efbe', 'hex')
const MAGIC_OFFSET = 24
// A store never shrinks: one that is smaller than it was when it was closed has been cut off, by a copy that failed, say.
const SIZE_SUFFIX = '-size'

function isStore(path: string): boolean {
  if (!existsSync(path) || !statSync(path).isFile()) return false
  const head = Buffer.alloc(MAGIC_OFFSET + MAGIC.length)
  const file = openSync(path, 'r')
  const length = readSync(file, head, 0, head.length, 0)
  closeSync(file)
  const isKnown = length === head.length && head.subarray(MAGIC_OFFSET).equals(MAGIC)
  return isKnown && statSync(path).size >= readClosingSize(path)
}

function readClosingSize(path: string): number {
  const file = path + SIZE_SUFFIX
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
}

function openStore(path: string): RootDatabase<unknown, string> {
  return open<unknown, string>({ path, noSubdir: true, encoding: 'json', compression: true, noSync: true })
}

// LMDB would otherwise commit once for each turn of the event loop, so once for each page, and every commit holds up
// whoever creates files on the same disk. More than this is not worth waiting for: the values take up memory.
const QUEUE_LIMIT = 64

function wrap(store: RootDatabase<unknown, string>, path: string): Cache {
  const queue = new Map<string, unknown>()
  const flush = (): void => {
    if (queue.size === 0) return
    store.transactionSync(() => {
      for (const [key, value] of queue) {
        if (value === undefined) store.removeSync(key)
        else store.putSync(key, value)
      }
    })
    queue.clear()
  }
  const enqueue = (key: string, value: unknown): void => {
    queue.set(key, value)
    if (queue.size >= QUEUE_LIMIT) flush()
  }
  return {
    // A value's shape is vouched for by its key, which holds the hash of the code that wrote it.
    get: <Value>(key: string) => (queue.has(key) ? queue.get(key) : store.get(key)) as Value | undefined,
    put: enqueue,
    remove: (key) => enqueue(key, undefined),
    keys: (prefix) => {
      flush()
      return store.getKeys({ start: prefix, end: `${prefix}\uffff` })
    },
    flush,
    close: async () => {
      flush()
      await store.close()
      writeFileSync(path + SIZE_SUFFIX, String(statSync(path).size))
    },
  }
}
