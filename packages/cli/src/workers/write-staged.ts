import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createFolder } from '../cache/create-folder.js'

/**
 * Writes a file to the staging folder. Creates folders on the first write that fails for lack of them: checking
 * each time would cost as much as writing.
 */
export function writeStaged(path: string, bytes: Buffer | string): void {
  try {
    writeFileSync(path, bytes)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    createFolder(dirname(path))
    writeFileSync(path, bytes)
  }
}
