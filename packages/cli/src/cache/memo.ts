import type { Cache } from './open-cache.js'

/**
 * The last value of each name, with the input that it was computed from: in memory for a session, on disk between
 * runs. It affects time, never results. Inputs are compared as a whole (`isSame`), so a new field always counts.
 */
export interface Memo {
  /** The last computation of a stage, in memory. */
  readonly stage: <Value>(name: string) => MemoSlot<Value>
  /**
   * For a stage with many parts, such as pages: returns a function that calls `run` for a part, or returns the part's
   * last value if the part is the same object, and `specific` and `shared` are the same. Unchanged pages thus stay the
   * same objects, so later stages neither rebuild nor hash them.
   */
  readonly each: <Part extends object, Specific, Shared, Value>(
    name: string,
    shared: Shared,
    run: (part: Part, specific: Specific, shared: Shared) => Value,
  ) => (part: Part, specific: Specific) => Value
  /** The value on disk that was last saved under this name, if its key is the same; otherwise undefined. */
  readonly load: <Value>(name: string, key: unknown) => Value | undefined
  /** Saves a value on disk. Key and value are plain data. */
  readonly save: (name: string, key: unknown, value: unknown) => void
}

/** The last value of one stage. */
export interface MemoSlot<Value> {
  /** The last value if this is its input; otherwise undefined. */
  readonly recall: (input: object) => Value | undefined
  /** Replaces the last value. */
  readonly remember: (input: object, value: Value) => void
  /** The last value, whatever its input. */
  readonly last: () => Value | undefined
}

/** Layers of a memo. */
export interface MemoLayers {
  /** Whether to keep values in memory. A build does not need them, because it runs each stage once. */
  readonly isLive?: boolean
  /** Cache on disk; absent if no value has to outlive the process. */
  readonly cache?: Cache
}

interface Slot {
  readonly input: object
  readonly value: unknown
}

interface Table {
  readonly shared: unknown
  readonly parts: WeakMap<object, { readonly specific: unknown; readonly value: unknown }>
}

/** The value saved on disk under a name. */
interface Saved {
  readonly key: unknown
  readonly value: unknown
}

/** Creates a memo with an empty memory and the values on disk. */
export function createMemo({ isLive = false, cache }: MemoLayers = {}): Memo {
  const slots = new Map<string, Slot>()
  const tables = new Map<string, Table>()
  return {
    stage: <Value>(name: string): MemoSlot<Value> => ({
      // Each name belongs to one stage, and so to one type.
      recall: (input) => {
        const slot = slots.get(name)
        return slot && isSame(slot.input, input) ? (slot.value as Value) : undefined
      },
      remember: (input, value) => {
        if (isLive) slots.set(name, { input, value })
      },
      last: () => slots.get(name)?.value as Value | undefined,
    }),
    each: <Part extends object, Specific, Shared, Value>(
      name: string,
      shared: Shared,
      run: (part: Part, specific: Specific, shared: Shared) => Value,
    ) => {
      if (!isLive) return (part: Part, specific: Specific) => run(part, specific, shared)
      const last = tables.get(name)
      const { parts } = last && isSame(last.shared, shared) ? last : { parts: new WeakMap() }
      tables.set(name, { shared, parts })
      return (part: Part, specific: Specific): Value => {
        const savedPart = parts.get(part)
        if (savedPart && isSame(savedPart.specific, specific)) return savedPart.value as Value
        const value = run(part, specific, shared)
        parts.set(part, { specific, value })
        return value
      }
    },
    load: <Value>(name: string, key: unknown) => {
      const saved = cache?.get<Saved>(name)
      return saved && isSame(saved.key, key) ? (saved.value as Value) : undefined
    },
    save: (name, key, value) => cache?.put(name, { key, value } satisfies Saved),
  }
}

/** A memo that keeps nothing, for a run that computes everything once. */
export const NO_MEMO = createMemo()

/**
 * Whether two values are the same: identical, or plain data, maps, sets or bytes with the same content in the same
 * order. Functions and instances of other classes are only the same if identical.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b)
  if (isPlain(a)) return isPlain(b) && isSameRecord(a, b)
  if (a instanceof Map) return b instanceof Map && a.size === b.size && isSameList([...a], [...b])
  if (a instanceof Set) return b instanceof Set && a.size === b.size && isSameList([...a], [...b])
  return a instanceof Uint8Array && b instanceof Uint8Array && Buffer.compare(a, b) === 0
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

// Plain loops, because a session compares thousands of parts on each save.
function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (!isSame(a[index], b[index])) return false
  return true
}

function isSameRecord(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(a)
  const others = Object.keys(b)
  if (keys.length !== others.length) return false
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] ?? ''
    if (key !== others[index] || !isSame(a[key], b[key])) return false
  }
  return true
}
