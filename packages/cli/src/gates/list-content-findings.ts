import { type Diagnostic, loadDiagnosticCatalog } from '@docgen/renderer/contract'
import type { Trial } from '../session/trial.js'
import { withSeverity } from './run-gates.js'
import { findUnused } from './suppressions/find-unused.js'
import { listCommentedFiles, readSuppressions } from './suppressions/suppress-findings.js'

/** A site whose diagnostics are complete. */
type CheckedSite = Pick<Trial, 'config' | 'siteDir' | 'files' | 'apis' | 'theme' | 'openStyles' | 'mdxModules'>

/**
 * Returns the findings of `docgen check content` for the diagnostics of a whole site: without those that a comment
 * ignores, with the severity of the gate, and with the problems of such comments. `today` is an RFC 3339 date in UTC.
 */
export async function listContentFindings(
  diagnostics: readonly Diagnostic[],
  site: CheckedSite,
  today: string,
): Promise<readonly Diagnostic[]> {
  const catalog = await loadDiagnosticCatalog()
  const codes = new Set(Object.values(catalog).flatMap((topic) => Object.keys(topic)))
  const suppressions = readSuppressions({ files: listCommentedFiles(site), codes, today })
  const unused = findUnused(suppressions, new Map([['content', { diagnostics }]]), catalog)
  const { severity } = site.config.checks.content
  return [
    ...diagnostics.filter((each) => !suppressions.excuses(each)).map((each) => withSeverity(each, severity)),
    ...suppressions.diagnostics,
    ...unused,
  ]
}
