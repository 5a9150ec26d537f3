import { checkTranslations } from '../translations/check-translations.js'
import type { GateInput, GateResult } from './gate.js'

/** Compares every translation with its original. */
export async function checkTranslationsGate({ trial, locales }: GateInput): Promise<GateResult> {
  const { siteDir, config } = trial
  const { value, diagnostics } = await checkTranslations(siteDir, locales)
  if (value?.length === 0 && config.i18n.locales.length < 2)
    return { diagnostics: [], skipped: 'the site has one language' }
  return { diagnostics, details: value && { languages: value } }
}
