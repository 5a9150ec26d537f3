import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readReason } from '@docgen/renderer/contract'
import { createFolder } from './create-folder.js'
import { openPackStore, type PackStore } from './pack-store.js'

/**
 * Key → value store that survives between runs and is shared by the workers. Values are plain data.
 * It is optional: it affects build time, never output.
 */
export interface Cache {
  /** Its location, for other threads to open it; absent if it is only in memory. */
  readonly folder?: string
  /** Whether it outlives the process. */
  readonly isPersistent: boolean
  readonly get: <Value>(key: string) => Value | undefined
  /** Queues a write. Other threads see it after this thread calls `flush` or `close` and they call `refresh`. */
  readonly put: (key: string, value: unknown) => void
  /** Reads a text that `putText` has written. Both skip JSON, which is slow for long texts. */
  readonly getText: (key: string) => string | undefined
  readonly putText: (key: string, text: string) => void
  readonly remove: (key: string) => void
  /** The keys of all values on disk. */
  readonly keys: () => readonly string[]
  /** Writes queued values, and returns whether other threads can read them. */
  readonly flush: () => boolean
  /** Makes the values that other threads have flushed visible to this thread. */
  readonly refresh: () => void
  readonly close: () => void
  /** Describes a problem with the cache, if any: values are then missing, or are lost when the process exits. */
  readonly problem: () => string | undefined
}

/**
 * Name of the folder with the values. Increase the number with every change of the format, so that no version of
 * docgen reads a format that it does not support.
 */
export const STORE_NAME = 'store-5'
const OLD_STORE = /^store-[1-4](?:-|$)/

// In bytes. A larger queue does not save time, but takes memory.
const QUEUE_CAPACITY = 4_000_000

/** Opens the cache below `folder`. If the folder is not writable, values are kept in memory. */
export function openCache(folder: string, { isPersistent = true }: { readonly isPersistent?: boolean } = {}): Cache {
  const queue = createWriteQueue(QUEUE_CAPACITY)
  const { store, problem: openProblem } = attemptOpen(folder)
  let problem = openProblem
  let isClosed = false
  // Values that could not be written to disk, by key; undefined for a removal. After a failure, all values stay here.
  const unwritten = new Map<string, string | undefined>()
  const keepAll = (): void =>
    queue.empty((key, bytes) => {
      unwritten.set(key, bytes?.toString())
    })
  const flush = (): boolean => {
    if (!queue.isEmpty() && store && problem === undefined) {
      try {
        store.write(queue.list())
        queue.empty(() => {})
      } catch (error) {
        problem = explain(error)
      }
    }
    if (problem !== undefined) keepAll()
    return problem === undefined
  }
  const getText = (key: string): string | undefined => {
    const waiting = queue.find(key)
    if (waiting) return waiting.bytes?.toString()
    return unwritten.has(key) ? unwritten.get(key) : store?.get(key)?.toString()
  }
  const putText = (key: string, text: string): void => {
    if (queue.add(key, text)) return
    flush()
    queue.add(key, text)
  }
  return {
    ...(store && { folder }),
    isPersistent,
    // The key guarantees the shape of the value: it contains the hash of the code that wrote it.
    get: <Value>(key: string) => {
      const text = getText(key)
      return text === undefined ? undefined : (JSON.parse(text) as Value)
    },
    put: (key, value) => putText(key, JSON.stringify(value)),
    getText,
    putText,
    remove: queue.addRemoval,
    keys: () => [...(store?.keys() ?? [])],
    flush,
    refresh: () => store?.refresh(),
    close: () => {
      if (isClosed) return
      isClosed = true
      flush()
      if (isPersistent && problem === undefined) {
        try {
          store?.compact()
        } catch (error) {
          problem = explain(error)
        }
      }
      store?.close()
    },
    problem: () => problem ?? (store?.isDamaged() ? DAMAGED : undefined),
  }
}

const DAMAGED = 'part of it is damaged'

function explain(error: unknown): string {
  return readReason(error).split('\n', 1)[0] ?? ''
}

function attemptOpen(folder: string): { readonly store?: PackStore; readonly problem?: string } {
  const path = join(folder, STORE_NAME)
  try {
    if (!existsSync(path)) {
      createFolder(path)
      for (const name of readdirSync(folder)) if (OLD_STORE.test(name)) rmSync(join(folder, name), { force: true })
    }
    return { store: openPackStore(path) }
  } catch (error) {
    return { problem: explain(error) }
  }
}

/** Values and removals waiting to be written. */
export interface WriteQueue {
  /** Queues a value. Returns false if the queue is full; empty it and try again. */
  readonly add: (key: string, text: string) => boolean
  /** Queues the removal of a key. */
  readonly addRemoval: (key: string) => void
  /**
   * The queued value of a key: its bytes, which are only valid until the queue is emptied, or no bytes for a
   * removal.
   */
  readonly find: (key: string) => { readonly bytes?: Buffer } | undefined
  readonly isEmpty: () => boolean
  /** All queued values, and removals without bytes; the bytes are only valid until the queue is emptied. */
  readonly list: () => { readonly key: string; readonly bytes: Buffer | undefined }[]
  /** Passes all queued values to `write` and removes them. The bytes are only valid during the call. */
  readonly empty: (write: (key: string, bytes: Buffer | undefined) => void) => void
}

/**
 * Creates a queue; `capacity` is in bytes. The queue stores bytes, because queued strings would move to the old
 * generation of the heap. It uses one buffer, because many separate buffers would pile up before the garbage collector
 * frees them.
 */
export function createWriteQueue(capacity: number): WriteQueue {
  const waiting = new Map<string, { readonly bytes?: Buffer }>()
  let buffer: Buffer | undefined
  let used = 0
  return {
    add: (key, text) => {
      // A UTF-16 code unit takes at most three bytes in UTF-8.
      const maxBytes = text.length * 3
      if (used > 0 && used + maxBytes > capacity) return false
      if (maxBytes > capacity) {
        // A value that may exceed the capacity is queued alone, in a separate buffer.
        waiting.set(key, { bytes: Buffer.from(text) })
        used = capacity
        return true
      }
      buffer ??= Buffer.allocUnsafeSlow(capacity)
      const start = used
      used += buffer.write(text, start)
      waiting.set(key, { bytes: buffer.subarray(start, used) })
      return true
    },
    addRemoval: (key) => {
      waiting.set(key, {})
    },
    find: (key) => waiting.get(key),
    isEmpty: () => waiting.size === 0,
    list: () => Array.from(waiting, ([key, { bytes }]) => ({ key, bytes })),
    empty: (write) => {
      for (const [key, { bytes }] of waiting) write(key, bytes)
      waiting.clear()
      used = 0
    },
  }
}
