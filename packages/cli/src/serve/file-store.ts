import type { Readable } from 'node:stream'

/** The bytes from `start` to `end`, both inclusive. */
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
  /** The file at a path inside the output, written with `/` and never with `..`; `undefined` if there is none. */
  readonly find: (file: string) => Promise<ServedFile | undefined>
  /** Prefix of every URL of the site; starts and ends with a slash. */
  readonly readBaseUrl: () => Promise<string>
}
