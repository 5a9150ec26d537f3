import type { Element } from 'hast'
import type { Code } from 'mdast'
import { loadedGrammar, loadGrammar } from '../../highlight/load-grammar.js'
import { renderLoadedCode } from '../../highlight/render-code.js'
import { escapeHtml } from '../../html/escape-html.js'
import { DIAGRAM_LANGUAGE, describeCode, positionOf } from '../code/describe-code.js'
import type { Draft } from '../draft.js'
import { createElement } from '../html/create-element.js'
import { elementHtml } from '../html/element-html.js'
import { diagramHtml } from './diagram.js'

/** Converts a code block to an element. Its text ends in a line ending, unless the block is empty. */
export function convertCode(node: Code, draft: Draft): Element {
  const { lang, meta, value, data } = node
  const code = createElement('code', [{ type: 'text', value: value ? `${value}\n` : '' }], node)
  if (lang) code.properties = { className: [`language-${lang.split(/\s+/)[0]}`] }
  if (meta) code.data = { meta }
  const element = createElement('pre', [draft.applyData(node, code)], node)
  if (data?.block) element.data = { block: data.block }
  return element
}

/**
 * Renders a code block with the theme's component, once its grammar is loaded. An HTML `pre` is kept if it has
 * attributes or contains more than code.
 */
export function renderCodeBlock(element: Element, draft: Draft): string {
  const { compilation, file } = draft
  const block = element.data?.block
  const code = block || Object.keys(element.properties).length === 0 ? codeOf(element) : undefined
  if (code === undefined) return elementHtml(element, draft.render(element.children), draft)
  const fence = block?.kind === 'code' ? block : { language: classLanguage(element), meta: '' }
  const { request, props, url } = describeCode({ code, fence, block: element }, draft)
  const link = url === undefined ? '' : linkHtml(url, draft)
  const render = (): string => {
    const html = renderLoadedCode(request)
    const linked = url === undefined ? html : html.replace(escapeHtml(url), () => link)
    return draft.renderComponent({ name: 'CodeBlock', props: { ...props, html: linked } }, [])
  }
  const isReady = loadGrammar(request.language) === undefined || loadedGrammar(request.language) !== undefined
  if (!isReady) draft.languages.add(request.language)
  const html = isReady ? render() : draft.markers.later(render)
  if (request.language !== DIAGRAM_LANGUAGE) return html
  if (!compilation.options.mermaid) {
    compilation.report(file, positionOf(fence, element, {}).position?.start, {
      code: 'disabled-feature',
      message: 'diagrams are off, so this block is shown as code',
      length: DIAGRAM_LANGUAGE.length,
      hint: 'Set markdown.mermaid to true in the config, or use the language text',
    })
    return html
  }
  draft.diagrams.push({
    source: request.lines.join('\n'),
    refuse({ line, ...problem }) {
      compilation.report(file, positionOf(fence, element, { line }).position?.start, { code: 'diagram', ...problem })
    },
  })
  return diagramHtml(html, draft)
}

function linkHtml(url: string, draft: Draft): string {
  const props = { text: draft.markers.text, href: url, isExternal: true }
  return draft.renderComponent({ name: 'Link', props }, [escapeHtml(url)])
}

/** Returns the text of a `pre` that contains only a `code` with plain text; `undefined` for others. */
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
