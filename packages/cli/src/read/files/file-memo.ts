/** Memoizes the results of reading a file or a folder, until its path is invalidated. */
export interface FileMemo {
  /** Returns the memoized result of `read` for this path; `kind` distinguishes several results from one file. */
  readonly recall: <Value>(kind: string, path: string, read: () => Value) => Value
}

/** Memoizes nothing: for a run that reads everything once. */
export const NO_FILE_MEMO: FileMemo = { recall: (_kind, _path, read) => read() }
