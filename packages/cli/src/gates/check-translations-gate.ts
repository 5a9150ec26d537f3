import type { Diagnostic, DiagnosticCode } from '@docgen/renderer/contract'
import { compareDiagnostics } from '../check/compare-diagnostics.js'
import { checkTranslations } from '../translations/check-translations.js'
import type { GateInput, GateResult } from './gate.js'

const CODES: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'invalid-translation-file',
  'outdated-translation',
  'stray-translation',
  'unused-translation',
  'too-few-translations',
])

/** Whether a diagnostic is about translations. A build also reports some of these diagnostics. */
export function isTranslationProblem({ code }: Pick<Diagnostic, 'code'>): boolean {
  return CODES.has(code)
}

/** Finds missing, outdated and unused translations. It also reads old versions of the originals from Git. */
export async function checkTranslationsGate({ trial, locales }: GateInput): Promise<GateResult> {
  const { siteDir, config } = trial
  if (config.i18n.locales.length < 2) return { diagnostics: [], skipped: 'the site has one language' }
  const { value, diagnostics } = await checkTranslations(siteDir, locales)
  if (!value) return { diagnostics, undecided: 'the site has errors', isVolatile: true }
  return {
    diagnostics: diagnostics.filter(isTranslationProblem).sort(compareDiagnostics),
    details: { languages: value },
    isVolatile: true,
  }
}
