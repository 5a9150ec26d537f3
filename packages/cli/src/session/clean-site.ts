import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { removeOutput } from '../emit/output-record.js'
import { removeFolder } from './remove-folder.js'
import { recoverChange } from './version-journal.js'

/** Deletes docgen's working folder and what docgen has put into the output folder; tells which of them there were. */
export function cleanSite(siteDir: string, outDir = join(siteDir, 'dist')): string[] {
  // What a killed cut of a version has left is known there alone.
  recoverChange(siteDir)
  const workDir = join(siteDir, '.docgen')
  const removed = [workDir, outDir].filter((folder) => existsSync(folder))
  removeOutput(outDir)
  removeFolder(workDir)
  return removed.filter((folder) => !existsSync(folder) || readdirSync(folder).length === 0)
}
