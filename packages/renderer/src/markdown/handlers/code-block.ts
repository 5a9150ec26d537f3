import type { Element } from 'hast'
import { renderLoadedCode } from '../../highlight/render-code.js'
import { describeCode, placeOf } from '../code/describe-code.js'
import type { RenderContext } from './context.js'
import { DIAGRAM_LANGUAGE, diagramHtml } from './diagram.js'
import { elementHtml } from './element-html.js'

/**
 * Renders a code block with the theme's component, once its grammar is loaded. An HTML `pre` is kept if it has
 * attributes or contains more than code.
 */
export function renderCodeBlock(element: Element, context: RenderContext): string {
  const { draft, draw } = context
  const block = element.data?.block
  const code = block || Object.keys(element.properties).length === 0 ? codeOf(element) : undefined
  if (code === undefined) return elementHtml(element, context.render(element.children), context)
  const fence = block?.kind === 'code' ? block : { language: classLanguage(element), meta: '' }
  const { request, props } = describeCode({ code, fence, block: element }, draft, context)
  draft.languages.add(request.language)
  const html = draft.markers.later(() =>
    draw({ name: 'CodeBlock', props: { ...props, html: renderLoadedCode(request) } }, []),
  )
  if (request.language !== DIAGRAM_LANGUAGE || !draft.compilation.options.mermaid) return html
  draft.diagrams.push({
    source: request.lines.join('\n'),
    refuse({ message, line }) {
      context.report(placeOf(fence, element, { line }), { code: 'diagram', message })
    },
  })
  return diagramHtml(html, context)
}

/** The text of a `pre` that contains only a `code` with plain text. */
function codeOf({ children }: Element): string | undefined {
  const [code, ...others] = children
  if (code?.type !== 'element' || code.tagName !== 'code' || others.length > 0) return undefined
  let text = ''
  for (const child of code.children) {
    if (child.type !== 'text') return undefined
    text += child.value
  }
  return text
}

function classLanguage({ children: [code] }: Element): string {
  const names = code?.type === 'element' ? code.properties['className'] : undefined
  const name = Array.isArray(names) ? names.map(String).find((each) => each.startsWith('language-')) : undefined
  return name?.slice('language-'.length) ?? ''
}
