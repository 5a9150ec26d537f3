import type { Element, ElementContent } from 'hast'
import type { Place } from '../draft.js'
import type { Placed } from '../source-file.js'
import { componentElement } from './component-element.js'
import { textOf } from './text-of.js'

/** Takes a formula out of the text: it is set when the document is finished, for what sets formulas is loaded only then. */
export function finishMath(element: Element, isDisplay: boolean, place: Place): ElementContent[] {
  const { draft } = place
  const [child] = element.children
  const tex = child?.type === 'text' ? child.value : textOf(element.children)
  if (isDisplay) draft.sections.separate()
  if (!place.isSilent) draft.sections.add(tex)
  if (isDisplay) draft.sections.separate()
  const finished = componentElement({ name: 'Group' })
  draft.formulas.push({
    tex,
    isDisplay,
    complete(html) {
      finished.children = [{ type: 'text', value: draft.markers.html(html) }]
    },
    refuse({ message, position }) {
      place.report(placeIn(element, tex, { isDisplay, position }), { code: 'math', message })
      const code: Element = {
        type: 'element',
        tagName: 'code',
        properties: {},
        children: [{ type: 'text', value: tex }],
      }
      finished.children = isDisplay ? [{ type: 'element', tagName: 'pre', properties: {}, children: [code] }] : [code]
    },
  })
  return [finished]
}

/** The place of a character of the formula. Between `$$` on lines of their own the formula begins on the second line. */
function placeIn(
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
