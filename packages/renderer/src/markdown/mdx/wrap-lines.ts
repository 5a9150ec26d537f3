import type { Paragraph, RootContent } from 'mdast'
import { isInlineTag } from '../html/text-of.js'

declare module 'mdast' {
  interface Data {
    /** True for the result of an expression that is not part of a line of text. */
    isBlockResult?: boolean
  }
}

/** Types of inline nodes. */
const INLINE_TYPES: ReadonlySet<string> = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'strong',
  'text',
  'textDirective',
])

/**
 * Wraps inline content between blocks in paragraphs, as Markdown does. Inline elements without text around them stay as
 * they are.
 */
export function wrapLines(nodes: readonly RootContent[]): RootContent[] {
  if (!nodes.some(isInline)) return [...nodes]
  const blocks: RootContent[] = []
  let line: RootContent[] = []
  const endLine = (): void => {
    const isText = line.some(
      (node) => INLINE_TYPES.has(node.type) && !(node.type === 'text' && node.value.trim() === ''),
    )
    // `isInline` has checked that the children are inline content.
    if (isText) blocks.push({ type: 'paragraph', children: line as Paragraph['children'], ...positionOf(line) })
    else blocks.push(...line.filter(({ type }) => type !== 'text'))
    line = []
  }
  for (const node of nodes) {
    if (isInline(node)) {
      const last = line.at(-1)
      // Expressions on separate lines are blocks; side by side they are words of one line.
      if (last && isBlockResult(node) && isBlockResult(last)) {
        if (last.position?.end.line === node.position?.start.line) line.push({ type: 'text', value: ' ' })
        else endLine()
      }
      line.push(node)
      continue
    }
    endLine()
    blocks.push(node)
  }
  endLine()
  return blocks
}

/** Block types that components can become. */
const BLOCK_TYPES: ReadonlySet<string> = new Set([
  'blockquote',
  'code',
  'containerDirective',
  'heading',
  'include',
  'leafDirective',
  'list',
  'paragraph',
  'table',
  'thematicBreak',
])

/** Whether a node is not allowed in inline content. */
export function isBlock({ type }: RootContent): boolean {
  return BLOCK_TYPES.has(type)
}

function isInline(node: RootContent): boolean {
  return INLINE_TYPES.has(node.type) || (node.type === 'jsxElement' && isInlineTag(node.tagName))
}

function isBlockResult({ data }: RootContent): boolean {
  return data?.isBlockResult === true
}

function positionOf([first]: readonly RootContent[]): Pick<Paragraph, 'position'> {
  return first?.position ? { position: first.position } : {}
}
