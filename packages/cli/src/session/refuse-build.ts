import type { Diagnostic } from '@docgen/renderer/contract'
import type { BuildReport } from './build-report.js'

/** The report of a build that did not begin. */
export function refuseBuild(diagnostic: Diagnostic): BuildReport {
  return {
    version: 1,
    ok: false,
    pages: { total: 0, rendered: 0, compiled: 0, kept: 0 },
    stages: [],
    output: { folder: '', files: 0, bytes: 0 },
    heaviest: [],
    errors: 1,
    warnings: 0,
    diagnostics: [diagnostic],
  }
}
