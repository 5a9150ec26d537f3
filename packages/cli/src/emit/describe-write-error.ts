import { existsSync } from 'node:fs'
import type { Diagnostic } from '@docgen/renderer/contract'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'docgen has no permission to write there',
  ERR_ACCESS_DENIED: 'Node.js was started without the permission to write there',
  EPERM: 'docgen has no permission to write there',
  EBUSY: 'another program has a file there open',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is exceeded',
  EEXIST: 'a file exists where a folder is needed',
  EISDIR: 'a folder exists where a file is needed',
  ENOTDIR: 'a file exists where a folder is needed',
  ENOENT: 'the folder cannot be created there',
  ENAMETOOLONG: 'a path is too long for the disk',
  EIO: 'the disk reports an error',
}

/** Describes a disk error; rethrows any other error. */
export function explainDiskError(error: unknown): string {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) throw error
  // Node.js itself rejects calls under --permission, without a system call.
  if (!('syscall' in error) && error.code !== 'ERR_ACCESS_DENIED') throw error
  const reason = REASONS[error.code] ?? error.code
  const path = error.code === 'ENAMETOOLONG' ? pathOf(error) : undefined
  return path === undefined ? reason : `${reason}: ${path}`
}

/** The path that a failed call tried to write; undefined if the error does not contain it. */
function pathOf(error: Error): string | undefined {
  const path = 'dest' in error ? error.dest : 'path' in error ? error.path : undefined
  return typeof path === 'string' ? path : undefined
}

/** The diagnostic for a failed write to the output folder; rethrows errors that are not disk errors. */
export function describeWriteError(error: unknown, outDir: string): Diagnostic {
  const reason = explainDiskError(error)
  const removed = findRemovedSource(error)
  const message =
    removed === undefined
      ? `the output could not be written to ${outDir}: ${reason}`
      : `the output in ${outDir} is not complete: ${removed} was removed during the build`
  const hint = `${removed === undefined ? 'Fix that and build' : 'Build'} again: the next build completes what this one began`
  return { code: 'unwritable-output', severity: 'error', message, hint }
}

/**
 * The diagnostic for a file of the site that can't be written or removed, by its path relative to the site's folder;
 * rethrows errors that are not disk errors.
 */
export function describeUnwritableFile(error: unknown, file: string): Diagnostic {
  const message = `this file could not be written: ${explainDiskError(error)}`
  return { code: 'unwritable-file', severity: 'error', file, message, hint: 'Fix that, and run the command again' }
}

/** The file of the site that could not be copied because it no longer exists; undefined for other errors. */
function findRemovedSource(error: unknown): string | undefined {
  if (!(error instanceof Error && 'syscall' in error && error.syscall === 'copyfile' && 'path' in error))
    return undefined
  return typeof error.path === 'string' && !existsSync(error.path) ? error.path : undefined
}
