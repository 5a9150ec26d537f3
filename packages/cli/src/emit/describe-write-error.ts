import type { Diagnostic } from '@docgen/renderer/contract'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'there is no permission to write there',
  ERR_ACCESS_DENIED: 'Node.js was started without the permission to write there',
  EPERM: 'there is no permission to write there',
  EBUSY: 'another program has a file there open',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of disk space is used up',
  EEXIST: 'a file stands where a folder should be',
  EISDIR: 'a folder stands where a file should be',
  ENOTDIR: 'a file stands where a folder should be',
  ENOENT: 'the folder can not be made there',
  ENAMETOOLONG: 'a path is too long for the disk',
  EIO: 'the disk reports an error',
}

/** Describes a disk error; rethrows any other error. */
export function explainDiskError(error: unknown): string {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) throw error
  // Node.js itself rejects calls under --permission, without a system call.
  if (!('syscall' in error) && error.code !== 'ERR_ACCESS_DENIED') throw error
  return REASONS[error.code] ?? error.code
}

/** The diagnostic for a failed write to the output folder; rethrows errors that are not disk errors. */
export function describeWriteError(error: unknown, outDir: string): Diagnostic {
  return {
    code: 'unwritable-output',
    severity: 'error',
    message: `the output could not be written to ${outDir}: ${explainDiskError(error)}`,
    hint: 'Mend that and build again: the next build completes what this one began',
  }
}
