import { takeTarget } from './anchors.js'
import { convertParagraph } from './convert-inline.js'
import { attributeOf, elementsOf, type HtmlElement, type HtmlNode, hasClass } from './html-element.js'
import type { MarkdownContext } from './markdown-context.js'

/** An item of a list: its blocks after a marker. A list right after a line belongs to it, without a blank line. */
export function listItem(marker: string, blocks: readonly string[]): string {
  const [only] = blocks
  // Fast path: most items are one line.
  if (blocks.length === 1 && only !== undefined && !only.includes('\n')) return marker + only
  const indent = ' '.repeat(marker.length)
  let item = ''
  for (const [index, block] of blocks.entries()) {
    const isTight = index === 1 && blocks.length === 2 && /^(?:[-*]|\d+\.) /.test(block) && !item.includes('\n')
    item += index === 0 ? block : `${isTight ? '\n' : '\n\n'}${block}`
  }
  if (!item.includes('\n')) return `${marker}${item}`
  return `${marker}${item.replace(/\n(?=[^\n])/g, `\n${indent}`)}`
}

/** Items of a list as one block, with blank lines between them if one of them has some. */
export function joinItems(items: readonly string[]): readonly string[] {
  if (items.length === 0) return []
  return [items.join(items.some((item) => item.includes('\n\n')) ? '\n\n' : '\n')]
}

/** Converts a list. Content outside of its items follows it. */
export function convertList(element: HtmlElement, context: MarkdownContext): readonly string[] {
  const isOrdered = element.tag === 'ol'
  const start = Number(attributeOf(element, 'start') ?? 1)
  // Markdown numbers items from 0 on, with at most nine digits.
  const first = Number.isInteger(start) && start >= 0 && start < 1e8 ? start : 1
  const items: string[] = []
  const others: HtmlNode[] = []
  for (const child of listParts(element)) {
    if (child.tag !== 'li') others.push(child)
    else if (!child.isOmitted) {
      const content = child.hasBlock
        ? context.convertBlocks(child.children, context)
        : convertParagraph(child.children, context)
      const marker = isOrdered ? `${first + items.length}. ` : '- '
      items.push(listItem(marker, withTask(child, withTarget(takeTarget(child, context), content))))
    }
  }
  return [...joinItems(items), ...context.convertBlocks(others, context)]
}

/** The elements of a list. An element around items, such as an unclosed link, is replaced with its children. */
function listParts(element: HtmlElement): readonly HtmlElement[] {
  const parts = elementsOf(element)
  // Fast path: most lists contain only items.
  if (parts.every(isItem)) return parts
  return parts.flatMap((child) => {
    const isAround = !isItem(child) && child.tag !== 'ul' && child.tag !== 'ol' && elementsOf(child).some(isItem)
    return isAround ? listParts(child) : [child]
  })
}

function isItem({ tag }: HtmlElement): boolean {
  return tag === 'li'
}

/** An item begins with its anchor, except where this would turn its first block into text. */
function withTarget(target: string, blocks: readonly string[]): readonly string[] {
  if (target === '') return blocks
  const [first = '', ...rest] = blocks
  return /^(?:[-*>#|`<]|\d+\.|\$\$)/.test(first) ? [target, ...blocks] : [target + first, ...rest]
}

/** An item of a task list begins with its check box. */
function withTask(item: HtmlElement, blocks: readonly string[]): readonly string[] {
  if (!hasClass(item, 'task-list-item')) return blocks
  const [first = '', ...rest] = blocks
  return [`${hasChecked(item.children) ? '[x]' : '[ ]'} ${first}`, ...rest]
}

function hasChecked(nodes: readonly HtmlNode[]): boolean {
  return nodes.some(
    (node) =>
      typeof node !== 'string' &&
      (node.tag === 'input'
        ? attributeOf(node, 'checked') !== undefined
        : ['p', 'label'].includes(node.tag) && hasChecked(node.children)),
  )
}

/** Blocks as a quotation. */
export function quote(blocks: readonly string[]): string {
  return `> ${blocks.join('\n\n').replaceAll('\n', '\n> ').replaceAll('> \n', '>\n')}`
}
