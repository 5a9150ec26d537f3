import type { Paragraph, Root, Text } from 'mdast'

/** A tree of one paragraph that contains the whole text literally. */
export function literalDocument(text: string): Root {
  const lines = text.split(/\r\n|\n|\r/)
  const start = { line: 1, column: 1, offset: 0 }
  const end = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, offset: text.length }
  const content: Text = { type: 'text', value: text, position: { start, end } }
  const paragraph: Paragraph = { type: 'paragraph', children: [content], position: { start, end } }
  return { type: 'root', children: [paragraph], position: { start, end } }
}
