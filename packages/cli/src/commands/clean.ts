import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { removeOutput } from '../emit/output-record.js'
import { openTerminal } from './build.js'
import type { LoudnessOptions } from './create-program.js'
import { EXIT } from './exit-codes.js'

/** `docgen clean`: deletes the site's cache and output. */
export async function runClean(dir: string, options: LoudnessOptions): Promise<number> {
  const terminal = openTerminal(options)
  const removed = cleanSite(resolve(dir))
  terminal.say(removed.length === 0 ? 'There was nothing to delete.' : `Deleted ${removed.join(' and ')}.`)
  return EXIT.fine
}

/** Deletes docgen's working folder and what docgen has put into the output folder; tells which of them there were. */
export function cleanSite(siteDir: string, outDir = join(siteDir, 'dist')): string[] {
  const workDir = join(siteDir, '.docgen')
  const removed = [workDir, outDir].filter((folder) => existsSync(folder))
  removeOutput(outDir)
  rmSync(workDir, { recursive: true, force: true })
  return removed.filter((folder) => !existsSync(folder) || readdirSync(folder).length === 0)
}
