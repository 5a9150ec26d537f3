import type { PendingFormula } from '../draft.js'
import { moveStyles } from '../html/move-styles.js'

/** Inserts all formulas of a page; adds the rules that they need in addition to KaTeX's to `rules`. */
export async function setFormulas(formulas: readonly PendingFormula[], rules: Map<string, string>): Promise<void> {
  // KaTeX is as large as the compiler, and few pages contain formulas.
  const { setFormula } = await import('./set-formula.js')
  for (const formula of formulas) {
    const result = setFormula(formula.tex, formula.isDisplay)
    if ('html' in result) formula.complete(moveStyles(result.html, rules))
    else formula.refuse(result.problem)
  }
}
