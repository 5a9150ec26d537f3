const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'no permission to read it',
  ERR_ACCESS_DENIED: 'Node.js was started without the permission to read it',
  EPERM: 'no permission to read it',
  ENOENT: 'it does not exist',
  EISDIR: 'it is a folder, not a file',
  ENOTREG: 'it is a device or a pipe, not a file',
  ENOTDIR: 'a file exists where a folder is needed',
  ELOOP: 'its symbolic links form a cycle',
  ENAMETOOLONG: 'its path is too long',
  EMFILE: 'too many files are open',
  EIO: 'the disk reports an error',
  ERR_FS_FILE_TOO_LARGE: 'it is larger than 512 MiB',
  ERR_STRING_TOO_LONG: 'it is larger than 512 MiB',
}

/**
 * Describes why a file could not be read, as a clause without the file's name. Rethrows an error without a code, which
 * is not an error of the file system.
 */
export function describeFileError(error: unknown): string {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) throw error
  return `could not be read: ${REASONS[error.code] ?? error.code}`
}
