import { rmSync } from 'node:fs'

/**
 * Deletes a folder of docgen's own. Windows keeps files that somebody has open, a virus scanner for instance: it is tried
 * again for a moment, and what stays then goes with the next build, which sweeps.
 */
export function removeFolder(folder: string, remove: typeof rmSync = rmSync): void {
  try {
    remove(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'EBUSY' && code !== 'EPERM' && code !== 'ENOTEMPTY') throw error
  }
}
