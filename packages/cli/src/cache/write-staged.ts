import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createFolder } from './create-folder.js'

/** Writes a file to the staging folder. */
export function writeStaged(path: string, bytes: Uint8Array | string): void {
  inFolder(path, () => writeFileSync(path, bytes))
}

/**
 * Creates the folder of a file only if `write` fails because it is missing: checking for each of thousands of files
 * would take longer than writing them.
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
