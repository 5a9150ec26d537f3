import type { ElementContent, Nodes } from 'hast'

/** Elements that stand in a line of text: no space is heard between them and their neighbours. */
const INLINE_TAGS: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Whether an element is part of a line of text. */
export function isInlineTag(tagName: string): boolean {
  return INLINE_TAGS.has(tagName)
}

/** The text of nodes as a reader hears it: alternative texts of images included, numbers of footnotes left out, white space collapsed. */
export function textOf(nodes: readonly Nodes[]): string {
  return nodes.map(rawTextOf).join('').replace(/\s+/g, ' ').trim()
}

function rawTextOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  if (node.tagName === 'img') return typeof node.properties['alt'] === 'string' ? node.properties['alt'] : ''
  if (isFootnoteReference(node) || node.properties['dataFootnoteBackref'] !== undefined) return ''
  const text = node.children.map(rawTextOf).join('')
  return isInlineTag(node.tagName) ? text : ` ${text} `
}

/** Whether a node is the raised number that leads to a footnote. */
export function isFootnoteReference(node: ElementContent): boolean {
  if (node.type !== 'element' || node.tagName !== 'sup') return false
  const [link] = node.children
  return link?.type === 'element' && link.properties['dataFootnoteRef'] !== undefined
}
