import type { Finding, GateReport } from './gate.js'

/** Facts that decide how a gate ended, besides its findings. */
export interface GateOutcome {
  /** Why the gate checked nothing. */
  readonly skipped?: string | undefined
  /** Why the gate could not decide. */
  readonly undecided?: string | undefined
  /** Whether warnings fail the gate. */
  readonly isStrict: boolean
}

/** Counts the errors and warnings of a gate, and decides how it ended. */
export function evaluateFindings(
  findings: readonly Pick<Finding, 'severity'>[],
  { skipped, undecided, isStrict }: GateOutcome,
): Pick<GateReport, 'state' | 'errors' | 'warnings'> {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.filter(({ severity }) => severity === 'warning').length
  if (skipped !== undefined) return { state: 'skipped', errors, warnings }
  if (errors > 0 || (isStrict && warnings > 0)) return { state: 'failed', errors, warnings }
  return { state: undecided === undefined ? 'passed' : 'undecided', errors, warnings }
}
