import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { type Reporting, severityOf } from '../../check/severity-of.js'
import { findIgnored, findScript } from '../../config/module/find-script.js'

/** Codes for references from the navbar, a sidebar or a page to a document that does not exist, or to none at all. */
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
    const isError = (CODES.has(diagnostic.code) ? severity : diagnostic.severity) === 'error'
    const hint = missing === undefined ? undefined : describeGenerated(diagnostic, { siteDir, missing, isError })
    const named = { ...diagnostic, ...(hint !== undefined && { hint }) }
    if (diagnostic.severity !== 'error' || !CODES.has(diagnostic.code)) return [named]
    return severity ? [{ ...named, severity }] : []
  })
}

/**
 * The hint for a missing file that a tool may have to write; `undefined` if no tool is likely to. If Git ignores the
 * file, this hint replaces the suggestion of a similar name.
 */
function describeGenerated(
  { code, hint }: Pick<Diagnostic, 'code' | 'hint'>,
  { siteDir, missing, isError }: { readonly siteDir: string; readonly missing: string; readonly isError: boolean },
): string | undefined {
  const ignored = findIgnored(siteDir, missing)
  // Other references have a hint that is always the same.
  const hasBetterHint = code === 'broken-link' || (code === 'broken-markdown-link' && hint !== undefined)
  if (ignored === undefined && hasBetterHint) return undefined
  const script = findScript(siteDir, missing)
  if (ignored === undefined) return script && `A script of the site may write it: run ${script}`
  const run = script === undefined ? 'run that first' : `run ${script} first`
  const otherwise = isError ? `, or set ${SETTINGS[code] ?? 'onBrokenLinks'} to 'warn'` : ''
  return `${ignored} is in .gitignore, so a tool writes it: ${run}${otherwise}`
}

/** Settings for links to files; all other references are links. */
const SETTINGS: Readonly<Record<string, string>> = { 'broken-markdown-link': 'onBrokenMarkdownLinks' }
