import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { lockOutput } from '../emit/lock-output.js'
import { removeOutput } from '../emit/output-record.js'
import { removeFolder } from './output/remove-folder.js'
import { lockVersions } from './version-journal.js'

/** The site to clean. */
export interface CleanRequest {
  readonly siteDir: string
  readonly outDir?: string | undefined
  /**
   * Called with the id of the process that is building the site or changing its versions, if there is one to wait for.
   */
  readonly onWait?: (pid: number) => void
}

/**
 * Deletes docgen's working folder and everything that docgen has written to the output folder. Returns the paths of
 * these folders, if they existed and are now deleted or empty.
 */
export async function cleanSite({ siteDir, outDir = join(siteDir, 'dist'), onWait }: CleanRequest): Promise<string[]> {
  const workDir = join(siteDir, '.docgen')
  const removed = [workDir, outDir].filter((folder) => existsSync(folder))
  if (removed.length === 0) return []
  // `lockVersions` first finishes a `docgen version` that was killed: only the working folder records its change.
  const versions = await lockVersions(siteDir, { onWait })
  const lock = await lockOutput({ workDir, outDir, onWait })
  removeOutput(outDir)
  removeFolder(workDir)
  for (const each of [lock, versions]) if ('release' in each) each.release()
  return removed.filter((folder) => !existsSync(folder) || readdirSync(folder).length === 0)
}
