import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { type Reporting, severityOf } from '../../check/severity-of.js'
import { findIgnored, findScript } from '../../config/module/find-script.js'

/** Codes for references from the navbar, a sidebar or a page to a page that does not exist, or to no page at all. */
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
 * Gives references to missing pages the severity of broken links, because docgen can omit the items. If a script of the
 * site may generate the page, the hint names the script. For a link to a file outside the docs, the message says so.
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
 * Returns the hint for a missing file that a tool probably generates; `undefined` for other files. If Git ignores the
 * file, this hint replaces the suggestion of a similar name.
 */
function describeGenerated(
  { code, hint }: Pick<Diagnostic, 'code' | 'hint'>,
  { siteDir, missing, isError }: { readonly siteDir: string; readonly missing: string; readonly isError: boolean },
): string | undefined {
  const ignored = findIgnored(siteDir, missing)
  // The hints of other references are always the same, so this hint is better.
  const hasBetterHint = code === 'broken-link' || (code === 'broken-markdown-link' && hint !== undefined)
  if (ignored === undefined && hasBetterHint) return undefined
  const script = findScript(siteDir, missing)
  if (ignored === undefined) return script && `A script of the site may write it: run ${script}`
  const run = script === undefined ? 'run that first' : `run ${script} first`
  const otherwise = isError ? `, or set ${SETTINGS[code] ?? 'onBrokenLinks'} to 'warn'` : ''
  return `${ignored} is in .gitignore, so a tool writes it: ${run}${otherwise}`
}

/** Code → the setting of its severity; all other codes use `onBrokenLinks`. */
const SETTINGS: Readonly<Record<string, string>> = { 'broken-markdown-link': 'onBrokenMarkdownLinks' }
