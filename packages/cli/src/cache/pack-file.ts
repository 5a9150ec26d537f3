import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** One pack of a store, open for reading. */
export interface PackFile {
  /** File name without extension. */
  readonly name: string
  /** Number of index bytes already read. */
  indexed: number
  readonly read: (offset: number, length: number) => Buffer | undefined
  readonly close: () => void
}

/** Extension of the files that contain values. */
export const PACK = '.pack'
/** Extension of the index files. */
export const INDEX = '.index'

// Up to this size, reading the whole file takes less time than one read per value.
const SMALL = 1_000_000

/** A pack of a folder. Opens its file when a value is first read. */
export function openPackFile(folder: string, name: string): PackFile {
  let file: number | undefined
  let whole: Buffer | undefined
  let size = 0
  const open = (): number => {
    const opened = openSync(join(folder, name + PACK), 'r')
    file = opened
    size = fstatSync(opened).size
    if (size <= SMALL) whole = readFileSync(opened)
    return opened
  }
  return {
    name,
    indexed: 0,
    read: (offset, length) => {
      try {
        const opened = file ?? open()
        if (whole && offset + length <= whole.length) return whole.subarray(offset, offset + length)
        if (offset + length > size) size = fstatSync(opened).size
        // A damaged index may contain any offset.
        if (!(offset >= 0 && offset + length <= size)) return undefined
        const bytes = Buffer.allocUnsafe(length)
        return readSync(opened, bytes, 0, length, offset) === length ? bytes : undefined
      } catch {
        return undefined
      }
    },
    close: () => {
      if (file !== undefined) closeSync(file)
      file = undefined
      whole = undefined
    },
  }
}
