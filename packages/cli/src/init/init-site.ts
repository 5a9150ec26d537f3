import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { createFolder } from '../cache/create-folder.js'
import { explainDiskError } from '../emit/describe-write-error.js'
import { findObstacles } from './find-obstacles.js'
import { planFiles, type SitePlan } from './plan-files.js'

/**
 * Writes a new site and returns the paths of its files. If a file already exists or cannot be written, leaves no file
 * behind, and returns diagnostics.
 */
export function initSite(plan: SitePlan): Outcome<readonly string[] | undefined> {
  const created: string[] = []
  try {
    const files = planFiles(plan)
    const diagnostics = findObstacles(plan.siteDir, files.keys())
    if (diagnostics.length > 0) return { value: undefined, diagnostics }
    for (const [path, text] of files) {
      const target = join(plan.siteDir, path)
      createFolder(dirname(target))
      // Never overwrites a file created since the check.
      writeFileSync(target, text, { flag: 'wx' })
      created.push(target)
    }
    return { value: [...files.keys()], diagnostics: [] }
  } catch (error) {
    const diagnostic = describeRefusal(error, plan.siteDir)
    for (const target of created) rmSync(target)
    return { value: undefined, diagnostics: [diagnostic] }
  }
}

/** Describes a disk error; rethrows other errors, which are bugs. */
function describeRefusal(error: unknown, siteDir: string): Diagnostic {
  return {
    code: 'unwritable-site',
    severity: 'error',
    message: `the site could not be written to ${siteDir}: ${explainDiskError(error)}`,
    hint: 'Fix the problem, and run docgen init again: no file was left behind',
  }
}
