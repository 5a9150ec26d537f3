import { isAbsolute, resolve } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { toSitePath } from '../config/site-path.js'

/** Where a report is read. */
export interface ReportLocation {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  readonly workingDir: string
}

/** A path of the site, relative to the working folder: tools for pull requests expect that. */
export function toReported(path: string, { siteDir, workingDir }: ReportLocation): string {
  return isAbsolute(path) ? path : toSitePath(workingDir, resolve(siteDir, path)) || '.'
}

/** A diagnostic with its file relative to the working folder. */
export function locateReported<Found extends Diagnostic>(found: Found, location: ReportLocation): Found {
  const { file, ...rest } = found
  // The position stays in front, where readers of JSON look for it.
  return (file === undefined ? found : { file: toReported(file, location), ...rest }) as Found
}
