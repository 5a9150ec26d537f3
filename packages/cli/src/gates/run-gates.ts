import { type Diagnostic, type DiagnosticTopics, loadDiagnosticCatalog } from '@docgen/renderer/contract'
import { hashValue } from '../cache/hash.js'
import type { Reporting } from '../check/severity-of.js'
import type { Config } from '../config/config.js'
import { buildSite } from '../session/build-site.js'
import type { BuildRequest } from '../session/site-request.js'
import {
  type BasePages,
  buildBasePages,
  comparePages,
  describeFailedBase,
  describePages,
} from './base/list-changed-pages.js'
import { isOfTranslations } from './check-translations-gate.js'
import {
  type Base,
  type CheckReport,
  type Finding,
  GATE_NAMES,
  type GateName,
  type GateReport,
  type GateResult,
} from './gate.js'
import { GATES } from './gates.js'
import { readPublishedPages } from './routes/read-published-pages.js'
import { type CommentedFile, listCommentedFiles, readSuppressions, type Suppressions } from './suppress-findings.js'

/** Which gates to run on which site. */
export interface CheckRequest {
  readonly build: Omit<BuildRequest, 'isDryRun'>
  /** The gates to run; if empty, all whose severity is not `ignore`. */
  readonly named: readonly GateName[]
  /** URL of the deployed site, or path of its manifest, for `routes` and `weight`. */
  readonly against?: string | undefined
  /** Whether `a11y` also checks pages in a browser. */
  readonly usesBrowser?: boolean
  /** The earlier site or description to compare with. */
  readonly base?: Base | undefined
  /** Fingerprints of findings that are not reported. */
  readonly baselineFingerprints?: ReadonlySet<string>
  /** RFC 3339 date and time in UTC, such as `2026-03-01T12:00:00Z`. */
  readonly now: string
  /** Whether gates that need a network are skipped. */
  readonly isOffline?: boolean
}

/** The result of `docgen check`. */
export interface CheckResult {
  readonly report: CheckReport
  /** All findings, including those of the baseline. */
  readonly allFindings: readonly Finding[]
  /** Whether the config is unusable, or a named gate has nothing to check: wrong usage. */
  readonly isMisused: boolean
}

type Settings = Config['checks']

/** Builds the site as a trial, without changing the output folder, and runs gates on it. */
export async function runGates({
  build,
  named,
  against,
  usesBrowser = false,
  base,
  baselineFingerprints = new Set(),
  now,
  isOffline = false,
}: CheckRequest): Promise<CheckResult> {
  const results = new Map<GateName, GateResult>()
  const catalog = await loadDiagnosticCatalog()
  const codes = new Set(Object.values(catalog).flatMap((topic) => Object.keys(topic)))
  let settings: Settings | undefined
  let commented: readonly CommentedFile[] = []
  let pages: BasePages = new Map()
  const readPublished = against === undefined ? undefined : once(() => readPublishedPages(against))
  let basePages: BasePages | undefined
  const { report, isConfigBroken } = await buildSite({ ...build, isDryRun: true }, async (trial) => {
    settings = trial.config.checks
    commented = listCommentedFiles(trial)
    pages = describePages(trial.builtPages)
    const selected = selectGates(named, settings)
    basePages = await readBasePages({ ...build, isDryRun: true }, base, selected)
    const input = { trial, readPublished, usesBrowser, base, basePages, now, locales: build.locales }
    for (const name of selected) {
      const { check, isOnline } = GATES[name]
      if (isOnline && isOffline)
        results.set(name, { diagnostics: named.includes(name) ? [refuseOffline(name)] : [], skipped: '--offline' })
      else if (check) results.set(name, await check(input))
    }
  })
  // Without a trial, the diagnostics of the build say why.
  const gates: readonly GateName[] = settings ? selectGates(named, settings) : ['content']
  const suppressions = readSuppressions({ files: commented, codes, today: now.slice(0, 10) })
  shareDiagnostics(report.diagnostics, results, catalog)
  if (gates.includes('content')) omitReported(results)
  const ended = gates.map((name, index) => {
    const result = {
      diagnostics: [],
      ...results.get(name),
      ...(name === 'content' && compareWithBase(pages, base, basePages)),
    }
    const isMisused = result.skipped !== undefined && named.includes(name) && result.diagnostics.length > 0
    const { skipped, ...failed } = result
    const used = isMisused ? failed : skipped === undefined ? result : { ...result, diagnostics: [] }
    // The first gate reports invalid suppression comments.
    const rules = { ...suppressions, diagnostics: index === 0 ? suppressions.diagnostics : [] }
    const severity = settings?.[name].severity
    return {
      ...describeGate(name, used, { suppressions: rules, severity, baselineFingerprints, isStrict: build.isStrict }),
      isMisused,
    }
  })
  return {
    report: {
      ok: ended.every(({ gate }) => gate.state !== 'failed'),
      gates: ended.map(({ gate }) => gate),
      findings: ended.flatMap(({ fresh }) => fresh),
    },
    allFindings: ended.flatMap(({ findings }) => findings),
    isMisused: isConfigBroken || ended.some((each) => each.isMisused),
  }
}

/** Gives the problems of a build to `content`; those of redirects and translations to their gates, if these have run. */
function shareDiagnostics(
  diagnostics: readonly Diagnostic[],
  results: Map<GateName, GateResult>,
  { Redirects = {} }: DiagnosticTopics,
): void {
  const owners: Partial<Record<GateName, (diagnostic: Diagnostic) => boolean>> = {
    routes: ({ code }) => Object.hasOwn(Redirects, code),
    translations: isOfTranslations,
  }
  let rest = diagnostics
  for (const [name, isOwn] of Object.entries(owners) as [GateName, (diagnostic: Diagnostic) => boolean][]) {
    const result = results.get(name)
    if (result?.details === undefined) continue
    const known = new Set(result.diagnostics.map((each) => JSON.stringify(each)))
    const added = rest.filter((each) => isOwn(each) && !known.has(JSON.stringify(each)))
    results.set(name, { ...result, diagnostics: [...result.diagnostics, ...added] })
    rest = rest.filter((each) => !isOwn(each))
  }
  results.set('content', { diagnostics: rest })
}

/** Omits from other gates what `content` reports: the same problem, or a repeated id at its position. */
function omitReported(results: Map<GateName, GateResult>): void {
  const keyOf = ({ code, file, line, message }: Diagnostic): string =>
    code.endsWith('duplicate-id') ? `id ${file}:${line}` : JSON.stringify([code, file, line, message])
  const reported = new Set(results.get('content')?.diagnostics.map(keyOf))
  for (const [name, result] of results)
    if (name !== 'content')
      results.set(name, { ...result, diagnostics: result.diagnostics.filter((each) => !reported.has(keyOf(each))) })
}

/** Calls a function at the first call, and returns its result for every call. */
function once<Result>(run: () => Result): () => Result {
  let result: { readonly value: Result } | undefined
  return () => {
    result ??= { value: run() }
    return result.value
  }
}

/** The gates that compare pages with those of the base. */
const COMPARING: readonly GateName[] = ['content', 'weight']

/** Builds the earlier site, if a gate needs its pages; undefined if it cannot be built. */
async function readBasePages(
  build: BuildRequest,
  base: Base | undefined,
  selected: readonly GateName[],
): Promise<BasePages | undefined> {
  if (base?.siteDir === undefined || !COMPARING.some((name) => selected.includes(name))) return
  return buildBasePages(build, base.siteDir)
}

/** Which pages differ from those of an earlier site. */
function compareWithBase(
  pages: BasePages,
  base: Base | undefined,
  before: BasePages | undefined,
): Pick<GateResult, 'details' | 'undecided'> {
  if (base?.siteDir === undefined || pages.size === 0) return {}
  if (!before) return { undecided: describeFailedBase(base.name) }
  return { details: { since: base.name, changed: comparePages(before, pages), pages: pages.size } }
}

/** The gates to run, in their order. */
export function selectGates(named: readonly GateName[], settings: Settings): readonly GateName[] {
  return GATE_NAMES.filter((name) =>
    named.length > 0 ? named.includes(name) : settings[name].severity !== 'ignore' && !GATES[name].isOnline,
  )
}

interface EndedGate {
  readonly gate: GateReport
  /** Including those of the baseline. */
  readonly findings: readonly Finding[]
  /** Without those of the baseline. */
  readonly fresh: readonly Finding[]
}

interface GateRules extends Required<Pick<CheckRequest, 'baselineFingerprints'>> {
  readonly suppressions: Suppressions
  readonly severity: Reporting | undefined
  readonly isStrict: boolean
}

function describeGate(
  name: GateName,
  { diagnostics, skipped, undecided, details }: GateResult,
  { suppressions, severity, baselineFingerprints, isStrict }: GateRules,
): EndedGate {
  const fingerprintOf = createFingerprints(name)
  const reported = diagnostics.filter((each) => !suppressions.excuses(each))
  const findings = [...reported.map((each) => withSeverity(each, severity)), ...suppressions.diagnostics].map(
    (each) => ({ ...each, gate: name, fingerprint: fingerprintOf(each) }),
  )
  const fresh = findings.filter(({ fingerprint }) => !baselineFingerprints.has(fingerprint))
  const errors = fresh.filter((each) => each.severity === 'error').length
  const warnings = fresh.filter((each) => each.severity === 'warning').length
  const isFailed = errors > 0 || (isStrict && warnings > 0)
  const reason = skipped ?? undecided
  const state =
    skipped !== undefined ? 'skipped' : isFailed ? 'failed' : undecided !== undefined ? 'undecided' : 'passed'
  const gate = {
    name,
    state,
    ...(reason !== undefined && { reason }),
    errors,
    warnings,
    ignored: diagnostics.length - reported.length,
    known: findings.length - fresh.length,
    ...(details !== undefined && { details }),
  } as const
  return { gate, findings, fresh }
}

/** Fingerprints without positions, which change with every edit above. Equal findings of a file are numbered. */
function createFingerprints(gate: GateName): (diagnostic: Diagnostic) => string {
  const seen = new Map<string, number>()
  return ({ code, file, message }) => {
    const hash = hashValue([gate, code, file, message])
    const count = seen.get(hash) ?? 0
    seen.set(hash, count + 1)
    return count === 0 ? hash : hashValue([hash, count])
  }
}

function withSeverity<D extends Diagnostic>(diagnostic: D, severity: Reporting | undefined): D {
  if (severity === 'throw' && diagnostic.severity === 'warning') return { ...diagnostic, severity: 'error' }
  if (severity === 'warn' && diagnostic.severity === 'error') return { ...diagnostic, severity: 'warning' }
  if (severity === 'log' && diagnostic.severity !== 'info') return { ...diagnostic, severity: 'info' }
  return diagnostic
}

/** A named gate that cannot run is an error. */
function refuseOffline(name: GateName): Diagnostic {
  const message = `the gate ${name} needs a network, but --offline forbids it`
  return { code: 'no-network', severity: 'error', message, hint: `Remove --offline, or do not name ${name}` }
}
