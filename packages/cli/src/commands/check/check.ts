import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { type Diagnostic, loadDiagnosticCatalog } from '@docgen/renderer/contract'
import { createFolder } from '../../cache/create-folder.js'
import { loadConfig } from '../../config/load-config.js'
import { explainDiskError } from '../../emit/describe-write-error.js'
import { applyFixes } from '../../gates/apply-fixes.js'
import { openBase } from '../../gates/base/open-base.js'
import { formatBaseline, readBaseline, shrinkBaseline } from '../../gates/baseline.js'
import { type CheckRequest, type CheckResult, runGates } from '../../gates/run-gates.js'
import { selectGates } from '../../gates/run-trial.js'

import { enterSite, fromStart, START_FOLDER } from '../../guard/working-folder.js'
import { formatCheckSummary, formatGateList } from '../../terminal/check/format-pretty.js'
import { type FormattedCheck, formatCheck, isMachineOutput, type OutputFormat } from '../../terminal/check-format.js'
import type { Terminal } from '../../terminal/create-terminal.js'

import { formatCount } from '../../terminal/format-amounts.js'
import { printDiagnostics } from '../../terminal/print-diagnostics.js'
import { createProgressListener } from '../../terminal/render-progress.js'
import { collectUncaught, MAX_WORKERS, watchInterrupt } from '../build.js'
import { delayOptimization } from '../delay-optimization.js'
import { EXIT } from '../exit-codes.js'
import { findMissingFolder } from '../find-missing-folder.js'
import { openTerminal } from '../open-terminal.js'
import { locateReported, toReported } from '../report-location.js'

import type { CheckOptions } from './check-command.js'
import { findMisuse } from './find-misuse.js'
import { readCheckWords } from './read-check-words.js'

/** `docgen check`: runs gates, prints or writes their findings, and returns the exit code. */
export async function runCheck(words: readonly string[], options: CheckOptions, version: string): Promise<number> {
  const formats = options.format.every(({ file }) => file !== undefined) ? [PRETTY, ...options.format] : options.format
  const terminal = openTerminal({ ...options, json: formats.some(isMachineOutput) })
  const { value: selection, diagnostics } = readCheckWords(words)
  const siteDir = enterSite(selection?.dir ?? '.')
  const problem = diagnostics[0] ?? findMissingFolder(siteDir)
  if (problem || !selection) {
    printDiagnostics(problem ? [problem] : [], siteDir, terminal)
    return EXIT.usage
  }
  if (options.list) return listGates(siteDir, terminal)
  const baseline =
    options.baseline === undefined ? undefined : readBaseline(fromStart(options.baseline), options.baseline)
  const misuse = baseline?.diagnostics[0] ?? findMisuse(options, selection.gates, baseline?.value)
  if (misuse) {
    printDiagnostics([misuse], siteDir, terminal)
    return EXIT.usage
  }
  const baselineFingerprints = new Set(baseline?.value?.findings.map(({ fingerprint }) => fingerprint))
  const base = await openBase({ siteDir, since: options.since, base: options.base })
  if (base.diagnostics.length > 0) {
    printDiagnostics(base.diagnostics, siteDir, terminal)
    return EXIT.usage
  }
  const request = {
    named: selection.gates,
    against: options.against,
    usesBrowser: options.browser === true,
    base: base.value,
    baselineFingerprints,
  }
  const found = await runCheckedGates(siteDir, request, { options, terminal }).finally(base.value?.close)
  const { result, fixed, problems } = options.fix ? fix(found, siteDir, options) : { result: found, ...NO_FIXES }
  const unwritable = await report(result, { formats, siteDir, terminal, version, previewUrl: options.previewUrl })
  const failures = unwritable ? [...problems, unwritable] : problems
  if (failures.length > 0) {
    printDiagnostics(failures, siteDir, terminal)
    return EXIT.problems
  }
  if (fixed > 0) terminal.print(`Fixed ${formatCount(fixed, 'finding')}. Run the check again to see what is left.`)
  if (result.isMisused) return EXIT.usage
  if (options.updateBaseline && options.baseline !== undefined) {
    const next = shrinkBaseline(baseline?.value, result.report, result.allFindings)
    const problem = writeReportFile(options.baseline, formatBaseline(next))
    if (problem) printDiagnostics([problem], siteDir, terminal)
    else terminal.print(`${options.baseline} has ${formatCount(next.findings.length, 'finding')}.`)
    // A new baseline accepts all findings.
    if (!baseline?.value) return problem ? EXIT.problems : EXIT.success
  }
  if (!result.report.ok) return EXIT.problems
  return result.report.gates.some(({ state }) => state === 'undecided') ? EXIT.undecided : EXIT.success
}

const PRETTY: OutputFormat = { name: 'pretty' }
const NO_FIXES = { fixed: 0, problems: [] }

/**
 * Fixes the findings that docgen can fix. Returns the result without these findings, their number, and the problems
 * with the files.
 */
function fix(
  { report, allFindings, isMisused }: CheckResult,
  siteDir: string,
  { strict = false }: CheckOptions,
): { readonly result: CheckResult; readonly fixed: number; readonly problems: readonly Diagnostic[] } {
  const { report: rest, fixed, problems } = applyFixes(report, siteDir, strict)
  const fingerprints = new Set(fixed.map(({ fingerprint }) => fingerprint))
  const open = allFindings.filter(({ fingerprint }) => !fingerprints.has(fingerprint))
  return { result: { report: rest, allFindings: open, isMisused }, fixed: fixed.length, problems }
}

async function listGates(siteDir: string, terminal: Terminal): Promise<number> {
  const { value, diagnostics } = await loadConfig(siteDir)
  printDiagnostics(diagnostics, siteDir, terminal)
  if (!value) return EXIT.usage
  terminal.print(formatGateList(new Set(selectGates([], value.config.checks)), terminal.colors))
  return EXIT.success
}

async function runCheckedGates(
  siteDir: string,
  request: Pick<CheckRequest, 'named' | 'against' | 'usesBrowser' | 'base' | 'baselineFingerprints'>,
  { options, terminal }: { readonly options: CheckOptions; readonly terminal: Terminal },
): Promise<CheckResult> {
  const uncaught = collectUncaught(siteDir, terminal)
  delayOptimization()
  const interrupts = watchInterrupt(terminal, 'Interrupted.')
  const result = await runGates({
    ...request,
    now: new Date().toISOString(),
    isOffline: options.offline === true,
    build: {
      siteDir,
      ...(options.locale && { locales: options.locale }),
      includesDrafts: false,
      usesCache: true,
      isStrict: options.strict === true,
      workers: Math.min(availableParallelism(), MAX_WORKERS),
      now: () => performance.now(),
      onProgress: createProgressListener(terminal, () => performance.now()),
      onStage: interrupts.onStage,
      listUncaught: () => uncaught.diagnostics,
    },
  })
  interrupts.stop()
  terminal.redraw('')
  return result
}

interface Reporting {
  readonly formats: readonly OutputFormat[]
  readonly siteDir: string
  readonly terminal: Terminal
  readonly version: string
  readonly previewUrl: string | undefined
}

/** Writes the report in every format; returns the reason if a file cannot be written. */
async function report(
  { report }: CheckResult,
  { formats, siteDir, terminal, version, previewUrl }: Reporting,
): Promise<Diagnostic | undefined> {
  const location = { siteDir, workingDir: START_FOLDER }
  const codes = Object.values(await loadDiagnosticCatalog()).flatMap((topic) => Object.entries(topic))
  const check: FormattedCheck = {
    report: { ...report, findings: report.findings.map((finding) => locateReported(finding, location)) },
    site: toReported('.', location),
    version,
    ...(previewUrl !== undefined && { previewUrl }),
    explanations: new Map(codes),
  }
  for (const { name, file } of formats) {
    if (name === 'pretty') {
      printDiagnostics(report.findings, siteDir, terminal)
      terminal.print(formatCheckSummary(report, terminal))
    } else if (file === undefined) terminal.write(formatCheck(name, check))
    else {
      const problem = writeReportFile(file, formatCheck(name, check))
      if (problem) return problem
    }
  }
  return undefined
}

/** Writes a file, relative to the folder in which docgen was started; returns the reason if it cannot be written. */
function writeReportFile(file: string, text: string): Diagnostic | undefined {
  const path = fromStart(file)
  try {
    createFolder(dirname(path))
    writeFileSync(path, text)
    return undefined
  } catch (error) {
    const message = `${file} could not be written: ${explainDiskError(error)}`
    return { code: 'unwritable-file', severity: 'error', message, hint: 'Fix that, or choose another path' }
  }
}
