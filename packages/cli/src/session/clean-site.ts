import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { lockOutput } from '../emit/lock-output.js'
import { removeOutput } from '../emit/output-record.js'
import { removeFolder } from './remove-folder.js'
import { recoverChange } from './version-journal.js'

/** What is to be cleaned. */
export interface CleanRequest {
  readonly siteDir: string
  readonly outDir?: string | undefined
  /** Called where a build writes into the folder, with its process. */
  readonly onWait?: (holder: number) => void
}

/** Deletes docgen's working folder and what docgen has put into the output folder; returns which of them existed. */
export async function cleanSite({ siteDir, outDir = join(siteDir, 'dist'), onWait }: CleanRequest): Promise<string[]> {
  // What a killed cut of a version has left is known there alone.
  recoverChange(siteDir)
  const workDir = join(siteDir, '.docgen')
  const removed = [workDir, outDir].filter((folder) => existsSync(folder))
  if (removed.length === 0) return []
  const lock = await lockOutput({ workDir, outDir, onWait: (holder) => onWait?.(holder) })
  removeOutput(outDir)
  removeFolder(workDir)
  if ('release' in lock) lock.release()
  return removed.filter((folder) => !existsSync(folder) || readdirSync(folder).length === 0)
}
