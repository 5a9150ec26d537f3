import { existsSync, statSync } from 'node:fs'
import type { Diagnostic } from '@docgen/renderer/contract'

/** Reports an absolute path that does not exist, or is a file. */
export function findMissingFolder(siteDir: string): Diagnostic | undefined {
  if (!existsSync(siteDir)) return noFolder(`folder ${siteDir} not found`)
  return statSync(siteDir).isDirectory() ? undefined : noFolder(`${siteDir} is a file, not a folder`)
}

function noFolder(message: string): Diagnostic {
  return { code: 'no-such-folder', severity: 'error', message, hint: 'Name the folder that contains site.config.ts' }
}
