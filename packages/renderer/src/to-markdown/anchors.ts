import { percentDecode } from '../html/percent-decode.js'
import { attributeOf, type HtmlElement, type HtmlNode } from './html-element.js'
import type { MarkdownContext } from './markdown-context.js'

/** Lists the ids that links within the page point to, except links in an element to the element itself. */
export function listTargets(nodes: readonly HtmlNode[], ownId = '', targets = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const isLink = node.tag === 'a' && node.attributes.includes('#') && !node.attributes.includes('data-footnote')
    const href = isLink ? attributeOf(node, 'href') : undefined
    const id = href?.startsWith('#') ? percentDecode(href.slice(1)) : ownId
    if (id !== ownId) targets.add(id)
    listTargets(node.children, attributeOf(node, 'id') ?? ownId, targets)
  }
  return targets
}

/** Returns an anchor for an element that a link within the page points to, once; empty for other elements. */
export function takeTarget(element: HtmlElement, { targets }: Pick<MarkdownContext, 'targets'>): string {
  if (targets.size === 0 || !element.attributes.includes('id=')) return ''
  // Headings and links without a URL already have their anchors.
  if (/^h[1-6]$/.test(element.tag) || (element.tag === 'a' && attributeOf(element, 'href') === undefined)) return ''
  const id = attributeOf(element, 'id')
  return id !== undefined && targets.delete(id) ? anchor(id) : ''
}

/** An empty element as the target of links. */
export function anchor(id: string): string {
  return `<a id="${id.replaceAll('"', '&quot;')}"></a>`
}
