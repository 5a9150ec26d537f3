import type { DiagnosticExplanation } from '@docgen/renderer/contract'

/** Describes the severities of a diagnostic code in Markdown, without a final period. */
export function describeSeverity({ severity, setting }: Pick<DiagnosticExplanation, 'severity' | 'setting'>): string {
  const cases = typeof severity === 'string' ? severity : listCases(severity)
  if (setting === undefined) return cases
  return typeof severity === 'string'
    ? `${cases} by default; \`${setting}\` sets it`
    : `${cases}. \`${setting}\` can set another`
}

function listCases(cases: Exclude<DiagnosticExplanation['severity'], string>): string {
  return Object.entries(cases)
    .map(([severity, when]) => `${severity} ${when}`)
    .join('; ')
}
