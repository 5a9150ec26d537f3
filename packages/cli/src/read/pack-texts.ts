import { openSync, readSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from '../cache/create-folder.js'

/** Up to this number of pages, their texts take less memory than the rest of a build, and packing would take time. */
const MAX_UNPACKED = 2000

const CHUNK_BYTES = 1 << 20

/** Stores texts outside the heap of JavaScript: in a file without a name, or in memory if no file can be created. */
export interface TextPacks {
  readonly add: (text: string) => PackedText
}

/** The position of a text in a pack. */
export interface PackedText {
  readonly pack: TextPack
  /** In bytes. */
  readonly start: number
  readonly length: number
}

/** Bytes of texts, one after the other. */
interface TextPack {
  readonly read: (start: number, length: number) => Buffer
}

/** Opens the packs of a build with this number of pages; `undefined` if it is small. `workDir` is `.docgen`. */
export function openTextPacks(pages: number, workDir: string): TextPacks | undefined {
  return pages > MAX_UNPACKED ? createTextPacks(createUnnamedFile(workDir)) : undefined
}

/** Creates empty packs that write to a file descriptor; in memory without one. */
export function createTextPacks(file?: number): TextPacks {
  let chunk = createChunk(file, 0)
  return {
    add: (text) => {
      const bytes = Buffer.from(text)
      if (!chunk.hasSpace(bytes.length)) {
        chunk.finish()
        chunk = createChunk(file, chunk.end(), bytes.length)
      }
      return { pack: chunk.pack, start: chunk.add(bytes), length: bytes.length }
    },
  }
}

interface Chunk {
  readonly pack: TextPack
  readonly hasSpace: (bytes: number) => boolean
  /** Adds bytes, and returns their position. */
  readonly add: (bytes: Buffer) => number
  /** Position in the file after its last byte. */
  readonly end: () => number
  /** Writes it to the file, if there is one. */
  readonly finish: () => void
}

/** A part of the packs: in memory until it is full, and then in the file from `offset` on. */
function createChunk(file: number | undefined, offset: number, least = 0): Chunk {
  let memory: Buffer | undefined = Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, least))
  const { length: capacity } = memory
  let used = 0
  const readFrom = (from: number, start: number, length: number): Buffer => {
    const bytes = Buffer.allocUnsafe(length)
    if (readSync(from, bytes, 0, length, offset + start) !== length) throw new Error('a text is lost')
    return bytes
  }
  return {
    pack: {
      read: (start, length) => {
        if (memory) return memory.subarray(start, start + length)
        return file === undefined ? Buffer.alloc(0) : readFrom(file, start, length)
      },
    },
    hasSpace: (bytes) => used + bytes <= capacity,
    add: (bytes) => {
      const start = used
      if (memory) bytes.copy(memory, start)
      used += bytes.length
      return start
    },
    end: () => offset + used,
    finish: () => {
      if (file === undefined || !memory) return
      try {
        writeWhole(file, memory.subarray(0, used), offset)
        memory = undefined
      } catch {
        // A full disk: the chunk stays in memory.
      }
    },
  }
}

function writeWhole(file: number, bytes: Buffer, offset: number): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, offset + at)
}

/** Creates a file that the system deletes when the process exits; `undefined` if the folder is not writable. */
function createUnnamedFile(workDir: string): number | undefined {
  const path = join(workDir, `texts-${process.pid}`)
  try {
    createFolder(workDir)
    rmSync(path, { force: true })
    const file = openSync(path, 'wx+')
    rmSync(path, { force: true })
    return file
  } catch {
    return undefined
  }
}

/** Key of the field with the position of an object's text. Copies of the object by `{ ...object }` lack it. */
const PACKED = Symbol('packed text')

interface Packed {
  readonly [PACKED]: PackedText
}

// One descriptor for all objects. With a getter for each, V8 would store a separate description of every object.
const TEXT = {
  get(this: Packed): string {
    const { pack, start, length } = this[PACKED]
    return pack.read(start, length).toString()
  },
  enumerable: true,
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
  const packed = findPacked(value)
  if (!packed) return Object.assign({}, value, more)
  const copy: Record<string, unknown> = {}
  // `Object.entries` would unpack the text.
  for (const key of Object.keys(value)) if (key !== 'text') copy[key] = value[key as keyof Value]
  return defineText(Object.assign(copy, more), packed) as Value & More
}

/** A copy of an object with the text of another one, which stays packed. */
export function shareText<Value extends object>(
  value: Value,
  source: { readonly text: string },
): Value & { readonly text: string } {
  const packed = findPacked(source)
  const copy = Object.assign({}, value)
  return packed
    ? (defineText(copy, packed) as typeof copy & { readonly text: string })
    : Object.assign(copy, { text: source.text })
}

function findPacked(value: object): PackedText | undefined {
  return PACKED in value ? (value as Packed)[PACKED] : undefined
}

function defineText(value: object, packed: PackedText): object {
  return Object.defineProperty(Object.defineProperty(value, PACKED, { value: packed }), 'text', TEXT)
}

/**
 * A copy of plain data that was found in a text. Parts of a string keep the whole string in memory, as long as they are
 * not copied.
 */
export function detach<Value>(value: Value): Value {
  return value === undefined ? value : JSON.parse(JSON.stringify(value))
}
