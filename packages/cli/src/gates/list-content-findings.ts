import { type Diagnostic, loadDiagnosticCatalog } from '@docgen/renderer/contract'
import type { Trial } from '../session/trial.js'
import { withSeverity } from './run-gates.js'
import { findUnused } from './suppressions/find-unused.js'
import { listCommentedFiles, readSuppressions } from './suppressions/suppress-findings.js'

/** What the comments of a site are read from, and the severity of its findings. */
type CheckedSite = Pick<Trial, 'config' | 'siteDir' | 'files' | 'apis' | 'theme' | 'openStyles' | 'mdxModules'>

/**
 * Returns the findings of `docgen check content` for the diagnostics of a whole site, with the severity of the gate. It
 * omits those that a comment suppresses, and adds invalid, expired and unused comments. `today` is an RFC 3339 date in
 * UTC.
 */
export async function listContentFindings(
  diagnostics: readonly Diagnostic[],
  site: CheckedSite,
  today: string,
): Promise<readonly Diagnostic[]> {
  const catalog = await loadDiagnosticCatalog()
  const suppressions = readSuppressions({ files: listCommentedFiles(site), catalog, today })
  const unused = findUnused(suppressions, new Map([['content', { diagnostics }]]), catalog)
  const { severity } = site.config.checks.content
  return [
    ...diagnostics.filter((each) => !suppressions.suppresses(each)).map((each) => withSeverity(each, severity)),
    ...suppressions.diagnostics,
    ...unused,
  ]
}
