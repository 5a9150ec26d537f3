import { isAbsolute, resolve } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { toSitePath } from '../config/site-path.js'

/** The folders on which the paths in a report depend, as absolute paths. */
export interface ReportLocation {
  readonly siteDir: string
  readonly workingDir: string
}

/** Makes a path of the site relative to the working folder, as tools for pull requests expect. Keeps absolute paths. */
export function toReported(path: string, { siteDir, workingDir }: ReportLocation): string {
  return isAbsolute(path) ? path : toSitePath(workingDir, resolve(siteDir, path)) || '.'
}

/** Returns a diagnostic with its files relative to the working folder. */
export function locateReported<D extends Diagnostic>(diagnostic: D, location: ReportLocation): D {
  const { file, related } = diagnostic
  if (file === undefined && !related) return diagnostic
  const moved = related?.map((each) => ({ ...each, file: toReported(each.file, location) }))
  return {
    // First, because people who read the JSON look for it there.
    ...(file !== undefined && { file }),
    ...diagnostic,
    ...(file !== undefined && { file: toReported(file, location) }),
    ...(moved && { related: moved }),
  }
}
