import type { Element, ElementContent, Nodes } from 'hast'
import { createWordJoiner, type WordJoiner } from '../../html/create-word-joiner.js'

/** Inline elements: no space separates them from adjacent text. */
const INLINE_TAGS: ReadonlySet<string> = new Set(
  (
    'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark output q ruby s samp small span strike ' +
    'strong sub sup time tt u var wbr'
  ).split(' '),
)

/** Whether an element is inline. */
export function isInlineTag(tagName: string): boolean {
  return INLINE_TAGS.has(tagName)
}

/**
 * Returns the text of nodes for screen readers: includes alternative texts of images, excludes footnote numbers,
 * collapses white space.
 */
export function textOf(nodes: readonly Nodes[]): string {
  const words = createWordJoiner()
  addWords(nodes, words)
  return words.text()
}

function addWords(nodes: readonly Nodes[], words: WordJoiner): void {
  for (const node of nodes) {
    if (node.type === 'text') words.add(node.value)
    else if (node.type === 'element') addElement(node, words)
  }
}

function addElement(element: Element, words: WordJoiner): void {
  const { tagName, properties, children } = element
  if (tagName === 'img') {
    if (typeof properties['alt'] === 'string') words.add(properties['alt'])
    return
  }
  if (isFootnoteReference(element) || properties['dataFootnoteBackref'] !== undefined) return
  const isBlock = !isInlineTag(tagName)
  if (isBlock) words.separate()
  addWords(children, words)
  if (isBlock) words.separate()
}

/** Whether a node is a footnote number. */
export function isFootnoteReference(node: ElementContent): boolean {
  if (node.type !== 'element' || node.tagName !== 'sup') return false
  const [link] = node.children
  return link?.type === 'element' && link.properties['dataFootnoteRef'] !== undefined
}
