import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { hashBytes } from '../cache/hash.js'
import type { Memo } from '../cache/memo.js'
import { once } from '../cache/once.js'
import type { Config } from '../config/config.js'
import { readRegularFile } from '../config/read-regular-file.js'
import type { BuildReport } from '../session/build-report.js'
import { buildSite } from '../session/build-site.js'
import { SEARCH_TESTS_FILE } from '../session/search/check-search.js'
import type { BuildRequest } from '../session/site-request.js'
import { type BuiltBase, buildBase, describePages, type PageSummaries } from './base/compare-pages.js'
import { type Base, GATE_NAMES, type GateInput, type GateName, type GateResult } from './gate.js'
import { GATES } from './gates.js'
import { findValeConfig } from './prose/run-vale.js'
import { readPublishedPages } from './routes/read-published-pages.js'
import { type CommentedFile, listCommentedFiles } from './suppressions/suppress-findings.js'

/** Which gates to run on which site. */
export interface TrialRequest {
  readonly build: Omit<BuildRequest, 'isDryRun'>
  /** The gates to run. If empty, all gates run that need no network and do not have the severity `ignore`. */
  readonly named: readonly GateName[]
  /** URL of the deployed site, or path of its manifest, for `routes` and `weight`. */
  readonly against?: string | undefined
  /** Whether `a11y` also checks pages in a browser. */
  readonly usesBrowser?: boolean
  /** The earlier site or description to compare with. */
  readonly base?: Base | undefined
  /** RFC 3339 date and time in UTC, such as `2026-03-01T12:00:00Z`. */
  readonly now: string
  /** Whether gates that need a network are skipped. */
  readonly isOffline?: boolean
}

/** The results of the gates, as plain data. */
export interface TrialFindings {
  readonly report: BuildReport
  readonly settings: Config['checks']
  /** Files with comments that suppress findings. */
  readonly commented: readonly CommentedFile[]
  readonly results: readonly (readonly [GateName, GateResult])[]
}

/** The result of a trial. */
export interface TrialResult {
  readonly report: BuildReport
  readonly isConfigBroken: boolean
  /** Absent if the site cannot be built: the diagnostics of the report say why. */
  readonly findings?: TrialFindings
  /** The pages of the current site; empty without an earlier site. */
  readonly pages: PageSummaries
  /** The trial build of the earlier site; its value is undefined if there is none, or if it cannot be built. */
  readonly builtBase: Outcome<BuiltBase | undefined>
}

/** Builds the site as a trial and runs gates on it. If nothing has changed, returns the findings of the last run. */
export async function runTrial(request: TrialRequest): Promise<TrialResult> {
  const { named, base, build } = request
  const dryRun = { ...build, isDryRun: true }
  let findings: TrialFindings | undefined
  let pages: PageSummaries = new Map()
  let builtBase: Outcome<BuiltBase | undefined> = NO_BASE
  const memory = createFindingsMemory(request)
  const { report, isConfigBroken } = await buildSite(dryRun, {
    ...(memory && {
      recall: (siteKey, memo) => {
        findings = memory.recall(siteKey, memo)
        return findings?.report
      },
    }),
    inspect: async (trial) => {
      const settings = trial.config.checks
      const selected = selectGates(named, settings)
      pages = base?.siteDir === undefined ? pages : describePages(trial.builtPages)
      builtBase = await buildComparedBase(dryRun, base, selected)
      const results = await checkGates(selected, { ...request, trial, builtBase: builtBase.value })
      findings = { report: trial.report, settings, commented: listCommentedFiles(trial), results }
      if (trial.siteKey !== undefined) memory?.save(trial.siteKey, findings, trial.memo)
    },
  })
  return { report, isConfigBroken, ...(findings && { findings }), pages, builtBase }
}

async function checkGates(
  selected: readonly GateName[],
  {
    named,
    trial,
    builtBase,
    against,
    usesBrowser = false,
    base,
    now,
    isOffline = false,
    build,
  }: TrialRequest & Pick<GateInput, 'trial' | 'builtBase'>,
): Promise<TrialFindings['results']> {
  const readPublished = against === undefined ? undefined : once(() => readPublishedPages(against))
  const input = { trial, readPublished, usesBrowser, base, builtBase, now, locales: build.locales }
  const results: [GateName, GateResult][] = []
  for (const name of selected) {
    const { check, isOnline } = GATES[name]
    if (isOnline && isOffline)
      results.push([name, { diagnostics: named.includes(name) ? [refuseOffline(name)] : [], skipped: '--offline' }])
    else if (check) results.push([name, await check(input)])
  }
  return results
}

/** The error for a gate that the command line names together with `--offline`. */
function refuseOffline(name: GateName): Diagnostic {
  const message = `the gate ${name} needs a network, but --offline forbids it`
  return { code: 'no-network', severity: 'error', message, hint: `Remove --offline, or do not name ${name}` }
}

/** The gates to run, in their order. */
export function selectGates(named: readonly GateName[], settings: Config['checks']): readonly GateName[] {
  return GATE_NAMES.filter((name) =>
    named.length > 0 ? named.includes(name) : settings[name].severity !== 'ignore' && !GATES[name].isOnline,
  )
}

/** Findings of earlier runs. */
interface FindingsMemory {
  readonly recall: (siteKey: string, memo: Memo) => TrialFindings | undefined
  readonly save: (siteKey: string, findings: TrialFindings, memo: Memo) => void
}

/** The hash of a file: empty if the file does not exist, `undefined` if it cannot be read, which the gate reports. */
function hashFile(path: string): string | undefined {
  try {
    return existsSync(path) ? hashBytes(readRegularFile(path)) : ''
  } catch {
    return undefined
  }
}

/** Keeps the findings of the last run of the same gates; undefined if they depend on another site or on a browser. */
function createFindingsMemory({
  named,
  against,
  base,
  usesBrowser,
  isOffline,
  build,
}: TrialRequest): FindingsMemory | undefined {
  if (against !== undefined || base || usesBrowser) return undefined
  const name = `check:${named.join(',')}`
  const createKey = (siteKey: string): unknown => [
    siteKey,
    build.locales ?? [],
    isOffline === true,
    // Files that only gates read. Results with a linter are not kept.
    hashFile(join(build.siteDir, SEARCH_TESTS_FILE)),
    findValeConfig(build.siteDir) ?? '',
  ]
  return {
    recall: (siteKey, memo) => memo.load<TrialFindings>(name, createKey(siteKey)),
    save: (siteKey, findings, memo) => {
      const isLasting = findings.results.every(([gate, { isVolatile }]) => !isVolatile && !GATES[gate].isOnline)
      if (isLasting) memo.save(name, createKey(siteKey), findings)
    },
  }
}

/** The gates that compare the site with the earlier site. */
export const COMPARING_GATES: readonly GateName[] = ['content', 'weight', 'search']

const NO_BASE: Outcome<undefined> = { value: undefined, diagnostics: [] }

/** Builds the earlier site; the value is undefined if there is none, no gate needs it, or it cannot be built. */
async function buildComparedBase(
  build: BuildRequest,
  base: Base | undefined,
  selected: readonly GateName[],
): Promise<Outcome<BuiltBase | undefined>> {
  if (base?.siteDir === undefined || !COMPARING_GATES.some((name) => selected.includes(name))) return NO_BASE
  return buildBase({ build, name: base.name, baseDir: base.siteDir, isSearched: selected.includes('search') })
}
