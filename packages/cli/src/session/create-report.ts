import { relative } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import type { EmittedSite } from '../emit/emit-site.js'
import type { BuildReport, StageTime } from './build-report.js'
import type { FinishedPage } from './build-site-pages.js'
import { sortDiagnostics } from './diagnostics/sort-diagnostics.js'

const HEAVIEST_COUNT = 5

/** All results of a build. */
export interface BuildEnding {
  readonly siteDir: string
  readonly stages: readonly StageTime[]
  readonly diagnostics: readonly Diagnostic[]
  readonly builtPages: readonly FinishedPage[]
  /** Absent if the build did not write the output. */
  readonly emitted?: EmittedSite
  readonly outDir?: string
}

/** Creates the report of a build, with its diagnostics sorted and deduplicated. */
export function createReport({ siteDir, stages, diagnostics, builtPages, emitted, outDir }: BuildEnding): BuildReport {
  const count = (kind: FinishedPage['outcome']): number => builtPages.filter(({ outcome }) => outcome === kind).length
  const compiled = count('compiled')
  // Pages of several versions and languages can share content: if one of them was compiled, none read it from the cache.
  const fresh = new Set(builtPages.flatMap(({ outcome, contentKey }) => (outcome === 'compiled' && contentKey) || []))
  const cached = builtPages.filter(
    ({ outcome, contentKey }) => outcome === 'rendered' && contentKey !== undefined && !fresh.has(contentKey),
  ).length
  const heaviest = builtPages
    .map(({ planned, emitted }) => ({ route: planned.page.route, bytes: emitted.size }))
    .sort((a, b) => b.bytes - a.bytes || (a.route < b.route ? -1 : 1))
    .slice(0, HEAVIEST_COUNT)
  const sorted = sortDiagnostics(diagnostics)
  return {
    version: 3,
    ok: emitted !== undefined,
    pages: {
      total: builtPages.length,
      rendered: compiled + count('rendered'),
      compiled,
      cached,
      unchanged: count('kept'),
    },
    stages,
    work: sumWork(builtPages),
    output: {
      folder: outDir === undefined ? '' : relative(siteDir, outDir) || '.',
      files: emitted?.files ?? 0,
      bytes: emitted?.bytes ?? 0,
    },
    heaviest,
    errors: sorted.filter(({ severity }) => severity === 'error').length,
    warnings: sorted.filter(({ severity }) => severity === 'warning').length,
    diagnostics: sorted,
  }
}

/** Adds a problem of the cache as a warning. */
export function addCacheProblem(report: BuildReport, problem: string): BuildReport {
  return addWarning(report, {
    code: 'unusable-cache',
    severity: 'warning',
    file: '.docgen/cache',
    message: `docgen built without its cache: ${problem}`,
    hint: 'Delete .docgen/cache, or make it writable, to speed up the next build',
  })
}

/** Adds a problem of the remote cache as a warning. */
export function addRemoteProblem(report: BuildReport, problem: string): BuildReport {
  return addWarning(report, createRemoteWarning(problem))
}

/** Creates the warning about a problem of the remote cache, a clause. */
export function createRemoteWarning(problem: string): Diagnostic {
  return {
    code: 'remote-cache',
    severity: 'warning',
    message: `docgen could not use all of the remote cache: ${problem}`,
    hint: 'The site is complete. docgen cache stats shows the state of the remote cache',
  }
}

/** Adds a warning about something that only costs time, so it does not fail a build, even a strict one. */
function addWarning(report: BuildReport, warning: Diagnostic): BuildReport {
  const diagnostics = sortDiagnostics([...report.diagnostics, warning])
  return { ...report, warnings: diagnostics.filter(({ severity }) => severity === 'warning').length, diagnostics }
}

/** Creates the report of a build in which nothing has changed: it kept every page. */
export function reportUnchanged(last: BuildReport, stages: readonly StageTime[]): BuildReport {
  const { total } = last.pages
  return { ...last, pages: { total, rendered: 0, compiled: 0, cached: 0, unchanged: total }, stages, work: sumWork([]) }
}

function sumWork(builtPages: readonly FinishedPage[]): StageTime[] {
  return (['compile', 'render', 'write'] as const).map((name) => {
    const ms = builtPages.reduce((sum, { times }) => sum + (times?.[name] ?? 0), 0)
    return { name, ms: Math.round(ms * 10) / 10 }
  })
}

/** Creates the report of a build that did not start. */
export function reportBlockedBuild(diagnostic: Diagnostic): BuildReport {
  return createReport({ siteDir: '', stages: [], diagnostics: [diagnostic], builtPages: [] })
}
