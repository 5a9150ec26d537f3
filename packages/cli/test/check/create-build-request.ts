import type { CheckRequest } from '../../src/gates/run-gates.js'

/** The build that gates run as a trial, with a fixed clock and without other threads. */
export function createBuildRequest(siteDir: string): CheckRequest['build'] {
  return {
    siteDir,
    includesDrafts: false,
    usesCache: true,
    isStrict: false,
    workers: 0,
    now: () => 0,
    onProgress: () => {},
  }
}
