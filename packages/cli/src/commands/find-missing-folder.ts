import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Diagnostic, didYouMean, nearestWord } from '@docgen/renderer/contract'
import { nameFolder } from '../config/name-folder.js'

/** Reports a site folder that does not exist, or is a file. `siteDir` is absolute. */
export function findMissingFolder(siteDir: string): Diagnostic | undefined {
  if (!existsSync(siteDir)) return noFolder(`folder ${siteDir} not found`, hintFolder(siteDir))
  return statSync(siteDir).isDirectory() ? undefined : noFolder(`${siteDir} is a file, not a folder`)
}

function hintFolder(siteDir: string): string | undefined {
  const parent = dirname(siteDir)
  const near = nearestWord(basename(siteDir), listFolders(parent))
  return near === undefined ? undefined : didYouMean(nameFolder(join(parent, near)))
}

/** Names of the folders in a folder; empty if it cannot be read. */
function listFolders(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
  } catch {
    return []
  }
}

function noFolder(message: string, hint = 'Name the folder that contains site.config.ts'): Diagnostic {
  return { code: 'no-such-folder', severity: 'error', message, hint }
}
