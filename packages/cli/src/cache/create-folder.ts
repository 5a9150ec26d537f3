import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its missing parents. Node's recursive `mkdir` would hang in folders that accept no new entries,
 * such as `/proc`. `attempts` is the number of retries.
 *
 * @throws the error of the file system, such as `ENOENT` in `/proc` and `ENOTDIR` below a file
 */
export function createFolder(path: string, attempts = 5): void {
  if (isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path) createFolder(parent)
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process can create it at the same time, or remove its parent.
    if (isFolder(path)) return
    if (attempts === 0) throw error
    createFolder(path, attempts - 1)
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
