import type { CheckReport, Finding } from '../../gates/gate.js'
import { textOf } from '../sentence-of.js'

const COMMANDS = { error: 'error', warning: 'warning', info: 'notice' } as const

/** Formats each finding as a workflow command of GitHub Actions, which GitHub shows as an annotation of its line. */
export function formatGithub({ findings }: CheckReport): string {
  return findings.map((finding) => `${formatCommand(finding)}\n`).join('')
}

function formatCommand(finding: Finding): string {
  const { severity, code, gate, file, line, column, length } = finding
  const properties = {
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line, endLine: line }),
    ...(line !== undefined && column !== undefined && { col: column, endColumn: column + (length ?? 1) }),
    title: `${gate}: ${code}`,
  }
  const parameters = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  return `::${COMMANDS[severity]} ${parameters.join(',')}::${escapeData(textOf(finding))}`
}

/** Escapes text like GitHub's `@actions/core`. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
