import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { type Reporting, severityOf } from '../check/severity-of.js'
import { findScript } from '../config/module/find-script.js'

/** What is reported if the navbar, a sidebar or a page names a document that does not exist, or no document at all. */
const CODES: ReadonlySet<string> = new Set([
  'empty-category',
  'navbar-sidebar-without-link',
  'navbar-unknown-document',
  'navbar-unknown-sidebar',
  'unknown-doc',
  'unknown-folder',
  'unknown-sidebar',
])

const OUTSIDE = 'Link to its URL in the repository, or add its folder to the docs'

/**
 * Gives references to missing documents the severity of broken links: docgen omits such items. Their hint names the
 * script of the site that may write the documents. A linked file that exists outside the docs is described as such.
 */
export function applyReferenceSeverity(
  diagnostics: readonly Diagnostic[],
  { siteDir, reporting }: { readonly siteDir: string; readonly reporting: Reporting },
): readonly Diagnostic[] {
  const severity = severityOf(reporting)
  return diagnostics.flatMap(({ missing, ...diagnostic }) => {
    if (missing !== undefined && diagnostic.code === 'broken-markdown-link' && existsSync(join(siteDir, missing)))
      return [{ ...diagnostic, message: `${missing} exists, but is not a page of this site`, hint: OUTSIDE }]
    const script = missing === undefined ? undefined : findScript(siteDir, missing)
    const named = { ...diagnostic, ...(script && { hint: `A script of the site may write it: run ${script}` }) }
    if (diagnostic.severity !== 'error' || !CODES.has(diagnostic.code)) return [named]
    return severity ? [{ ...named, severity }] : []
  })
}
