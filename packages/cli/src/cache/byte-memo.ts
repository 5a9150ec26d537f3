/** Remembers values up to a size in all; who was asked for least lately goes first. */
export interface ByteMemo<Value> {
  readonly get: (key: string) => Value | undefined
  /** `bytes` is the room that the value takes; one that is bigger than all room is not kept. */
  readonly set: (key: string, value: Value, bytes: number) => void
}

/** A memo with room for that many bytes. */
export function createByteMemo<Value>(room: number): ByteMemo<Value> {
  // A map keeps the order in which its entries came: the first is the oldest.
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>()
  let free = room
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
      if (bytes > room) return
      entries.set(key, { value, bytes })
      free -= bytes
      for (const oldest of entries.keys()) {
        if (free >= 0) break
        remove(oldest)
      }
    },
  }
}
