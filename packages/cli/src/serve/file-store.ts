import type { Readable } from 'node:stream'

/** The bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A file that may be sent. */
export interface ServedFile {
  readonly size: number
  /** Hash of the bytes: files with one hash are the same. */
  readonly hash: string
  readonly read: () => Promise<Uint8Array>
  readonly stream: (range: ByteRange) => Readable
}

/** Where the server takes the output from: a folder, or a session that makes pages when they are asked for. */
export interface FileStore {
  /** The file at a path inside the output, written with `/` and never with `..`; `undefined` where there is none. */
  readonly find: (file: string) => Promise<ServedFile | undefined>
  /** What stands before every address of the site, with a slash at both ends. */
  readonly readBaseUrl: () => Promise<string>
}
