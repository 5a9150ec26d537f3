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

/** Returns a diagnostic with its file relative to the working folder. */
export function locateReported<D extends Diagnostic>(diagnostic: D, location: ReportLocation): D {
  const { file, ...rest } = diagnostic
  // `file` comes first, because people who read the JSON look for it there.
  return (file === undefined ? diagnostic : { file: toReported(file, location), ...rest }) as D
}
