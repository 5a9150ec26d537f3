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
import { createWriteQueue } from './write-queue.js'

/**
 * Key → value store that survives between runs and is shared by the workers. Values are plain data.
 * What is in it is never needed: a run without it makes the same bytes, only later.
 */
export interface Cache {
  /** Whether it outlives the process. */
  readonly isLasting: boolean
  readonly get: <Value>(key: string) => Value | undefined
  /** Queues a write; others see it at the latest when `flush` or `close` has been called. */
  readonly put: (key: string, value: unknown) => void
  /** The same for a text that is no JSON: several times faster for long ones. */
  readonly getText: (key: string) => string | undefined
  readonly putText: (key: string, text: string) => void
  readonly remove: (key: string) => void
  readonly flush: () => void
  readonly close: () => Promise<void>
}

/**
 * Opens the cache below `folder` (LMDB); a file that is no store of ours, or only part of one, is thrown away and begun
 * anew. One that is not lasting goes when the process does: no write waits for the disk.
 */
export function openCache(folder: string, { isLasting = true }: { readonly isLasting?: boolean } = {}): Cache {
  const path = join(folder, STORE_NAME)
  mkdirSync(folder, { recursive: true })
  if (!isStore(path)) {
    for (const suffix of ['', '-lock', SIZE_SUFFIX]) rmSync(path + suffix, { recursive: true, force: true })
  }
  return { isLasting, ...wrap(openStore(path, isLasting), path) }
}

// The number rises when values are written in another way, so that no docgen reads what it does not understand.
const STORE_NAME = 'store-4'

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

/** Bytes from which a value is packed: pages of an API shrink to a quarter, while a page of Markdown is written sooner than packed. */
const LONG = 64 * 1024

function openStore(path: string, isLasting: boolean): RootDatabase<Buffer, string> {
  const settings = { noSubdir: true, encoding: 'binary', compression: { threshold: LONG } } as const
  return open<Buffer, string>({ path, ...settings, noSync: !isLasting })
}

// In bytes. LMDB would otherwise commit once for each turn of the event loop, so once for each page, and every
// commit holds up whoever creates files on the same disk. More than this is not worth waiting for: it takes up memory.
const QUEUE_ROOM = 4_000_000

function wrap(store: RootDatabase<Buffer, string>, path: string): Omit<Cache, 'isLasting'> {
  const queue = createWriteQueue(QUEUE_ROOM)
  // A full disk is told of once: closing would fail anew, and say less.
  let hasFailed = false
  const flush = (): void => {
    if (queue.isEmpty() || hasFailed) return
    hasFailed = true
    store.transactionSync(() => {
      queue.empty((key, bytes) => {
        if (bytes === undefined) store.removeSync(key)
        else store.putSync(key, bytes)
      })
    })
    hasFailed = false
  }
  const getText = (key: string): string | undefined => {
    const waiting = queue.find(key)
    return (waiting ? waiting.bytes : store.get(key))?.toString()
  }
  const putText = (key: string, text: string): void => {
    if (queue.add(key, text)) return
    flush()
    queue.add(key, text)
  }
  return {
    // A value's shape is vouched for by its key, which holds the hash of the code that wrote it.
    get: <Value>(key: string) => {
      const text = getText(key)
      return text === undefined ? undefined : (JSON.parse(text) as Value)
    },
    put: (key, value) => putText(key, JSON.stringify(value)),
    getText,
    putText,
    remove: queue.addRemoval,
    flush,
    close: async () => {
      flush()
      await store.close()
      writeFileSync(path + SIZE_SUFFIX, String(statSync(path).size))
    },
  }
}
