import { lstatSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { createFolder } from '../cache/create-folder.js'
import { describeUnwritableFile } from '../emit/describe-write-error.js'

/**
 * Writes new files: path relative to the site's folder → text. Never overwrites a file. If one exists or cannot be
 * written, leaves none behind, and returns the reason. Folders that it created stay.
 */
export function writeNewFiles(siteDir: string, files: ReadonlyMap<string, string>): readonly Diagnostic[] {
  const taken = findTaken(siteDir, [...files.keys()])
  if (taken.length > 0) return taken
  const created: string[] = []
  for (const [path, text] of files) {
    const target = join(siteDir, path)
    try {
      createFolder(dirname(target))
      // Never overwrites a file created since the check.
      writeFileSync(target, text, { flag: 'wx' })
      created.push(target)
    } catch (error) {
      const problem = describeUnwritableFile(error, path)
      for (const each of created) rmSync(each, { force: true })
      return [problem]
    }
  }
  return []
}

/** Reports the paths, relative to the site's folder, at which something exists. */
export function findTaken(siteDir: string, paths: readonly string[]): readonly Diagnostic[] {
  return paths.filter((path) => exists(join(siteDir, path))).map(reportTaken)
}

/** Whether anything has a path; a broken symbolic link counts, too. */
function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    // A part of the path is a file, or the path is too long: writing reports the reason.
    return false
  }
}

function reportTaken(path: string): Diagnostic {
  return {
    code: 'file-exists',
    severity: 'error',
    file: path,
    message: 'this file already exists, and docgen new overwrites nothing',
    hint: 'Choose another name',
  }
}
