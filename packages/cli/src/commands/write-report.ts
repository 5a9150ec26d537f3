import { isAbsolute, resolve } from 'node:path'
import { toSitePath } from '../config/site-path.js'
import type { BuildReport } from '../session/build-report.js'

/** Where a report is read. */
export interface ReportPlace {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  readonly workingDir: string
}

/**
 * A report as `--json` prints it: paths are relative to the working folder, which tools know, instead of the site's
 * folder.
 */
export function writeReport(report: BuildReport, { siteDir, workingDir }: ReportPlace): string {
  const place = (path: string): string =>
    isAbsolute(path) ? path : toSitePath(workingDir, resolve(siteDir, path)) || '.'
  const { version, output, diagnostics, ...rest } = report
  const placed = {
    version,
    site: place('.'),
    ...rest,
    output: { ...output, folder: output.folder === '' ? '' : place(output.folder) },
    diagnostics: diagnostics.map(({ file, ...diagnostic }) => ({
      ...(file !== undefined && { file: place(file) }),
      ...diagnostic,
    })),
  }
  return `${JSON.stringify(placed, null, 2)}\n`
}
