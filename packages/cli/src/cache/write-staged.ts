import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createFolder } from './create-folder.js'

/** Writes a file to the staging folder. */
export function writeStaged(path: string, bytes: Uint8Array | string): void {
  inFolder(path, () => writeFileSync(path, bytes))
}

/**
 * Calls `write`, and only if that fails creates the missing folder of the file and calls it again. Checking the folder
 * of each of thousands of files would take longer than writing them.
 */
export function inFolder(path: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    createFolder(dirname(path))
    write()
  }
}
