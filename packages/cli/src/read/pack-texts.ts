import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Up to this number of pages, their texts take less memory than the rest of a build, and packing would take time. */
const MOST_UNPACKED = 2000

const CHUNK_BYTES = 1 << 20

/** Fastest: a higher level saves a tenth of the bytes in twice the time. */
const DEFLATE = { level: 1 }

/** Stores texts compressed, outside the heap of JavaScript. */
export interface TextPacks {
  /** Returns a function that reads the text. */
  readonly add: (text: string) => () => string
}

/** Opens the packs of a build with this number of pages; `undefined` if it is small. */
export function openTextPacks(pages: number): TextPacks | undefined {
  return pages > MOST_UNPACKED ? createTextPacks() : undefined
}

/** Creates empty packs. */
export function createTextPacks(): TextPacks {
  let chunk = Buffer.alloc(0)
  let used = 0
  return {
    add: (text) => {
      const bytes = deflateRawSync(text, DEFLATE)
      if (used + bytes.length > chunk.length) {
        chunk = Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, bytes.length))
        used = 0
      }
      const [pack, start, end] = [chunk, used, used + bytes.length]
      bytes.copy(pack, start)
      used = end
      return () => inflateRawSync(pack.subarray(start, end)).toString()
    },
  }
}

/** An object whose text is in a pack: reading its field `text` unpacks it. */
export function packText<Value extends { readonly text: string }>(value: Value, packs: TextPacks | undefined): Value {
  if (!packs) return value
  const { text, ...rest } = value
  return defineText(rest, packs.add(text)) as Value
}

/** A copy of an object with more fields. Spreading it instead would unpack its text. */
export function extendPacked<Value extends { readonly text: string }, More extends object>(
  value: Value,
  more: More,
): Value & More {
  const get = Object.getOwnPropertyDescriptor(value, 'text')?.get
  if (!get) return { ...value, ...more }
  const copy: Record<string, unknown> = {}
  // `Object.entries` would unpack the text.
  for (const key of Object.keys(value)) if (key !== 'text') copy[key] = value[key as keyof Value]
  return defineText({ ...copy, ...more }, get) as Value & More
}

function defineText(value: object, get: () => string): object {
  return Object.defineProperty(value, 'text', { get, enumerable: true })
}

/**
 * A copy of plain data that was found in a text. Parts of a string keep the whole string in memory, as long as they are
 * not copied.
 */
export function detach<Value>(value: Value): Value {
  return value === undefined ? value : JSON.parse(JSON.stringify(value))
}
