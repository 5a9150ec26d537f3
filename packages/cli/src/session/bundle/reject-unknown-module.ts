import { nearestWord } from '@docgen/renderer/contract'
import { OWN_MODULES } from '@docgen/renderer/markdown'

/** A bundler error for an unknown `@docgen/theme/…` name. */
export function rejectUnknownModule(path: string, known: readonly string[] = OWN_MODULES) {
  const near = nearestWord(path, known)
  const hint = near === undefined ? `docgen has ${[...known].sort().join(', ')}` : `Did you mean ${near}?`
  return { errors: [{ text: `docgen has no ${path}`, detail: { hint } }] }
}
