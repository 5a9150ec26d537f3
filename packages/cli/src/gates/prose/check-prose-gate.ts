import type { Diagnostic } from '@docgen/renderer/contract'
import { hashValue } from '../../cache/hash.js'
import { openFileResults } from '../file-results.js'
import type { GateInput, GateResult } from '../gate.js'
import { listTexts } from '../text/list-texts.js'
import { findTextProblems } from './find-text-problems.js'
import { runLinters } from './run-linters.js'

/** Checks the texts of the current version in all languages, also with the linters of the config. */
export async function checkProseGate({ trial }: GateInput): Promise<GateResult> {
  const { terms, ...linters } = trial.config.checks.prose
  const texts = listTexts(trial)
  const results = openFileResults<readonly Diagnostic[]>(trial.memo, 'prose', terms)
  const problems = texts.flatMap((text) => results.get(hashValue(text), () => findTextProblems(text, terms)))
  results.save()
  const linted = await runLinters(texts, { ...linters, siteDir: trial.siteDir })
  return { ...linted, diagnostics: [...problems, ...linted.diagnostics] }
}
