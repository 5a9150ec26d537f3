import type { RootContent } from 'mdast'
import { escapeHtml } from '../../render/escape-html.js'

/** The text of a line as a reader hears it: alternative texts of images included, white space collapsed. */
export function textOfPhrasing(nodes: readonly RootContent[]): string {
  return rawText(nodes).replace(/\s+/g, ' ').trim()
}

function rawText(nodes: readonly RootContent[]): string {
  let text = ''
  for (const node of nodes) {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value
    else if (node.type === 'image') text += node.alt ?? ''
    else if ('children' in node) text += rawText(node.children)
    // A line ends here, or a block does.
    else text += ' '
  }
  return text
}

/** Tags that a heading keeps where it is repeated in the table of contents. */
const KEPT_TAGS: Readonly<Record<string, string>> = { delete: 'del', emphasis: 'em', strong: 'strong' }

/** Inline HTML of a heading without links and images, so that it can stand in several places and inside a link. */
export function inlineHtmlOf(nodes: readonly RootContent[]): string {
  return rawHtml(nodes).trim()
}

function rawHtml(nodes: readonly RootContent[]): string {
  let html = ''
  for (const node of nodes) {
    if (node.type === 'text') html += escapeHtml(node.value)
    else if (node.type === 'inlineCode') html += inTag('code', escapeHtml(node.value))
    else if (node.type === 'break') html += ' \n'
    else if ('children' in node) html += inTag(KEPT_TAGS[node.type], rawHtml(node.children))
  }
  return html
}

function inTag(tag: string | undefined, inner: string): string {
  return tag === undefined || inner === '' ? inner : `<${tag}>${inner}</${tag}>`
}
