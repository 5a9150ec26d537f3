import { existsSync, statSync } from 'node:fs'
import type { Diagnostic } from '@docgen/renderer/contract'
import { isInside } from '../config/site-path.js'
import { isOwnFolder } from '../emit/output-record.js'
import { findMissingFolder } from './find-missing-folder.js'

/**
 * Reports why a build cannot start: the site's folder is missing, or the output folder is not docgen's. Both paths
 * are absolute.
 */
export function findCleanRefusal(siteDir: string, outDir: string): Diagnostic | undefined {
  const missing = findMissingFolder(siteDir)
  if (missing) return missing
  if (isInside(outDir, siteDir)) return foreign(`${outDir} holds the site itself`)
  if (existsSync(outDir) && !statSync(outDir).isDirectory()) return foreign(`${outDir} is a file, not a folder`)
  if (isOwnFolder(outDir)) return undefined
  return foreign(`${outDir} holds files that docgen did not make, so it does not write there`)
}

function foreign(message: string): Diagnostic {
  return {
    code: 'foreign-output-folder',
    severity: 'error',
    message,
    hint: 'Choose another folder with --out: one that is empty or does not exist yet',
  }
}
