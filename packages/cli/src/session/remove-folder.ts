import { rmSync } from 'node:fs'

/**
 * Deletes one of docgen's folders. Windows keeps files that another process has open, such as a virus scanner: it
 * retries for a moment, and the next build removes what is left.
 */
export function removeFolder(folder: string, remove: typeof rmSync = rmSync): void {
  try {
    remove(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'EBUSY' && code !== 'EPERM' && code !== 'ENOTEMPTY') throw error
  }
}
