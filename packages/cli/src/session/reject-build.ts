import type { Diagnostic } from '@docgen/renderer/contract'
import type { BuildReport } from './build-report.js'
import { makeReport } from './make-report.js'

/** The report of a build that did not start. */
export function refuseBuild(diagnostic: Diagnostic): BuildReport {
  return makeReport({ siteDir: '', stages: [], diagnostics: [diagnostic], made: [] })
}
