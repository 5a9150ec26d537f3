/** A file of the output that is not a page: small ones carry their bytes, big ones are copied from disk, and some are made only when they are neither in the output nor staged. */
export type Artifact =
  | { readonly file: string; readonly bytes: string | Uint8Array }
  | { readonly file: string; readonly copyFrom: string; readonly hash: string; readonly size: number }
  | { readonly file: string; readonly make: () => string | Uint8Array; readonly hash: string; readonly size: number }

/** What is known of one file in the output folder. */
export interface EmittedFile {
  /** Hash of the bytes. */
  readonly hash: string
  readonly size: number
  /** Pages only: hash of all that the page was made of. */
  readonly key?: string
  readonly source?: string
  readonly route?: string
}

/** What lies in an output folder, with the stat that tells whether somebody else has touched it. */
export interface OutputRecord {
  readonly files: Readonly<Record<string, EmittedFile & { readonly mtimeMs: number }>>
}
