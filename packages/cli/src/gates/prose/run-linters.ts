import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import type { Config } from '../../config/config.js'
import { removeFolder } from '../../session/output/remove-folder.js'
import type { GateResult } from '../gate.js'
import type { MarkdownText } from '../text/list-texts.js'
import type { LinterResult } from './linter-run.js'
import { runRetext } from './run-retext.js'
import { runTextlint } from './run-textlint.js'
import { findValeConfig, runVale } from './run-vale.js'

type Linter = Exclude<Config['checks']['prose']['linter'], undefined | 'none'>

/** Which linters to run. */
export interface LinterRequest extends Pick<Config['checks']['prose'], 'linter' | 'retext'> {
  readonly siteDir: string
}

/** Runs the linters. Masking keeps the length of texts, so positions in findings are positions in the Markdown. */
export async function runLinters(
  texts: readonly MarkdownText[],
  { siteDir, linter, retext }: LinterRequest,
): Promise<Pick<GateResult, 'diagnostics' | 'isVolatile'>> {
  const program = linter ?? (findValeConfig(siteDir) === undefined ? 'none' : 'vale')
  const isOptional = linter === undefined
  const diagnostics = [
    ...(program === 'none' || texts.length === 0 ? [] : await runProgram(texts, { siteDir, program, isOptional })),
    ...(retext.length === 0 ? [] : listDiagnostics(await runRetext(texts, siteDir, retext))),
  ]
  // A linter reads its rules from files that docgen does not track.
  return { diagnostics, isVolatile: program !== 'none' || retext.length > 0 }
}

interface Program {
  readonly siteDir: string
  readonly program: Linter
  /** Whether to skip the linter silently if it is not installed. */
  readonly isOptional: boolean
}

async function runProgram(
  texts: readonly MarkdownText[],
  { siteDir, program, isOptional }: Program,
): Promise<readonly Diagnostic[]> {
  const folder = join(siteDir, '.docgen', `prose-${process.pid}`)
  const local = join(siteDir, 'node_modules', '.bin', program)
  const request = { siteDir, folder, program: existsSync(local) ? local : program }
  try {
    const result = await (program === 'vale' ? runVale : runTextlint)(texts, request)
    const isSkipped = isOptional && 'failure' in result && result.failure.isMissing
    return isSkipped ? [] : listDiagnostics(result)
  } finally {
    removeFolder(folder)
  }
}

/** The findings of a linter, or the diagnostic of its failure. */
function listDiagnostics(result: LinterResult): readonly Diagnostic[] {
  if ('diagnostics' in result) return result.diagnostics
  const { problem = '', isMissing = false, ...found } = result.failure
  const hint = `${isMissing ? 'Install it' : 'Check its configuration'}, or change checks.prose in the config`
  return [{ code: 'prose', severity: 'error', message: problem, hint, ...found }]
}
