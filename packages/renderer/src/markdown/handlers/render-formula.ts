import katex from 'katex'
import type { FormulaProblem } from '../draft.js'

/** A formula as HTML and MathML, or its problem. */
export type FormulaResult = { readonly html: string } | { readonly problem: FormulaProblem }

/**
 * Renders a TeX formula with KaTeX. KaTeX writes sizes as inline styles, which the content security policy blocks, so
 * `moveStyles` turns them into classes.
 */
export function renderFormula(tex: string, isDisplay: boolean): FormulaResult {
  try {
    const html = katex.renderToString(tex, { displayMode: isDisplay, throwOnError: true, strict: 'ignore' })
    // A wide formula scrolls in its own box, which must be focusable.
    return { html: html.replace('class="katex-display"', 'class="katex-display" tabindex="0"') }
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error
    const message = error.rawMessage.replace(/\.$/, '')
    return { problem: { message: `the formula can't be rendered: ${message}`, position: error.position ?? 0 } }
  }
}
