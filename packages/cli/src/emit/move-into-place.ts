import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createFolder } from '../cache/create-folder.js'

/** Changes to the output folder. Paths of files are relative to the output folder and the staging folder. */
export interface OutputChange {
  readonly stageDir: string
  readonly outDir: string
  /** Staged files to move. */
  readonly add: readonly string[]
  /** Files of earlier builds that no longer belong to the output. */
  readonly remove: readonly string[]
}

/**
 * Moves staged files into the output folder, each by one rename, and removes stale files. If there is no output folder
 * yet, renames the whole staging folder. Never touches files that docgen did not write.
 */
export function moveIntoPlace({ stageDir, outDir, add, remove }: OutputChange): void {
  if (!existsSync(outDir)) {
    createFolder(dirname(outDir))
    if (tryRename(stageDir, outDir)) return
    mkdirSync(outDir)
  }
  for (const file of remove) removeFile(outDir, file)
  for (const file of add) moveFile(join(stageDir, file), join(outDir, file))
}

function moveFile(from: string, to: string): void {
  if (tryRename(from, to)) return
  createFolder(dirname(to))
  if (tryRename(from, to)) return
  // The folders are on different file systems, or an earlier build created a folder at the path of the file.
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to)
}

function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch {
    return false
  }
}

/** Removes a file of the output folder, and folders that become empty. */
export function removeFile(outDir: string, file: string): void {
  rmSync(join(outDir, file), { force: true })
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const path = join(outDir, folder)
    if (!existsSync(path) || readdirSync(path).length > 0) return
    rmdirSync(path)
  }
}
