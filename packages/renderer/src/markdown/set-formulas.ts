import type { PendingFormula } from './draft.js'

/** Puts all formulas of a document in their places, and gives back the style sheet that they need beside KaTeX's own. */
export async function setFormulas(formulas: readonly PendingFormula[]): Promise<string> {
  // KaTeX is as big as the compiler, and few documents hold formulas.
  const [{ setFormula }, { moveStyles, writeRules }] = await Promise.all([
    import('./set-formula.js'),
    import('./move-styles.js'),
  ])
  const rules = new Map<string, string>()
  for (const formula of formulas) {
    const result = setFormula(formula.tex, formula.isDisplay)
    if ('html' in result) formula.complete(moveStyles(result.html, rules))
    else formula.refuse(result.mistake)
  }
  return writeRules(rules)
}
