/** Detects a changed file without reading it. */
export interface FileStat {
  readonly size: number
  readonly mtimeMs: number
  readonly ctimeMs: number
}

/** Facts read from a file's bytes. */
export interface FileFacts {
  /** 32 hex digits of the SHA-256 of the bytes. */
  readonly hash: string
  /** Size of an image in CSS pixels. */
  readonly width?: number
  readonly height?: number
  /** Why an image's size could not be read. */
  readonly problem?: string
}

/**
 * Caches facts of files between runs. An implementation must not return facts of a file that changed less than two
 * seconds before they were cached: a second change may have left the same times.
 */
export interface StatMemo {
  readonly get: (path: string, stat: FileStat) => FileFacts | undefined
  readonly set: (path: string, stat: FileStat, facts: FileFacts) => void
}

/** Memoizes what was read from a file or a folder, until it is invalidated. */
export interface FileMemo {
  /** Returns the memoized result of `read` for this path; `kind` distinguishes several results from one file. */
  readonly recall: <Value>(kind: string, path: string, read: () => Value) => Value
}

/** For a run that reads everything once. */
export const NO_FILE_MEMO: FileMemo = { recall: (_kind, _path, read) => read() }
