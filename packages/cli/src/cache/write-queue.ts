/** Values that wait to be written, in the order in which they came. */
export interface WriteQueue {
  /** False where there is no room: once the queue has been emptied, there is. */
  readonly add: (key: string, text: string) => boolean
  /** Queues the end of a key. */
  readonly addRemoval: (key: string) => void
  /** What waits under a key: its bytes, which are gone once the queue is emptied, or nothing where it is to go. */
  readonly find: (key: string) => { readonly bytes?: Buffer } | undefined
  readonly isEmpty: () => boolean
  /** Every queued value; the bytes are gone once the queue is emptied. */
  readonly list: () => { readonly key: string; readonly bytes: Buffer | undefined }[]
  /** Hands over all that waits, and forgets it. The bytes hold as long as the call. */
  readonly empty: (write: (key: string, bytes: Buffer | undefined) => void) => void
}

/**
 * A queue with room for that many bytes. As bytes, because texts that wait would grow old on the heap; and all in one
 * buffer, because one for each value is collected so seldom that a hundred megabytes of them lie about.
 */
export function createWriteQueue(room: number): WriteQueue {
  const waiting = new Map<string, { readonly bytes?: Buffer }>()
  let buffer: Buffer | undefined
  let used = 0
  return {
    add: (key, text) => {
      // No code unit becomes more than three bytes.
      const most = text.length * 3
      if (used > 0 && used + most > room) return false
      if (most > room) {
        // One that may be bigger than all room waits alone, in bytes of its own.
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
