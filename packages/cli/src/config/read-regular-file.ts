import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync, statSync } from 'node:fs'
import { readUnsaved } from './unsaved-files.js'

/** Maximum size of files to read: larger files could use up the memory. */
const MAX_BYTES = 512 * 1024 * 1024

/**
 * The bytes of a regular file, or its unsaved text in an editor. Throws for devices and pipes, which may have no end or
 * never begin, and for files that are too large.
 */
export function readRegularFile(path: string, maxBytes = MAX_BYTES): Buffer {
  const unsaved = readUnsaved(path)
  if (unsaved) return unsaved
  // Opening a pipe without a writer would block the process. Windows has no such flag.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const stat = fstatSync(file)
    if (stat.isDirectory()) throw new UnreadableFile('EISDIR')
    if (!stat.isFile()) throw new UnreadableFile('ENOTREG')
    if (stat.size > maxBytes) throw new UnreadableFile('ERR_FS_FILE_TOO_LARGE')
    return readFileSync(file)
  } finally {
    closeSync(file)
  }
}

class UnreadableFile extends Error {
  readonly code: 'EISDIR' | 'ENOTREG' | 'ERR_FS_FILE_TOO_LARGE'
  constructor(code: UnreadableFile['code']) {
    super(code)
    this.code = code
  }
}

/** esbuild's error for a file that it must not open itself; `undefined` if esbuild reports it better. */
export function describeUnreadableFile(
  error: unknown,
  path: string,
): { readonly errors: { readonly text: string }[] } | undefined {
  if (!(error instanceof UnreadableFile) || error.code === 'EISDIR') return undefined
  const reason = error.code === 'ENOTREG' ? 'it is a device or a pipe, not a file' : 'it is larger than 512 MiB'
  return { errors: [{ text: `${path} could not be read: ${reason}` }] }
}

/** The lines of a file for a code frame; empty if it can no longer be read, so that the diagnostic is still printed. */
export function readLines(path: string): readonly string[] {
  try {
    return readRegularFile(path)
      .toString()
      .split(/\r\n|\n|\r/)
  } catch {
    return []
  }
}

/** Whether there is a regular file at a path, or a link to one. False for names that the operating system rejects. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true
  } catch {
    return false
  }
}

/** Whether a path exists. False if Node.js runs with `--permission` and must not read it. */
export function pathExists(path: string): boolean {
  try {
    return existsSync(path)
  } catch {
    return false
  }
}

/** The text of a code file of the site; empty if it cannot be read, because running the code then reports the reason. */
export function readCode(path: string): string {
  try {
    return readRegularFile(path).toString()
  } catch {
    return ''
  }
}
