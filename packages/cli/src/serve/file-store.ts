import type { Readable } from 'node:stream'

/** A range of bytes; `start` and `end` are both inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A file to serve. */
export interface ServedFile {
  readonly size: number
  /** Hash of the bytes: files with the same hash are identical. */
  readonly hash: string
  readonly read: () => Promise<Uint8Array>
  readonly stream: (range: ByteRange) => Readable
}

/** Source of the served files: a folder, or a session that builds pages on request. */
export interface FileStore {
  /** Finds the file at a path in the output (with `/` as separator, without `..`); `undefined` if there is none. */
  readonly find: (file: string) => Promise<ServedFile | undefined>
  /** Reads the prefix of every URL of the site, which starts and ends with a slash. */
  readonly readBaseUrl: () => Promise<string>
}
