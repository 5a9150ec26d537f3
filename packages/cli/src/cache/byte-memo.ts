/** A size-limited cache that evicts the least recently used value first. */
export interface ByteMemo<Value> {
  readonly get: (key: string) => Value | undefined
  /** `bytes` is the size of the value; a value larger than the capacity is not kept. */
  readonly set: (key: string, value: Value, bytes: number) => void
}

/** Creates an empty memo; `capacity` is in bytes. */
export function createByteMemo<Value>(capacity: number): ByteMemo<Value> {
  // A map keeps insertion order: the first entry is the oldest.
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>()
  let free = capacity
  const remove = (key: string): void => {
    free += entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    get: (key) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set: (key, value, bytes) => {
      remove(key)
      if (bytes > capacity) return
      entries.set(key, { value, bytes })
      free -= bytes
      for (const oldest of entries.keys()) {
        if (free >= 0) break
        remove(oldest)
      }
    },
  }
}
