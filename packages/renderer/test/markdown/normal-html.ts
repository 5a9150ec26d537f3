import type { Nodes, Properties } from 'hast'
import { raw } from 'hast-util-raw'

/**
 * HTML normalized so that only real differences remain: parsed, attributes sorted, URLs encoded, insignificant white
 * space removed.
 */
export function normalHtml(html: string): string {
  return show(raw({ type: 'root', children: [{ type: 'raw', value: html.trim() }] }), 'text')
    .replace(/\n+/g, '\n')
    .trim()
}

const BLOCK =
  /^(?:address|article|aside|blockquote|body|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|menu|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|title|tr|ul|script|style|link|iframe|textarea)$/
/** Elements in which white space at the edges is insignificant. */
const TRIMMED = /^(?:table|thead|tbody|tfoot|tr|script|style)$/

type Mode = 'text' | 'verbatim' | 'no text'

function show(node: Nodes, mode: Mode): string {
  switch (node.type) {
    case 'root':
      return showAll(node.children, mode)
    case 'text':
      return mode === 'no text' ? node.value.trim() : JSON.stringify(node.value.replace(/</g, '&lt;')).slice(1, -1)
    case 'element': {
      const { tagName } = node
      const inner = showAll(node.children, innerMode(tagName, mode))
      const line = BLOCK.test(tagName) ? '\n' : ''
      return `${line}<${tagName}${showProperties(node.properties)}>${inner}</${tagName}>${line}`
    }
    default:
      return ''
  }
}

function innerMode(tagName: string, mode: Mode): Mode {
  if (tagName === 'pre' || mode === 'verbatim') return 'verbatim'
  return TRIMMED.test(tagName) ? 'no text' : 'text'
}

function showAll(nodes: readonly Nodes[], mode: Mode): string {
  const html = nodes.map((node) => show(node, mode)).join('')
  return mode === 'verbatim' ? html : html.replace(/(?: |\\n|\\t)+/g, ' ').replace(/\n+ *| *\n+/g, '\n')
}

function showProperties(properties: Properties): string {
  return Object.keys(properties)
    .sort()
    .map((name) => ` ${name}=${JSON.stringify(normalValue(name, properties[name]))}`)
    .join('')
}

/** URLs are percent-encoded if they come from Markdown and unchanged if they come from HTML. */
function normalValue(name: string, value: Properties[string]): Properties[string] {
  if (name !== 'href' && name !== 'src') return value
  return String(value).replace(/%(?![\da-f]{2})|[^\w\-.!~*'();/?:@&=+$,#%]+/gi, encodeURIComponent)
}
