import type { DiagnosticExplanation, RelatedPosition } from '@docgen/renderer/contract'
import type { CheckReport, Finding } from '../../gates/gate.js'
import { diagnosticUrl, MANUAL } from '../diagnostic-url.js'
import { sentenceOf } from '../sentence-of.js'

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const

/** Inputs of a SARIF log besides the findings. */
export interface SarifRules {
  /** Version of docgen. */
  readonly version: string
  /** Code → explanation, for at least the codes of the findings. */
  readonly explanations: ReadonlyMap<string, DiagnosticExplanation>
}

/**
 * Formats a SARIF 2.1.0 log with one run. Paths of findings are relative to `%SRCROOT%`, the folder in which docgen
 * runs: usually the root of the repository.
 */
export function formatSarif({ findings }: CheckReport, { version, explanations }: SarifRules): string {
  const codes = [...new Set(findings.map(({ code }) => code))].sort()
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'docgen',
            semanticVersion: version,
            informationUri: MANUAL,
            rules: codes.map((code) => describeRule(code, explanations.get(code))),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => describeResult(finding, codes.indexOf(finding.code))),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function describeRule(id: string, explanation: DiagnosticExplanation | undefined): object {
  if (!explanation) return { id }
  const { meaning, fix, severity } = explanation
  return {
    id,
    // A code with several severities has them in its results.
    ...(typeof severity === 'string' && { defaultConfiguration: { level: LEVELS[severity] } }),
    shortDescription: { text: meaning },
    help: { text: `${meaning} ${fix}`, markdown: `${meaning}\n\n${fix}` },
    helpUri: diagnosticUrl(id),
  }
}

function describeResult(finding: Finding, ruleIndex: number): object {
  const { code, severity, gate, file, fix, fingerprint, related } = finding
  return {
    ruleId: code,
    ruleIndex,
    level: LEVELS[severity],
    message: { text: sentenceOf(finding) },
    ...(file !== undefined && { locations: [{ physicalLocation: describeLocation(file, finding) }] }),
    ...(related && { relatedLocations: related.map(describeRelated) }),
    ...(file !== undefined && fix && { fixes: [describeFix(file, fix)] }),
    partialFingerprints: { 'docgen/v1': fingerprint },
    properties: { gate },
  }
}

function describeRelated({ message, ...position }: RelatedPosition, index: number): object {
  return { id: index, physicalLocation: describeLocation(position.file, position), message: { text: message } }
}

function describeLocation(file: string, { line, column, length }: Pick<Finding, 'line' | 'column' | 'length'>): object {
  const region = {
    startLine: line,
    ...(column !== undefined && { startColumn: column, endColumn: column + (length ?? 1) }),
  }
  return { artifactLocation: describeFile(file), ...(line !== undefined && { region }) }
}

function describeFile(file: string): object {
  return { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' }
}

function describeFix(file: string, { line, column, length, text }: NonNullable<Finding['fix']>): object {
  const deletedRegion = { startLine: line, startColumn: column, endColumn: column + length }
  const replacements = [{ deletedRegion, insertedContent: { text } }]
  return { artifactChanges: [{ artifactLocation: describeFile(file), replacements }] }
}
