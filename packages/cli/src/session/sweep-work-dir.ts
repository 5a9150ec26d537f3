import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { removeFolder } from './remove-folder.js'

const OWNED = /^(?:stage|no-cache|draft)-(\d+)$/

/** Removes leftovers of killed builds from docgen's working folder; those of running processes stay. */
export function sweepWorkDir(workDir: string, isRunning: (pid: number) => boolean): void {
  if (!existsSync(workDir)) return
  for (const name of readdirSync(workDir)) {
    const pid = OWNED.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) removeFolder(join(workDir, name))
  }
}
