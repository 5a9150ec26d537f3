import { accessSync, constants, lstatSync, readlinkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { writeCreatingFolder } from '../cache/write-staged.js'
import { describeUnwritableFile } from './describe-write-error.js'

/** Ending of the name of a file that is not complete yet. `isTemporaryFile` knows it. */
const PARTIAL = '.docgen-partial'

/**
 * Writes a file of the site, by its path relative to the site's folder, so that a kill at any moment leaves either the
 * old or the new one. Creates missing folders. Returns why the file can't be written; `undefined` if it was.
 */
export function replaceFile(siteDir: string, file: string, text: string): Diagnostic | undefined {
  try {
    replace(followLink(resolve(siteDir, file)), text)
    return undefined
  } catch (error) {
    return describeUnwritableFile(error, file)
  }
}

function replace(path: string, text: string): void {
  const existing = statSync(path, { throwIfNoEntry: false })
  // Renaming would also replace a file that is protected against writing.
  if (existing) accessSync(path, constants.W_OK)
  const partial = path + PARTIAL
  try {
    writeCreatingFolder(partial, () => writeFileSync(partial, text, existing ? { mode: existing.mode } : {}))
    renameSync(partial, path)
  } catch (error) {
    rmSync(partial, { force: true })
    throw error
  }
}

/** The file that a symbolic link points to. */
function followLink(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
  return isLink ? resolve(dirname(path), readlinkSync(path)) : path
}
