import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Deletes one of docgen's folders. Windows keeps files that another process, such as a virus scanner, has open. So this
 * function retries for a moment, and leaves the remaining files to the next build.
 */
export function removeFolder(folder: string, remove: typeof rmSync = rmSync): void {
  try {
    remove(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'EBUSY' && code !== 'EPERM' && code !== 'ENOTEMPTY') throw error
  }
}

/** Matches the names of folders and files that contain the id of the process that uses them. */
const OWNED = /^(?:stage|no-cache|draft|base|code|prose|texts)-(\d+)$/

/** Removes leftovers of killed builds from docgen's working folder; the folders of running processes stay. */
export function sweepWorkDir(workDir: string, isRunning: (pid: number) => boolean): void {
  if (!existsSync(workDir)) return
  for (const name of readdirSync(workDir)) {
    const pid = OWNED.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) removeFolder(join(workDir, name))
  }
}
