import { closeSync, openSync, readdirSync, readSync, rmSync, statSync, writeSync, writevSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import {
  decodeEntries,
  encodeEntries,
  INDEX,
  openPackFile,
  PACK,
  type PackEntry,
  type PackFile,
  REMOVED,
} from './pack-file.js'
import { isProcessRunning } from './take-lock.js'

/** A value to write; without bytes, the key is removed. */
export interface PackWrite {
  readonly key: string
  readonly bytes: Buffer | undefined
}

/**
 * A key → value store in append-only files, named packs. Every opened store writes to a separate pack, so threads and
 * processes need no lock.
 */
export interface PackStore {
  /** The bytes as written; undefined if they are missing or damaged. */
  readonly get: (key: string) => Buffer | undefined
  readonly write: (values: readonly PackWrite[]) => void
  /** The keys of all values. */
  readonly keys: () => Iterable<string>
  /** Reads the entries that other threads and processes have written since the last call. */
  readonly refresh: () => void
  /** Joins packs if there are many, or if most of their data is stale. */
  readonly compact: () => void
  readonly close: () => void
  /** Whether `get` has found a damaged value. */
  readonly isDamaged: () => boolean
}

/** An entry and the pack that contains its value. */
interface Located extends PackEntry {
  readonly pack: PackFile
  /** Whether another pack also has a value of the key, or has removed one. */
  readonly isInOtherPack: boolean
}

/** Opens the store in an existing folder. */
export function openPackStore(folder: string): PackStore {
  const packs = new Map<string, PackFile>()
  const entries = new Map<string, Located>()
  // Removed keys that may still have a value in another pack.
  const removed = new Set<string>()
  let writer: Writer | undefined
  let isDamaged = false

  const addEntry = (entry: PackEntry, pack: PackFile): void => {
    const last = entries.get(entry.key)
    const isInOtherPack = removed.has(entry.key) || (last !== undefined && (last.isInOtherPack || last.pack !== pack))
    if (entry.length === REMOVED) {
      entries.delete(entry.key)
      // A dev session removes thousands of values that no other pack contains: forget their keys.
      if (isInOtherPack) removed.add(entry.key)
    } else {
      const { key, offset, length, checksum } = entry
      // Each field is named, because spreading thousands of entries takes longer than reading them.
      entries.set(key, { key, offset, length, checksum, pack, isInOtherPack })
      removed.delete(entry.key)
    }
  }
  const refresh = (): void => {
    for (const name of listPacks(folder)) {
      if (name === writer?.name) continue
      const pack = packs.get(name) ?? openPackFile(folder, name)
      packs.set(name, pack)
      const bytes = readFrom(join(folder, name + INDEX), pack.indexed)
      pack.indexed += decodeEntries(bytes, (entry) => addEntry(entry, pack))
    }
  }
  const readValue = (key: string): Buffer | undefined => {
    const entry = entries.get(key)
    const bytes = entry?.pack.read(entry.offset, entry.length)
    return bytes && checksumOf(key, bytes) === entry?.checksum ? bytes : undefined
  }
  const get = (key: string): Buffer | undefined => {
    if (!entries.has(key)) return undefined
    const bytes = readValue(key)
    if (bytes) return bytes
    // Another process may have moved the value to another pack.
    entries.delete(key)
    for (const pack of packs.values()) pack.indexed = 0
    refresh()
    const moved = readValue(key)
    isDamaged ||= moved === undefined
    if (!moved) entries.delete(key)
    return moved
  }
  const write = (values: readonly PackWrite[]): void => {
    writer ??= createWriter(folder)
    const pack = packs.get(writer.name) ?? openPackFile(folder, writer.name)
    packs.set(writer.name, pack)
    for (const entry of writer.append(values)) addEntry(entry, pack)
  }
  refresh()
  return {
    get,
    write,
    keys: () => entries.keys(),
    refresh,
    isDamaged: () => isDamaged,
    compact: () => {
      const joined = findJoinable(folder, [...entries.values()])
      if (joined.size === 0) return
      const old = writer
      const moved = [...entries.values()].filter(({ pack }) => joined.has(pack.name))
      const hasOthers = [...packs.keys()].some((name) => !joined.has(name))
      writer = createWriter(folder)
      // Packs that are not joined may still contain values of these keys.
      if (hasOthers) write([...removed].map((key) => ({ key, bytes: undefined })))
      for (const { key } of moved) {
        const bytes = readValue(key)
        if (bytes) write([{ key, bytes }])
      }
      old?.close()
      for (const name of joined) {
        packs.get(name)?.close()
        packs.delete(name)
        for (const extension of [INDEX, PACK]) rmSync(join(folder, name + extension), { force: true })
      }
    },
    close: () => {
      writer?.close()
      writer = undefined
      for (const pack of packs.values()) pack.close()
    },
  }
}

interface Writer {
  readonly name: string
  readonly append: (values: readonly PackWrite[]) => PackEntry[]
  readonly close: () => void
}

/** Creates a pack with a higher number than all others. */
function createWriter(folder: string): Writer {
  const last = listPacks(folder).at(-1)
  let number = last === undefined ? 0 : Number(last.slice(0, 8)) + 1
  let pack: number | undefined
  let name = ''
  while (pack === undefined) {
    name = `${String(number).padStart(8, '0')}-${process.pid}-${threadId}`
    pack = openNew(join(folder, name + PACK))
    number += 1
  }
  const values = pack
  const index = openSync(join(folder, name + INDEX), 'wx')
  let size = 0
  return {
    name,
    append: (writes) => {
      const buffers: Buffer[] = []
      let end = size
      const appended = writes.map(({ key, bytes }): PackEntry => {
        if (!bytes) return { key, offset: 0, length: REMOVED, checksum: 0 }
        buffers.push(bytes)
        end += bytes.length
        return { key, offset: end - bytes.length, length: bytes.length, checksum: checksumOf(key, bytes) }
      })
      if (buffers.length > 0 && writevSync(values, buffers, size) !== end - size) throw new Error(NO_SPACE)
      size = end
      // Written last, so that the value of every visible entry exists.
      writeSync(index, encodeEntries(appended))
      return appended
    },
    close: () => {
      closeSync(values)
      closeSync(index)
    },
  }
}

// The system's error message for a full disk.
const NO_SPACE = 'ENOSPC: no space left on device, write'

function openNew(path: string): number | undefined {
  try {
    return openSync(path, 'wx')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined
    throw error
  }
}

// If there are more packs, opening them takes longer than the rest of a warm build.
const MAX_PACKS = 12
/** Packs of at least this size, in bytes, are only rewritten if most data is stale. */
const BIG = 4_000_000

/**
 * Returns the names of the packs to rewrite: all packs if most of the data in the store is stale, otherwise the small
 * packs if there are many packs. Omits packs of other running processes.
 */
function findJoinable(folder: string, entries: readonly Located[]): Set<string> {
  const sizes = new Map(listPacks(folder).map((name) => [name, sizeOf(join(folder, name + PACK))]))
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const live = entries.reduce((sum, { length }) => sum + length, 0)
  const isWasteful = total > 2 * live + BIG
  if (!isWasteful && sizes.size <= MAX_PACKS) return new Set()
  const names = [...sizes].flatMap(([name, size]) => (isWasteful || size < BIG ? [name] : []))
  // Skip the packs of other running processes, which may still write to them.
  return new Set(names.filter((name) => isOfThisProcess(name) || !isProcessRunning(Number(name.split('-')[1]))))
}

function isOfThisProcess(name: string): boolean {
  return name.split('-')[1] === String(process.pid)
}

function listPacks(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /^\d{8}-\d+-\d+\.index$/.test(file))
    .map((file) => file.slice(0, -INDEX.length))
    .sort()
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

function readFrom(path: string, offset: number): Buffer {
  const size = sizeOf(path) - offset
  if (size <= 0) return Buffer.alloc(0)
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(size)
    return bytes.subarray(0, readSync(file, bytes, 0, size, offset))
  } finally {
    closeSync(file)
  }
}

function checksumOf(key: string, bytes: Buffer): number {
  return crc32(bytes, crc32(key))
}
