import type { ElementContent, Nodes } from 'hast'

/** Inline elements: no space separates them from adjacent text. */
const INLINE_TAGS: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Whether an element is inline. */
export function isInlineTag(tagName: string): boolean {
  return INLINE_TAGS.has(tagName)
}

/**
 * The text of nodes for screen readers: includes alternative texts of images, excludes footnote numbers, collapses
 * white space.
 */
export function textOf(nodes: readonly Nodes[]): string {
  return rawText(nodes).replace(/\s+/g, ' ').trim()
}

function rawText(nodes: readonly Nodes[]): string {
  let text = ''
  for (const node of nodes) text += rawTextOf(node)
  return text
}

function rawTextOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  if (node.tagName === 'img') return typeof node.properties['alt'] === 'string' ? node.properties['alt'] : ''
  if (isFootnoteReference(node) || node.properties['dataFootnoteBackref'] !== undefined) return ''
  const text = rawText(node.children)
  return isInlineTag(node.tagName) ? text : ` ${text} `
}

/** Whether a node is a footnote number. */
export function isFootnoteReference(node: ElementContent): boolean {
  if (node.type !== 'element' || node.tagName !== 'sup') return false
  const [link] = node.children
  return link?.type === 'element' && link.properties['dataFootnoteRef'] !== undefined
}
