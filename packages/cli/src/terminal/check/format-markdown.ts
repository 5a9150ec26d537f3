import type { CheckReport, Finding, GateReport, PageChanges } from '../../gates/gate.js'
import { formatCount } from '../format-amounts.js'
import { formatPosition } from '../format-position.js'
import { sentenceOf } from '../sentence-of.js'
import { escapeText, withoutReferences } from './escape-text.js'
import { describePassed } from './format-pretty.js'
import { formatSearch } from './format-search.js'
import { formatCode, formatTable } from './format-table.js'
import { formatWeights } from './format-weights.js'

/** Identifies the comment on a pull request, so that a CI script can find and update it. */
export const COMMENT_MARKER = '<!-- docgen-check -->'

/** GitHub rejects comments over 65,536 characters. */
const MAX_LENGTH = 60_000
const MAX_ROWS = 50
const SIGNS = { passed: '✅', failed: '❌', skipped: '➖', undecided: '❔' } as const

/**
 * Formats the report as a comment on a pull request: a table of the gates, the findings of each gate, the changed
 * pages, then details of gates.
 */
export function formatMarkdown({ gates, changes, findings }: CheckReport, previewUrl?: string): string {
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
  if (changes) lines.push(...formatChangedPages(changes, previewUrl))
  for (const { details } of gates) {
    if (details && 'weights' in details) lines.push(...formatWeights(details))
    if (details && 'mrr' in details) lines.push(...formatSearch(details))
    if (details && 'changelog' in details && details.changelog !== '')
      lines.push('#### API changes', '', escapeChangelog(details.changelog))
  }
  return cut(lines.join('\n'))
}

/** Cuts a text that is too long after a row of a table, and closes a `<details>` element around the row. */
function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const start = text.slice(0, text.lastIndexOf('\n| ', MAX_LENGTH))
  const isFolded = start.lastIndexOf(FOLD_START) > start.lastIndexOf(FOLD_END)
  return `${start}\n\n${isFolded ? `${FOLD_END}\n\n` : ''}… The list is too long for a comment.\n`
}

const FOLD_START = '<details>'
const FOLD_END = '</details>'

function describeResult(gate: GateReport): string {
  const { reason, errors, warnings, fixed } = gate
  const counts = [
    errors > 0 && formatCount(errors, 'error'),
    warnings > 0 && formatCount(warnings, 'warning'),
    fixed !== undefined && `${fixed} fixed`,
  ]
  return reason ?? (counts.filter(Boolean).join(', ') || describePassed(gate))
}

function formatChangedPages({ since, changed }: PageChanges, previewUrl: string | undefined): readonly string[] {
  const rest = changed.length - MAX_ROWS
  const name = (route: string): string =>
    previewUrl === undefined
      ? formatCode(route)
      : `[${escapeText(route)}](${encodeURI(previewUrl.replace(/\/$/, '') + route)})`
  return [
    `#### ${formatCount(changed.length, 'page')} changed since ${escapeText(since)}`,
    '',
    ...changed
      .slice(0, MAX_ROWS)
      .map(({ route, state }) => `- ${state === 'removed' ? formatCode(route) : name(route)} ${state}`),
    ...(rest > 0 ? [`- … and ${rest} more`] : []),
    '',
  ]
}

function formatFindings(gate: string, findings: readonly Finding[]): readonly string[] {
  if (findings.length === 0) return []
  const notes = findings.filter(({ severity }) => severity === 'info')
  const problems = findings.filter(({ severity }) => severity !== 'info')
  return [
    `#### ${gate}`,
    '',
    ...(problems.length > 0 ? listFindings(problems) : []),
    ...(notes.length > 0 ? fold(formatCount(notes.length, 'note'), listFindings(notes)) : []),
  ]
}

function listFindings(findings: readonly Finding[]): readonly string[] {
  return formatTable(['| severity | problem |', '| --- | --- |'], findings.map(formatRow), MAX_ROWS)
}

/** Wraps lines in a collapsed `<details>` element. */
function fold(summary: string, lines: readonly string[]): readonly string[] {
  return [`${FOLD_START}<summary>${summary}</summary>`, '', ...lines, FOLD_END, '']
}

/** Formats a row with position and text in one cell: comments are too narrow for a column of paths. */
function formatRow(finding: Finding): string {
  const { file, line, related = [], severity, code } = finding
  const position = formatPosition({ ...(file !== undefined && { file }), ...(line !== undefined && { line }) })
  const start = position === '' ? '' : `${formatCode(position)}<br>`
  const others = related.map(
    ({ message, ...each }) => `<br>→ ${formatCode(formatPosition(each))} ${escapeText(message)}`,
  )
  return `| ${severity} | ${start}${escapeText(sentenceOf(finding))} (${formatCode(code)})${others.join('')} |`
}

/** Escapes HTML and references in Markdown that contains names from API descriptions. */
function escapeChangelog(markdown: string): string {
  return withoutReferences(markdown.replaceAll('<', '&lt;'))
}
