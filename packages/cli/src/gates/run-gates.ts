import { type Diagnostic, type DiagnosticTopics, loadDiagnosticCatalog } from '@docgen/renderer/contract'
import { hashValue } from '../cache/hash.js'
import type { Reporting } from '../check/severity-of.js'
import { comparePages } from './base/compare-pages.js'
import { isTranslationProblem } from './check-translations-gate.js'
import { evaluateFindings } from './evaluate-findings.js'
import type { CheckReport, Finding, GateName, GateReport, GateResult } from './gate.js'
import { COMPARING_GATES, runTrial, selectGates, type TrialRequest } from './run-trial.js'
import { findUnused } from './suppressions/find-unused.js'
import { readSuppressions, type Suppressions } from './suppressions/suppress-findings.js'

/** Which gates to run on which site, and which of their findings to report. */
export interface CheckRequest extends TrialRequest {
  /** Fingerprints of the findings in the baseline, which are not reported. */
  readonly baselineFingerprints?: ReadonlySet<string>
}

/** The result of `docgen check`. */
export interface CheckResult {
  readonly report: CheckReport
  /** All findings, including findings in the baseline. */
  readonly allFindings: readonly Finding[]
  /** Whether the config is unusable, or a gate that the command line names cannot run. */
  readonly isMisused: boolean
}

/** Builds the site as a trial, without changing the output folder, and runs gates on it. */
export async function runGates(request: CheckRequest): Promise<CheckResult> {
  const { build, named, base, baselineFingerprints = new Set(), now } = request
  const { report, isConfigBroken, findings, pages, builtBase } = await runTrial(request)
  const catalog = await loadDiagnosticCatalog()
  const settings = findings?.settings
  const results = new Map(findings?.results)
  // Without a trial, `content` reports why the build failed.
  const gates: readonly GateName[] = settings ? selectGates(named, settings) : ['content']
  const suppressions = readSuppressions({ files: findings?.commented ?? [], catalog, today: now.slice(0, 10) })
  distributeDiagnostics(report.diagnostics, results, catalog)
  if (gates.includes('content')) omitReported(results)
  // In a run with some languages or without `content`, a comment that is needed can seem unused.
  const isWhole = settings !== undefined && !build.locales && gates.includes('content')
  const unused = isWhole ? findUnused(suppressions, results, catalog) : []
  const comparing = gates.find((name) => COMPARING_GATES.includes(name))
  const changes = base &&
    builtBase.value && { since: base.name, pages: pages.size, changed: comparePages(builtBase.value.pages, pages) }
  const ended = gates.map((name, index) => {
    const result = results.get(name) ?? { diagnostics: [] }
    const ofBase = name === comparing ? builtBase.diagnostics : []
    // The first gate reports invalid and unused suppression comments.
    const ofComments = index === 0 ? [...suppressions.diagnostics, ...unused] : []
    return endGate(
      name,
      { ...result, diagnostics: [...result.diagnostics, ...ofBase] },
      {
        isNamed: named.includes(name),
        suppressions: { ...suppressions, diagnostics: ofComments },
        severity: settings?.[name].severity,
        baselineFingerprints,
        isStrict: build.isStrict,
      },
    )
  })
  return {
    report: {
      ok: ended.every(({ gate }) => gate.state !== 'failed'),
      gates: ended.map(({ gate }) => gate),
      ...(changes && { changes }),
      findings: ended.flatMap(({ fresh }) => fresh),
    },
    allFindings: ended.flatMap(({ findings }) => findings),
    isMisused: isConfigBroken || ended.some((each) => each.isMisused),
  }
}

/** Adds each diagnostic of a build to `routes` or `translations` if the gate ran and covers it, else to `content`. */
function distributeDiagnostics(
  diagnostics: readonly Diagnostic[],
  results: Map<GateName, GateResult>,
  { Redirects = {} }: DiagnosticTopics,
): void {
  const owners: Partial<Record<GateName, (diagnostic: Diagnostic) => boolean>> = {
    routes: ({ code }) => Object.hasOwn(Redirects, code),
    translations: isTranslationProblem,
  }
  let unassigned = diagnostics
  for (const [name, isOwned] of Object.entries(owners) as [GateName, (diagnostic: Diagnostic) => boolean][]) {
    const result = results.get(name)
    if (result?.details === undefined) continue
    const existing = new Set(result.diagnostics.map((each) => JSON.stringify(each)))
    const added = unassigned.filter((each) => isOwned(each) && !existing.has(JSON.stringify(each)))
    results.set(name, { ...result, diagnostics: [...result.diagnostics, ...added] })
    unassigned = unassigned.filter((each) => !isOwned(each))
  }
  results.set('content', { diagnostics: unassigned })
}

/** Removes findings of other gates that `content` also reports: the same problem, or a repeated id on the same line. */
function omitReported(results: Map<GateName, GateResult>): void {
  const keyOf = ({ code, file, line, message }: Diagnostic): string =>
    code.endsWith('duplicate-id') ? `id ${file}:${line}` : JSON.stringify([code, file, line, message])
  const reported = new Set(results.get('content')?.diagnostics.map(keyOf))
  for (const [name, result] of results)
    if (name !== 'content')
      results.set(name, { ...result, diagnostics: result.diagnostics.filter((each) => !reported.has(keyOf(each))) })
}

interface EndedGate {
  readonly gate: GateReport
  /** All findings, including findings in the baseline. */
  readonly findings: readonly Finding[]
  /** The findings that are not in the baseline. */
  readonly fresh: readonly Finding[]
  /** Whether the command line names the gate, but it cannot run. */
  readonly isMisused: boolean
}

/** What decides how a gate's result is reported. */
interface GateRules extends Required<Pick<CheckRequest, 'baselineFingerprints'>> {
  /** Whether the command line names the gate. */
  readonly isNamed: boolean
  readonly suppressions: Suppressions
  readonly severity: Reporting | undefined
  readonly isStrict: boolean
}

/**
 * Reports the result of a gate. The diagnostics of a gate that skipped the site only count if the command line names it:
 * they then say why it cannot run.
 */
function endGate(name: GateName, result: GateResult, rules: GateRules): EndedGate {
  const { isNamed, suppressions, severity, baselineFingerprints, isStrict } = rules
  const isMisused = result.skipped !== undefined && isNamed && result.diagnostics.length > 0
  const skipped = isMisused ? undefined : result.skipped
  const diagnostics = skipped === undefined ? result.diagnostics : []
  const { undecided, details } = result
  const fingerprintOf = createFingerprintFinder(name)
  const reported = diagnostics.filter((each) => !suppressions.suppresses(each))
  const findings = [...reported.map((each) => withSeverity(each, severity)), ...suppressions.diagnostics].map(
    (each) => ({ ...each, gate: name, fingerprint: fingerprintOf(each) }),
  )
  const fresh = findings.filter(({ fingerprint }) => !baselineFingerprints.has(fingerprint))
  const { state, errors, warnings } = evaluateFindings(fresh, { skipped, undecided, isStrict })
  const reason = skipped ?? undecided
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
  return { gate, findings, fresh, isMisused }
}

/**
 * Creates a function that returns the fingerprint of a finding. It depends on no line, because edits above a finding
 * change its line. Equal findings of a file are numbered.
 */
function createFingerprintFinder(gate: GateName): (diagnostic: Diagnostic) => string {
  const seen = new Map<string, number>()
  return ({ code, file, message }) => {
    const hash = hashValue([gate, code, file, message])
    const count = seen.get(hash) ?? 0
    seen.set(hash, count + 1)
    return count === 0 ? hash : hashValue([hash, count])
  }
}

/** Changes the severity of a finding to the severity of its gate in the config. */
export function withSeverity<D extends Diagnostic>(diagnostic: D, severity: Reporting | undefined): D {
  if (severity === 'throw' && diagnostic.severity === 'warning') return { ...diagnostic, severity: 'error' }
  if (severity === 'warn' && diagnostic.severity === 'error') return { ...diagnostic, severity: 'warning' }
  if (severity === 'log' && diagnostic.severity !== 'info') return { ...diagnostic, severity: 'info' }
  return diagnostic
}
