import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Diagnostic } from '@docgen/renderer/contract'
import { DiagnosticSeverity, type Diagnostic as LspDiagnostic, type Range } from 'vscode-languageserver'
import { diagnosticUrl } from '../terminal/diagnostic-url.js'
import { sentenceOf } from '../terminal/sentence-of.js'

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const

/** The end of any line, in UTF-16 code units: clients shorten it to the length of the line. */
const END_OF_LINE = 2 ** 31 - 1

/** Part of a diagnostic that the client sends back for code actions. */
export type DiagnosticData = Pick<Diagnostic, 'fix' | 'hint'>

/** Converts a diagnostic of a site to the form of the protocol. */
export function toLspDiagnostic(diagnostic: Diagnostic, siteDir: string): LspDiagnostic {
  const { code, severity, hint, related, fix } = diagnostic
  return {
    range: toRange(diagnostic),
    severity: SEVERITIES[severity],
    code,
    codeDescription: { href: diagnosticUrl(code) },
    source: 'docgen',
    message: sentenceOf(diagnostic),
    ...(related && {
      relatedInformation: related.map((each) => ({
        location: { uri: pathToFileURL(join(siteDir, each.file)).href, range: toRange(each) },
        message: each.message,
      })),
    }),
    data: { ...(fix && { fix }), ...(hint !== undefined && { hint }) } satisfies DiagnosticData,
  }
}

/** Converts a 1-based position to a range: a whole line without a column, the start of the file without a line. */
function toRange({ line = 1, column, length = 1 }: Pick<Diagnostic, 'line' | 'column' | 'length'>): Range {
  const start = { line: line - 1, character: (column ?? 1) - 1 }
  const end = column === undefined ? END_OF_LINE : start.character + length
  return { start, end: { line: start.line, character: end } }
}
