import type { Element } from 'hast'
import { escapeText } from '../../render/escape-html.js'
import type { Placed } from '../source-file.js'
import type { RenderContext } from './context.js'
import { textOf } from './text-of.js'

/** Renders a formula when the page is complete, because KaTeX is loaded only then. */
export function renderMath(element: Element, isDisplay: boolean, context: RenderContext): string {
  const { draft } = context
  const [child] = element.children
  const tex = child?.type === 'text' ? child.value : textOf(element.children)
  if (isDisplay) draft.sections.separate()
  if (!context.isSilent) draft.sections.add(tex)
  if (isDisplay) draft.sections.separate()
  let formula = ''
  draft.formulas.push({
    tex,
    isDisplay,
    complete(html) {
      formula = html
    },
    refuse({ message, position }) {
      context.report(positionIn(element, tex, { isDisplay, position }), { code: 'math', message })
      const code = `<code>${escapeText(tex)}</code>`
      formula = isDisplay ? `<pre>${code}</pre>` : code
    },
  })
  return draft.markers.later(() => formula)
}

/**
 * The position of a character in the formula. Between `$$` on separate lines, the formula begins on the second line.
 */
function positionIn(
  element: Element,
  tex: string,
  { isDisplay, position }: { readonly isDisplay: boolean; readonly position: number },
): Placed {
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
