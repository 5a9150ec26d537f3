import type { CheckReport, Finding, GateReport } from '../../gates/gate.js'
import { formatCount } from '../format-amounts.js'
import { sentenceOf } from '../sentence-of.js'

/** A program that updates its comment on a pull request finds the last one by this text. */
export const COMMENT_MARKER = '<!-- docgen-check -->'

/** GitHub rejects comments over 65,536 characters. */
const MAX_LENGTH = 60_000
const MAX_ROWS = 50
const SIGNS = { passed: '✅', failed: '❌', skipped: '➖', undecided: '❔' } as const

/** The report as a comment on a pull request: a table of the gates, then the findings of each gate. */
export function formatMarkdown({ gates, findings }: CheckReport): string {
  const errors = gates.reduce((sum, gate) => sum + gate.errors, 0)
  const warnings = gates.reduce((sum, gate) => sum + gate.warnings, 0)
  const lines = [
    COMMENT_MARKER,
    `### Documentation: ${formatCount(errors, 'error')}, ${formatCount(warnings, 'warning')}`,
    '',
    '| | gate | result |',
    '| --- | --- | --- |',
    ...gates.map((gate) => `| ${SIGNS[gate.state]} | ${gate.name} | ${escapeText(describeResult(gate))} |`),
    '',
  ]
  for (const { name } of gates)
    lines.push(
      ...formatFindings(
        name,
        findings.filter(({ gate }) => gate === name),
      ),
    )
  const text = lines.join('\n')
  return text.length <= MAX_LENGTH
    ? text
    : `${text.slice(0, text.lastIndexOf('\n| ', MAX_LENGTH))}\n\n… The list is too long for a comment.\n`
}

function describeResult({ reason, errors, warnings }: GateReport): string {
  const counts = [errors > 0 && formatCount(errors, 'error'), warnings > 0 && formatCount(warnings, 'warning')]
  return reason ?? (counts.filter(Boolean).join(', ') || 'no problems')
}

function formatFindings(gate: string, findings: readonly Finding[]): readonly string[] {
  const listed = findings.filter(({ severity }) => severity !== 'info')
  if (listed.length === 0) return []
  const rest = listed.length - MAX_ROWS
  return [
    `#### ${gate}`,
    '',
    '| severity | position | problem |',
    '| --- | --- | --- |',
    ...listed.slice(0, MAX_ROWS).map(formatRow),
    ...(rest > 0 ? ['', `… and ${formatCount(rest, 'more', 'more')}`] : []),
    '',
  ]
}

function formatRow(finding: Finding): string {
  const position = [finding.file, finding.line].filter((part) => part !== undefined).join(':')
  const cell = position === '' ? '' : formatCode(position)
  return `| ${finding.severity} | ${cell} | ${escapeText(sentenceOf(finding))} (${formatCode(finding.code)}) |`
}

/** Inline code in a cell; a path may contain anything. */
function formatCode(text: string): string {
  return `\`${text.replace(/[`\n\r]/g, ' ').replaceAll('|', '\\|')}\``
}

/** Text in a cell: no Markdown, no HTML, no mention of a user and no link to an issue. */
function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]|~]/g, '\\$&')
    .replace(/[@#](?=\w)/g, '$&&#8203;')
    .split('\n')
    .map((line) => line.trim())
    .join('<br>')
}
