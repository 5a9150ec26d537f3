import type { Element } from 'hast'
import type { RootContent } from 'mdast'
import { escapeText } from '../../html/escape-html.js'
import type { Draft, PendingFormula } from '../draft.js'
import { createBlock } from '../html/create-element.js'
import { moveStyles } from '../html/move-styles.js'
import { textOf } from '../html/text-of.js'
import type { Positioned } from '../source-file.js'

/** Converts a formula to an element with its TeX as text. */
export function convertMath(node: Extract<RootContent, { type: 'math' | 'inlineMath' }>): Element {
  return createBlock({ kind: 'math', isDisplay: node.type === 'math' }, [{ type: 'text', value: node.value }], node)
}

/** Returns a marker for a formula, which is rendered when the page is complete, because KaTeX is loaded only then. */
export function renderMath(element: Element, isDisplay: boolean, draft: Draft): string {
  const { compilation, file } = draft
  const [child] = element.children
  const tex = child?.type === 'text' ? child.value : textOf(element.children)
  if (isDisplay) draft.sections.separate()
  if (!draft.isSilent) draft.sections.add(tex)
  if (isDisplay) draft.sections.separate()
  let formula = ''
  draft.formulas.push({
    tex,
    isDisplay,
    complete(html) {
      formula = html
    },
    refuse({ message, position }) {
      const { start } = positionIn(element, tex, { isDisplay, position }).position ?? {}
      compilation.report(file, start, { code: 'math', message })
      const code = `<code>${escapeText(tex)}</code>`
      formula = isDisplay ? `<pre>${code}</pre>` : code
    },
  })
  return draft.markers.later(() => formula)
}

/** Returns the position of a character of the formula. A display formula begins on the line after its `$$`. */
function positionIn(
  element: Element,
  tex: string,
  { isDisplay, position }: { readonly isDisplay: boolean; readonly position: number },
): Positioned {
  const { start, end } = element.position ?? {}
  if (!start) return element
  const before = tex.slice(0, position).split('\n')
  const column = (before.at(-1)?.length ?? 0) + start.column
  if (isDisplay) return { position: { start: { line: start.line + before.length, column } } }
  if (before.length > 1) return element
  const length = (end?.offset ?? 0) - (start.offset ?? 0)
  const delimiter = Math.max(1, Math.floor((length - tex.length) / 2))
  return { position: { start: { line: start.line, column: column + delimiter } } }
}

/** Inserts all formulas of a page. Adds the styles to `rules` that they need in addition to KaTeX's style sheet. */
export async function renderFormulas(formulas: readonly PendingFormula[], rules: Map<string, string>): Promise<void> {
  // KaTeX is as large as the compiler, and few pages contain formulas.
  const { renderFormula } = await import('./render-formula.js')
  for (const formula of formulas) {
    const result = renderFormula(formula.tex, formula.isDisplay)
    if ('html' in result) formula.complete(moveStyles(result.html, rules))
    else formula.refuse(result.problem)
  }
}
