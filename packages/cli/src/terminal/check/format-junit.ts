import type { CheckReport, Finding, GateReport } from '../../gates/gate.js'
import { formatPosition } from '../format-position.js'
import { sentenceOf, textOf } from '../sentence-of.js'

/**
 * Formats a JUnit report with a suite for each gate and a test case for each finding. A gate that is undecided or has
 * no findings gets a test case for the whole gate. Infos are passed test cases. So are warnings, unless the gate failed
 * without any error (`--strict`).
 */
export function formatJunit({ gates, findings }: CheckReport): string {
  const suites = gates.map((gate) =>
    formatSuite(
      gate,
      findings.filter((finding) => finding.gate === gate.name),
    ),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="docgen check">',
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

function formatSuite({ name, state, reason, errors }: GateReport, findings: readonly Finding[]): string {
  const warningsFail = state === 'failed' && errors === 0
  const isFailing = ({ severity }: Finding): boolean => severity === 'error' || (severity === 'warning' && warningsFail)
  const failing = findings.filter(isFailing)
  const cases = findings.map((finding) => formatCase(name, finding, isFailing(finding)))
  if (cases.length === 0 || state === 'undecided') cases.push(formatWhole(name, state, reason))
  const counts = `tests="${cases.length}" failures="${failing.length}" errors="${state === 'undecided' ? 1 : 0}" skipped="${state === 'skipped' ? 1 : 0}"`
  return [`  <testsuite name="${escapeXml(name)}" ${counts}>`, ...cases, '  </testsuite>'].join('\n')
}

function formatCase(gate: string, finding: Finding, isFailing: boolean): string {
  const { code, severity } = finding
  const position = formatPosition(finding)
  const text = textOf(finding)
  const attributes = `classname="docgen.${gate}" name="${escapeXml([code, position].filter(Boolean).join(' '))}"`
  if (!isFailing) return `    <testcase ${attributes}><system-out>${escapeXml(text)}</system-out></testcase>`
  const failure = `<failure type="${severity}" message="${escapeXml(sentenceOf(finding))}">${escapeXml(position === '' ? text : `${position}\n${text}`)}</failure>`
  return `    <testcase ${attributes}>${failure}</testcase>`
}

function formatWhole(gate: string, state: GateReport['state'], reason = ''): string {
  const element = { skipped: 'skipped', undecided: 'error', passed: undefined, failed: undefined }[state]
  const content = element === undefined ? '' : `<${element} message="${escapeXml(reason)}"/>`
  return `    <testcase classname="docgen.${gate}" name="${gate}">${content}</testcase>`
}

/** Escapes text for XML 1.0, and replaces control characters, which it cannot contain. */
function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .toWellFormed()
    .replaceAll('\n', '&#10;')
}
