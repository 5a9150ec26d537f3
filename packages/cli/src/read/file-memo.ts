/** Recalls what was read from a file or a folder, until somebody says that it has changed. */
export interface FileMemo {
  /** What `read` gave for this path the last time; `kind` tells several things that are made of one file apart. */
  readonly recall: <Value>(kind: string, path: string, read: () => Value) => Value
}

/** For a run that reads everything once. */
export const NO_FILE_MEMO: FileMemo = { recall: (_kind, _path, read) => read() }
