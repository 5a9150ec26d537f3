import type { ElementContent } from 'hast'
import { escapeHtml } from '../../html/escape-html.js'
import { isFootnoteReference } from '../html/text-of.js'

/** Tags that a heading keeps in the table of contents. */
const KEPT_TAGS: ReadonlySet<string> = new Set(
  'abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small strong sub sup u var wbr'.split(' '),
)

/**
 * Renders a heading to inline HTML without attributes, links, images and footnote numbers, so that it can appear
 * several times and inside a link.
 */
export function toInlineHtml(nodes: readonly ElementContent[]): string {
  return allHtml(nodes).trim()
}

function allHtml(nodes: readonly ElementContent[]): string {
  let html = ''
  for (const node of nodes) html += nodeHtml(node)
  return html
}

function nodeHtml(node: ElementContent): string {
  if (node.type === 'text') return escapeHtml(node.value)
  if (node.type !== 'element' || isFootnoteReference(node)) return ''
  if (node.tagName === 'br') return ' '
  const inner = allHtml(node.children)
  const isKept = KEPT_TAGS.has(node.tagName) && (inner !== '' || node.tagName === 'wbr')
  return isKept ? `<${node.tagName}>${inner}</${node.tagName}>` : inner
}
