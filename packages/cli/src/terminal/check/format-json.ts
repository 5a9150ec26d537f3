import type { CheckReport } from '../../gates/gate.js'

/** Formats the JSON report of `docgen check`. `version` increases when a field is removed or changes its meaning. */
export function formatCheckJson({ ok, gates, changes, findings }: CheckReport, site: string): string {
  return `${JSON.stringify({ version: 1, site, ok, gates, changes, findings }, null, 2)}\n`
}
