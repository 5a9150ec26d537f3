import type { GateInput, GateResult } from '../gate.js'
import { listTexts } from '../text/list-texts.js'
import { findTextProblems } from './find-text-problems.js'
import { runLinters } from './run-linters.js'

/** Checks the texts of the current version in all languages. */
export async function checkProseGate({ trial }: GateInput): Promise<GateResult> {
  const { terms, ...linters } = trial.config.checks.prose
  const texts = listTexts(trial)
  return {
    diagnostics: [
      ...texts.flatMap((text) => findTextProblems(text, terms)),
      ...(await runLinters(texts, { ...linters, siteDir: trial.siteDir })),
    ],
  }
}
