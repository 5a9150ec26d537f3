import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { removeFolder } from './remove-folder.js'

const OWNED = /^(?:stage|no-cache|draft)-(\d+)$/

/** Takes away what builds that were killed have left in docgen's folder; those of processes that still run stay. */
export function sweepWorkDir(workDir: string, isRunning: (pid: number) => boolean): void {
  if (!existsSync(workDir)) return
  for (const name of readdirSync(workDir)) {
    const pid = OWNED.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) removeFolder(join(workDir, name))
  }
}
