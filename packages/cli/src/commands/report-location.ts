import { isAbsolute, resolve } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { toSitePath } from '../config/site-path.js'

/** The folders on which the paths in a report depend. */
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
export function locateReported<D extends Diagnostic>(diagnostic: D, location: ReportLocation): D {
  const { file, ...rest } = diagnostic
  // `file` comes first, where people who read the JSON look for it.
  return (file === undefined ? diagnostic : { file: toReported(file, location), ...rest }) as D
}
