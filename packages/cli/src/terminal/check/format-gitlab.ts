import type { CheckReport } from '../../gates/gate.js'
import { textOf } from '../sentence-of.js'

const SEVERITIES = { error: 'major', warning: 'minor', info: 'info' } as const

/**
 * Formats the report for GitLab's code quality widget. GitLab requires a path, so a finding without a file gets the
 * path of the site's folder.
 */
export function formatGitlab({ findings }: CheckReport, site: string): string {
  const issues = findings.map((finding) => ({
    description: textOf(finding),
    check_name: finding.code,
    fingerprint: finding.fingerprint,
    severity: SEVERITIES[finding.severity],
    location: { path: finding.file ?? site, lines: { begin: finding.line ?? 1 } },
  }))
  return `${JSON.stringify(issues, null, 2)}\n`
}
