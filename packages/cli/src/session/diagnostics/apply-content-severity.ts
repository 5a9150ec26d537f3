import type { Diagnostic, DiagnosticCode } from '@docgen/renderer/contract'
import { severityOf } from '../../check/severity-of.js'
import type { Config } from '../../config/config.js'

/** Codes of problems in MDX: the page shows the rest of its content. */
const MDX: ReadonlySet<string> = new Set<DiagnosticCode>([
  'missing-include',
  'mdx-component',
  'mdx-syntax',
  'mdx-failed',
  'mdx-value',
  'unknown-component',
])

/** Codes of problems in content: docgen omits the field, element or file. */
const CONTENT: ReadonlySet<string> = new Set<DiagnosticCode>([
  'conflict-marker',
  'deep-content',
  'deep-html',
  'duplicate-redirect',
  'file-too-large',
  'heading-id',
  'include-cycle',
  'include-without-file',
  'invalid-authors',
  'invalid-category-file',
  'invalid-edit-url',
  'invalid-encoding',
  'invalid-front-matter',
  'invalid-redirect',
  'invalid-slug',
  'invalid-styles',
  'invalid-tags-file',
  'invalid-translation-file',
  'island-props',
  'local-path',
  'plugin-failed',
  'redirect-loop',
  'too-complex',
  'unclosed-comment',
  'unknown-author',
  'unknown-folder',
  'unsafe-html',
  'unterminated-front-matter',
])

/**
 * Gives errors in content the severity that the config sets, and removes errors that the config ignores. Errors in the
 * config, in sidebars and in code that extends docgen stay errors.
 */
export function applyContentSeverity(
  diagnostics: readonly Diagnostic[],
  { onBrokenContent, onBrokenMdx }: Pick<Config, 'onBrokenContent' | 'onBrokenMdx'>,
): readonly Diagnostic[] {
  const severities = { content: severityOf(onBrokenContent), mdx: severityOf(onBrokenMdx) }
  return diagnostics.flatMap((diagnostic) => {
    const { code } = diagnostic
    const isMdx = MDX.has(code)
    if (diagnostic.severity !== 'error' || !(isMdx || CONTENT.has(code) || code.startsWith('api-'))) return [diagnostic]
    const severity = isMdx ? severities.mdx : severities.content
    return severity ? [{ ...diagnostic, severity }] : []
  })
}
