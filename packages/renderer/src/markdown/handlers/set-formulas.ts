import type { PendingFormula } from '../draft.js'
import { moveStyles } from '../html/move-styles.js'

/** Puts all formulas of a document in their places; the rules that they need beside KaTeX's own go to `rules`. */
export async function setFormulas(formulas: readonly PendingFormula[], rules: Map<string, string>): Promise<void> {
  // KaTeX is as big as the compiler, and few documents hold formulas.
  const { setFormula } = await import('./set-formula.js')
  for (const formula of formulas) {
    const result = setFormula(formula.tex, formula.isDisplay)
    if ('html' in result) formula.complete(moveStyles(result.html, rules))
    else formula.refuse(result.mistake)
  }
}
