import type { Paragraph, RootContent } from 'mdast'

/** Whether a node is the title of the directive around it. */
export function isLabelParagraph(node: RootContent): node is Paragraph {
  return node.type === 'paragraph' && node.data?.directiveLabel === true
}

/** Creates the title of a directive from plain text. */
export function labelOf(value: string): Paragraph {
  return { type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value }] }
}
