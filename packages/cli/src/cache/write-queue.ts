/** Values waiting to be written, in insertion order. */
export interface WriteQueue {
  /** Returns false if the queue is full; empty it and try again. */
  readonly add: (key: string, text: string) => boolean
  /** Queues the removal of a key. */
  readonly addRemoval: (key: string) => void
  /**
   * The queued value of a key: its bytes, which are only valid until the queue is emptied, or no bytes for a
   * removal.
   */
  readonly find: (key: string) => { readonly bytes?: Buffer } | undefined
  readonly isEmpty: () => boolean
  /** All queued values; the bytes are only valid until the queue is emptied. */
  readonly list: () => { readonly key: string; readonly bytes: Buffer | undefined }[]
  /** Passes all queued values to `write` and removes them. The bytes are only valid during the call. */
  readonly empty: (write: (key: string, bytes: Buffer | undefined) => void) => void
}

/**
 * A queue with a capacity of `room` bytes. It stores bytes, because queued strings would move to the old heap, and
 * it uses one buffer, because separate buffers are collected so rarely that a hundred megabytes of them pile up.
 */
export function createWriteQueue(room: number): WriteQueue {
  const waiting = new Map<string, { readonly bytes?: Buffer }>()
  let buffer: Buffer | undefined
  let used = 0
  return {
    add: (key, text) => {
      // A UTF-16 code unit takes at most three bytes in UTF-8.
      const most = text.length * 3
      if (used > 0 && used + most > room) return false
      if (most > room) {
        // A value that may exceed the capacity is queued alone, in a separate buffer.
        waiting.set(key, { bytes: Buffer.from(text) })
        used = room
        return true
      }
      buffer ??= Buffer.allocUnsafeSlow(room)
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
