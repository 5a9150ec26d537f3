import type { RootContent } from 'mdast'
import { escapeHtml } from '../../render/escape-html.js'

/** The text of inline content for screen readers: includes alternative texts of images, collapses white space. */
export function textOfPhrasing(nodes: readonly RootContent[]): string {
  return rawText(nodes).replace(/\s+/g, ' ').trim()
}

function rawText(nodes: readonly RootContent[]): string {
  let text = ''
  for (const node of nodes) {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value
    else if (node.type === 'image') text += node.alt ?? ''
    else if ('children' in node) text += rawText(node.children)
    // A line or a block ends here.
    else text += ' '
  }
  return text
}

/** Tags that a heading keeps in the table of contents. */
const KEPT_TAGS: Readonly<Record<string, string>> = { delete: 'del', emphasis: 'em', strong: 'strong' }

/** Inline HTML of a heading without links and images, so that it may appear several times and inside a link. */
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
