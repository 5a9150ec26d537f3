/** What tells a changed file from an unchanged one without reading it. */
export interface FileStat {
  readonly size: number
  readonly mtimeMs: number
  readonly ctimeMs: number
}

/** What reading a file's bytes gave. */
export interface FileFacts {
  /** 32 hex digits of the SHA-256 of the bytes. */
  readonly hash: string
  /** Size of a picture in CSS pixels. */
  readonly width?: number
  readonly height?: number
  /** Why a picture's size could not be read. */
  readonly problem?: string
}

/**
 * Remembers facts of files between runs. An implementation must not answer for a file that changed less than two
 * seconds before it was remembered: a second change may then have left the same times.
 */
export interface StatMemo {
  readonly get: (path: string, stat: FileStat) => FileFacts | undefined
  readonly set: (path: string, stat: FileStat, facts: FileFacts) => void
}
