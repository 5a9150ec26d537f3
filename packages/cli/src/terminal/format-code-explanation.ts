import type { DiagnosticExplanation } from '@docgen/renderer/contract'
import type { Colors } from './create-terminal.js'

/** Formats the explanation of a diagnostic code. */
export function formatCodeExplanation(code: string, { meaning, fix }: DiagnosticExplanation, colors: Colors): string {
  return [colors.bold(code), '', `  ${meaning}`, `  ${colors.dim('fix')}  ${fix}`].join('\n')
}
