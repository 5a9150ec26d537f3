import katex from 'katex'

/** What is wrong with a formula. */
export interface FormulaMistake {
  readonly message: string
  /** Index of the character in the formula at which it was noticed. */
  readonly position: number
}

/** A formula as HTML and MathML, or what is wrong with it. */
export type SetFormula = { readonly html: string } | { readonly mistake: FormulaMistake }

/** Sets a formula in TeX with KaTeX. Its sizes are inline styles, which a page may not have: see `moveStyles`. */
export function setFormula(tex: string, isDisplay: boolean): SetFormula {
  try {
    const html = katex.renderToString(tex, { displayMode: isDisplay, throwOnError: true, strict: 'ignore' })
    // A wide formula scrolls in a box of its own, which has to be reachable by keyboard.
    return { html: html.replace('class="katex-display"', 'class="katex-display" tabindex="0"') }
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error
    const message = error.rawMessage.replace(/\.$/, '')
    return { mistake: { message: `the formula can't be set: ${message}`, position: error.position ?? 0 } }
  }
}
