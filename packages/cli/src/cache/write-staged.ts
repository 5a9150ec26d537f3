import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createFolder } from './create-folder.js'

/** Writes a file of the staging folder, and creates its folder if needed. */
export function writeStaged(path: string, bytes: Uint8Array | string): void {
  writeCreatingFolder(path, () => writeFileSync(path, bytes))
}

/**
 * Calls `write`. If that fails because the file's folder is missing, creates the folder and calls `write` again:
 * checking the folder before each of thousands of files would take longer than writing them.
 */
export function writeCreatingFolder(path: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    createFolder(dirname(path))
    write()
  }
}
