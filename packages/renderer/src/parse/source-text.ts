import type { Paragraph, PhrasingContent, Root, Text } from 'mdast'

type Point = NonNullable<Root['position']>['start']

/**
 * Returns the characters of `text` from one point to another as a text node, without the indentation and `>` at the
 * start of the lines after the first.
 */
export function sourceBetween(start: Point, end: Point, text: string): Text {
  const source = text.slice(start.offset, end.offset)
  const value = source.replace(/(\r\n|\n|\r)[ \t>]*/g, '$1').replaceAll('\0', '\uFFFD')
  return { type: 'text', value, position: { start: { ...start }, end: { ...end } } }
}

/** Appends an inline node to a list and joins adjacent text nodes. Returns a new list. */
export function appendInline(nodes: readonly PhrasingContent[], node: PhrasingContent): PhrasingContent[] {
  const last = nodes.at(-1)
  if (node.type !== 'text' || last?.type !== 'text') return [...nodes, node]
  if (node.value === '') return [...nodes]
  return [...nodes.slice(0, -1), joinTexts(last, node)]
}

/** Joins two adjacent texts. */
export function joinTexts(first: Text, second: Text): Text {
  return { ...first, value: first.value + second.value, ...spanOf(first, second) }
}

/** Joins two paragraphs on adjacent lines, with the line ending between them. */
export function joinParagraphs(first: Paragraph, second: Paragraph): Paragraph {
  const lineEnding: Text = { type: 'text', value: '\n', ...between(first, second) }
  const children = [...first.children, lineEnding, ...second.children].reduce<PhrasingContent[]>(appendInline, [])
  return { ...first, children, ...spanOf(first, second) }
}

/** Whether `second` starts on the line after the one where `first` ends. */
export function areOnNeighboringLines(first: Paragraph, second: Paragraph): boolean {
  return first.position !== undefined && first.position.end.line + 1 === second.position?.start.line
}

function spanOf(first: Paragraph | Text, second: Paragraph | Text): { position?: NonNullable<Root['position']> } {
  if (!first.position || !second.position) return {}
  return { position: { start: first.position.start, end: second.position.end } }
}

function between(first: Paragraph, second: Paragraph): { position?: NonNullable<Root['position']> } {
  if (!first.position || !second.position) return {}
  return { position: { start: first.position.end, end: second.position.start } }
}
