import type { Element, ElementContent } from 'hast'
import { describeCode, placeOf } from '../code/describe-code.js'
import type { Place } from '../draft.js'
import { componentElement } from './component-element.js'
import { DIAGRAM_LANGUAGE, finishDiagram } from './finish-diagram.js'

/**
 * Makes a block of code the theme's; its lines come later, when the grammar is there. A `pre` in HTML stays when it has
 * attributes or holds more than code.
 */
export function finishCodeBlock(element: Element, place: Place): ElementContent[] {
  const block = element.data?.block
  const code = block || Object.keys(element.properties).length === 0 ? codeOf(element) : undefined
  if (code === undefined) return [{ ...element, children: place.finish(element.children) }]
  const fence = block?.kind === 'code' ? block : { language: classLanguage(element), meta: '' }
  const { request, props } = describeCode({ code, fence, block: element }, place.draft, place)
  const finished = componentElement({ name: 'Group' })
  place.draft.codes.push({
    request,
    complete(html) {
      finished.data = { component: { name: 'CodeBlock', props: { ...props, html } } }
    },
  })
  const { draft } = place
  if (request.language !== DIAGRAM_LANGUAGE || !draft.compilation.options.mermaid) return [finished]
  draft.diagrams.push({
    source: request.lines.join('\n'),
    refuse({ message, line }) {
      place.report(placeOf(fence, element, { line }), { code: 'diagram', message })
    },
  })
  return [finishDiagram(finished, place)]
}

/** The text of a `pre` that holds one `code` and nothing but text in it. */
function codeOf({ children }: Element): string | undefined {
  const [code, ...others] = children
  if (code?.type !== 'element' || code.tagName !== 'code' || others.length > 0) return undefined
  return code.children.every((child) => child.type === 'text')
    ? code.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
    : undefined
}

function classLanguage({ children: [code] }: Element): string {
  const names = code?.type === 'element' ? code.properties['className'] : undefined
  const name = Array.isArray(names) ? names.map(String).find((each) => each.startsWith('language-')) : undefined
  return name?.slice('language-'.length) ?? ''
}
