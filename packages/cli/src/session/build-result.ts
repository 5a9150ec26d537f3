import type { Diagnostic } from '@docgen/renderer/contract'
import type { BuildReport } from './build-report.js'
import { type BuildEnding, createReport } from './create-report.js'
import type { BuildRequest } from './site-request.js'
import type { Stopwatch } from './stopwatch.js'

/** Result of a build. */
export interface BuildResult {
  readonly report: BuildReport
  /**
   * Whether the config, an option or the output folder was unusable: wrong usage rather than an error in the content.
   */
  readonly isConfigBroken: boolean
  /** Whether there were no errors, whether or not the output changed. */
  readonly hasNoErrors: boolean
}

/** Whether these diagnostics keep a build from changing the output. */
export function isFailure(diagnostics: readonly Diagnostic[], { isStrict }: BuildRequest): boolean {
  return diagnostics.some(({ severity }) => severity === 'error' || (isStrict && severity === 'warning'))
}

/**
 * Creates the result of a build that ended before its pages, because its config, an option or its output folder is
 * unusable.
 */
export function createFailedResult(
  request: BuildRequest,
  watch: Stopwatch,
  diagnostics: readonly Diagnostic[],
): BuildResult {
  return { ...createResult(request, watch, { diagnostics, builtPages: [] }), isConfigBroken: true }
}

/** Creates the result of a build with a usable config. */
export function createResult(
  { siteDir }: BuildRequest,
  watch: Stopwatch,
  ending: Omit<BuildEnding, 'siteDir' | 'stages'>,
): BuildResult {
  const report = createReport({ ...ending, siteDir, stages: watch.times() })
  return { report, isConfigBroken: false, hasNoErrors: report.ok }
}
